import { createStorage, type Storage } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { disconnectedNewsletterApi, type NewsletterApi } from '../../newsletterApi.ts';

/** What the newsletter reaches outside with. */
export type NewsletterPorts = { api: NewsletterApi; storage: Storage };

/** Under which a browser keeps the address that it subscribed. */
export const newsletterKey = 'shop/newsletter/email';

/** Whether an address is subscribed, as far as this visit knows; null while none is known. */
export type Newsletter = { isSubscribed: boolean; email: string | null };

const unknown: Newsletter = { isSubscribed: false, email: null };
const stateAtom = atom(unknown);
const portsAtom = atom<NewsletterPorts>({ api: disconnectedNewsletterApi, storage: createStorage() });

/** The newsletter as this visit knows it. */
export const newsletterAtom = atom((get) => get(stateAtom));

/** Connects the newsletter with the backend and the browser's storage. */
export const connectNewsletterAtom = atom(null, (_get, set, ports: NewsletterPorts) => set(portsAtom, ports));

/**
 * Asks whether an address is subscribed (NEWS-03). The answer is dropped when the shopper changed that meanwhile. Throws what
 * the API throws.
 */
export const checkNewsletterAtom = atom(null, async (get, set, email: string): Promise<void> => {
  const before = get(stateAtom);
  const isSubscribed = await get(portsAtom).api.isSubscribed(email);
  const current = get(stateAtom);
  if (current === before || current.email !== email) set(stateAtom, { isSubscribed, email });
});

/** Subscribes an address, and keeps it in the browser (NEWS-03). Throws what the API throws. */
export const subscribeAtom = atom(null, async (get, set, email: string): Promise<void> => {
  const { api, storage } = get(portsAtom);
  await api.subscribe(email);
  storage.write(newsletterKey, email);
  set(stateAtom, { isSubscribed: true, email });
});

/** Unsubscribes the address that is known to be subscribed; does nothing without one (NEWS-03). Throws what the API throws. */
export const unsubscribeAtom = atom(null, async (get, set): Promise<void> => {
  const { api, storage } = get(portsAtom);
  const { isSubscribed, email } = get(stateAtom);
  if (!isSubscribed || email === null) return;
  await api.unsubscribe(email);
  storage.remove(newsletterKey);
  set(stateAtom, { isSubscribed: false, email });
});

/** Forgets the address of a shopper who leaves this device. */
export const forgetNewsletterAtom = atom(null, (get, set) => {
  get(portsAtom).storage.remove(newsletterKey);
  set(stateAtom, unknown);
});
