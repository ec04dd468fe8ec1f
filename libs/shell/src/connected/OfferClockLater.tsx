import type { ProductDetail } from '@etalage/catalog/headless';
import { lazyRouteComponent, useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useIsFirst } from '../components/Drawn.tsx';
import type { HomeData } from '../pages/home/homeData.ts';
import { nothing, orNothing } from '../services/later.ts';
import { withWords } from '../words/withWords.tsx';

/** The data of a page that shows the daily offer: the home page, or the product's own. */
export type OfferPage = { kind: 'home'; of: HomeData } | { kind: 'product'; of: ProductDetail };

/** Not behind the gate: a home page with a clock would load all that the gate brings. */
const LaterClock = withWords(
  ['clock'],
  lazyRouteComponent(orNothing(async () => (await import('./OfferClock.tsx')).OfferClock)),
  { Instead: nothing },
);

/** The clock of the daily offer, in stores that have one: its code comes when the page stands. */
export function OfferClockLater(page: OfferPage) {
  const { app } = useRouteContext({ from: '__root__' });
  const isFirst = useIsFirst();
  return <Suspense>{!isFirst && app.view.hasDailyOffer && <LaterClock {...page} />}</Suspense>;
}
