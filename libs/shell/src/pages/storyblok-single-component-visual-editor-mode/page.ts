import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';

/** A story by itself, for the content editor: its slug is the search param `slug`, 'home' where there is none. */
export const singleStory = definePage({
  kind: 'storyblok-single-component-visual-editor-mode',
  path: '/storyblok-empty',
  layout: 'empty',
  server: () => import('#page-server/storyblok-single-component-visual-editor-mode'),
  component: lazyRouteComponent(() => import('../content/ContentPage.tsx'), 'ContentPage'),
  search: (search) => search,
  isIndexed: false,
  head: ({ data }) => ({ title: data?.title || data?.name }),
});
