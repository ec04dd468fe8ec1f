import { readPlain, silent, type StoreView } from '@etalage/core';
import type { KyInstance } from 'ky';
import { shopReviews } from './contract/reviews.ts';
import { reviewSummaryOf, type ReviewSummary } from './model/reviews.ts';

/** What the review service says. */
export type ReviewsApi = {
  /** Undefined when the service does not answer: the store view's own rating stays (REVIEW-03). The call is silent. */
  summary(): Promise<ReviewSummary | undefined>;
};

/** The review call, with the hash of the store view (REVIEW-02). */
export const createReviewsApi = (
  http: KyInstance,
  { endpoints, reviewHash }: Pick<StoreView, 'endpoints' | 'reviewHash'>,
): ReviewsApi => ({
  summary: () =>
    readPlain(http.get(endpoints.reviews, { ...silent, searchParams: { hash: reviewHash } }), shopReviews).then(
      reviewSummaryOf,
      () => undefined,
    ),
});
