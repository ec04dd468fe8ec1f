import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';

/** The page for when something went wrong that no other page could say. */
export const error = definePage({
  kind: 'error',
  path: '/error',
  layout: 'minimal',
  component: lazyRouteComponent(() => import('./ErrorPage.tsx'), 'ErrorPage'),
  words: ['shop'],
  isPersonal: true,
  isIndexed: false,
  head: ({ words }) => ({ title: words.frame.somethingWentWrong }),
});
