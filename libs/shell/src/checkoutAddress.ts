import type { StoreView } from '@etalage/core';
import { linkTo } from './links.ts';

/** Where the shopper orders: the shop's own checkout, or the external one of the store view (CART-11). */
export const checkoutAddress = ({ externalCheckout }: Pick<StoreView, 'externalCheckout'>): string =>
  externalCheckout ?? linkTo('checkout');
