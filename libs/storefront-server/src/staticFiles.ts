import fresh from 'fresh';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { acceptedEncoding, encodings, type Encoding } from './encoding.ts';

type StaticFile = {
  /** Whatever the packing. */
  headers: Readonly<Record<string, string>>;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** Of which there is a body. */
  encodings: readonly Encoding[];
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Where browsers find the store's service worker. */
const workerPath = '/sw.js';

/** The store's own files, read once. What lies under /assets/ never changes under its name. */
export function loadStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    isServed(join(folder, name)),
  );
  return new Map(names.map((name) => [addressOf(name), load(folder, name)]));
}

const addressOf = (name: string) => `/${name.split(sep).join('/')}`;

const isServed = (path: string) =>
  statSync(path).isFile() && !path.includes(`${sep}.vite${sep}`) && !/\.(br|gz)$/.test(path);

/** The same files, with another service worker. */
export function withWorker(files: ReadonlyMap<string, StaticFile>, script: string): ReadonlyMap<string, StaticFile> {
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
  return new Map(files).set(workerPath, {
    headers,
    bodies: { identity: Buffer.from(script) },
    encodings: ['identity'],
  });
}

/** How long browsers keep a file. Of the service worker they ask for the newest, always: an old one must not stay. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'max-age=31536000, immutable';
  return path === workerPath ? 'no-cache' : 'max-age=3600';
}

function load(folder: string, name: string): StaticFile {
  const path = join(folder, name);
  const address = addressOf(name);
  const identity = readFileSync(path);
  const etag = `"${identity.length.toString(36)}-${Math.trunc(statSync(path).mtimeMs).toString(36)}"`;
  const bodies = { identity, ...beside(path, 'br', '.br'), ...beside(path, 'gzip', '.gz') };
  return {
    headers: {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      vary: 'Accept-Encoding',
      // A browser takes a module for nothing but its type by itself.
      ...(extname(name) === '.js' ? {} : { 'x-content-type-options': 'nosniff' }),
      'cache-control': cachingOf(address),
      ...(address.startsWith('/assets/') ? {} : { etag }),
    },
    bodies,
    encodings: encodings.filter((encoding) => bodies[encoding] !== undefined),
  };
}

function beside(path: string, encoding: Encoding, ending: string): Partial<Record<Encoding, Buffer>> {
  try {
    return { [encoding]: readFileSync(path + ending) };
  } catch {
    return {};
  }
}

/**
 * Sends a file, packed as well as the client takes it. There are many of them on a page: none says what its name and HTTP's
 * own rules say already.
 */
export function sendFile(file: StaticFile, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (fresh(incoming.headers, file.headers)) return void outgoing.writeHead(304, file.headers).end();
  const encoding = acceptedEncoding(incoming.headers['accept-encoding'], file.encodings);
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const packing = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  outgoing.writeHead(200, { ...file.headers, ...packing, 'content-length': body.length });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}
