import { fromEuros } from '@etalage/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDiscounts, splitInProportion } from './discount.ts';
import { deliveryCost, shippingRates } from './shippingRates.ts';
import { computeTotals, subtotalAfterCoupon } from './totals.ts';

const noFees = { shipping: 0, payment: 0, taxRate: 21 };
const aPriced = (unitPrice: number, quantity = 1, taxRate = 21) => ({ unitPrice, quantity, taxRate });

describe('PRICE-16 money in a cart', () => {
  it('PRICE-16 turns decimals into cents by their text, half away from zero', () => {
    expect(fromEuros(1.005)).toBe(101);
    expect(fromEuros(-1.005)).toBe(-101);
  });

  it('PRICE-16 rounds a percentage per line', () => {
    // 10% of 0.05 is half a cent on each of three lines: three cents, not round(1.5) = 2
    expect(lineDiscounts([5, 5, 5], { type: 'percentage', amount: 10 })).toEqual([1, 1, 1]);
  });

  it('PRICE-16 splits a cart discount in proportion', () =>
    expect(splitInProportion(1000, [3000, 800, 200])).toEqual([750, 200, 50]));

  it('PRICE-16 leaves the remainders of a split to the largest fractions', () => {
    // 1000 over 3333, 3333, 3334: 333.3, 333.3, 333.4 → the last gets the cent
    expect(splitInProportion(1000, [3333, 3333, 3334])).toEqual([333, 333, 334]);
    // 100 over 1, 1, 1: all fractions equal → the first gets it
    expect(splitInProportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    // 2 over 5, 2: 1.43, 0.57 → the lighter line has the larger fraction
    expect(splitInProportion(2, [5, 2])).toEqual([1, 1]);
  });

  it('PRICE-16 splits nothing over lines that cost nothing', () => {
    expect(splitInProportion(100, [0, 0])).toEqual([0, 0]);
  });

  it('PRICE-16 takes no more off than there is', () => {
    expect(lineDiscounts([300, 200], { type: 'fixed', amount: 900 })).toEqual([300, 200]);
  });

  it('PRICE-16 computes the tax per rate on what remains', () => {
    // 121.00 at 21% and 109.00 at 9%, 23.00 off: 12.10 and 10.90 → 108.90 and 98.10 remain
    const totals = computeTotals([aPriced(12100), aPriced(10900, 1, 9)], noFees, { type: 'fixed', amount: 2300 });
    expect(totals.lines).toEqual([
      { total: 12100, discount: 1210, tax: 1890 },
      { total: 10900, discount: 1090, tax: 810 },
    ]);
    expect(totals.taxes).toEqual([
      { rate: 9, base: 9810, tax: 810 },
      { rate: 21, base: 10890, tax: 1890 },
    ]);
    expect(totals).toMatchObject({ subtotal: 23000, discount: 2300, tax: 2700, total: 20700 });
  });

  it('PRICE-16 rounds the tax once per rate, not per line', () => {
    // 1.00 holds 17.36 cents of tax at 21%: 52.07 in three lines together
    const totals = computeTotals([aPriced(100), aPriced(100), aPriced(100)], noFees);
    expect(totals.taxes).toEqual([{ rate: 21, base: 300, tax: 52 }]);
    expect(totals.tax).toBe(52);
  });

  it('PRICE-16 adds shipping and payment costs, taxed at their rate', () => {
    const totals = computeTotals([aPriced(1000, 2)], { shipping: 495, payment: 100, taxRate: 21 });
    expect(totals).toMatchObject({ subtotal: 2000, shipping: 495, payment: 100, total: 2595 });
    // 25.95 × 21 / 121 = 4.5037…
    expect(totals.tax).toBe(450);
  });

  it('PRICE-16 has no row for the rate of costs while there are none', () => {
    expect(computeTotals([aPriced(1090, 1, 9)], noFees).taxes).toEqual([{ rate: 9, base: 1090, tax: 90 }]);
  });

  it('PRICE-16 has a row for the rate of payment costs alone', () => {
    expect(computeTotals([aPriced(1090, 1, 9)], { ...noFees, payment: 121 }).taxes).toEqual([
      { rate: 9, base: 1090, tax: 90 },
      { rate: 21, base: 121, tax: 21 },
    ]);
  });

  it('PRICE-16 judges free shipping on the subtotal after the coupon', () => {
    const lines = [aPriced(5000)];
    const costs = (judged: number) => shippingRates('NL', judged)[0]?.price;
    expect(costs(subtotalAfterCoupon(lines))).toBe(0);
    expect(costs(subtotalAfterCoupon(lines, { type: 'fixed', amount: 1 }))).toBe(495);
  });

  it('PRICE-16 loses and makes no cent, whatever is split', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (whole, of) => {
        const sum = of.reduce((total, weight) => total + weight, 0);
        const parts = splitInProportion(whole, of);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(sum === 0 ? 0 : whole);
        parts.forEach((part, index) =>
          expect(Math.abs(part - (whole * (of[index] ?? 0)) / Math.max(sum, 1))).toBeLessThan(1 + 1e-6),
        );
      }),
    );
  });
});

describe('the rates of delivery', () => {
  it.each([
    ['NL', 4999, [495, 395, 0]],
    ['NL', 5000, [0, 395, 0]],
    ['BE', 5000, [795, 395, 0]],
    ['FR', 5000, []],
  ])('to %s at %i cents', (country, judged, prices) =>
    expect(shippingRates(country, judged).map(({ price }) => price)).toEqual(prices),
  );

  it('need a location everywhere but at home', () =>
    expect(shippingRates('NL', 0).map(({ carrierCode, needsLocation }) => [carrierCode, needsLocation])).toEqual([
      ['homedelivery', false],
      ['servicepoint', true],
      ['storepickup', true],
    ]));
});

it.each([
  ['NL', { price: 495, missing: 3000 }],
  ['BE', { price: 795 }],
  ['FR', undefined],
])('TOTAL-14 the cost of delivery to %s at 2000 cents is %j', (country, cost) =>
  expect(deliveryCost(country, 2000)).toEqual(cost),
);
