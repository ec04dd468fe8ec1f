import { createHttp } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { expect, it } from 'vitest';
import { createProductReviewsApi } from './productReviewsApi.ts';

/** The reviews of product 7 as pages show them, when the shop answers these. */
const reviewsOf = (reviews: readonly object[]) => {
  const fetch = async () => Response.json({ code: 200, result: { average: 4, count: reviews.length, reviews } });
  const http = createHttp({ storeCode: 'sample', baseUrl: 'https://voorbeeld.test', fetch });
  return createProductReviewsApi(http, aStoreView()).of(7);
};
const words = { title: 'Fijn', detail: 'Zacht.', nickname: 'Jet', rating: 5 };
const kept = { ...words, id: 1, review_status: 1, product_id: 7, created_at: '2026-11-03T09:00:00Z' };

it('PROD-24 each review has what was written, by whom, its stars and its day', async () => {
  const other = { title: 'Nee', detail: 'Hard.', nickname: 'Guus', rating: 2 };
  const { items } = await reviewsOf([kept, { ...kept, ...other, id: 2, created_at: '2026-10-31T09:00:00Z' }]);
  expect(items).toEqual([
    { ...words, id: 1, date: '3 november 2026' },
    { ...other, id: 2, date: '31 oktober 2026' },
  ]);
});

it('PROD-24 a review whose date cannot be read is shown without one', async () => {
  const { items } = await reviewsOf([{ ...kept, created_at: 'gisteren' }]);
  expect(items).toEqual([{ ...words, id: 1 }]);
});
