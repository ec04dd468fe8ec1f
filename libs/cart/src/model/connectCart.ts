import type { createStore } from 'jotai/vanilla';
import { cartTokenAtom, loadCartAtom, resumeCartAtom, takeOverCartAtom } from './cartAtoms.ts';
import { cartKeys } from './cartStorage.ts';
import { syncTotalsAtom, takeOverTotalsAtom } from './totalsAtoms.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Loads the cart and keeps it with the browser: another tab's change is taken over, and what waits is sent again when
 * there is a connection. Totals are asked anew, because prices change between visits. Returns what disconnects.
 */
export function connectCart(store: Store, page: EventTarget): () => void {
  const onStorage = (event: Event) => {
    if (!('key' in event)) return;
    if (event.key === cartKeys.lines) store.set(takeOverCartAtom);
    if (event.key === cartKeys.totals) store.set(takeOverTotalsAtom);
  };
  const catchUp = async () => {
    await store.set(resumeCartAtom);
    if (store.get(cartTokenAtom) !== undefined) await store.set(syncTotalsAtom);
  };
  const resume = () => void catchUp();
  page.addEventListener('storage', onStorage);
  page.addEventListener('online', resume);
  page.addEventListener('focus', resume);
  store.set(loadCartAtom);
  resume();
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('online', resume);
    page.removeEventListener('focus', resume);
  };
}
