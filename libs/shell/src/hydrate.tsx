import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createShopRouter } from './router/shopRouter.tsx';
import { regionNames } from './router/serverParts.tsx';
import type { StoreApp } from './storeApp.ts';

/** Takes over the server's page in the browser. */
export function hydrate(app: StoreApp): void {
  const router = createShopRouter({
    context: {
      app,
      baseUrl: location.origin,
      services: async () => (await import('./services/services.ts')).createServices({ storeCode: app.view.storeCode }),
      regions: keptRegions(document),
      isServer: false,
    },
  });
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />));
}

const keptRegions = (page: Document) =>
  Object.fromEntries(regionNames.map((name) => [name, page.getElementById(`region-${name}`)?.innerHTML]));
