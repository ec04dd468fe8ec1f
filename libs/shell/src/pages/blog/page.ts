import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadLatePages } from '../loadLatePages.ts';
import { backStaleTime } from '../staleTime.ts';

/** The blog: the list of its articles, or one of them. */
export const blog = definePage({
  kind: 'blog',
  path: '/blog/{-$slug}',
  server: () => import('#page-server/blog'),
  component: lazyRouteComponent(async () => (await loadLatePages()).blog(), 'BlogPage'),
  words: ['blog'],
  staleTime: backStaleTime,
  // For whoever comes from another page (BLOG-02), also to what was preloaded: to know that would take more code than the call.
  shouldReload: ({ cause }) => cause === 'enter' || undefined,
  search: (search) => search,
  head: ({ data }) => data?.head ?? {},
});
