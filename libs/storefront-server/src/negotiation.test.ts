import { aStoreView } from '@etalage/core/testing';
import { nl } from '@etalage/shell/nl';
import { loadServerWords } from '@etalage/shell/server';
import { someServices } from '@etalage/shell/testing';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutputCache } from './outputCache.ts';
import { createPageHandler } from './pageHandler.ts';
import { createShopServer } from './shopServer.ts';
import { loadStaticFiles } from './staticFiles.ts';

const script = 'export const winkel = "Fenne";'.repeat(50);
const keptText = '<p>Handdoek</p>'.repeat(50);
const folder = mkdtempSync(join(tmpdir(), 'negotiation-'));
let shop: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main.js'), script);
  writeFileSync(join(folder, 'assets/main.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/main.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
  const cache = createOutputCache();
  await cache.begin('/c/bad')({ text: keptText, headers: {} }, { tags: new Set(), expiresAt: Infinity });
  const renderer = {
    app: { view: aStoreView(), words: nl },
    baseUrl: 'https://winkel.example',
    services: () => someServices({}),
    assetsOf: () => ({ entry: '/main.js', scripts: [], styles: [], forCart: [] }),
    regions: async () => ({}),
    report: () => '',
  };
  shop = createShopServer({
    storeName: 'Linge',
    words: await loadServerWords(nl),
    files: loadStaticFiles(folder),
    proxy: { forward: () => expect.unreachable(), close: () => undefined },
    page: createPageHandler(renderer, 'build', cache),
    backendIsUp: async () => true,
    report: () => '',
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
});
afterAll(() => {
  shop.close();
  rmSync(folder, { recursive: true });
});

/** Not fetch: it asks for packed answers by itself. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const address = shop.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject),
  );
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

describe.each([
  ['a page', '/cart', 'Winkelwagen'],
  ['a kept page', '/c/bad', keptText],
  ['a file', '/assets/main.js', script],
])('%s', (_what, path, text) => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity;q=0, *', 'br'],
    ['identity;q=0', 'identity'],
    [undefined, 'identity'],
  ] as const)('for Accept-Encoding: %s is sent as %s', async (header, encoding) => {
    const { headers, body } = await ask(path, header === undefined ? {} : { 'accept-encoding': header });
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
    expect(unpack[encoding](body).toString()).toContain(text);
  });
});

describe.each([
  ['a kept page', '/c/bad'],
  ['a file that may change under its name', '/logo.svg'],
])('%s', (_what, path) => {
  const tags: [what: string, header: (etag: string) => string][] = [
    ['its own tag', (etag) => etag],
    ['its own tag, which a cache on the way made weak', (etag) => `W/${etag}`],
    ['a list with its tag', (etag) => `"old", W/"older",${etag}`],
    ['any tag', () => '*'],
  ];
  it.each(tags)('is not sent again to who has %s', async (_tag, header) => {
    const { headers } = await ask(path);
    const again = await ask(path, { 'if-none-match': header(String(headers.etag)) });
    expect([again.status, again.headers.etag, again.body.length]).toEqual([304, headers.etag, 0]);
  });

  const others: [what: string, asked: (etag: string) => Record<string, string>][] = [
    ['has another one', () => ({ 'if-none-match': '"old", W/"older"' })],
    ['reloads without caches', (etag) => ({ 'if-none-match': etag, 'cache-control': 'no-cache' })],
    ['has one of unknown age', () => ({ 'if-modified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' })],
  ];
  it.each(others)('is sent to who %s', async (_who, asked) => {
    const { headers } = await ask(path);
    expect((await ask(path, asked(String(headers.etag)))).status).toBe(200);
  });
});
