import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { ShopContext } from './context.ts';
import { pageData } from './pageData.ts';
import { failures, routeTree } from './routes.tsx';
import { parseSearch, stringifySearch } from './search.ts';

export type ShopRouterOptions = {
  context: ShopContext;
  nonce?: string;
  store?: ReturnType<typeof createStore>;
  history?: RouterHistory;
  /** How a page's data is written into its document. */
  write?: (data: object) => string;
};

/** A router with a jotai store of its own: one per visit in the browser, one per request on the server. */
export function createShopRouter({ context, nonce, history, write, store = createStore() }: ShopRouterOptions) {
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    defaultNotFoundComponent: failures.notFoundComponent,
    defaultErrorComponent: failures.errorComponent,
    Wrap: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
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
