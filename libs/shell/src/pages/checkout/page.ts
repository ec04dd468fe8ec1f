import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';

/** The checkout. */
export const checkout = definePage({
  kind: 'checkout',
  path: '/checkout',
  layout: 'checkout',
  component: lazyRouteComponent(() => import('./CheckoutPage.tsx'), 'CheckoutPage'),
  words: ['shop', 'cart', 'checkout'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.checkoutTitle }),
});
