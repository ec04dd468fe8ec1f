import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ownPrice } from './prices.ts';
import { fromCompact, toCompact } from './compact.ts';
import { productDocument } from '../contract/product.ts';

const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const prices = { price, special_price: price, image: fc.string(), final_price_incl_tax: price };
const sayable: { requiredKeys: [] } = { requiredKeys: [] };
const child = fc.record({ sku: fc.string(), name: fc.string(), kleur: fc.string(), ...prices }, sayable);
const product = fc.record(
  {
    id: fc.nat(),
    sku: fc.string(),
    name: fc.string(),
    url_key: fc.string(),
    ...prices,
    configurable_children: fc.array(child),
  },
  sayable,
);
/** What an answer leaves out and what it says to be nothing mean the same. */
const said = (document: object): unknown =>
  JSON.parse(JSON.stringify(document, (_name, value: unknown) => (value === null ? undefined : value)));

describe('the compact form of a product', () => {
  it('and the long form are each other’s inverse', () => {
    fc.assert(
      fc.property(product, (document) => {
        expect(said(fromCompact(toCompact(document)))).toEqual(said(document));
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

  it('PRICE-02 lends a variant no special price of its product, which has dates of its own', () => {
    const ended = { special_price: 60, special_to_date: '2026-01-31' };
    const variant = { sku: 'a', name: 'Laken wit', price: 80 };
    const answered = fromCompact(
      toCompact({ id: 1, sku: 'l', name: 'Laken', price: 80, ...ended, configurable_children: [variant] }),
    );
    const [read] = v.parse(productDocument, answered).configurable_children ?? [];
    expect(ownPrice(read ?? {}, Date.parse('2026-02-01T12:00:00Z'))?.price).toBe(80_00);
  });

  it('leaves out of a variant what it inherits, and says what it lacks', () =>
    expect(
      toCompact({
        price: 39,
        image: null,
        thumbnail: '/a.jpg',
        configurable_children: [
          { sku: 'a', price: 39, thumbnail: '/a.jpg' },
          { sku: 'b', price: 41, name: 'Wit' },
        ],
      }),
    ).toEqual({
      p: 39,
      i: null,
      t: '/a.jpg',
      configurable_children: [{ sku: 'a' }, { sku: 'b', p: 41, nm: 'Wit', t: null }],
    }));

  it('says nothing of what neither a variant nor its product has', () =>
    expect(
      toCompact(
        { image: null, thumbnail: undefined, configurable_children: [{ sku: 'a' }] },
        ({ configurable_children }) => ({ configurable_children }),
      ),
    ).toEqual({ configurable_children: [{ sku: 'a' }] }));

  it('takes no variant from what is none', () =>
    expect(fromCompact({ configurable_children: [null, 'a', ['b'], { sku: 'c' }] })).toEqual({
      configurable_children: [{ sku: 'c' }],
    }));

  it('says nothing of what was not asked for', () => {
    const product = { id: 1, image: 'a.jpg', configurable_children: [{ sku: 'a', image: 'b.jpg' }, { sku: 'b' }] };
    const select = ({ id, image, configurable_children: variants }: Record<string, unknown>) => ({
      ...{ id, image },
      configurable_children: Array.isArray(variants) ? variants.map(({ sku }) => ({ sku })) : [],
    });
    const variants = [{ sku: 'a' }, { sku: 'b' }];
    expect(toCompact(product, select)).toEqual({ id: 1, i: 'a.jpg', configurable_children: variants });
    expect(toCompact(product)['configurable_children']).toEqual([
      { sku: 'a', i: 'b.jpg' },
      { sku: 'b', i: null },
    ]);
  });
});
