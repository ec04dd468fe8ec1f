import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import * as v from 'valibot';

const folder = new URL('../../storybook-static/', import.meta.url).pathname;
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const storyIndex = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), type: v.string(), importPath: v.string() })),
});

/** A story of the built Storybook: its id, and the file that tells it. */
export type StoryEntry = { id: string; importPath: string };

/** Every story of components and pages in the built Storybook, by id; the workbench is no part of a shop. */
export const storyEntries = (): StoryEntry[] =>
  builtStories().filter(({ importPath }) => !importPath.startsWith('./tools/workbench/'));

/** The workbench page with all colours, including those of hover and focus states, which no other screenshot shows. */
export const colourPages = (): StoryEntry[] => builtStories().filter(({ id }) => id === 'workbench-tokens--colours');

function builtStories(): StoryEntry[] {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) throw new Error('There is no storybook-static: run `npm test stories` first.');
  const { entries } = v.parse(storyIndex, JSON.parse(readFileSync(file, 'utf8')));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .sort((one, other) => one.id.localeCompare(other.id));
}

type Answerer = (request: Request) => Response | Promise<Response>;

/** Serves the built Storybook on a free port; who looks at its pictures says how they are made. */
export async function serveStorybook(pictures?: Answerer): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    // The day of a story is the story's own.
    response.sendDate = false;
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path.startsWith('/img/') && pictures !== undefined) return void answer(pictures, request, response);
    const file = join(folder, normalize(`/${path}`));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the stories has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function answer(pictures: Answerer, { url = '', headers }: IncomingMessage, response: ServerResponse) {
  const picture = await pictures(new Request(`http://localhost${url}`, { headers: { accept: headers.accept ?? '' } }));
  response.writeHead(picture.status, Object.fromEntries(picture.headers));
  response.end(new Uint8Array(await picture.arrayBuffer()));
}
