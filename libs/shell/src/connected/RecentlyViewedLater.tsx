import { lazy } from 'react';
import { orNothing } from '../services/later.ts';

/** What this browser looked at; no page waits for it. */
export const RecentlyViewedLater = lazy(orNothing(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed));
