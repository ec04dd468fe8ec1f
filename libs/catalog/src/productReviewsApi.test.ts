import { createHttp } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { expect, it } from 'vitest';
import { createProductReviewsApi } from './productReviewsApi.ts';

it('PROD-24 a review whose date cannot be read is shown without one', async () => {
  const words = { title: 'Fijn', detail: 'Zacht.', nickname: 'Jet', rating: 4 };
  const kept = { ...words, id: 1, review_status: 1, product_id: 7, created_at: 'gisteren' };
  const result = { average: 4, count: 1, reviews: [kept] };
  const fetch = async () => Response.json({ code: 200, result });
  const http = createHttp({ storeCode: 'sample', baseUrl: 'https://voorbeeld.test', fetch });
  const { items } = await createProductReviewsApi(http, aStoreView()).of(7);
  expect(items).toEqual([{ ...words, id: 1 }]);
});
