import { product } from '@etalage/catalog/contract';
import { fromCompact, ownPrice, toCompact } from '@etalage/catalog/rules';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { presentProduct, type Presentation } from './presentProduct.ts';

const now = Date.parse('2026-03-05T12:00:00Z');
const presentation: Presentation = {
  now,
  taxRules: [],
  taxPlace: { country: 'NL' },
  stock: new Map(),
  soldOut: new Set(),
  pictureAddress: (path) => path,
};

const amount = fc.constantFrom(undefined, null, 0, 60, 80, 100, 120);
const date = fc.constantFrom(undefined, null, '2026-03-04', '2026-03-05', '2026-03-06');
const priced = {
  price: fc.constantFrom(80, 100),
  special_price: amount,
  special_price_incl_tax: amount,
  special_from_date: date,
  special_to_date: date,
  final_price: amount,
  original_price: amount,
  lowest_price_30d: amount,
};
const document = fc.record({
  id: fc.constant(1),
  sku: fc.constant('laken'),
  name: fc.constant('Laken'),
  type_id: fc.constant('simple' as const),
  ...priced,
});
const variant = fc.record({ sku: fc.constant('laken-wit'), ...priced }, { requiredKeys: ['sku', 'price'] });

describe('PRICE-02, PRICE-03 what the page reads from an answer is what the cart charges', () => {
  it('PRICE-02, PRICE-03 for a simple product', () => {
    fc.assert(
      fc.property(document, (given) => {
        const raw = v.parse(product, given);
        expect(ownPrice(presentProduct(raw, presentation), now)).toEqual(ownPrice(raw, now));
      }),
    );
  });

  it('PRICE-02, PRICE-03 for a variant, in a compact answer too', () => {
    fc.assert(
      fc.property(document, variant, (given, child) => {
        const raw = v.parse(product, { ...given, type_id: 'configurable', configurable_children: [child] });
        const answer = toCompact(presentProduct(raw, presentation));
        const [read] = v.parse(product, fromCompact(answer)).configurable_children ?? [];
        expect(ownPrice(read ?? {}, now)).toEqual(ownPrice(raw.configurable_children?.[0] ?? {}, now));
      }),
    );
  });
});
