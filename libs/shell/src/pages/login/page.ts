import { lazyRouteComponent } from '@tanstack/react-router';
import { loadCustomerPages } from '../account/loadCustomerPages.ts';
import { definePage } from '../definePage.tsx';

/** Where one logs in or registers. */
export const login = definePage({
  kind: 'login',
  path: '/login/',
  component: lazyRouteComponent(loadCustomerPages, 'LoginPage'),
  words: ['shop', 'account'],
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.login }),
});
