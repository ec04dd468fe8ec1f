import { shortText } from '@etalage/core';
import * as v from 'valibot';
import { maybe, number, text } from './words.ts';

/** One answer to one question of a review; the shopper's own words have type OPINION. */
const reviewAnswer = v.looseObject({ questionGroup: maybe(text), rating: maybe(v.unknown()) });

/** One review of the shop; the rating is out of 10. */
const shopReview = v.looseObject({
  reviewAuthor: maybe(text),
  rating: number,
  dateSince: maybe(text),
  reviewContent: maybe(v.array(reviewAnswer)),
});

/** What shoppers say of a store at the review service, out of 10; it answers without envelope (wire contract 17). */
export const shopReviews = v.looseObject({
  averageRating: number,
  numberReviews: number,
  last12MonthAverageRating: number,
  viewReviewUrl: text,
  reviews: v.array(shopReview),
});

/** What the review call takes: the store view's own hash. */
export const reviewsQuery = v.looseObject({ hash: v.pipe(shortText(128), v.nonEmpty()) });

export type ShopReviews = v.InferOutput<typeof shopReviews>;
