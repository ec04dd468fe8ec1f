import { createRetry } from '@etalage/core';
import type { createStore } from 'jotai/vanilla';
import { sendUpdatesAtom, updateFailureAtom, waitingChangesAtom } from './profileAtoms.ts';
import { isLoggedInAtom } from './tokenAtom.ts';

type Store = ReturnType<typeof createStore>;

/** Node's `navigator` has no `onLine`. */
const isOnline = (): boolean => navigator.onLine !== false;

/**
 * Sends changes that wait when there is a connection again, and, where the server was out, after a delay. Connected for the
 * life of the page.
 */
export function connectUpdates(store: Store, page: EventTarget): void {
  const send = async () => {
    await store.set(sendUpdatesAtom);
    if (Object.keys(store.get(waitingChangesAtom)).length === 0) retry.stop();
  };
  const retry = createRetry({ attempt: send });
  page.addEventListener('online', () => void send());
  for (const type of ['offline', 'pagehide']) page.addEventListener(type, retry.stop);
  store.sub(updateFailureAtom, () => isOnline() && retry.plan(store.get(updateFailureAtom).retryAfter));
  store.sub(isLoggedInAtom, retry.stop);
}
