import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadOrderPages } from '../loadLatePages.ts';

/** The page after paying. */
export const checkoutReturn = definePage({
  kind: 'checkout-return',
  path: '/checkout-return',
  layout: 'checkout',
  component: lazyRouteComponent(async () => (await loadOrderPages()).checkoutReturn(), 'CheckoutReturnPage'),
  words: ['shop', 'checkout'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.checkoutReturnTitle }),
});
