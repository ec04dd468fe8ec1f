import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';

/** The checkout. */
export const checkout = definePage({
  kind: 'checkout',
  path: '/checkout',
  layout: 'checkout',
  component: lazyRouteComponent(() => import('./CheckoutPage.tsx'), 'CheckoutPage'),
  isPersonal: true,
  isIndexed: false,
  head: () => ({ title: 'Bestellen' }),
});
