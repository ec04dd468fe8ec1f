import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadWishlistPage } from './loadWishlistPage.ts';

/** The wishlist of a guest, as that of a customer is in the account (ROUTE-10); and one that somebody shares by a link (WISH-17). */
export const wishlist = definePage({
  kind: 'wishlist',
  path: '/wishlist/{-$list}',
  links: { wishlist: '/wishlist', 'shared-wishlist': '/wishlist/$list' },
  component: lazyRouteComponent(loadWishlistPage, 'WishlistPage'),
  words: ['shop', 'wishlist', 'about', 'legal'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.tabWishlist }),
});
