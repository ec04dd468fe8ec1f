import { en } from '@etalage/cart/headless';

/**
 * The words of the cart. Those of coupon, gift cards and sharing, and of what is done offline load through them and not through the
 * shop's first script, which is full.
 */
export const words = {
  ...en,
  loadExtras: async () => (await import('./cartExtras.ts')).words,
  loadOffline: async () => (await import('./offlineOrders.ts')).words,
};
