import { lazyRouteComponent } from '@tanstack/react-router';

/** The story of the home page: its code comes with the data of a later showing, as the first one comes drawn. */
export const HomeStory = lazyRouteComponent(() => import('./HomeStory.tsx'), 'HomeStory');
