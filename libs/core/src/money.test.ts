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
  ])('%d euros are %d cents', (euros, cents) => expect(fromEuros(euros)).toBe(cents));

  it('gives back the cents that went out as euros', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => fromEuros(toEuros(cents)) === cents));
  });

  it('takes percentages half away from zero', () => {
    expect(percentOf(1050, 5)).toBe(53);
    expect(percentOf(-1050, 5)).toBe(-53);
  });

  it('refuses what is not an amount', () => expect(() => roundDecimal(Number.NaN, 2)).toThrow(RangeError));
});

describe('STORE-11, PRICE-17 prices in Dutch notation', () => {
  it.each([
    [123450, '€\u00a01.234,50'],
    [5, '€\u00a00,05'],
    [0, '€\u00a00,00'],
    [100000000, '€\u00a01.000.000,00'],
    [-495, '€\u00a0-4,95'],
  ])('%d cents', (cents, text) => expect(formatPrice(cents)).toBe(text));

  it('follows the notation of the store view', () => {
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
    ['1.234,50', 1234.5],
    ['€\u00a01.234,50', 1234.5],
    ['12 345,6', 12345.6],
    ['12\u00a0345,6', 12345.6],
    ['0,05', 0.05],
  ])('%s', (text, amount) => expect(parsePrice(text)).toBe(amount));

  it('finds no number where there is none', () => expect(parsePrice('€')).toBeNaN());
});
