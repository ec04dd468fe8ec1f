import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regionById, taxGroupFor, taxIn, taxRate, withoutTax } from './tax.ts';

const rate = (tax_country_id: string, percent: number, more: object = {}) => ({
  tax_country_id,
  tax_region_id: 0,
  rate: percent,
  ...more,
});
const rules = [
  { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [1, 3], rates: [rate('DE', 19), rate('NL', 21)] },
  { id: 2, product_tax_class_ids: ['4'], customer_tax_class_ids: [3], rates: [rate('NL', 9)] },
  {
    id: 3,
    product_tax_class_ids: [5],
    customer_tax_class_ids: [3],
    rates: [rate('US', 8, { tax_region_id: 12 }), rate('US', 7, { region_name: 'Texas' }), rate('US', 1)],
  },
  {
    id: 4,
    product_tax_class_ids: [6],
    customer_tax_class_ids: [3],
    rates: [
      rate('NL', 6, { tax_region_id: null, region_name: '*' }),
      rate('DE', 5, { tax_region_id: null, region_name: 'Berlin' }),
      ...[rate('BE', -1), rate('FR', 100), rate('LU', 100.1)],
    ],
  },
  {
    id: 5,
    product_tax_class_ids: [7],
    customer_tax_class_ids: [3],
    rates: [rate('US', 1), rate('US', 8, { tax_region_id: 12 }), rate('US', 7, { region_name: 'Texas' })],
  },
  {
    id: 6,
    product_tax_class_ids: [8, 10],
    customer_tax_class_ids: [3],
    rates: [
      rate('US', 8, { tax_region_id: 12, region_name: 'Limburg' }),
      rate('NL', 21),
      rate('BE', 6, { tax_region_id: 12 }),
    ],
  },
];

describe('PRICE-10 the tax of a product', () => {
  it.each([
    ['the rate of its country', 2, { country: 'NL' }, 21],
    ['ids compared as text', '2', { country: 'DE' }, 19],
    ['the rule of its tax class', 4, { country: 'NL' }, 9],
    ['0 without a rate for the country', 2, { country: 'BE' }, 0],
    ['0 without a rule for the class', 9, { country: 'NL' }, 0],
    ['0 without a class', null, { country: 'NL' }, 0],
    ['the rate of its region by id', 5, { country: 'US', regions: [regionById(12)] }, 8],
    ['the rate of its region by name', 5, { country: 'US', regions: ['Texas'] }, 7],
    [
      'the rate of its region by id, also behind that of the country',
      7,
      { country: 'US', regions: [regionById('12')] },
      8,
    ],
    ['the rate of its region by name, also behind that of the country', 7, { country: 'US', regions: ['Texas'] }, 7],
    ['no rate by the id of a region for one that is called so', 5, { country: 'US', regions: ['12'] }, 1],
    ['the rate with an empty region for the rest of the country', 5, { country: 'US', regions: ['Ohio'] }, 1],
    ['that rate also without a region', 5, { country: 'US' }, 1],
    ['no rate of another country by the id of its region', 8, { country: 'NL', regions: [regionById(12)] }, 21],
    ['no rate of another country by the name of its region', 8, { country: 'NL', regions: ['Limburg'] }, 21],
    ['the rate of its region by name, also where that has an id', 8, { country: 'US', regions: ['Limburg'] }, 8],
    ['the rate of its region in its own country', 8, { country: 'BE', regions: [regionById(12)] }, 6],
    ['the rule of its tax class, also where the rule has others before it', 10, { country: 'NL' }, 21],
    ['a rate for every region', 6, { country: 'NL' }, 6],
    ['no rate for another region by name', 6, { country: 'DE', regions: ['Bayern'] }, 0],
    ['0 where it is below 0', 6, { country: 'BE' }, 0],
    ['100 at most', 6, { country: 'FR' }, 100],
    ['0 where it is above 100', 6, { country: 'LU' }, 0],
  ])('PRICE-10 %s', (_what, taxClass, place, percent) => expect(taxRate(rules, taxClass, place)).toBe(percent));
});

describe('PRICE-11 whose tax rules apply', () => {
  it.each([
    ['those of the group of who buys, where tax depends on it', { userGroup: true }, 3, 21],
    ['none for a group without a rule', { userGroup: true }, 4, 0],
    ['those of the default group for everyone, where it is forced', { userGroup: true, forcedGroup: 3 }, 4, 21],
    ['those of the default group also where that is the group of guests', { userGroup: true, forcedGroup: 0 }, 3, 0],
    ['all of them, where tax is the same for all', { userGroup: false }, 4, 21],
  ])('PRICE-11 %s', (_what, groups, groupId, percent) =>
    expect(taxRate(rules, 2, { country: 'NL', ...taxGroupFor(groups, groupId) })).toBe(percent),
  );
});

describe('PRICE-12 the price without tax', () => {
  it.each([
    // 121 / 1.21 = 100; 9.99 / 1.21 = 8.2562; 0.01 / 1.21 = 0.0083; 10 / 1.09 = 9.1743; 2.42 / 1.21 = 2; 1.06 / 1.06 = 1
    [12100, 21, 10000],
    [999, 21, 826],
    [1, 21, 1],
    [1000, 9, 917],
    [106, 6, 100],
    [1000, 0, 1000],
    [-999, 21, -826],
    [0, 21, 0],
  ])('PRICE-12 %s cents at %s percent is %s', (gross, percent, net) => expect(withoutTax(gross, percent)).toBe(net));

  it('PRICE-12 rounds half away from zero: 3 cents at 100% is 1.5', () => {
    expect(withoutTax(3, 100)).toBe(2);
    expect(withoutTax(-3, 100)).toBe(-2);
  });

  it('PRICE-12 leaves the tax', () => expect(taxIn(12100, 21)).toBe(2100));
});

describe('tax, whatever goods, places and prices', () => {
  const percent = fc.integer({ min: 0, max: 1_000_000 }).map((scaled) => scaled / 10_000);
  const gross = fc.integer({ min: -100_000_000, max: 100_000_000 });

  it('PRICE-12 the price without tax is the nearest cent to gross / (1 + rate / 100), and the tax is the rest', () => {
    fc.assert(
      fc.property(gross, percent, (cents, value) => {
        const net = withoutTax(cents, value);
        const divisor = 1_000_000n + BigInt(Math.round(value * 10_000));
        const miss = BigInt(net) * divisor - BigInt(cents) * 1_000_000n;
        expect(2n * (miss < 0n ? -miss : miss)).toBeLessThanOrEqual(divisor);
        expect(net + taxIn(cents, value)).toBe(cents);
        expect(withoutTax(-cents, value)).toBe(net === 0 ? 0 : -net);
      }),
    );
  });

  it('PRICE-12 who pays more pays no less without tax, and no less tax', () => {
    fc.assert(
      fc.property(gross, fc.nat(100_000), percent, (cents, more, value) => {
        expect(withoutTax(cents + more, value)).toBeGreaterThanOrEqual(withoutTax(cents, value));
        expect(taxIn(cents + more, value)).toBeGreaterThanOrEqual(taxIn(cents, value));
      }),
    );
  });

  it('PRICE-10 rules for other goods, places and customers change nothing, wherever they stand', () => {
    const id = fc.oneof(fc.integer({ min: 20, max: 40 }), fc.integer({ min: 20, max: 40 }).map(String));
    const country = fc.constantFrom('BE', 'FR', 'LU');
    const of = (goods: fc.Arbitrary<string | number>, place: fc.Arbitrary<string>, customers: number) =>
      fc.record({
        id: fc.nat(),
        product_tax_class_ids: fc.array(goods, { maxLength: 3 }),
        customer_tax_class_ids: fc.constant(customers).map((group) => [group]),
        rates: fc.array(
          fc.tuple(place, percent).map(([where, value]) => rate(where, value)),
          { maxLength: 3 },
        ),
      });
    const everywhere = fc.constantFrom('NL', 'DE', 'US');
    const other = fc.oneof(of(id, everywhere, 3), of(fc.constant(2), country, 3), of(fc.constant(2), everywhere, 8));
    const place = { country: 'NL', customerGroup: '3' };
    fc.assert(
      fc.property(fc.array(other, { maxLength: 8 }), fc.nat(3), fc.constantFrom(2, '2'), (others, at, taxClass) => {
        expect(taxRate([...others.slice(0, at), ...rules, ...others.slice(at)], taxClass, place)).toBe(21);
      }),
    );
  });
});
