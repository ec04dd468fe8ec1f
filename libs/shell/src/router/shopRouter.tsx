import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { PageData } from '../pages/pageSource.ts';
import { pages } from '../pages/registry.ts';
import type { ShopContext } from './context.ts';
import { pageData } from './pageData.ts';
import { createRouteTree, failures } from './routes.tsx';
import { parseSearch, stringifySearch } from './search.ts';

/** The one route tree of every store. */
const shopRoutes = createRouteTree(pages);

export type ShopRouterOptions = {
  context: ShopContext;
  /** The routes of other pages than the shop's. */
  routeTree?: ReturnType<typeof createRouteTree> | undefined;
  nonce?: string;
  history?: RouterHistory;
  /** How a page's data is written into its document. */
  write?: (shown: PageData) => string;
};

/** A router over the store of its visit: one per visit in the browser, one per request on the server. */
export function createShopRouter({ context, routeTree = shopRoutes, nonce, history, write }: ShopRouterOptions) {
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    defaultNotFoundComponent: failures.notFoundComponent,
    defaultErrorComponent: failures.errorComponent,
    Wrap: ({ children }: { children: ReactNode }) => <Provider store={context.visit.store}>{children}</Provider>,
    ...(history === undefined ? {} : { history }),
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
  router.options.serializationAdapters = [pageData(write)];
  return router;
}

/** The typed router of every store. */
export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}
