import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadLatePages } from '../loadLatePages.ts';

/** The blog: the list of its articles, or one of them. Kept data are shown, and reloaded in the background (BLOG-02). */
export const blog = definePage({
  kind: 'blog',
  path: '/blog/{-$slug}',
  server: () => import('#page-server/blog'),
  component: lazyRouteComponent(async () => (await loadLatePages()).blog(), 'BlogPage'),
  words: ['blog'],
  search: (search) => search,
  head: ({ data }) => data?.head ?? {},
});
