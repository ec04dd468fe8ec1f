import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCompact, stockFromWire, stockToWire, toCompact } from './wire.ts';

const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const prices = { price, special_price: price, image: fc.string(), final_price_incl_tax: price };
const child = fc.record({ sku: fc.string(), name: fc.string(), kleur: fc.string(), ...prices });
const product = fc.record({
  id: fc.nat(),
  sku: fc.string(),
  name: fc.string(),
  url_key: fc.string(),
  ...prices,
  configurable_children: fc.array(child),
});

describe('the compact form of a product', () => {
  it('and the long form are each other’s inverse', () => {
    fc.assert(
      fc.property(product, (document) => {
        expect(fromCompact(toCompact(document))).toEqual(document);
      }),
    );
    fc.assert(
      fc.property(product, (document) => {
        const compact = toCompact(document);
        expect(toCompact(fromCompact(compact))).toEqual(compact);
      }),
    );
  });

  it('expands the short names, and a variant inherits the prices and pictures of its product', () => {
    const hit = {
      id: 1,
      nm: 'Laken',
      p: 39,
      fpit: 47.97,
      i: '/a.jpg',
      configurable_children: [{ sku: 'a', nm: 'Laken wit', p: 41 }],
    };
    expect(fromCompact(hit)).toEqual({
      id: 1,
      name: 'Laken',
      price: 39,
      final_price_incl_tax: 47.97,
      image: '/a.jpg',
      configurable_children: [{ sku: 'a', name: 'Laken wit', price: 41, final_price_incl_tax: 47.97, image: '/a.jpg' }],
    });
  });
});

it('a stock item and our stock are each other’s inverse', () => {
  const stock = fc.record({
    productId: fc.nat(),
    quantity: fc.nat(),
    isInStock: fc.boolean(),
    isManaged: fc.boolean(),
  });
  fc.assert(
    fc.property(stock, (ours) => {
      expect(stockFromWire(stockToWire(ours))).toEqual(ours);
    }),
  );
});
