import type { AddToCartMessages } from './addToCart.ts';

/** The same in English. */
export const addToCartEn: AddToCartMessages = {
  addToCart: 'Add to cart',
};
