import { customerGroupAtom } from '@etalage/account/headless';
import { isLinkedByPath } from '@etalage/catalog/headless';
import { search as searchConstants } from '@etalage/core/constants';
import { category } from '../pages/category/page.ts';
import { isOf, type PageData, type PageSource } from '../pages/pageSource.ts';
import { search } from '../pages/search/page.ts';
import type { ShopRouter } from '../router/shopRouter.tsx';
import { viewOf } from '../visit/viewOf.ts';
import { knownProducts } from './knownProducts.ts';
import { openKnown } from './openKnown.ts';

/**
 * Lists come with what their cards show, the first stage. Once a list is shown, this reads its whole products in the background,
 * and their pages open with them (CACHE-07). Returns what is to be called with each list that is shown.
 */
export function startSecondStage(router: ShopRouter): (shown: PageData | undefined) => void {
  const { context } = router.options;
  const { visit } = context;
  // The URL map knows products by their paths, which their documents alone do not lead back to.
  if (isLinkedByPath(viewOf(visit))) return () => undefined;
  const { missing, read, forget } = knownProducts(visit);
  const timed = withTimes(context.pages);
  context.pages = openKnown(router, timed.source);

  let leaving = new AbortController();
  const stop = () => {
    leaving.abort();
    leaving = new AbortController();
  };
  const forgetAll = () => {
    stop();
    forget();
  };
  let isOff = false;
  const readWhole = async (ids: readonly number[], firstStage: number) => {
    const { signal } = leaving;
    await idle();
    if (signal.aborted || !isFreeNetwork()) return;
    const secondStage = await read(ids, visit.store.get(customerGroupAtom), signal);
    isOff ||= firstStage > secondStage;
  };

  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && stop());
  // Whose prices they are.
  visit.store.sub(customerGroupAtom, forgetAll);
  visit.events.on('session/logged-out', forgetAll);
  return (shown) => {
    const firstStage = timed.timeOf(shown?.data);
    if (shown === undefined || firstStage === undefined || isOff) return;
    const ids = missing(listed(shown)).slice(-searchConstants.defaultSize);
    // What fails is asked for again with the next list.
    if (ids.length > 0) void readWhole(ids, firstStage).catch(() => undefined);
  };
}

/** A source that remembers how many milliseconds its pages took. */
function withTimes(source: PageSource): { source: PageSource; timeOf(data: unknown): number | undefined } {
  const times = new WeakMap<object, number>();
  return {
    timeOf: (data) => (typeof data === 'object' && data !== null ? times.get(data) : undefined),
    source: {
      ...source,
      load: async (page, request, notes) => {
        const begun = performance.now();
        const loaded = await source.load(page, request, notes);
        if (typeof loaded.data === 'object' && loaded.data !== null) times.set(loaded.data, performance.now() - begun);
        return loaded;
      },
    },
  };
}

const listed = (shown: PageData): number[] =>
  isOf(category, shown) || isOf(search, shown) ? shown.data.listing.products.map(({ id }) => id) : [];

/** When the browser has nothing else to do. Not every browser tells. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Whether there is a network that costs the shopper nothing to speak of. */
function isFreeNetwork(): boolean {
  const { onLine, connection = {} }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } =
    navigator;
  return onLine && connection.saveData !== true && !connection.effectiveType?.includes('2g');
}
