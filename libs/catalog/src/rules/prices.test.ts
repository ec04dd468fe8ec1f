import { formatPrice } from '@etalage/core';
import { describe, expect, it } from 'vitest';
import {
  bundlePrice,
  discountPercent,
  groupedPrice,
  nextPriceChange,
  ownPrice,
  specialEdges,
  statesPrice,
} from './prices.ts';
import { isPriceKnown } from './knownPrice.ts';

const at = (text: string) => Date.parse(text);
const noon = at('2026-03-05T12:00:00Z');

describe('PRICE-02 a special price applies', () => {
  const special = (fields: object) => ownPrice({ price: 100, special_price: 75, ...fields }, noon)?.price;
  it.each([
    ['without dates', {}, 7500],
    ['on its first day, from midnight in Amsterdam', { special_from_date: '2026-03-05' }, 7500],
    ['on its last day, to the end', { special_to_date: '2026-03-05' }, 7500],
    ['not before its first day', { special_from_date: '2026-03-06' }, 10000],
    ['not after its last day', { special_to_date: '2026-03-04' }, 10000],
    ['at its very first second (13:00 in Amsterdam is 12:00 UTC)', { special_from_date: '2026-03-05 13:00:00' }, 7500],
    ['not a second earlier', { special_from_date: '2026-03-05 13:00:01' }, 10000],
    ['at its very last second', { special_to_date: '2026-03-05 13:00:00' }, 7500],
    ['not a second later', { special_to_date: '2026-03-05 12:59:59' }, 10000],
    ['not when it is not below the original price', { special_price: 100 }, 10000],
    ['not when it is 0', { special_price: 0 }, 10000],
    ['written as decimal text', { special_price: '43.0000' }, 4300],
    ['not when it is above the original price', { special_price: 120 }, 10000],
    ['not from a day that cannot be read', { special_from_date: 'straks' }, 10000],
    ['not until a day that cannot be read', { special_to_date: 'straks' }, 10000],
    ['not while a final price is lower', { final_price: 60 }, 6000],
    ['where a final price is higher', { final_price: 80 }, 7500],
    ['where a final price is above the original', { final_price: 120 }, 7500],
    ['above an original price kept beside it', { price: 75, original_price: 120, special_price: 75 }, 7500],
  ])('PRICE-02 %s', (_when, fields, price) => expect(special(fields)).toBe(price));

  it('PRICE-02 covers the day that summer time begins in Amsterdam', () => {
    const day = { price: 100, special_price: 75, special_from_date: '2026-03-29', special_to_date: '2026-03-29' };
    expect(ownPrice(day, at('2026-03-28T23:00:00Z'))?.price).toBe(7500);
    expect(ownPrice(day, at('2026-03-29T21:59:59Z'))?.price).toBe(7500);
    expect(ownPrice(day, at('2026-03-29T22:00:00Z'))?.price).toBe(10000);
  });
});

describe('PRICE-03 a price counts as reduced', () => {
  it.each([
    ['with a special price', { price: 100, special_price: 75 }, true],
    ['with a final price below the original', { price: 100, final_price: 80 }, true],
    ['with a final price including tax below the original', { price_incl_tax: 100, final_price_incl_tax: 80 }, true],
    ['not with an equal final price', { price: 100, final_price: 100 }, false],
    ['not with a final price above it', { price: 100, final_price: 120 }, false],
    ['not when its special price is over', { price: 100, special_price: 75, special_to_date: '2026-01-01' }, false],
    [
      'not when the final price is that of a special price that is over',
      { price: 100, special_price: 75, final_price: 75, special_to_date: '2026-01-01' },
      false,
    ],
  ])('PRICE-03 %s', (_when, document, isReduced) => expect(ownPrice(document, noon)?.isReduced).toBe(isReduced));
});

describe('PRICE-04 the discount percent', () => {
  it.each([
    [7500, 10000, -25],
    [6667, 10000, -33],
    [8750, 10000, -13],
    [undefined, 10000, 0],
    [7500, 0, 0],
  ])('PRICE-04 special %s on %s gives %s', (special, regular, percent) =>
    expect(discountPercent(special, regular)).toBe(percent),
  );

  it('PRICE-04 comes with the price', () =>
    expect(ownPrice({ price: 100, special_price: 75 }, noon)?.discountPercent).toBe(-25));
  it('PRICE-04 is 0 without a special price', () => expect(ownPrice({ price: 100 }, noon)?.discountPercent).toBe(0));
});

describe('PRICE-15 a price is known', () => {
  it.each([
    [1, false, true],
    [0, false, false],
    [0, true, true],
    [-1, true, false],
    [undefined, true, false],
    [Number.NaN, true, false],
  ])('PRICE-15 %s cents, zero allowed %s: %s', (price, zeroAllowed, known) =>
    expect(isPriceKnown(price, zeroAllowed)).toBe(known),
  );
});

describe('PRICE-14 what several products cost together', () => {
  it('PRICE-14 a bundle costs the sum of price times quantity of each selection', () =>
    expect(
      bundlePrice([
        { price: 500, quantity: 2 },
        { price: 295, quantity: 1 },
      ]),
    ).toBe(1295));
  it('PRICE-14 a grouped product costs its cheapest', () => expect(groupedPrice([1295, 995, 1095])).toBe(995));
});

it('tells when a price will change next', () => {
  const document = { price: 100, special_price: 75, special_from_date: '2026-03-05', special_to_date: '2026-03-06' };
  expect(nextPriceChange(document, at('2026-03-01T00:00Z'))).toBe(at('2026-03-04T23:00:00Z'));
  expect(nextPriceChange(document, noon)).toBe(at('2026-03-06T23:00:00Z'));
  expect(nextPriceChange(document, at('2026-03-07T00:00Z'))).toBeUndefined();
});

it.each([
  ['at the time that it names', { next_price_change: '2026-03-05 13:00:01' }, at('2026-03-05T12:00:01Z')],
  ['not at a time that has come', { next_price_change: '2026-03-05 13:00:00' }, undefined],
  ['not at a time that cannot be read', { next_price_change: 'straks' }, undefined],
  ['not by the dates of a special price that it lacks', { special_from_date: '2026-04-01' }, undefined],
  [
    'at the first of several times',
    { next_price_change: '2026-05-01', special_price: 75, special_from_date: '2026-04-01' },
    at('2026-03-31T22:00:00Z'),
  ],
])('a price changes next %s', (_when, document, change) =>
  expect(nextPriceChange({ price: 100, ...document }, noon)).toBe(change),
);

it.each([
  [
    'both dates',
    { special_from_date: '2026-03-05', special_to_date: '2026-03-06' },
    ['2026-03-04T23:00Z', '2026-03-06T23:00Z'],
  ],
  ['a first day alone', { special_from_date: '2026-03-05' }, ['2026-03-04T23:00Z']],
  ['a last day alone', { special_to_date: '2026-03-06' }, ['2026-03-06T23:00Z']],
  ['no dates', {}, []],
  ['no special price', { special_price: null, special_from_date: '2026-03-05' }, []],
])('PRICE-02 with %s a special price starts and ends at %j', (_what, dates, edges) =>
  expect(specialEdges({ special_price: 75, ...dates })).toEqual(edges.map(at)),
);

it.each([
  [
    'original_price_incl_tax',
    { original_price_incl_tax: 121, original_price: 100, price_incl_tax: 110, price: 90 },
    12_100,
  ],
  ['original_price', { original_price: 100, price_incl_tax: 110, price: 90 }, 10_000],
  ['price_incl_tax', { original_price: 0, price_incl_tax: 110, price: 90 }, 11_000],
  ['price', { price: 90, regular_price: 80 }, 9000],
  ['regular_price', { price: 0, regular_price: 80 }, 8000],
])('PRICE-02 the full price is the %s where no other comes before it', (_field, document, fullPrice) =>
  expect(ownPrice(document, noon)?.fullPrice).toBe(fullPrice),
);

it.each([
  [{ price: 0 }, true],
  [{ regular_price: '5' }, true],
  [{ price: null }, false],
  [{}, false],
])('PRICE-15 %j says something of its price: %s', (document, states) => expect(statesPrice(document)).toBe(states));

it('takes decimal text without a float in between', () => {
  expect(ownPrice({ price: '1.005' }, noon)?.price).toBe(101);
  expect(formatPrice(ownPrice({ price: '1234.5' }, noon)?.price ?? 0)).toBe('€\u00a01.234,50');
});

it('has no price where the document names none', () => expect(ownPrice({ price: null }, noon)).toBeUndefined());

describe('LEGAL-03 what a reduction is announced against', () => {
  const now = Date.parse('2026-11-20T11:00:00Z');
  it.each([
    // the lowest price of the 30 days before      struck through   percent
    ['the usual price, where nothing is known', undefined, 10_000, -30],
    ['the usual price, where it was the lowest', 100, 10_000, -30],
    ['the usual price, where it was dearer before', 120, 10_000, -30],
    ['the lowest price, where that is lower', 80, 8000, -13],
    ['nothing, where it cost the same before', 70, 7000, 0],
    ['nothing, where it was cheaper before', 60, 7000, 0],
  ])('LEGAL-03 %s', (_title, lowest, originalPrice, discountPercent) => {
    const price = ownPrice({ price: 100, special_price: 70, lowest_price_30d: lowest }, now);
    expect(price).toEqual({
      ...{ price: 7000, fullPrice: 10_000, originalPrice, discountPercent },
      isReduced: discountPercent !== 0,
    });
  });
});
