import { forgetNewsletterAtom } from '@etalage/account/headless';
import { cartKeys } from '@etalage/cart/headless';
import { compareList } from '@etalage/catalog/headless';
import { changeDetailsAtom, checkoutKeys, emptyDetails, offlineOrdersKey } from '@etalage/checkout/headless';
import { readList, rememberRefused } from '@etalage/core';
import { wishlistKeys } from '@etalage/wishlist/headless';
import { pressesKey } from '../early/heartPresses.ts';
import { loadLazyParts } from '../loading/later.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import type { Visit } from './createVisit.ts';
import { connectNewsletter } from './newsletterModule.ts';
import { orderQueue } from './orderQueue.ts';

/**
 * Forgets what a customer who leaves would leave on the device: what they filled in to order, what they compare, the cart, the
 * wishlist (SESSION-18), and the products that were kept with it.
 */
export async function forgetShopper(visit: Visit): Promise<void> {
  const { store, storage } = visit;
  store.set(changeDetailsAtom, () => emptyDetails);
  connectNewsletter(visit);
  store.set(forgetNewsletterAtom);
  const hasOrders = readList(storage, offlineOrdersKey).length > 0;
  const { remove } = rememberRefused(storage);
  for (const key of Object.values(checkoutKeys)) remove(key);
  compareList(storage).clear();
  const { settled: _settled, addedAt: _addedAt, ...ofCart } = cartKeys;
  for (const key of [wishlistKeys.list, wishlistKeys.acts, pressesKey, ...Object.values(ofCart)]) remove(key);
  const forgetSeen = async () => (await (await loadLazyParts()).background()).seenProducts(visit).forget();
  await Promise.all([forgetCart(visit), whenOnline(forgetSeen), hasOrders && whenOnline(() => forgetOrders(visit))]);
}

/** Forgets the cart and the wishlist that are shown. */
async function forgetCart(visit: Visit): Promise<void> {
  const { store, words } = visit;
  const loadModules = async () => {
    const { cartModule, wishModule } = await loadLazyParts();
    return Promise.all([cartModule(), wishModule(), words.load('cart')]);
  };
  const [cart, wishes] = await whenOnline(loadModules);
  await wishes.forget(visit);
  cart.connect(visit);
  cart.forget(store);
}

/** Forgets the orders that were placed offline, and says so of one that was not sent. */
async function forgetOrders(visit: Visit): Promise<void> {
  const { store, words } = visit;
  await words.load('cart');
  const { orderForgotten } = await words.late('cart').loadOffline();
  if (!(await orderQueue(visit).forget())) return;
  store.set(notifyAtom, {
    type: 'warning',
    message: orderForgotten,
    action1: { label: words.frame.ok },
    hasNoTimeout: true,
  });
}
