import { aProductDetail } from '@etalage/catalog/testing';
import { expect, it, vi } from 'vitest';
import { loadProduct } from './loadProduct.ts';
import { noNotes } from './pageNotes.ts';

const card = { parentSku: 'JAS', slug: 'badjas-fenne', sku: 'JAS-BLAUW-S' };

it.each([
  ['a variant by its sku', { ...card, type: 'configurable' }, { childSku: 'JAS-BLAUW-S' }, {}],
  [
    'one of which the size is open',
    { ...card, type: 'configurable', isSizeOpen: true as const },
    { childSku: 'JAS-BLAUW-S' },
    { kies: 'maat' },
  ],
  ['a simple product', { ...card, type: 'simple' }, {}, {}],
  ['a product of a type that no page knows', { ...card, type: 'unknown' }, {}, {}],
])('MODAL-09 a product is loaded as the page of its card shows it: %s', async (_what, address, child, search) => {
  const data = aProductDetail();
  const load = vi.fn(async () => ({ data }));
  const loaded: Promise<unknown> = Reflect.apply(loadProduct, undefined, [{ load }, address]);
  expect(await loaded).toBe(data);
  const request = { params: { parentSku: 'JAS', slug: 'badjas-fenne', ...child }, search };
  expect(load.mock.calls).toEqual([[expect.objectContaining({ kind: 'product' }), request, noNotes]]);
});

it('what loaders note is read by nobody in a browser', () =>
  expect([noNotes.tag('product'), noNotes.expireAt(1), noNotes.describe({})]).toEqual([
    undefined,
    undefined,
    undefined,
  ]));
