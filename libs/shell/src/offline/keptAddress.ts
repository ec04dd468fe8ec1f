import { partsOfDataAddress } from '../services/dataAddress.ts';
import { isCacheOf } from '../worker/generations.ts';

/** Of the browser's caches, the names and the addresses that each has. */
type Kept = Pick<CacheStorage, 'keys'> & { open(name: string): Promise<Pick<Cache, 'keys'>> };

/** The address of a product's page, without the variant that it names. */
const ofProduct = /^\/p\/[^/]+\/[^/?#]+/;

/**
 * The address to open without a network: the page of a product that the browser has at the address of another variant alone
 * is opened there, the one seen last first. Any other address stays.
 */
export async function keptAddress(href: string, storage: Kept = caches): Promise<string> {
  const product = ofProduct.exec(href)?.[0];
  if (product === undefined) return href;
  const kept = (await keptPages(storage)).filter((page) => ofProduct.exec(page)?.[0] === product);
  return kept.includes(href) ? href : (kept.at(-1) ?? href);
}

/** The addresses of the pages that the service worker keeps, as documents or as their data. */
async function keptPages(storage: Kept): Promise<string[]> {
  const names = (await storage.keys()).filter((name) => isCacheOf(name, 'pages') || isCacheOf(name, 'data'));
  const requests = await Promise.all(names.map(async (name) => (await storage.open(name)).keys()));
  return requests.flat().map(({ url }) => {
    const { pathname, search } = new URL(url);
    return partsOfDataAddress(pathname + search)?.page ?? pathname + search;
  });
}
