import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIsFirst } from '../components/Drawn.tsx';
import { orNothing } from '../services/later.ts';
import type { OfferPage } from './OfferClock.tsx';

/** Not behind the gate: a home page with a clock would load all that the gate brings. */
const LaterClock = lazy(orNothing(async () => (await import('./OfferClock.tsx')).OfferClock));

/** The clock of the daily offer, in stores that have one: its code comes when the page stands. */
export function OfferClockLater(page: OfferPage) {
  const { app } = useRouteContext({ from: '__root__' });
  const isFirst = useIsFirst();
  return <Suspense>{!isFirst && app.view.hasDailyOffer && <LaterClock {...page} />}</Suspense>;
}
