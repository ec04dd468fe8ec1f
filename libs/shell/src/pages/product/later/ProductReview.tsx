import { createProductReviewsApi, productReviewsNl, ReviewForm, type WrittenReview } from '@etalage/catalog';
import { createHttp, type StoreView } from '@etalage/core';

/** Writes a review of a product. */
export function ProductReview({ view, productId }: { view: StoreView; productId: number }) {
  const send = (review: WrittenReview) => {
    const http = createHttp({ storeCode: view.storeCode, baseUrl: location.origin });
    return createProductReviewsApi(http, view).create({ ...review, productId });
  };
  return <ReviewForm messages={productReviewsNl} onSend={send} />;
}
