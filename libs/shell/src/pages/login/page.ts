import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';

/** Where one logs in or registers. */
export const login = definePage({
  kind: 'login',
  path: '/login/',
  component: lazyRouteComponent(() => import('../account/customerPages.ts'), 'LoginPage'),
  words: ['shop', 'account'],
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.login }),
});
