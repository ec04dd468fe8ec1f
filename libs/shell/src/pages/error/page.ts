import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadLatePages } from '../loadLatePages.ts';

/** The page for when something went wrong that no other page could say. */
export const error = definePage({
  kind: 'error',
  path: '/error',
  layout: 'minimal',
  component: lazyRouteComponent(async () => (await loadLatePages()).error(), 'ErrorPage'),
  words: ['shop'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.somethingWentWrong }),
});
