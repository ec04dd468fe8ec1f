import { ProductStrip } from '@etalage/catalog';
import { NoResultView } from '@etalage/search';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useIsHydrating } from '../../loading/hydration.ts';
import { RecentlyViewedLater } from '../../connected/RecentlyViewedLater.tsx';
import { cardsOf } from '../../model/cards.tsx';
import { useWords } from '../../words/WordsContext.ts';
import type { PageProps } from '../definePage.tsx';
import { useSearchForm } from '../search/useSearchForm.ts';
import type { NoResultData } from './server.ts';

/** The page of a text that finds nothing: with what is for sale today only, and what was looked at before (PROD-21), as ways on. */
export function NoResultPage({ data: { offer, ...nothing } }: PageProps<NoResultData>) {
  const words = useWords();
  const { app, visit } = useRouteContext({ from: '__root__' });
  const isHydrating = useIsHydrating();
  return (
    <NoResultView {...nothing} {...useSearchForm()}>
      {offer && (
        <ProductStrip
          {...cardsOf(app.view, words.frame)}
          messages={words.catalog}
          title={words.late('search').todaysOffer}
          products={[offer]}
        />
      )}
      <Suspense>{!isHydrating && <RecentlyViewedLater visit={visit} />}</Suspense>
    </NoResultView>
  );
}
