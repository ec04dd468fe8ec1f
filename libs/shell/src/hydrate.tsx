import { createEventBus } from '@etalage/core';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createCartVisit } from './connected/cartVisit.ts';
import { openedCardAtom, productBehind } from './model/openedCard.ts';
import { noNotes } from './model/pageNotes.ts';
import { isWaitingAtom } from './model/visitAtoms.ts';
import { showFailures } from './model/visitNotices.ts';
import { loadAheadOnScroll, softenLinks } from './navigation.ts';
import { productRoute } from './router/routes.tsx';
import { regionNames } from './router/serverParts.tsx';
import { buildOf } from './services/dataAddress.ts';
import { createStorePages } from './services/storePages.ts';
import { answerSubmenus } from './submenus.ts';
import { createShopRouter } from './router/shopRouter.tsx';
import type { StoreApp } from './storeApp.ts';

declare global {
  /** Of the script in the head: presses what the shopper pressed before the page was taken over. */
  var replayPress: (() => void) | undefined;
}

/** Takes over the server's page in the browser. */
export function hydrate(app: StoreApp): void {
  const store = createStore();
  const events = createEventBus();
  const cart = createCartVisit({ store, view: app.view, events });
  const showCount = () => {
    cart.showCount();
    globalThis.replayPress?.();
  };
  const router = createShopRouter({
    store,
    context: {
      app,
      baseUrl: location.origin,
      pages: createStorePages(buildOf(import.meta.url)),
      events,
      cart: { ...cart, showCount },
      notes: noNotes,
      regions: keptRegions(document),
      isServer: false,
    },
  });
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />));
  softenLinks(document, router, {
    onFollow: (link) => {
      const product = productBehind(link.getAttribute('href'), router.state.matches.at(-1)?.loaderData);
      const picture = link.closest('article')?.querySelector('img')?.currentSrc;
      store.set(openedCardAtom, product && { product, picture });
      store.set(isWaitingAtom, false);
    },
    onOffline: () => store.set(isWaitingAtom, true),
  });
  loadAheadOnScroll(document, () => router.loadRouteChunk(productRoute));
  answerSubmenus(document);
  showFailures(store, events);
}

const keptRegions = (page: Document) =>
  Object.fromEntries(
    regionNames.flatMap((name) => {
      const region = page.getElementById(`region-${name}`);
      return region === null ? [] : [[name, region.innerHTML]];
    }),
  );
