import { createRetry } from '@etalage/core';
import type { createStore } from 'jotai/vanilla';
import { cartTokenAtom, loadCartAtom, resumeCartAtom, sentAtom, takeOverCartAtom } from './cartAtoms.ts';
import { cartKeys } from './cartStorage.ts';
import { syncTotalsAtom, takeOverTotalsAtom } from './totalsAtoms.ts';

type Store = ReturnType<typeof createStore>;

/** Node's `navigator` has no `onLine`. */
const isOnline = (): boolean => navigator.onLine !== false;

/**
 * Loads the cart and keeps it with the browser: another tab's change is taken over. What waits is sent again after a
 * delay, and when there is a connection or the shopper comes back. Totals are asked anew, because prices change between
 * visits. Returns what disconnects.
 */
export function connectCart(store: Store, page: EventTarget): () => void {
  const catchUp = async () => {
    await store.set(resumeCartAtom);
    if (store.get(cartTokenAtom) !== undefined) await store.set(syncTotalsAtom);
  };
  const retry = createRetry({ attempt: catchUp });
  const followSent = () => {
    const sent = store.get(sentAtom);
    if (sent.kind === 'waits' && isOnline()) retry.plan(sent.retryAfter);
    else retry.stop();
  };
  const resume = () => void catchUp();
  const listeners: Record<string, (event: Event) => void> = {
    storage: (event) => {
      if (!('key' in event)) return;
      if (event.key === cartKeys.lines) store.set(takeOverCartAtom);
      if (event.key === cartKeys.totals) store.set(takeOverTotalsAtom);
    },
    online: resume,
    focus: resume,
    offline: retry.stop,
    pagehide: retry.stop,
    // Back from the browser's cache: other tabs did not say what they changed.
    pageshow: (event) => 'persisted' in event && event.persisted === true && resume(),
  };
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener);
  const unsubscribe = store.sub(sentAtom, followSent);
  store.set(loadCartAtom);
  resume();
  return () => {
    unsubscribe();
    retry.stop();
    for (const [type, listener] of Object.entries(listeners)) page.removeEventListener(type, listener);
  };
}
