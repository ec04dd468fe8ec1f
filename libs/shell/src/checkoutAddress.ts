import type { StoreView } from '@etalage/core';
import { linkTo } from './links.ts';

/** The URL of the checkout: the store view's external checkout if configured, otherwise our own (CART-11). */
export const checkoutAddress = ({ externalCheckout }: Pick<StoreView, 'externalCheckout'>): string =>
  externalCheckout ?? linkTo('checkout');
