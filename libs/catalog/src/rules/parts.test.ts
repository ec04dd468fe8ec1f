import { describe, expect, it } from 'vitest';
import { isMadeOfParts, isSoldOutByParts, linkedSkus, partSkus, priceOfParts } from './parts.ts';

const member = (linked_product_sku: string, position: string | number | null, link_type = 'associated') => ({
  link_type,
  linked_product_sku,
  position,
});
const part = (sku: string, qty = 1, is_default = false) => ({ id: sku, sku, qty, is_default });
type Whole = Parameters<typeof priceOfParts>[0];
const bundle = (...bundle_options: { required: boolean; product_links: ReturnType<typeof part>[] }[]): Whole => ({
  sku: 'B',
  type_id: 'bundle',
  bundle_options: bundle_options.map((option, at) => ({ option_id: at + 1, type: 'checkbox', ...option })),
});
const set: Whole = {
  sku: 'SET',
  type_id: 'grouped',
  product_links: [member('A', 1), member('B', 2), member('WEG', 3)],
};

/** The same set when it is sold as it is. */
const single: Whole = { ...set, type_id: 'simple' };

/** What is known of the products A at 5.00, B at 3.00 and C at 2.00 when these are sold out. */
const shelf =
  (...soldOut: string[]) =>
  (sku: string) => {
    const price = { A: 500, B: 300, C: 200 }[sku];
    return price === undefined
      ? undefined
      : { id: price, type: 'simple', name: sku, price, isSoldOut: soldOut.includes(sku) };
  };

describe('the skus that a product names', () => {
  const product_links = [
    member('C', '10'),
    member('X', 1, 'related'),
    member('A', 2),
    member('SET', 0),
    member('B', '9'),
    member('D', null),
  ];
  it('are those of one kind of link by position, and never its own', () => {
    expect(linkedSkus({ sku: 'SET', product_links }, 'associated')).toEqual(['D', 'A', 'B', 'C']);
    expect(linkedSkus({ sku: 'SET', product_links }, 'related')).toEqual(['X']);
    expect(linkedSkus({ sku: 'SET' }, 'related')).toEqual([]);
  });

  it.each([
    ['a set', { ...set, bundle_options: [{ product_links: [{ sku: 'X' }] }] }, ['A', 'B', 'WEG']],
    [
      'a bundle',
      bundle(
        { required: true, product_links: [part('A'), part('B')] },
        { required: false, product_links: [part('C')] },
      ),
      ['A', 'B', 'C'],
    ],
    ['a bundle without options', { sku: 'B', type_id: 'bundle' }, []],
    ['what is sold as it is', { ...set, type_id: 'simple', bundle_options: [{ product_links: [{ sku: 'X' }] }] }, []],
  ])('of %s are its parts', (_what, product, skus) => expect(partSkus(product)).toEqual(skus));

  it.each([
    ['grouped', true],
    ['bundle', true],
    ['simple', false],
    ['configurable', false],
  ])('a product of type %s is made of parts: %s', (type_id, isMade) => expect(isMadeOfParts({ type_id })).toBe(isMade));
});

describe('PRICE-14 the price of a product that is made of others', () => {
  /** The same shelf on which a variant of B has to be chosen. */
  const withRobe = (sku: string) => {
    const found = shelf()(sku);
    return found && sku === 'B' ? { ...found, type: 'configurable' } : found;
  };
  const box = { required: true, product_links: [part('A', 2, true), part('B')] };
  const extras = { required: false, product_links: [part('B', 3), part('C', 4)] };
  it.each([
    ['a set costs its cheapest member', set, shelf(), 300],
    ['a set costs its cheapest member in stock', set, shelf('B'), 500],
    ['a set that is sold out costs its cheapest member', set, shelf('A', 'B'), 300],
    ['a set without a known member has none', set, () => undefined, undefined],
    ['PRICE-15 of a set only what is sold as it is counts', set, withRobe, 500],
    ['a bundle costs what it opens with', bundle(box, extras), shelf(), 2 * 500],
    ['a bundle opens with what is in stock', bundle(box, extras), shelf('A'), 300],
    ['a bundle that is sold out costs what it would open with', bundle(box), shelf('A', 'B'), 2 * 500],
    ['a bundle that opens with nothing costs its cheapest part, in its number', bundle(extras), shelf(), 4 * 200],
    ['of these only what is in stock counts', bundle(extras), shelf('C'), 3 * 300],
    ['a bundle of which a required part is not known has none', bundle(box), () => undefined, undefined],
    ['what is sold as it is has none', { ...bundle(box), ...single }, shelf(), undefined],
  ])('PRICE-14 %s', (_what, product, partOf, price) => expect(priceOfParts(product, partOf)).toBe(price));
});

describe('whether a product that is made of others is sold out', () => {
  const required = (...skus: string[]) => ({ required: true, product_links: skus.map((sku) => part(sku)) });
  const optional = (...skus: string[]) => ({ required: false, product_links: skus.map((sku) => part(sku)) });
  it.each([
    ['a set with a member in stock', set, shelf('A'), false],
    ['a set without a member in stock', set, shelf('A', 'B'), true],
    ['a bundle with all in stock', bundle(required('A'), optional('B')), shelf(), false],
    ['a bundle with one of its required parts in stock', bundle(required('A', 'B'), optional('C')), shelf('A'), false],
    ['a bundle without any of its required parts', bundle(required('A', 'B'), optional('C')), shelf('A', 'B'), true],
    ['a bundle of which one of two required groups is gone', bundle(required('A'), required('B')), shelf('B'), true],
    ['a bundle without its optional parts', bundle(required('A'), optional('B', 'C')), shelf('B', 'C'), false],
    ['an optional bundle of which all is gone', bundle(optional('A'), optional('B')), shelf('A', 'B'), true],
    ['an optional bundle of which something is there', bundle(optional('A'), optional('B')), shelf('A'), false],
    ['what is sold as it is', single, shelf('A', 'B'), false],
  ])('%s', (_what, product, partOf, isSoldOut) => expect(isSoldOutByParts(product, partOf)).toBe(isSoldOut));
});
