import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { backStaleTime } from '../staleTime.ts';

/** A category, with the list of its products. */
export const category = definePage({
  kind: 'category',
  path: '/c/$slug',
  server: () => import('#page-server/category'),
  component: lazyRouteComponent(() => import('./CategoryPage.tsx'), 'CategoryPage'),
  words: ['list'],
  staleTime: backStaleTime,
  /** The listing itself leaves out what means nothing. */
  search: (search) => search,
  /** Where it has no texts of its own its name stands, and the description of the store (SEO-02). */
  head: ({ data, path }) => ({
    title: data?.head.title || data?.name,
    description: data?.head.description || undefined,
    keywords: data?.head.keywords || data?.name,
    isIndexed: data?.head.isIndexed,
    canonical: path + (data?.head.canonicalQuery ?? ''),
  }),
});
