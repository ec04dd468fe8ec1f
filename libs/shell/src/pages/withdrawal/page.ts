import { lazyRouteComponent } from '@tanstack/react-router';
import { loadCustomerPages } from '../account/loadCustomerPages.ts';
import { definePage } from '../definePage.tsx';

/** Where one withdraws from a contract (LEGAL-04). */
export const withdrawal = definePage({
  kind: 'withdrawal',
  path: '/withdrawal/{-$orderId}',
  component: lazyRouteComponent(loadCustomerPages, 'WithdrawalPage'),
  words: ['shop', 'account'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.withdrawHere }),
});
