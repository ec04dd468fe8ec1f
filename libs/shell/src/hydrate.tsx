import { browserStorage } from '@etalage/core';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { answerSearch } from './answerSearch.ts';
import { hydratedEvent } from './early/hydratedEvent.ts';
import { keptRegions } from './model/keptRegions.ts';
import { pageFetchAtom } from './model/pageFetchAtom.ts';
import { noNotes } from './model/pageNotes.ts';
import { beginAtTop, softenLinks } from './navigation.ts';
import { openSearchAtom } from './overlay/openSearchAtom.ts';
import { hydrateRouter } from './router/routerInternals.ts';
import { buildOf } from './services/dataAddress.ts';
import { loadLazyParts } from './loading/later.ts';
import { createStorePages } from './services/storePages.ts';
import { watchStyles } from './loading/styles.ts';
import { loadOnline } from './loading/whenOnline.ts';
import { watchTabs } from './tabs/watchTabs.ts';
import { answerSubmenus } from './submenus.ts';
import { createShopRouter, showPending } from './router/shopRouter.tsx';
import type { StoreApp } from './storeApp.ts';
import { createCartVisit } from './visit/cartVisit.ts';
import { createVisit, type Visit } from './visit/createVisit.ts';
import { createSessionVisit, keptTokens } from './visit/sessionVisit.ts';
import { createWishVisit } from './visit/wishVisit.ts';

/** Takes over the server's page in the browser. */
export const hydrate = (app: StoreApp): void => void takeOver(app);

/** In tasks short enough to let a press or a scroll between them. */
async function takeOver(app: StoreApp): Promise<void> {
  await nextTask();
  const storage = browserStorage();
  const visit: Visit = createVisit({ ...app, storage, tokens: keptTokens(storage, () => visit) });
  const { store } = visit;
  const cart = createCartVisit(visit);
  const session = createSessionVisit(visit);
  const wishes = createWishVisit(visit);
  const resume = () => {
    cart.resume();
    session.resume();
    // A page with buttons of its own is hydrated after its frame, and says so itself.
    if (document.querySelector('main [data-act]') === null) dispatchEvent(new Event(hydratedEvent));
  };
  const router = createShopRouter({
    context: {
      app,
      baseUrl: location.origin,
      pages: createStorePages(buildOf(import.meta.url), (...asked) =>
        (store.get(pageFetchAtom).fetch ?? fetch)(...asked),
      ),
      visit,
      cart: { ...cart, resume },
      session,
      wishes,
      notes: noNotes,
      regions: keptRegions(document),
      isServer: false,
    },
  });
  beginAtTop(router);
  // A customer whose group has prices of its own is known after hydration: the page is drawn anew with them.
  store.sub(pageFetchAtom, () => store.get(pageFetchAtom).renew?.(router));
  await nextTask();
  const hydrated = hydrateRouter(router);
  const ahead = () =>
    void loadOnline(async () => (await loadLazyParts()).ahead(router, visit.words)).catch(() => undefined);
  softenLinks(document, router, ahead);
  // Offline this code comes from the service worker, and opens links to cached pages.
  if (scrollY > 0 || !navigator.onLine) ahead();
  else for (const type of ['scroll', 'offline']) addEventListener(type, ahead, { once: true, passive: true });
  answerSubmenus(document, router);
  answerSearch(document, () => store.set(openSearchAtom));
  watchStyles(document);
  watchTabs();
  await hydrated;
  showPending(router);
  startTransition(() => void hydrateRoot(document, <RouterProvider router={router} />));
}

const nextTask = () => new Promise<void>((done) => void setTimeout(done));
