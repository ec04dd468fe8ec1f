import { createEventBus } from '@etalage/core';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noNotes } from './model/pageNotes.ts';
import { softenLinks } from './navigation.ts';
import { regionNames } from './router/serverParts.tsx';
import { createShopRouter } from './router/shopRouter.tsx';
import type { StoreApp } from './storeApp.ts';

/** Takes over the server's page in the browser. */
export function hydrate(app: StoreApp): void {
  const services = async () => (await import('./services/services.ts')).createServices({ view: app.view });
  let connected: ReturnType<typeof services> | undefined;
  const store = createStore();
  const router = createShopRouter({
    store,
    context: {
      app,
      baseUrl: location.origin,
      services: () => (connected ??= services()),
      events: createEventBus(),
      notes: noNotes,
      regions: keptRegions(document),
      isServer: false,
    },
  });
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />));
  softenLinks(document, router);
}

const keptRegions = (page: Document) =>
  Object.fromEntries(
    regionNames.flatMap((name) => {
      const region = page.getElementById(`region-${name}`);
      return region === null ? [] : [[name, region.innerHTML]];
    }),
  );
