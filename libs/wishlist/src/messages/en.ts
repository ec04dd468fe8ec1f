import type { WishlistMessages } from './nl.ts';

/** The same in English. */
export const en: WishlistMessages = {
  wishlistTitle: 'Your wishlist',
  wishlistEmpty: 'Your wishlist is empty',
  emptyText: 'Tap the heart of a product to find it here again.',
  toShop: 'Go to the shop',
  loading: 'Your wishlist is being loaded',
  notLoaded: 'Your wishlist could not be loaded',
  notLoadedText: 'Check your connection and try again.',
  waiting: 'Your changes are ready. We send them as soon as you are connected again.',
  keepEverywhere: 'Log in to see your wishlist on all your devices.',
  chooseFirst: 'Choose a version',
  chooseOther: 'Other version',
  choicesOf: (name) => `Versions of ${name}`,
  viewProduct: 'View product',
  remove: 'Remove',
  removed: (name) => `${name} is not on your wishlist any more.`,
  undo: 'Undo',
  of: (act, name) => `${act}: ${name}`,
  cheaper: (amount) => `${amount} cheaper than when you saved it`,
  backInStock: 'Back in stock',
  notForSale: 'We do not sell this product any more',
};
