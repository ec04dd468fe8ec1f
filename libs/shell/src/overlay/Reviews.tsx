import { createReviewsApi } from '@etalage/catalog';
import { UnreachableError } from '@etalage/core';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ShopReviews } from '../components/ShopReviews/ShopReviews.tsx';
import { useLoaded } from '../connected/useLoaded.ts';
import type { Visit } from '../visit/createVisit.ts';
import { visitHttp } from '../visit/visitHttp.ts';
import { useLateWords } from '../words/WordsContext.ts';
import { PendingPart } from './lazyPart.tsx';
import { viewOf } from '../visit/viewOf.ts';

/** The reviews of the store, fetched from the review service whenever they are opened. */
export function Reviews() {
  const messages = useLateWords('shop');
  const { visit } = useRouteContext({ from: '__root__' });
  const { data, isFailed, retry } = useLoaded(useCallback(() => loadReviews(visit), [visit]));
  if (!data && !isFailed) return <PendingPart />;
  return <ShopReviews summary={data ?? 'failed'} messages={messages} onRetry={retry} />;
}

async function loadReviews(visit: Visit) {
  const summary = await createReviewsApi(visitHttp(visit), viewOf(visit)).summary();
  if (summary === undefined) throw new UnreachableError('No reviews');
  return summary;
}
