import type { ProductDetail } from '@etalage/catalog/headless';
import { lazyRouteComponent, useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useIsHydrating } from '../loading/hydration.ts';
import type { HomeData } from '../pages/home/homeData.ts';
import { nothing, orNothing } from '../loading/later.ts';
import { withWords } from '../words/withWords.tsx';

/** The data of a page that shows the daily offer: the home page, or the product's own. */
export type OfferPage = { kind: 'home'; of: HomeData } | { kind: 'product'; of: ProductDetail };

/** Not one of the lazy parts: a home page with a clock would load their list. */
const LaterClock = withWords(
  ['clock'],
  lazyRouteComponent(orNothing(async () => (await import('./OfferClock.tsx')).OfferClock)),
  { Instead: nothing },
);

/** The clock of the daily offer, in stores that have one: its code comes when the page stands. */
export function OfferClockLater(page: OfferPage) {
  const { app } = useRouteContext({ from: '__root__' });
  const isHydrating = useIsHydrating();
  return <Suspense>{!isHydrating && app.view.hasDailyOffer && <LaterClock {...page} />}</Suspense>;
}
