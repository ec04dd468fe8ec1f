import { createProductReviewsApi, ReviewForm, type WrittenReview } from '@etalage/catalog';
import type { Visit } from '../../../visit/createVisit.ts';
import { visitHttp } from '../../../visit/visitHttp.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { viewOf } from '../../../visit/viewOf.ts';

/** Writes a review of a product. */
export function ProductReview({ visit, productId }: { visit: Visit; productId: number }) {
  const { reviews } = useLateWords('about');
  const send = (review: WrittenReview) =>
    createProductReviewsApi(visitHttp(visit), viewOf(visit)).create({ ...review, productId });
  return <ReviewForm messages={reviews} onSend={send} />;
}
