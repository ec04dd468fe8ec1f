import { connectNewsletter } from './newsletterModule.ts';
import { forgetNewsletterAtom } from '@etalage/account/headless';
import { changeDetailsAtom, checkoutKeys, emptyDetails } from '@etalage/checkout/headless';
import { loadLazyParts } from '../loading/later.ts';
import { loadOnline } from '../loading/whenOnline.ts';
import type { Visit } from './createVisit.ts';

/** Forgets what a customer who leaves would leave on the device: what they filled in to order, and the cart (SESSION-18). */
export async function forgetShopper(visit: Visit): Promise<void> {
  const { store, storage, words } = visit;
  store.set(changeDetailsAtom, () => emptyDetails);
  connectNewsletter(visit);
  store.set(forgetNewsletterAtom);
  for (const key of Object.values(checkoutKeys)) storage.remove(key);
  const loadCart = async () => (await loadLazyParts()).cartModule();
  const [cart] = await loadOnline(() => Promise.all([loadCart(), words.load('cart')]));
  cart.connect(visit);
  cart.forget(store);
}
