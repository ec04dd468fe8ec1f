import { expect, it } from 'vitest';
import { asProduct } from './asProduct.ts';

it('a document with an id and a sku is a product', () => {
  const document = { id: 100, sku: 'HD-100' };
  expect(asProduct(document)).toBe(document);
});

it.each([{ id: '100', sku: 'HD-100' }, { id: 100 }, { id: 100, sku: 7 }, {}])('%j is no product', (document) =>
  expect(() => asProduct(document)).toThrow(`Not a product: ${String(document.id)}`),
);
