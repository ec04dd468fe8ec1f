import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadLatePages } from '../loadLatePages.ts';

/** A cart that somebody shares by a link (CART-26), whose text stands behind the #. */
export const sharedCart = definePage({
  kind: 'shared-cart',
  path: '/cart/shared',
  component: lazyRouteComponent(async () => (await (await loadLatePages()).rare()).sharedCart(), 'SharedCartPage'),
  words: ['shop', 'cart'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.cartTitle }),
});
