import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadOrderPages } from '../loadLatePages.ts';

/** The checkout. */
export const checkout = definePage({
  kind: 'checkout',
  path: '/checkout',
  layout: 'checkout',
  component: lazyRouteComponent(async () => (await loadOrderPages()).checkout(), 'CheckoutPage'),
  words: ['shop', 'cart', 'checkout'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.checkoutTitle }),
});
