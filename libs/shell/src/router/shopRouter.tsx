import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import type { PageData } from '../pages/pageSource.ts';
import { pages } from '../pages/registry.ts';
import type { ShopContext } from './context.ts';
import { pageData } from './pageData.ts';
import type { ShopWords } from '../words/shopWords.ts';
import { WordsContext } from '../words/WordsContext.ts';
import { setSerialization } from './routerInternals.ts';
import { createRouteTree, failuresIn } from './routes.tsx';
import { parseSearch, stringifySearch } from './search.ts';

type RouteTree = ReturnType<typeof createRouteTree>;

const knownRoutes = new WeakMap<ShopWords, RouteTree>();

/** The one route tree of every store, in its language. */
function shopRoutes(words: ShopWords): RouteTree {
  const routes = knownRoutes.get(words) ?? createRouteTree(pages, words);
  knownRoutes.set(words, routes);
  return routes;
}

export type ShopRouterOptions = {
  context: ShopContext;
  /** The routes of other pages than the shop's. */
  routeTree?: RouteTree | undefined;
  nonce?: string;
  history?: RouterHistory;
  /** How a page's data is written into its document. */
  write?: (shown: PageData) => string;
};

/** A router over the store of its visit: one per visit in the browser, one per request on the server. */
export function createShopRouter({ context, nonce, history, write, ...options }: ShopRouterOptions) {
  const { store, words } = context.visit;
  const { routeTree = shopRoutes(words) } = options;
  const failures = failuresIn(words);
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    defaultNotFoundComponent: failures.notFoundComponent,
    defaultErrorComponent: failures.errorComponent,
    Wrap: ({ children }: { children: ReactNode }) => (
      <WordsContext value={words}>
        <Provider store={store}>{children}</Provider>
      </WordsContext>
    ),
    ...(history === undefined ? {} : { history }),
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  setSerialization(router, pageData(write));
  return router;
}

/** Milliseconds that the previous page stays while the code of the pending component loads. */
const pendingDelay = 150;

/** Gives routes their pending components, after hydration: a server-rendered page must not wait for code that it never shows. */
export function showPending(router: ShopRouter): void {
  for (const route of Object.values(router.routesById)) {
    const Pending = route.options.staticData?.page?.pending;
    if (Pending === undefined) continue;
    const preload = async () => {
      await Pending.preload?.();
      route.update({ pendingMs: 0 });
    };
    /** Its own boundary: while its code is late, the layout stays and only the page is empty. */
    const pendingComponent = Object.assign(
      () => (
        <Suspense>
          <Pending />
        </Suspense>
      ),
      { preload },
    );
    route.update({ pendingComponent, pendingMs: pendingDelay });
  }
}

/** The typed router of every store. */
export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}
