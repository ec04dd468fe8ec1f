import { createRetry } from '@etalage/core';
import type { createStore } from 'jotai/vanilla';
import { isLoggedInAtom } from '@etalage/account/headless';
import { cartTokenAtom, hasWaitingActsAtom, lastFailureAtom, takeOverCartAtom } from './cartAtoms.ts';
import { cartKeys } from './cartStorage.ts';
import { syncCartAtom } from './syncAtoms.ts';
import { syncTotalsAtom, takeOverTotalsAtom } from './totalsAtoms.ts';

type Store = ReturnType<typeof createStore>;
/** `key` is a field of StorageEvent, `persisted` of PageTransitionEvent. */
type PageEvent = Event & { key?: unknown; persisted?: unknown };

/** Node's `navigator` has no `onLine`. */
const isOnline = (): boolean => navigator.onLine !== false;

/**
 * Loads the cart and keeps it with the browser: another tab's change is taken over. What waits is sent again after a
 * delay, and when there is a connection or the shopper comes back. Totals are asked anew, because prices change between
 * visits. Connected for the life of the page.
 */
export function connectCart(store: Store, page: EventTarget): void {
  /** Epoch milliseconds, before which the server does not want to be called again. */
  let notBefore = 0;
  let isSending = false;
  const catchUp = async () => {
    if (isSending) return;
    isSending = true;
    await store.set(syncCartAtom).finally(() => (isSending = false));
    if (store.get(cartTokenAtom) !== undefined) await store.set(syncTotalsAtom);
  };
  const retry = createRetry({ attempt: catchUp });
  const planRetry = (retryAfter: number | undefined) => isOnline() && retry.plan(retryAfter);
  const resume = () => {
    store.set(takeOverCartAtom);
    const left = notBefore - Date.now();
    if (left > 0) planRetry(left);
    else void catchUp();
  };
  const listeners: Record<string, (event: PageEvent) => void> = {
    storage: ({ key }) => {
      if (key === cartKeys.lines) store.set(takeOverCartAtom);
      if (key === cartKeys.totals) store.set(takeOverTotalsAtom);
    },
    online: resume,
    focus: resume,
    offline: retry.stop,
    pagehide: retry.stop,
    // Back from the browser's cache: other tabs did not say what they changed.
    pageshow: ({ persisted }) => persisted === true && resume(),
  };
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener);
  store.sub(lastFailureAtom, () => {
    const { retryAfter } = store.get(lastFailureAtom);
    notBefore = Date.now() + (retryAfter ?? 0);
    planRetry(retryAfter);
  });
  store.sub(hasWaitingActsAtom, () => {
    notBefore = 0;
    retry.stop();
  });
  // A guest who logs in goes on with the cart of the customer (SYNC-14).
  store.sub(isLoggedInAtom, () => {
    if (store.get(isLoggedInAtom)) void store.set(syncCartAtom).then(() => store.set(syncTotalsAtom));
  });
  void catchUp();
}
