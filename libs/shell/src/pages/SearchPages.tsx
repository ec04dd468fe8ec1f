import { nl as catalogWords, ProductStrip } from '@etalage/catalog';
import { NoResultView, nl, ResultsView } from '@etalage/search';
import { useLoaderData, useNavigate, useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useIsFirst } from '../components/Drawn.tsx';
import { RecentlyViewedLater } from '../connected/RecentlyViewedLater.tsx';
import { linkTo } from '../links.ts';
import { cardsOf } from '../model/cards.ts';
import { useListing } from './useListing.tsx';

function useSearchForm() {
  const navigate = useNavigate();
  const path = linkTo('search');
  return { path, words: nl, onSearch: (q: string) => void navigate({ to: path, search: { q } }) };
}

/** What a text finds. */
export function SearchPage() {
  const results = useLoaderData({ from: '/default/search' });
  return <ResultsView results={results} {...useListing(results)} {...useSearchForm()} />;
}

/** The page of a text that finds nothing: with what is for sale today only, and what was looked at before (PROD-21), as ways on. */
export function NoResultPage() {
  const { offer, ...nothing } = useLoaderData({ from: '/default/no-result' });
  const { app } = useRouteContext({ from: '__root__' });
  const isFirst = useIsFirst();
  return (
    <NoResultView {...nothing} {...useSearchForm()}>
      {offer && (
        <ProductStrip {...cardsOf(app.view)} messages={catalogWords} title={nl.todaysOffer} products={[offer]} />
      )}
      <Suspense>{!isFirst && <RecentlyViewedLater view={app.view} />}</Suspense>
    </NoResultView>
  );
}
