import { expect, it } from 'vitest';
import { pageData } from './pageData.ts';

it("brings a page's data to the browser as it was", () => {
  const product = { id: 7, sku: 'HD-7-wit', parentSku: 'HD-7', slug: 'handdoek', name: `Panty's "Fenne"`, price: 1295 };
  const data = { listing: { products: [product, { ...product, sku: 'a/b', slug: 'x' }] } };
  expect(pageData.test(data)).toBe(true);
  expect(pageData.fromSerializable(pageData.toSerializable(data))).toEqual(data);
});

it('leaves what is no page to the router', () => expect(pageData.test({ matches: [] })).toBe(false));
