import { idNumber, integerBetween, shortText } from '@etalage/core';
import * as v from 'valibot';
import { maybe, number, text } from './words.ts';

const line = (most: number) => v.pipe(text, v.trim(), v.nonEmpty(), v.maxLength(most));

/** The body of review/create (wire contract 12); whether it is shown the shop decides. `rating` is ours: 1 to 5. */
export const reviewCreate = v.object({
  review: v.object({
    product_id: idNumber,
    title: shortText(120),
    detail: shortText(4000),
    nickname: shortText(60),
    rating: integerBetween(1, 5),
    review_entity: v.optional(v.literal('product')),
    customer_id: v.optional(v.nullable(v.union([idNumber, shortText(64)]))),
  }),
});

/** Words as they are kept: without blanks around them, and never none. */
export const reviewWords = v.object({ title: line(120), detail: line(4000), nickname: line(60) });

/** A review of a product by a customer (3.11); status 1 is approved, 2 pending, 3 rejected. */
export const reviewDocument = v.looseObject({
  id: number,
  title: text,
  detail: text,
  nickname: text,
  rating: number,
  review_entity: maybe(text),
  review_status: number,
  created_at: text,
  product_id: number,
});

/** The answer to review/list: the approved reviews, newest first, and what they come to. */
export const productReviews = v.looseObject({
  average: v.nullable(number),
  count: number,
  reviews: v.array(reviewDocument),
});

/** What review/list takes. */
export const productReviewsQuery = v.looseObject({ product_id: v.pipe(v.string(), v.regex(/^1?[0-9]{1,9}$/)) });

export type ReviewCreate = v.InferOutput<typeof reviewCreate>;
export type ReviewDocument = v.InferOutput<typeof reviewDocument>;
export type ProductReviewsAnswer = v.InferOutput<typeof productReviews>;
