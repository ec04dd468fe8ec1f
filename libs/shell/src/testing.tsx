import { createEventBus, type StoreView } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CartVisit } from './connected/cartVisit.ts';
import { noNotes } from './model/pageNotes.ts';
import { createShopRouter } from './router/shopRouter.tsx';
import { ServerPartsProvider } from './router/serverParts.tsx';
import type { Services } from './services/services.ts';
import { readyParts } from './server/readyParts.ts';
import { createRegions } from './server/regions.tsx';

/** Services that have nothing: every page is missing. State only what matters to the test. */
export function someServices(differences: Partial<Services> = {}): Services {
  const missing = () => Promise.reject(new Error('The test has none.'));
  return {
    menu: async () => [],
    content: missing,
    theme: missing,
    reviews: async () => undefined,
    home: missing,
    category: missing,
    product: missing,
    search: missing,
    noResult: missing,
    resolve: async () => undefined,
    ...differences,
  };
}

type Visit = {
  path: string;
  services?: Partial<Services>;
  view?: Partial<StoreView>;
  logo?: string;
  cart?: CartVisit;
};

/** Renders the whole page of a path as the server would send it, and keeps it alive. */
export async function visit({ path, services, view, cart, logo = '<svg></svg>' }: Visit) {
  const app = { view: aStoreView(view) };
  const store = createStore();
  const events = createEventBus();
  const pages = someServices(services);
  const router = createShopRouter({
    store,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      app,
      baseUrl: app.view.baseUrl,
      pages,
      events,
      notes: noNotes,
      regions: { menu: '' },
      isServer: true,
      ...(cart ? { cart } : {}),
    },
  });
  await readyParts();
  await router.load();
  const parts = await createRegions({ app, services: () => pages, logo, draw: renderToStaticMarkup }).parts(noNotes);
  const page = render(
    <ServerPartsProvider value={parts}>
      <RouterProvider router={router} />
    </ServerPartsProvider>,
    { container: document },
  );
  return { ...page, router, store, events };
}
