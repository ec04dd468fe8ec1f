import { nl } from '@etalage/cart/headless';

/** The words of the cart. Those of the coupon load through them and not through the shop's first script, which is full. */
export const words = { ...nl, loadCoupon: async () => (await import('./coupon.ts')).words };
