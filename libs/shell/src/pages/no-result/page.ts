import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadLatePages } from '../loadLatePages.ts';
import { backStaleTime } from '../staleTime.ts';

/** The page of a text that finds nothing. */
export const noResult = definePage({
  kind: 'no-result',
  path: '/no-result',
  server: () => import('#page-server/no-result'),
  component: lazyRouteComponent(async () => (await loadLatePages()).noResult(), 'NoResultPage'),
  words: ['search'],
  staleTime: backStaleTime,
  isIndexed: false,
  search: (search) => search,
  head: ({ words }) => ({ title: words.frame.search }),
});
