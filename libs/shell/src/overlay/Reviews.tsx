import { createReviewsApi, type ReviewSummary } from '@etalage/catalog';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ShopReviews } from '../components/ShopReviews/ShopReviews.tsx';
import { visitHttp } from '../visit/visitHttp.ts';
import { useLateWords } from '../words/WordsContext.ts';
import { PendingPart } from './lazyPart.tsx';

/** The reviews of the store, fetched from the review service whenever they are opened. */
export function Reviews() {
  const messages = useLateWords('shop');
  const { visit } = useRouteContext({ from: '__root__' });
  const [summary, setSummary] = useState<ReviewSummary | 'failed' | 'retrying'>();
  const load = useCallback(
    () =>
      void createReviewsApi(visitHttp(visit), visit.view)
        .summary()
        .then((loaded) => setSummary(loaded ?? 'failed')),
    [visit],
  );
  useEffect(load, [load]);
  const retry = () => {
    setSummary('retrying');
    load();
  };
  if (summary === undefined) return <PendingPart isFailed={false} />;
  return <ShopReviews summary={summary} messages={messages} onRetry={retry} />;
}
