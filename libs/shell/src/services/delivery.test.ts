import { deliveryEn, deliveryNl } from '@etalage/cart/headless';
import { aProductDetail } from '@etalage/catalog/testing';
import { aStoreView } from '@etalage/core/testing';
import { describe, expect, it } from 'vitest';
import { withDelivery } from './delivery.ts';

const now = Date.parse('2026-11-24T12:00:00+01:00');
const cutOff = Date.parse('2026-11-24T22:00:00+01:00');
const simple = (more: Parameters<typeof aProductDetail>[0] = {}) =>
  aProductDetail({ ...{ variants: [], options: [], stock: { status: 'ok' } }, ...more });
const deliveryOf = (more: Parameters<typeof simple>[0], view = aStoreView()) =>
  withDelivery(simple(more), view, now, deliveryNl).about.delivery;

describe('SHIP-11 what a product page promises', () => {
  it('SHIP-11 is the day for the default country', () =>
    expect(deliveryOf({})).toEqual({ words: 'Voor 22.00 uur besteld, morgen in huis', until: cutOff }));

  it('SHIP-11 is a later day for the default country Belgium', () => {
    const view = aStoreView({ tax: { ...aStoreView().tax, defaultCountry: 'BE' } });
    expect(deliveryOf({}, view)?.words).toBe('Voor 22.00 uur besteld, donderdag 26 november in huis');
  });

  it.each([
    ['NL', 'before 22:00', now, 'Ordered before 22:00, delivered tomorrow'],
    ['BE', 'before 22:00', now, 'Ordered before 22:00, delivered on Thursday 26 November'],
    ['NL', 'at 22:00', cutOff, 'Ordered now, delivered on Thursday 26 November'],
  ])('SHIP-11 is the same day in English: to %s, %s', (defaultCountry, _when, at, words) => {
    const { tax } = aStoreView();
    const product = withDelivery(simple(), { tax: { ...tax, defaultCountry } }, at, deliveryEn);
    expect(product.about.delivery?.words).toBe(words);
  });

  it('SHIP-11 is the day where only some of the variants are in stock', () => {
    const soldOut = { status: 'out_of_stock' } as const;
    const variants = aProductDetail().variants.map((variant, at) => ({
      ...variant,
      stock: at === 1 ? ({ status: 'ok' } as const) : soldOut,
    }));
    expect(deliveryOf({ stock: soldOut, variants })).toMatchObject({ until: cutOff });
  });

  it.each([
    ['what is sold out', { stock: { status: 'out_of_stock' } }],
    ['a stock that is not sure', { stock: { status: 'volatile' } }],
    ['a gift card by mail', { type: 'virtual' }],
    ['a download', { type: 'downloadable' }],
  ] as const)('SHIP-11 is nothing for %s', (_title, more) => expect(deliveryOf(more)).toBeUndefined());
});
