import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIsFirst } from '../components/Drawn.tsx';
import { gate, orNothing } from '../services/later.ts';
import type { OfferPage } from './OfferClock.tsx';

const LaterClock = lazy(orNothing(async () => (await (await gate()).offerClock()).OfferClock));

/** The clock of the daily offer, in stores that have one: its code comes when the page stands. */
export function OfferClockLater({ of }: { of: OfferPage }) {
  const { app } = useRouteContext({ from: '__root__' });
  const isFirst = useIsFirst();
  return <Suspense>{!isFirst && app.view.hasDailyOffer && <LaterClock of={of} />}</Suspense>;
}
