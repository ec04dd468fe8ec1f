import { addToCartAtom, cartPortsAtom, createCartStorage } from '@etalage/cart/headless';
import { createFakeCart } from '@etalage/cart/testing';
import type { CategoryPage, ProductDetail } from '@etalage/catalog/headless';
import type { Story, Theme } from '@etalage/cms/headless';
import { createEventBus, createStorage, type StoreView } from '@etalage/core';
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
import { lineOf } from './connected/cartModule.ts';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import type { MenuEntry } from './model/menuEntry.ts';
import { noNotes } from './model/pageNotes.ts';
import type { ShopContext } from './router/context.ts';
import { routeTree } from './router/routes.tsx';
import { ServerPartsProvider, type ServerParts } from './router/serverParts.tsx';
import { createShopRouter } from './router/shopRouter.tsx';
import { createRegions } from './server/regions.tsx';
import type { HomeData } from './services/pages.ts';

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

type Store = ReturnType<typeof createStore>;

function contextOf(shop: RecordedShop, store: Store): ShopContext {
  const load = async () => ({ addProduct: async () => undefined });
  return {
    app: { view: shop.view },
    baseUrl: shop.view.baseUrl,
    pages: {
      home: async () => shop.home,
      content: async () => shop.content,
      category: async () => shop.category,
      product: async () => shop.product,
      resolve: async () => undefined,
    },
    events: createEventBus(),
    cart: { showCount: () => void store, load },
    notes: noNotes,
    regions: {},
    isServer: true,
  };
}

const partsOf = ({ view, logo, menu, theme }: RecordedShop): Promise<ServerParts> => {
  const services = { menu: async () => menu, theme: async () => theme, reviews: async () => undefined };
  return createRegions({ app: { view }, services: () => services, logo, draw: renderToStaticMarkup }).parts();
};

/** A cart with what the shop's product page shows, at a server in memory. */
async function aStoreWith(product: ProductDetail, quantity: number): Promise<Store> {
  const store = createStore();
  store.set(cartPortsAtom, { api: createFakeCart().api, storage: createCartStorage(createStorage()) });
  if (quantity > 0) await store.set(addToCartAtom, lineOf(product), quantity);
  return store;
}

/** What a story of a whole page waits for before it draws; give it to `loaders`. */
export type ReadyPage = { router: AnyRouter; parts: ServerParts; store: Store };

type PageOptions = { quantity?: number };

/** A page of the shop at an address, with its real layout, router and loaders. */
export async function pageAt(shop: RecordedShop, path: string, { quantity = 0 }: PageOptions = {}): Promise<ReadyPage> {
  const store = await aStoreWith(shop.product, quantity);
  // A story stands in a document that Storybook made.
  routeTree.update({ component: Outlet });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createShopRouter({ store, history, context: contextOf(shop, store) });
  await router.load();
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
  await router.load();
  return { router, store, parts: await partsOf(shop) };
}

/** Draws a page that is ready. */
export function WholePage({ router, store, parts }: ReadyPage) {
  return (
    <Provider store={store}>
      <ServerPartsProvider value={parts}>
        <RouterProvider router={router} />
      </ServerPartsProvider>
    </Provider>
  );
}
