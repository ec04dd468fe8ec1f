import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadCustomerPages } from './loadCustomerPages.ts';

/** The account of a customer: the section that its address names, or one order (ACC-01). */
export const account = definePage({
  kind: 'account',
  path: '/my-account/{-$section}/{-$orderId}',
  links: {
    'my-account': '/my-account',
    'my-orders': '/my-account/orders',
    'my-orders-detail': '/my-account/order/$orderId',
    'my-returns': '/my-account/returns',
    'my-profile': '/my-account/profile',
    'change-password': '/my-account/change-password',
    'my-wishlist': '/my-account/wishlist',
    'loyalty-card': '/my-account/loyalty-card',
  },
  component: lazyRouteComponent(loadCustomerPages, 'AccountPage'),
  words: ['shop', 'account'],
  isPersonal: true,
  isIndexed: false,
  /** Only an order has an id after its section. */
  accepts: ({ section = 'orders', orderId }) =>
    orderId ? section === 'order' : /^(orders|returns|profile|change-password|wishlist|loyalty-card)$/.test(section),
  /** Another section stays within the same frame. */
  instanceOf: () => undefined,
  head: ({ words }) => ({ title: words.frame.myAccount }),
});
