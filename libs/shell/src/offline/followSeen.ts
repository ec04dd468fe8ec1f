import { customerGroupAtom } from '@etalage/account/headless';
import {
  createAttributesApi,
  createProductsByIdApi,
  isLinkedByPath,
  summaryOf,
  viewedCard,
} from '@etalage/catalog/headless';
import { wishlistAtom } from '@etalage/wishlist/headless';
import { noNotes } from '../model/pageNotes.ts';
import { category } from '../pages/category/page.ts';
import { home } from '../pages/home/page.ts';
import { isOf, type PageData } from '../pages/pageSource.ts';
import { product } from '../pages/product/page.ts';
import { pages } from '../pages/registry.ts';
import { search } from '../pages/search/page.ts';
import { cameWithDocument } from '../router/pageData.ts';
import { parseSearch } from '../router/search.ts';
import { shownBy } from '../router/shownPage.ts';
import type { ShopRouter } from '../router/shopRouter.tsx';
import type { Visit } from '../visit/createVisit.ts';
import { startSecondStage } from './secondStage.ts';
import { seenProducts } from '../visit/seenProducts.ts';
import { viewOf } from '../visit/viewOf.ts';
import { visitHttp } from '../visit/visitHttp.ts';

const followed = new WeakSet<ShopRouter>();

/** Keeps the cards of the products that the shopper sees or wishes for: without a network these are searched. */
export async function followSeen(router: ShopRouter): Promise<void> {
  if (followed.has(router)) return;
  followed.add(router);
  const { visit } = router.options.context;
  const { keep } = seenProducts(visit);
  const readWhole = startSecondStage(router);
  router.subscribe('onResolved', () => {
    const { data } = shownIn(router);
    void keep(seenIn(data));
    readWhole(data);
  });
  followWishes(visit);
  const { href } = router.latestLocation;
  const first = await wholeData(router);
  if (router.latestLocation.href === href) readWhole(first);
  await keep(seenIn(first));
}

const shownIn = (router: ShopRouter) => shownBy(router.state.matches, pages);

/** The data of the page that is shown; those that came with its document lack its lists, which the server alone drew. */
async function wholeData(router: ShopRouter): Promise<PageData | undefined> {
  const { page, data } = shownIn(router);
  const { data: shown } = data ?? {};
  if (!page || typeof shown !== 'object' || shown === null || !cameWithDocument(shown) || !hasList(page.kind))
    return data;
  const params = data?.params ?? { ...router.state.matches.at(-1)?.params };
  const request = { params, search: page.search?.(parseSearch(router.latestLocation.searchStr)) ?? {} };
  return router.options.context.pages.load(page, request, noNotes).catch(() => undefined);
}

const hasList = (kind: string): boolean => [home, category, search].some((page) => page.kind === kind);

/** The products of a page, as cards or what makes them. */
function seenIn(shown: PageData | undefined): readonly unknown[] {
  if (shown === undefined) return [];
  if (isOf(home, shown)) return Object.values(shown.data.products).flat();
  if (isOf(category, shown) || isOf(search, shown)) return shown.data.listing.products;
  if (isOf(product, shown)) return [viewedCard(shown.data)];
  return [];
}

/** Keeps the cards of what is on the wishlist and was not seen here, such as what a customer saved on another device. */
function followWishes(visit: Visit): void {
  const { store } = visit;
  const asked = new Set<number>();
  const follow = () => {
    const ids = store.get(wishlistAtom).map(({ id, parentId }) => parentId ?? id);
    const missing = ids.filter((id) => !asked.has(id));
    if (missing.length === 0) return;
    for (const id of missing) asked.add(id);
    // They are asked for again with the next page.
    void keepWished(visit, missing).catch(() => missing.forEach((id) => asked.delete(id)));
  };
  store.sub(wishlistAtom, follow);
  follow();
}

async function keepWished(visit: Visit, ids: readonly number[]): Promise<void> {
  const { keep, all } = seenProducts(visit);
  const seen = new Set((await all()).map(({ id }) => id));
  const unseen = ids.filter((id) => !seen.has(id));
  if (unseen.length === 0) return;
  const [http, view] = [visitHttp(visit), viewOf(visit)];
  const [attributes, found] = await Promise.all([
    createAttributesApi(http, view).attributes(),
    createProductsByIdApi(http, view, visit.store.get(customerGroupAtom)).byId(unseen, 'whole'),
  ]);
  const context = { now: Date.now(), attributes, words: visit.words.catalog, linksByPath: isLinkedByPath(view) };
  await keep([...found.values()].map((each) => summaryOf(each, context)));
}
