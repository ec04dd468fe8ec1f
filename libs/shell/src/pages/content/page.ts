import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { backStaleTime } from '../staleTime.ts';
import { SizeTableBlock } from './parts/laterBlocks.ts';

/** The page of content that holds the tables of sizes. */
export const sizeGuideSlug = 'maattabel';

/** A page of content: service, terms, privacy. */
export const content = definePage({
  kind: 'content',
  path: '/i/$slug',
  links: { 'cms-page': '/i/$slug' },
  server: () => import('#page-server/content'),
  component: lazyRouteComponent(() => import('./ContentPage.tsx'), 'ContentPage'),
  staleTime: backStaleTime,
  parts: [SizeTableBlock],
  head: ({ data }) => ({ title: data?.title || data?.name, description: data?.description || undefined }),
});
