import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, fromEuros, parsePrice, percentOf, roundDecimal, toEuros } from './money.ts';

describe('PRICE-16 decimals become cents by decimal text, half away from zero', () => {
  it.each([
    [1.005, 101],
    [-1.005, -101],
    [8.575, 858],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [1e-7, 0],
    [0, 0],
  ])('PRICE-16 %d euros are %d cents', (euros, cents) => expect(fromEuros(euros)).toBe(cents));

  it('PRICE-16 gives back the cents that went out as euros', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => fromEuros(toEuros(cents)) === cents));
  });

  it.each([
    [1050, 5, 53],
    [-1050, 5, -53],
    // 157.5 and 28.5, which binary floats put below the half
    [11_250, 1.4, 158],
    [2500, 1.14, 29],
  ])('PRICE-16 of %d cents %d percent is %d', (cents, percent, part) => expect(percentOf(cents, percent)).toBe(part));

  it('PRICE-16 refuses what is not an amount', () => expect(() => roundDecimal(Number.NaN, 2)).toThrow(RangeError));
});

describe('prices in Dutch notation', () => {
  it.each([
    [123450, '€\u00a01.234,50'],
    [5, '€\u00a00,05'],
    [0, '€\u00a00,00'],
    [100000000, '€\u00a01.000.000,00'],
    [-495, '€\u00a0-4,95'],
  ])('STORE-11, PRICE-17 %d cents are shown as %s', (cents, text) => expect(formatPrice(cents)).toBe(text));

  it('PRICE-17 follows the notation of the store view', () => {
    const notation = {
      currencySign: '$',
      currencyDecimal: '.',
      currencyGroup: ',',
      fractionDigits: 2,
      priceFormat: '{sign}{amount}',
    };
    expect(formatPrice(123450, notation)).toBe('$1,234.50');
  });
});

describe('PRICE-13, PRICE-17 reading a localised price', () => {
  it.each([
    ['PRICE-13 removes its dot, and its comma is the decimal point', '1.234,50', 1234.5],
    ['PRICE-13 removes every dot', '1.234.567,50', 1234567.5],
    ['PRICE-13 turns the comma into a decimal point', '0,05', 0.05],
    ['PRICE-13, PRICE-17 removes every space', '1 234 567,5', 1234567.5],
    ['PRICE-17 drops no-break spaces', '1\u00a0234\u00a0567,5', 1234567.5],
    ['PRICE-17 reads the sign with its no-break space', '€\u00a01.234,50', 1234.5],
  ])('%s', (_what, text, amount) => expect(parsePrice(text)).toBe(amount));

  it('PRICE-13 finds no number where there is none', () => expect(parsePrice('€')).toBeNaN());
});
