import { browserStorage, type Storage, type StoreView, type TokenPort } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerSearch } from './answerSearch.ts';
import { openSearchAtom } from './overlay/openSearchAtom.ts';
import { createCartVisit, type CartVisit } from './visit/cartVisit.ts';
import { createVisit, type Visit as ShopVisit } from './visit/createVisit.ts';
import { createSessionVisit, keptTokens } from './visit/sessionVisit.ts';
import { createWishVisit } from './visit/wishVisit.ts';
import { hydratedEvent } from './early/hydratedEvent.ts';
import { noteHearts } from './early/noteHearts.ts';
import { noNotes } from './model/pageNotes.ts';
import { createShopRouter, showPending } from './router/shopRouter.tsx';
import { ServerPartsProvider } from './router/serverParts.tsx';
import type { ShopWords } from './words/shopWords.ts';
import { nl } from './words/nl.ts';
import { loadServerWords } from './words/serverWords.ts';
import type { PageSource } from './pages/pageSource.ts';
import { somePages, type PageLoads } from './pages/somePages.ts';
import type { Services } from './services/services.ts';
import { readyParts } from './server/readyParts.ts';
import { createRegions } from './server/regions.tsx';
import { sharing } from './server/sharing.ts';

/** The cart of a shop, for `visit`. */
export { SeesAll } from './testing/SeesAll.ts';
export { createCartVisit };
/** The code that a visit loads late, for tests in which it does not come. */
export { loadLazyParts } from './loading/later.ts';

/** What services answer in a test: the data of pages by their kind, and what frames them. */
export type SomeServices = PageLoads &
  Partial<Pick<Services, 'menu' | 'theme' | 'reviews'> & Pick<PageSource, 'resolve'>>;

/** Services that have nothing: every page is missing. State only what matters to the test. */
export function someServices({ menu, theme, reviews, resolve, ...loads }: SomeServices = {}): Services {
  const pages = somePages(loads);
  return {
    load: pages.load,
    resolve: resolve ?? pages.resolve,
    menu: menu ?? (async () => []),
    theme: theme ?? (() => Promise.reject(new Error('The test has none.'))),
    reviews: reviews ?? (async () => undefined),
  };
}

type Visit = {
  path: string;
  services?: SomeServices;
  view?: Partial<StoreView>;
  words?: ShopWords;
  logo?: string;
  /** What stands in for the cart, or what connects the shop's own to the visit. */
  cart?: CartVisit | typeof createCartVisit;
  /** With the shop's own cart: what is in it by what the storage holds. */
  hasCart?: boolean;
  storage?: Storage;
  tokens?: TokenPort;
  /** With the shop's own session: who is logged in by what the storage holds. */
  hasSession?: boolean;
  /** With the shop's own wishlist. */
  hasWishes?: boolean;
  /** With the search that opens from the header. */
  hasSearch?: boolean;
  /** What the shopper does before hydration. */
  early?: () => void;
};

const openStorages = new Set<Storage>();
const closedStorage: Storage = { read: () => undefined, write: () => false, remove: () => undefined };

/** Cuts the visits so far off from their storage: a retry that is still scheduled reads and writes nothing. */
export function closeVisits(): void {
  for (const storage of openStorages) Object.assign(storage, closedStorage);
  openStorages.clear();
}

/** Renders the whole page of a path as the server would send it, and keeps it alive. */
export async function visit({
  path,
  services,
  view,
  words = nl,
  hasCart = false,
  cart = hasCart ? createCartVisit : undefined,
  storage = browserStorage(),
  tokens,
  hasSession = false,
  hasWishes = false,
  hasSearch = false,
  early,
  logo = '<svg></svg>',
}: Visit) {
  openStorages.add(storage);
  const app = { view: aStoreView(view), words };
  const shopVisit: ShopVisit = createVisit({
    ...app,
    storage,
    ...(hasSession && { tokens: keptTokens(storage, () => shopVisit) }),
    ...(tokens && { tokens }),
  });
  const { store, events } = shopVisit;
  const pages = someServices(services);
  const shopCart = typeof cart === 'function' ? cart(shopVisit) : cart;
  const leaving = new AbortController();
  if (hasWishes) endWith(leaving.signal);
  const wishes = hasWishes ? createWishVisit(shopVisit) : undefined;
  const session = hasSession ? createSessionVisit(shopVisit) : undefined;
  const router = createShopRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      app,
      baseUrl: app.view.baseUrl,
      pages,
      visit: shopVisit,
      notes: noNotes,
      regions: { menu: '' },
      isServer: true,
      sharing,
      ...(shopCart && { cart: shopCart }),
      ...(session && { session }),
      ...(wishes && { wishes }),
    },
  });
  await readyParts(words);
  await router.load();
  showPending(router);
  const parts = await createRegions({
    view: app.view,
    words: await loadServerWords(words),
    services: () => pages,
    logo,
    draw: renderToStaticMarkup,
  }).parts(noNotes);
  if (hasWishes) noteHearts();
  const page = render(
    <Page leaving={leaving}>
      <ServerPartsProvider value={parts}>
        <RouterProvider router={router} />
      </ServerPartsProvider>
    </Page>,
    { container: document },
  );
  if (session) act(session.resume);
  early?.();
  if (hasSearch) answerSearch(document, () => store.set(openSearchAtom), { signal: leaving.signal });
  if (wishes) act(() => void dispatchEvent(new Event(hydratedEvent)));
  return { ...page, router, store, events };
}

/** Outside of tests a visit ends with its document. */
function Page({ leaving, children }: { leaving: AbortController; children: ReactNode }) {
  useEffect(() => () => leaving.abort(), [leaving]);
  return children;
}

/** Ends with a page what a visit listens for, as the next one has the same window. */
function endWith(signal: AbortSignal): void {
  const { addEventListener, MutationObserver: Observer } = globalThis;
  globalThis.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
    addEventListener.call(window, type, listener, { ...(typeof options === 'object' && options), signal });
  globalThis.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      signal.addEventListener('abort', () => this.disconnect());
    }
  };
  signal.addEventListener('abort', () => Object.assign(globalThis, { addEventListener, MutationObserver: Observer }));
}
