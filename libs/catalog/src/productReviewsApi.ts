import { formatDate, read, silent, type StoreView } from '@etalage/core';
import type { KyInstance } from 'ky';
import { productReviews, reviewDocument } from './contract/productReviews.ts';
import type { ProductReviewsView } from './model/views.ts';

/** What customers say of products. */
export type ProductReviewsApi = {
  /** Throws when the call fails. */
  of(productId: number): Promise<ProductReviewsView>;
  /** Throws what the shop refuses, which the form shows: the call is silent. */
  create(review: { productId: number; rating: number; title: string; detail: string; nickname: string }): Promise<void>;
};

/** A date that cannot be read is no reason to leave out what was said. */
const dayOf = (date: string): { date?: string } =>
  Number.isNaN(Date.parse(date)) ? {} : { date: formatDate(Date.parse(date)) };

/** The review calls (wire contract 12). */
export const createProductReviewsApi = (
  http: KyInstance,
  { endpoints }: Pick<StoreView, 'endpoints'>,
): ProductReviewsApi => ({
  of: (productId) =>
    read(http.get(`${endpoints.review}/list`, { searchParams: { product_id: productId } }), productReviews).then(
      ({ average, count, reviews }) => ({
        ...(average === null ? {} : { average }),
        count,
        items: reviews.map(({ id, title, detail, nickname, rating, created_at }) => ({
          id,
          title,
          detail,
          nickname,
          rating,
          ...dayOf(created_at),
        })),
      }),
    ),
  create: async ({ productId, ...words }) => {
    const review = { ...words, product_id: productId, review_entity: 'product', customer_id: null };
    await read(http.post(`${endpoints.review}/create`, { ...silent, json: { review } }), reviewDocument);
  },
});
