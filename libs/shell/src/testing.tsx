import { browserStorage, type Storage, type StoreView, type TokenPort } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createCartVisit, type CartVisit } from './visit/cartVisit.ts';
import { createVisit, type Visit as ShopVisit } from './visit/createVisit.ts';
import { createSessionVisit, keptTokens } from './visit/sessionVisit.ts';
import { createWishVisit } from './visit/wishVisit.ts';
import { hydratedEvent } from './early/hydratedEvent.ts';
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
  /** What the shopper does before hydration. */
  early?: () => void;
};

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
  early,
  logo = '<svg></svg>',
}: Visit) {
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
  const session = hasSession ? createSessionVisit(shopVisit) : undefined;
  const wishes = hasWishes ? createWishVisit(shopVisit) : undefined;
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
  const leaving = new AbortController();
  endWith(leaving.signal);
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
  if (wishes) act(() => void dispatchEvent(new Event(hydratedEvent)));
  return { ...page, router, store, events };
}

/** Outside of tests a visit ends with its document. */
function Page({ leaving, children }: { leaving: AbortController; children: ReactNode }) {
  useEffect(() => () => leaving.abort(), [leaving]);
  return children;
}

/** Ends with a page what a visit listens for at its document, which is that of the next page too; React's own stays. */
function endWith(signal: AbortSignal): void {
  const { addEventListener } = document;
  const isOfReact = (options: unknown) => typeof options !== 'object' || options === null || 'passive' in options;
  document.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | object,
  ) => addEventListener.call(document, type, listener, isOfReact(options) ? options : { ...Object(options), signal });
  const Observer = globalThis.MutationObserver;
  globalThis.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      signal.addEventListener('abort', () => this.disconnect());
    }
  };
  signal.addEventListener('abort', () => {
    document.addEventListener = addEventListener;
    globalThis.MutationObserver = Observer;
  });
}
