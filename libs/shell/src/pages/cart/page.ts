import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadOrderPages } from '../loadLatePages.ts';

/** The cart. */
export const cart = definePage({
  kind: 'cart',
  path: '/cart/',
  component: lazyRouteComponent(async () => (await loadOrderPages()).cart(), 'CartPage'),
  words: ['shop', 'cart'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.cartTitle }),
});
