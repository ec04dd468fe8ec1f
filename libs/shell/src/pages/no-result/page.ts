import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { backStaleTime } from '../staleTime.ts';

/** The page of a text that finds nothing. */
export const noResult = definePage({
  kind: 'no-result',
  path: '/no-result',
  server: () => import('#page-server/no-result'),
  component: lazyRouteComponent(() => import('./NoResultPage.tsx'), 'NoResultPage'),
  words: ['search'],
  staleTime: backStaleTime,
  isUncached: true,
  isIndexed: false,
  search: (search) => search,
  head: ({ words }) => ({ title: words.frame.search }),
});
