import { partsOfDataAddress } from '../services/partsOfDataAddress.ts';
import { isCacheOf } from '../worker/generations.ts';

/** What is read of CacheStorage. */
type Kept = Pick<CacheStorage, 'keys'> & { open(name: string): Promise<Pick<Cache, 'keys'>> };

/** The address of a product's page, without the variant that it names. */
const ofProduct = /^\/p\/[^/]+\/[^/?#]+/;

/**
 * The address to open while offline. A product of which only another variant's page is cached opens at that variant: of several
 * at the one that was cached last, data before documents. Any other address stays as it is.
 */
export async function keptAddress(href: string, storage: Kept = caches): Promise<string> {
  const product = ofProduct.exec(href)?.[0];
  if (product === undefined) return href;
  const kept = (await keptPages(storage)).filter((page) => ofProduct.exec(page)?.[0] === product);
  return kept.includes(href) ? href : (kept.at(-1) ?? href);
}

/** The addresses of the cached pages: documents of every version, and data of the latest, as a page reads those of its own version alone. */
async function keptPages(storage: Kept): Promise<string[]> {
  const caches = await storage.keys();
  const data = caches.filter((name) => isCacheOf(name, 'data')).slice(-1);
  const names = [...caches.filter((name) => isCacheOf(name, 'pages')), ...data];
  const requests = await Promise.all(names.map(async (name) => (await storage.open(name)).keys()));
  return requests.flat().map(({ url }) => {
    const { pathname, search } = new URL(url);
    return partsOfDataAddress(pathname + search)?.page ?? pathname + search;
  });
}
