import { definePage } from '../definePage.tsx';
import { backStaleTime } from '../staleTime.ts';
import { HomePage } from './HomePage.tsx';
import { HomeStory } from './parts/laterHome.ts';

/** The home page. */
export const home = definePage({
  kind: 'home',
  path: '/',
  server: () => import('#page-server/home'),
  component: HomePage,
  loadBeside: async () => HomeStory.preload?.(),
  staleTime: backStaleTime,
  head: ({ data }) => ({ title: data?.story.title || undefined, description: data?.story.description || undefined }),
});
