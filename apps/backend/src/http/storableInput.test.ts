import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../testing/aBackend.ts';
import { aProductDocument } from '../testing/documents.ts';
import { importDocuments } from '../testing/importing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  await importDocuments(backend, { products: [aProductDocument()] });
});

const address = {
  firstname: 'An',
  lastname: 'Bos',
  street: ['Dam', '1'],
  postcode: '1012 JS',
  city: 'Amsterdam',
  country_id: 'NL',
  email: 'an@example.com',
  telephone: '0612345678',
};

/** An order whose contents are fine but for what the test puts in; the cart is unknown. */
const order = (differences: Record<string, unknown>, choices: Record<string, unknown> = {}) => ({
  order_id: '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9',
  cart_id: 'unknown',
  store_code: 'dailydeal',
  transmited: true,
  products: [{ sku: 'HD-100', qty: 1 }],
  addressInformation: { shippingAddress: address, billingAddress: address, ...choices },
  ...differences,
});

const product = '/api/catalog/etalage_dailydeal/product/_search';
type Case = [title: string, path: string, body?: unknown];

describe('API-02 input that the database cannot keep is refused with 400 in the envelope', () => {
  it.each<Case>([
    ['a sku of /api/product', '/api/product?sku=a%00b'],
    ['the skus of /api/product/list', '/api/product/list?skus=a%00b'],
    ['the skus of /api/product/render-list', '/api/product/render-list?skus=a%00b'],
    ['a sku of /api/stock/check', '/api/stock/check?sku=a%00b'],
    ['the skus of /api/stock/list', '/api/stock/list?skus=a%00b'],
    ['an address of /api/url', '/api/url?url=a%00b'],
    ['an address of /api/url/map', '/api/url/map', { url: 'a\u0000b' }],
    ['half a surrogate pair in an address', '/api/url/map', { url: 'a\ud800b' }],
    ['a filter of a search', product, { _appliedFilters: [{ attribute: 'sku', value: { in: ['a\u0000b'] } }] }],
    ['the text of a search', product, { _searchText: 'a\u0000b' }],
    ['the cart of an order', '/api/order', order({ cart_id: 'a\u0000b' })],
    ['a sku of an order', '/api/order', order({ products: [{ sku: 'a\u0000b', qty: 1 }] })],
    [
      'what an order says of its payment',
      '/api/order',
      order({}, { payment_method_additional: { issuer: ['a\u0000b'] } }),
    ],
    ['the order to restore', '/api/ext/checkout/restore', { cartId: 'unknown', orderId: 'a\u0000b' }],
    ['an item id beyond an integer', '/api/cart/update', { cartItem: { sku: 'HD-100', qty: 1, item_id: 1e300 } }],
    [
      'an item id beyond an integer of a removal',
      '/api/cart/delete',
      { cartItem: { sku: 'HD-100', item_id: 2 ** 31 } },
    ],
    ['a quantity beyond every number', '/api/cart/update', '{"cartItem":{"sku":"HD-100","qty":1e400}}'],
    [
      'a region id beyond an integer',
      '/api/cart/shipping-methods',
      { address: { country_id: 'NL', region_id: 1e300 } },
    ],
  ])('API-02 refuses %s', async (_title, path, body) => {
    const answer = await backend.app.request(
      path,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 400, result: expect.stringContaining('ongeldig') });
  });
});
