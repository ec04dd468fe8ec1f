import { aProductDetail } from '@etalage/catalog/testing';
import { describe, expect, it } from 'vitest';
import { aWish } from '../testing.ts';
import { isAbout } from './item.ts';
import { asksVariant, isBackInStock, itemOfVariant, priceDrop, priceNow } from './wish.ts';

/** A bath robe of 5995 cents; its variants cost 5995, 6500 and 4900. */
const robe = aProductDetail({ price: 5995 });
const [blueSmall, blueLarge, whiteSmall] = robe.variants;
const variants = [
  { ...(blueSmall ?? expect.unreachable()), price: 5995 },
  { ...(blueLarge ?? expect.unreachable()), price: 6500 },
  { ...(whiteSmall ?? expect.unreachable()), price: 4900 },
];
const product = { ...robe, variants };
const simple = { ...robe, variants: [] };
const whole = aWish({ sku: 'JAS' });
const variant = aWish({ sku: 'JAS-BLAUW-S', parentSku: 'JAS', options: [{ attributeId: '93', value: '50' }] });

describe('WISH-15 a variant', () => {
  it.each([
    ['is asked for where the product was wished for as a whole', whole, product, true],
    ['is not asked for where it was chosen', variant, product, false],
    ['is asked for where the one that was chosen is gone', variant, { ...product, info: { gone: 'Weg' } }, true],
    ['is not asked for where the product has none', whole, simple, false],
  ])('WISH-15 %s', (_what, item, of, expected) => expect(asksVariant(item, of)).toBe(expected));
});

describe('WISH-15 the price', () => {
  it.each([
    ['is that of the variant that was chosen', variant, product, 5995],
    ['is that of the cheapest variant of a whole product', whole, product, 4900],
    ['is that of a product without variants', whole, simple, 5995],
    [
      'leaves out a variant without a price',
      whole,
      {
        ...product,
        variants: variants.map(({ price: _price, ...rest }, at) => (at === 0 ? rest : { ...rest, price: 7000 })),
      },
      7000,
    ],
    [
      'is that of the product where no variant has one',
      whole,
      { ...product, variants: variants.map(({ price: _price, ...rest }) => rest) },
      5995,
    ],
  ])('WISH-15 %s', (_what, item, of, expected) => expect(priceNow(item, of)).toBe(expected));

  it.each([
    ['tells what it is less than when it was added', 6500, 5995, 505],
    ['tells no reduction of what costs the same', 5995, 5995, undefined],
    ['tells none of what costs more', 5000, 5995, undefined],
    ['tells none of what had no price', undefined, 5995, undefined],
    ['tells none of what has no price now', 6500, undefined, undefined],
  ])('WISH-15 %s', (_what, before, now, expected) => {
    const item = { ...variant, ...(before !== undefined && { price: before }) };
    const { price: _price, ...rest } = product;
    expect(priceDrop(item, { ...rest, ...(now !== undefined && { price: now }) })).toBe(expected);
  });
});

it.each([
  ['that was sold out and is not any more', true, 'ok', true],
  ['that was sold out and is running low', true, 'volatile', false],
  ['that is sold out still', true, 'out_of_stock', false],
  ['that was in stock when it was added', undefined, 'ok', false],
] as const)('WISH-15 back in stock: what was added %s', (_what, isSoldOut, status, expected) => {
  const item = { ...variant, ...(isSoldOut && { isSoldOut }) };
  expect(isBackInStock(item, { ...product, stock: { status } })).toBe(expected);
});

describe('WISH-09 the variant that takes the place of an item', () => {
  const chosen = { sku: 'JAS-WIT-S', stock: { status: 'ok' as const } };

  it('WISH-09 has the ids, the values that choose it and what it costs', () =>
    expect(itemOfVariant({ ...product, ...chosen })).toEqual({
      sku: 'JAS-WIT-S',
      id: 13,
      parentId: 10,
      parentSku: 'JAS',
      quantity: 1,
      price: 5995,
      options: [
        { attributeId: '93', value: '51' },
        { attributeId: '142', value: '167' },
      ],
    }));

  it('WISH-09 leaves out a value that the variant does not have', () => {
    const withoutSize = variants.map((each) => ({ ...each, choices: { kleur: '51' } }));
    const { options } = itemOfVariant({ ...product, ...chosen, variants: withoutSize });
    expect(options).toEqual([{ attributeId: '93', value: '51' }]);
  });

  it('WISH-09 remembers that it is sold out, and no price that it does not have', () => {
    const { price: _price, ...rest } = product;
    const item = itemOfVariant({ ...rest, ...chosen, stock: { status: 'out_of_stock' } });
    expect([item.isSoldOut, Object.keys(item)]).toEqual([true, expect.not.arrayContaining(['price'])]);
  });

  it('WISH-09 is the whole product where no variant is shown', () =>
    expect(itemOfVariant({ ...simple, ...chosen })).toEqual({
      sku: 'JAS',
      id: 10,
      quantity: 1,
      price: 5995,
      options: [],
    }));
});

describe('WISH-16 the heart', () => {
  it.each([
    ['of the product', whole, whole, true],
    ['of a variant, on its product', variant, whole, true],
    ['of a product, on its variant', whole, variant, true],
    ['of another variant', aWish({ sku: 'JAS-WIT-S', parentSku: 'JAS' }), variant, false],
    ['of another product', aWish({ sku: 'HD' }), whole, false],
  ])('WISH-16 is full for an item %s', (_what, item, heart, expected) => expect(isAbout(item, heart)).toBe(expected));
});
