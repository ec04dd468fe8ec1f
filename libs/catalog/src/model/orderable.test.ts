import { expect, it } from 'vitest';
import { aProductDetail, someOwnOptions } from '../testing.ts';
import { isOrderableAtOnce } from './orderable.ts';
import type { ProductDetail } from './views.ts';

it.each<[string, Partial<ProductDetail>]>([
  ['of which a variant is shown', {}],
  ['that costs less by the dozen', { tiers: [{ quantity: 12, price: 995, savingPercent: 23 }] }],
  ['whose stock is not known', { stock: { status: 'volatile' } }],
])('a product %s can be ordered at once', (_what, differences) =>
  expect(isOrderableAtOnce(aProductDetail({ price: 1995, stock: { status: 'ok' }, ...differences }))).toBe(true),
);

it.each<[string, Partial<ProductDetail>]>([
  ['whose size is not chosen', { openOption: 'maat' }],
  ['with options of its own', { ownOptions: someOwnOptions() }],
  ['that is a set', { members: [] }],
  ['that is a bundle', { bundle: [] }],
  ['that is sold out', { stock: { status: 'out_of_stock' } }],
  ['whose price is not known (PRICE-15)', { price: 0 }],
  ['with which something is wrong', { errors: { variants: 'Bestaat niet' } }],
])('a product %s cannot be ordered at once', (_what, differences) =>
  expect(isOrderableAtOnce(aProductDetail({ price: 1995, stock: { status: 'ok' }, ...differences }))).toBe(false),
);
