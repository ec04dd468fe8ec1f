import { createHttp } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { expect, it } from 'vitest';
import { withCurrentPrices } from './model/recentlyViewed.ts';
import { createPricesApi } from './pricesApi.ts';
import { aProductSummary } from './testing.ts';

const pricesOver = (fetch: typeof globalThis.fetch) =>
  createPricesApi(createHttp({ storeCode: 'sample', baseUrl: 'https://voorbeeld.test', fetch }), aStoreView());

it.each<[how: string, fetch: typeof globalThis.fetch]>([
  ['is refused', async () => new Response('nee', { status: 500 })],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered with a code of failure', async () => Response.json({ code: 500, result: 'nee' })],
  ['is answered with what cannot be read', async () => Response.json({ code: 200, result: { items: [{ id: 1 }] } })],
])('PROD-14 a price call that %s counts as empty, and products keep the prices they have', async (_how, fetch) => {
  const prices = await pricesOver(fetch).current(['HD-1']);
  expect(prices.size).toBe(0);
  expect(withCurrentPrices([aProductSummary({ price: 1295 })], prices)).toEqual([aProductSummary({ price: 1295 })]);
});

it('PROD-13 asks for all skus at once, with the currency and the id of the store', async () => {
  const asked: string[] = [];
  const item = { id: 1, price_info: { final_price: 9.5, regular_price: 9.5 } };
  const prices = pricesOver(async (input) => {
    asked.push(new Request(input).url);
    return Response.json({ code: 200, result: { items: [item] } });
  });
  expect(await prices.current(['HD-1', 'HD-2'])).toEqual(new Map([[1, { price: 950 }]]));
  expect(asked).toEqual([
    `https://voorbeeld.test/api/product/render-list?skus=HD-1%2CHD-2&currencyCode=EUR&storeId=${aStoreView().storeId}`,
  ]);
});
