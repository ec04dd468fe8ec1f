import { lazyRouteComponent } from '@tanstack/react-router';
import { nothing, orNothing } from '../loading/later.ts';
import { withWords } from '../words/withWords.tsx';

/** What this browser looked at; no page waits for it. */
export const RecentlyViewedLater = withWords(
  ['about'],
  lazyRouteComponent(orNothing(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed)),
  { Instead: nothing },
);
