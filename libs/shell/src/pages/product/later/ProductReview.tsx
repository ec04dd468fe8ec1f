import { createProductReviewsApi, productReviewsNl, ReviewForm, type WrittenReview } from '@etalage/catalog';
import type { Visit } from '../../../visit/createVisit.ts';
import { visitHttp } from '../../../visit/visitHttp.ts';

/** Writes a review of a product. */
export function ProductReview({ visit, productId }: { visit: Visit; productId: number }) {
  const send = (review: WrittenReview) =>
    createProductReviewsApi(visitHttp(visit), visit.view).create({ ...review, productId });
  return <ReviewForm messages={productReviewsNl} onSend={send} />;
}
