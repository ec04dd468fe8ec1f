import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';

/** The page after paying. */
export const checkoutReturn = definePage({
  kind: 'checkout-return',
  path: '/checkout-return',
  layout: 'checkout',
  component: lazyRouteComponent(() => import('./CheckoutReturnPage.tsx'), 'CheckoutReturnPage'),
  words: ['shop', 'checkout'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.checkoutReturnTitle }),
});
