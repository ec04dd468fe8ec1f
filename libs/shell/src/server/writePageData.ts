import type { PageDefinition } from '../pages/definePage.tsx';
import type { PageServer } from '../pages/pageServer.ts';
import type { PageData } from '../pages/pageSource.ts';

/** The halves of pages that only the server has, by kind. */
export type PageServers = ReadonlyMap<string, PageServer<unknown>>;

/** Loads the halves of all pages that only the server has. */
export async function loadPageServers(pages: readonly PageDefinition[]): Promise<PageServers> {
  const loaded = await Promise.all(
    pages.map(async ({ kind, server }) => server && ([kind, (await server()).pageServer] as const)),
  );
  return new Map(loaded.filter((entry) => entry !== undefined));
}

/** Texts of data that a server keeps and renders again. */
const texts = new WeakMap<object, string>();

/** A page's data as its document carries it: without what its static parts show. */
export const writePageData =
  (servers: PageServers) =>
  (shown: PageData): string => {
    const key = typeof shown.data === 'object' && shown.data !== null && !shown.params ? shown.data : shown;
    const text = texts.get(key) ?? write(shown, servers.get(shown.kind));
    texts.set(key, text);
    return text;
  };

function write(shown: PageData, server: PageServer<unknown> | undefined): string {
  const data = server?.withoutStaticParts?.(shown.data) ?? shown.data;
  return JSON.stringify({ ...shown, data });
}
