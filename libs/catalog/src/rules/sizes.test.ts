import { expect, it } from 'vitest';
import { sizesDifferInStock } from './sizes.ts';

const of = (maat: string, qty: number, more: object = {}) => ({
  sku: `jas-${maat}-${qty}`,
  maat,
  stock: { is_in_stock: qty > 0, qty, manage_stock: true },
  ...more,
});

it.each([
  ['two sizes of which one is sold out', [of('S', 9), of('M', 0)], true],
  ['two sizes of which a different number is left', [of('S', 2), of('M', 3)], true],
  ['two sizes with plenty of each', [of('S', 9), of('M', 30)], false],
  ['two sizes with equally few', [of('S', 2), of('M', 2)], false],
  ['one size in two colours', [of('S', 9, { kleur: '50' }), of('S', 0, { kleur: '51' })], false],
  ['a second size that is not sold', [of('S', 9), of('M', 0, { status: 2 })], false],
  ['no variants', [], false],
])('%s: the sizes differ in stock %s', (_what, variants, differ) => expect(sizesDifferInStock(variants)).toBe(differ));
