import { createHttp } from '@etalage/core';
import { expect, it } from 'vitest';
import { createCheckoutApi } from './api.ts';
import { anOrderRequest, anOrderStatus, aPlacedOrder } from './testing.ts';

/** A server that answers `result` and remembers what it was asked. */
function answering(result: unknown, code = 200) {
  const asked: { method: string; path: string; body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    asked.push({ method: request.method, path: pathname + search, body: await request.text() });
    return Response.json({ code, result });
  };
  return { asked, api: createCheckoutApi(createHttp({ storeCode: 'sample', baseUrl: 'http://shop.test', fetch })) };
}

it('an order is posted whole', async () => {
  const { asked, api } = answering(aPlacedOrder());
  expect(await api.placeOrder(anOrderRequest())).toEqual(aPlacedOrder());
  expect(asked).toEqual([{ method: 'POST', path: '/api/order', body: JSON.stringify(anOrderRequest()) }]);
});

it('an answer of text is no order', async () => {
  const { api } = answering('Invalid signature validation of WS06');
  await expect(api.placeOrder(anOrderRequest())).rejects.toThrow('wrong response format');
});

it('a refusal is thrown with the server’s words', async () => {
  const { api } = answering('Je winkelwagen is leeg', 400);
  await expect(api.placeOrder(anOrderRequest())).rejects.toMatchObject({
    code: 400,
    message: 'Je winkelwagen is leeg',
  });
});

it('an order is asked for by its number and its cart', async () => {
  const { asked, api } = answering(anOrderStatus());
  await api.orderStatus({ orderId: '102', cartId: 'c' });
  expect(asked[0]?.path).toBe('/api/ext/checkout/order-status?orderId=102&cartId=c');
});
