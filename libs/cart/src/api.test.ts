import { createHttp } from '@etalage/core';
import { describe, expect, it } from 'vitest';
import { createCartApi } from './api.ts';
import { aServerItem, someTotals } from './testing.ts';

/** A server that answers `result` and remembers what it was asked. */
function answering(result: unknown, code = 200) {
  const asked: { method: string; path: string; task: string | null; body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const task = request.headers.get('x-task-id');
    asked.push({ method: request.method, path: pathname + search, task, body: await request.text() });
    return Response.json({ code, result });
  };
  return { asked, api: createCartApi(createHttp({ storeCode: 'sample', baseUrl: 'http://shop.test', fetch })) };
}

describe('the calls of the cart', () => {
  const cartItem = { sku: 'WS12', qty: 1, prev_qty: 0 };

  it('an update names its task, and makes a cart when there is none', async () => {
    const { asked, api } = answering(aServerItem());
    expect(await api.update(undefined, { cartItem }, 'task-1')).toEqual(aServerItem());
    expect(asked).toEqual([
      { method: 'POST', path: '/api/cart/update', task: 'task-1', body: JSON.stringify({ cartItem }) },
    ]);
  });

  it('every other call names the cart', async () => {
    const { asked, api } = answering(someTotals());
    await api.totals('c1');
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/api/cart/totals?cartId=c1' });
  });

  it('the cart’s number of a customer is text here', async () => {
    expect(await answering(81668).api.create()).toBe('81668');
  });

  it('a choice of payment goes to its own service', async () => {
    const { asked, api } = answering(true);
    await api.selectPaymentMethod('c1', { method: { method: 'banktransfer' } });
    expect(asked[0]?.path).toBe('/api/ext/cart-extend/selected-payment-method?cartId=c1');
  });

  it('an answer that is not what was agreed is no answer', async () => {
    await expect(answering({ item_id: 'x' }).api.update('c1', { cartItem }, 't')).rejects.toThrow(
      'wrong response format',
    );
  });
});
