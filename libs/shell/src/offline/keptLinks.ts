import { linkTo } from '../links.ts';
import type { ShopWords } from '../words/shopWords.ts';
import type { PageDefinition } from '../pages/definePage.tsx';
import { isPageData } from '../pages/pageSource.ts';
import { pages } from '../pages/registry.ts';
import { partsOfDataAddress } from '../services/partsOfDataAddress.ts';
import { cacheOf, isCacheOf } from '../worker/generations.ts';
import { titleIn } from '../worker/keptPages.ts';

/** A page that the browser has, to be opened without a network. */
export type KeptLink = { href: string; title: string };

/** Pages of which the guide speaks by itself. */
const ownPlaces = new Set([linkTo('cart'), linkTo('offline-guide')]);

/**
 * The pages that the service worker keeps, the newest first: documents of every version, and data of this one, which is that of
 * the worker that answers the page.
 */
export async function readKeptLinks(
  storage: CacheStorage,
  words: ShopWords,
  version: string | undefined,
): Promise<KeptLink[]> {
  const names = (await storage.keys()).toReversed();
  const documents = names.filter((name) => isCacheOf(name, 'pages'));
  const data = names.filter((name) => version !== undefined && name === cacheOf(version, 'data'));
  const found = new Map<string, string>();
  const add = async (name: string, read: (path: string, answer: Response) => Promise<KeptLink | undefined>) => {
    const cache = await storage.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const { pathname, search } = new URL(request.url);
      const answer = await cache.match(request, { ignoreVary: true });
      // What is spoilt, or has the shape of another build, is not listed.
      const link = answer && (await read(pathname + search, answer).catch(() => undefined));
      if (link && !ownPlaces.has(link.href) && !found.has(link.href)) found.set(link.href, link.title);
    }
  };
  for (const name of documents) await add(name, async (href, answer) => ofDocument(href, await answer.text()));
  for (const name of data) await add(name, async (path, answer) => ofData(path, await answer.json(), words));
  return [...found].map(([href, title]) => ({ href, title }));
}

function ofDocument(href: string, html: string): KeptLink | undefined {
  const title = titleIn(html);
  return title === undefined ? undefined : { href, title: textOf(title) };
}

/** The text that a title says as HTML. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? html;

function ofData(path: string, shown: unknown, words: ShopWords): KeptLink | undefined {
  const href = partsOfDataAddress(path)?.page;
  if (href === undefined || !isPageData(shown)) return undefined;
  const page: PageDefinition | undefined = pages.find(({ kind }) => kind === shown.kind);
  const ofHome = href === '/' ? words.frame.tabHome : undefined;
  const title = page?.head({ data: shown.data, path: href, words }).title ?? ofHome;
  return title === undefined ? undefined : { href, title };
}
