import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIsFirst } from '../components/Drawn.tsx';
import type { HomeData } from '../services/pages.ts';
import { whenOnline } from '../services/whenOnline.ts';

const LazyClock = lazy(async () => ({
  default: (await whenOnline(() => import('./OfferClock.tsx'))).OfferClock,
}));

/** The clock of the daily offer, in stores that have one: its code comes when the page stands. */
export function OfferClockLater({ of }: { of: HomeData }) {
  const { app } = useRouteContext({ from: '__root__' });
  const isFirst = useIsFirst();
  return <Suspense>{!isFirst && app.view.hasDailyOffer && <LazyClock of={of} />}</Suspense>;
}
