import { forgetNewsletterAtom } from '@etalage/account/headless';
import { cartKeys } from '@etalage/cart/headless';
import { compareList } from '@etalage/catalog/headless';
import { changeDetailsAtom, checkoutKeys, emptyDetails } from '@etalage/checkout/headless';
import { wishlistKeys } from '@etalage/wishlist/headless';
import { pressesKey } from '../early/heartPresses.ts';
import { loadLazyParts } from '../loading/later.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import type { Visit } from './createVisit.ts';
import { connectNewsletter } from './newsletterModule.ts';

/**
 * Forgets what a customer who leaves would leave on the device: what they filled in to order, what they compare, the cart and
 * the wishlist (SESSION-18).
 */
export async function forgetShopper(visit: Visit): Promise<void> {
  const { store, storage, words } = visit;
  store.set(changeDetailsAtom, () => emptyDetails);
  connectNewsletter(visit);
  store.set(forgetNewsletterAtom);
  for (const key of Object.values(checkoutKeys)) storage.remove(key);
  compareList(storage).clear();
  const { settled: _settled, addedAt: _addedAt, ...ofCart } = cartKeys;
  for (const key of [wishlistKeys.list, wishlistKeys.acts, pressesKey, ...Object.values(ofCart)]) storage.remove(key);
  const loadModules = async () => {
    const { cartModule, wishModule } = await loadLazyParts();
    return Promise.all([cartModule(), wishModule(), words.load('cart')]);
  };
  const [cart, wishes] = await whenOnline(loadModules);
  await wishes.forget(visit);
  cart.connect(visit);
  cart.forget(store);
}
