import { isLoggedInAtom } from '@etalage/account/headless';
import type { createStore } from 'jotai/vanilla';
import { leaveWishlistAtom, loadWishlistAtom } from './wishlistAtoms.ts';
import { wishlistKeys } from './wishlistStorage.ts';

type Store = ReturnType<typeof createStore>;
/** `key` is a field of StorageEvent, `persisted` of PageTransitionEvent. */
type PageEvent = Event & { key?: unknown; persisted?: unknown };

/**
 * Loads the list and keeps it with the session and the browser: a login merges it, a logout leaves it, another tab's change
 * is taken over, and what waits is sent when there is a connection again. Connected for the life of the page.
 */
export function connectWishlist(store: Store, page: EventTarget): Promise<void> {
  const load = () => store.set(loadWishlistAtom);
  const listeners: Record<string, (event: PageEvent) => void> = {
    storage: ({ key }) => {
      if (key === wishlistKeys.list || key === wishlistKeys.settled) void load();
    },
    online: () => void load(),
    // Back from the browser's cache: other tabs did not say what they changed.
    pageshow: ({ persisted }) => persisted === true && void load(),
  };
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener);
  store.sub(isLoggedInAtom, () => void (store.get(isLoggedInAtom) ? load() : store.set(leaveWishlistAtom)));
  return load();
}
