import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';

/** The cart. */
export const cart = definePage({
  kind: 'cart',
  path: '/cart/',
  component: lazyRouteComponent(() => import('./CartPage.tsx'), 'CartPage'),
  words: ['shop', 'cart'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.cartTitle }),
});
