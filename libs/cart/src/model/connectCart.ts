import type { createStore } from 'jotai/vanilla';
import { loadCartAtom, resumeCartAtom, takeOverCartAtom } from './cartAtoms.ts';
import { cartKeys } from './cartStorage.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Loads the cart and keeps it with the browser: another tab's change is taken over, and what waits is sent again when
 * there is a connection. Returns what disconnects.
 */
export function connectCart(store: Store, page: EventTarget): () => void {
  const onStorage = (event: Event) => {
    if ('key' in event && event.key === cartKeys.lines) store.set(takeOverCartAtom);
  };
  const resume = () => void store.set(resumeCartAtom);
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
