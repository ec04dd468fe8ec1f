import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { backStaleTime } from '../staleTime.ts';

/** What a text finds. What shoppers type is endless: a cache of it would hold little else. */
export const search = definePage({
  kind: 'search',
  path: '/search',
  server: () => import('#page-server/search'),
  component: lazyRouteComponent(() => import('./SearchPage.tsx'), 'SearchPage'),
  words: ['list', 'search'],
  staleTime: backStaleTime,
  isIndexed: false,
  search: (search) => search,
  head: ({ words }) => ({ title: words.frame.search }),
});
