import { rating } from '@etalage/core/constants';
import type { ShopReviews } from '../contract/reviews.ts';

/** One review of the shop; the score is out of 10. */
export type ShopReview = { author: string; score: number; date: string; text: string };

/** What shoppers say of a store, out of 10 (REVIEW-02). */
export type ReviewSummary = {
  averageRating: number;
  numberReviews: number;
  last12MonthAverageRating: number;
  /** Where all reviews stand. */
  viewReviewUrl: string;
  reviews: readonly ShopReview[];
};

/** The reviews of the wire in our words; a shopper's own words are the answer in the group of opinions. */
export const reviewSummaryOf = ({ reviews, ...summary }: ShopReviews): ReviewSummary => ({
  averageRating: summary.averageRating,
  numberReviews: summary.numberReviews,
  last12MonthAverageRating: summary.last12MonthAverageRating,
  viewReviewUrl: summary.viewReviewUrl,
  reviews: reviews.map(({ reviewAuthor, rating: score, dateSince, reviewContent }) => ({
    author: reviewAuthor ?? '',
    score,
    date: dateSince ?? '',
    text: opinionIn(reviewContent ?? []),
  })),
});

function opinionIn(answers: NonNullable<ShopReviews['reviews'][number]['reviewContent']>): string {
  const opinion = answers.find(({ questionGroup }) => questionGroup === 'DEFAULT_OPINION')?.rating;
  return typeof opinion === 'string' ? opinion : '';
}

/** A score out of 10 as stars out of 5, in tenths, half up: 8.7 gives 4.4 (REVIEW-04). */
export const starsOf = (score: number): number =>
  Math.min(rating.maxStars, Math.round((score * 10) / rating.divisor + 1e-9) / 10);
