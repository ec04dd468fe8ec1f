import { isLoggedInAtom } from '@etalage/account/headless';
import { createRetry } from '@etalage/core';
import type { createStore } from 'jotai/vanilla';
import { wishlistPortsAtom } from './ports.ts';
import {
  dropActsAtom,
  hasWaitingWishesAtom,
  isWishlistLoadedAtom,
  lastFailureAtom,
  leaveWishlistAtom,
  loadWishlistAtom,
} from './wishlistAtoms.ts';
import { wishlistKeys } from './wishlistStorage.ts';

type Store = ReturnType<typeof createStore>;
/** `key` is a field of StorageEvent, `persisted` of PageTransitionEvent. */
type PageEvent = Event & { key?: unknown; persisted?: unknown };

/** Node's `navigator` has no `onLine`. */
const isOnline = (): boolean => navigator.onLine !== false;

/**
 * Loads the list and keeps it with the session and the browser: a login merges it, a logout leaves it, another tab's change
 * is taken over. What failed is tried again after a delay, and when there is a connection again. Connected for the life of
 * the page.
 */
export function connectWishlist(store: Store, page: EventTarget): Promise<void> {
  const load = async () => {
    await store.set(loadWishlistAtom);
    if (store.get(isWishlistLoadedAtom) && !store.get(hasWaitingWishesAtom)) retry.stop();
  };
  const retry = createRetry({ attempt: load });
  const listeners: Record<string, (event: PageEvent) => void> = {
    storage: ({ key }) => {
      if (key === wishlistKeys.list || key === wishlistKeys.settled) void load();
    },
    online: () => void load(),
    offline: retry.stop,
    pagehide: retry.stop,
    // Back from the browser's cache: other tabs did not say what they changed.
    pageshow: ({ persisted }) => persisted === true && void load(),
  };
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener);
  store.sub(lastFailureAtom, () => isOnline() && retry.plan(store.get(lastFailureAtom).retryAfter));
  store.sub(isLoggedInAtom, () => {
    retry.stop();
    void (store.get(isLoggedInAtom) ? load() : store.set(leaveWishlistAtom));
  });
  store.get(wishlistPortsAtom).events.on('session/logged-out', (logout) => store.set(dropActsAtom, logout));
  // What waits without a customer is of a session that ended before this was connected.
  if (!store.get(isLoggedInAtom)) store.set(dropActsAtom, { isSilent: true });
  return load();
}
