import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadWishlistPage } from './loadWishlistPage.ts';

/** The wishlist of a guest; that of a customer is in the account (ROUTE-10). */
export const wishlist = definePage({
  kind: 'wishlist',
  path: '/wishlist',
  component: lazyRouteComponent(loadWishlistPage, 'WishlistPage'),
  words: ['shop', 'wishlist', 'about', 'legal'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.tabWishlist }),
});
