import { addToCartAtom, cartPortsAtom, createCartStorage, loadCartAtom } from '@etalage/cart/headless';
import { createFakeCart, someTotals } from '@etalage/cart/testing';
import type { CategoryPage, ProductDetail } from '@etalage/catalog/headless';
import type { Story, Theme } from '@etalage/cms/headless';
import { ApiError, createStorage, UnreachableError, type StoreView } from '@etalage/core';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
  type RouteComponent,
} from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OrderReturned as Returned } from './components/OrderReturned/OrderReturned.tsx';
import { lineOf } from './model/cartLine.ts';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import type { MenuEntry } from './model/menuEntry.ts';
import { noNotes } from './model/pageNotes.ts';
import type { HomeData } from './pages/home/homeData.ts';
import { somePages } from './pages/somePages.ts';
import type { ShopContext } from './router/context.ts';
import { pages } from './pages/registry.ts';
import { createRouteTree } from './router/routes.tsx';
import { ServerPartsProvider, type ServerParts } from './router/serverParts.tsx';
import { createShopRouter } from './router/shopRouter.tsx';
import { readyParts } from './server/readyParts.ts';
import { createRegions } from './server/regions.tsx';
import { createVisit } from './visit/createVisit.ts';
import { nl } from './words/nl.ts';
import { loadServerWords } from './words/serverWords.ts';
import { WordsContext } from './words/WordsContext.ts';

/** What the pages of one shop show, as its backend answered once. */
export type RecordedShop = {
  view: StoreView;
  /** The text of an SVG. */
  logo: string;
  menu: readonly MenuEntry[];
  theme: Theme;
  home: HomeData;
  category: CategoryPage;
  product: ProductDetail;
  content: Story;
};

export { CheckoutLayout } from './layouts/checkout/CheckoutLayout.tsx';

type ReturnedProps = Parameters<typeof Returned>[0];

/** How an order ended, in Dutch; within a page of `pageOf`, which loads the words. */
export const OrderReturned = (props: Omit<ReturnedProps, 'messages' | 'checkoutMessages'>) => (
  <Returned {...props} messages={nl.late('shop')} checkoutMessages={nl.late('checkout').checkout} />
);

type Store = ReturnType<typeof createStore>;

/** The clock of every story, a Tuesday at noon: its page promises the same day of delivery whenever it is looked at. */
const now = () => Date.parse('2026-11-24T12:00:00+01:00');

function contextOf(shop: RecordedShop, store: Store): ShopContext {
  return {
    app: { view: shop.view, words: nl },
    baseUrl: shop.view.baseUrl,
    pages: somePages({
      home: async () => shop.home,
      content: async () => shop.content,
      category: async () => shop.category,
      product: async () => shop.product,
      search: async ({ search: { q: text = '' } }) => ({
        listing: { ...shop.category.listing, search: { q: text } },
        text,
        suggestions: [],
      }),
      'no-result': async ({ search: { q: text = '' } }) => ({ text, suggestions: [], categories: shop.menu }),
    }),
    visit: createVisit({ view: shop.view, words: nl, store }),
    cart: { resume: () => undefined, add: () => undefined, load: async () => undefined },
    notes: noNotes,
    regions: {},
    isServer: true,
  };
}

function pagesThatFail(failure: () => Error): ShopContext['pages'] {
  const fail = () => Promise.reject(failure());
  return { load: fail, resolve: fail };
}

async function partsOf({ view, logo, menu, theme }: RecordedShop): Promise<ServerParts> {
  const services = { menu: async () => menu, theme: async () => theme, reviews: async () => undefined };
  const words = await loadServerWords(nl);
  const options = { view, words, services: () => services, logo, draw: renderToStaticMarkup, now };
  return createRegions(options).parts(noNotes);
}

/** What a server asks for pieces of a product, sent home. */
function totalsOf({ price = 0 }: ProductDetail, quantity: number): ReturnType<typeof someTotals> {
  const subtotal = (price * quantity) / 100;
  const shipping = subtotal < 50 ? 4.95 : 0;
  const total = subtotal + shipping;
  return someTotals({
    grand_total: total,
    base_grand_total: total,
    subtotal_incl_tax: subtotal,
    total_segments: [
      { code: 'subtotal_incl_tax', title: 'Subtotaal', value: subtotal },
      { code: 'shipping', title: 'Bezorging', value: shipping },
      { code: 'tax', title: 'Waarvan btw', value: Math.round((total / 1.21) * 21) / 100 },
      { code: 'grand_total', title: 'Totaal', value: total, area: 'footer' },
    ],
  });
}

/** A cart with what the shop's product page shows, at a server in memory. */
async function aStoreWith(product: ProductDetail, quantity: number): Promise<Store> {
  const store = createStore();
  const totals = async () => totalsOf(product, quantity);
  const { api } = createFakeCart({ totals, collectTotals: totals });
  store.set(cartPortsAtom, { api, storage: createCartStorage(createStorage()), now });
  store.set(loadCartAtom);
  if (quantity > 0) await store.set(addToCartAtom, lineOf(product), quantity);
  return store;
}

/** What a story of a whole page waits for before it draws; give it to `loaders`. */
export type ReadyPage = { router: AnyRouter; parts: ServerParts; store: Store };

/** In which state of the shop a page is seen. */
export type PageOptions = {
  /** Pieces in the cart of what the product page shows. */
  quantity?: number;
  /** `down`: nobody answers; `failing`: every answer is an error. */
  backend?: keyof typeof failures;
};
const failures = {
  down: () => new UnreachableError('The backend is down.'),
  failing: () => new ApiError(500, 'The backend fails.'),
};

/** A page of the shop at an address, with its real layout, router and loaders. */
export async function pageAt(shop: RecordedShop, path: string, options: PageOptions = {}): Promise<ReadyPage> {
  const { quantity = 0, backend } = options;
  const store = await aStoreWith(shop.product, quantity);
  const context = contextOf(shop, store);
  const history = createMemoryHistory({ initialEntries: [path] });
  const source = backend === undefined ? context.pages : pagesThatFail(failures[backend]);
  // A story stands in a document that Storybook made.
  const routeTree = createRouteTree(pages, nl, Outlet);
  const router = createShopRouter({ history, routeTree, context: { ...context, pages: source } });
  await Promise.all([router.load(), readyParts(nl)]);
  return { router, store, parts: await partsOf(shop) };
}

/** A page that no route shows yet, in the layout of the shop. */
export async function pageOf(
  shop: RecordedShop,
  page: ReactNode,
  Layout: RouteComponent = DefaultLayout,
): Promise<ReadyPage> {
  const store = await aStoreWith(shop.product, 0);
  const root = createRootRouteWithContext<ShopContext>()({ component: Outlet });
  const layout = createRoute({ getParentRoute: () => root, id: 'default', component: Layout });
  const any = createRoute({ getParentRoute: () => layout, path: '$', component: () => page });
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren([any])]),
    context: contextOf(shop, store),
    history: createMemoryHistory({ initialEntries: ['/pagina'] }),
  });
  await Promise.all([router.load(), readyParts(nl), nl.load('checkout')]);
  return { router, store, parts: await partsOf(shop) };
}

/** Draws a page that is ready. */
export function WholePage({ router, store, parts }: ReadyPage) {
  return (
    <WordsContext value={nl}>
      <Provider store={store}>
        <ServerPartsProvider value={parts}>
          <RouterProvider router={router} />
        </ServerPartsProvider>
      </Provider>
    </WordsContext>
  );
}
