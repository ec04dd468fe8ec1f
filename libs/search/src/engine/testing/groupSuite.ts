import type { SearchRequest } from '@etalage/catalog/contract';
import { describe, expect, it } from 'vitest';
import type { IndexableProduct } from '../port.ts';
import { bruteForce } from './bruteForce.ts';
import type { EngineInTest } from './engineInTest.ts';
import { aQuestion, idsOf } from './questions.ts';

const ranges: [number, number | null][] = [
  [0, 100],
  [100, 250],
  [250, null],
];
const mostProducts = 1000;

/** What a group of customers pays is what it filters, counts and sorts by. */
export function itKnowsGroupPrices(engine: EngineInTest, products: readonly IndexableProduct[]): void {
  describe.each([
    ['a group with prices of its own', 2],
    ['a group without any, which pays what all but guests pay', 7],
    ['guests', 0],
  ])('PRICE-09 %s', (_who, customerGroupId) => {
    const ask = (about: Partial<SearchRequest>) => aQuestion({ customerGroupId, size: mostProducts, ...about });

    it.each([
      ['between two prices', { from: 100, to: 250 }],
      ['from a price on', { from: 250 }],
      ['to a price', { to: 100 }],
    ])('PRICE-09 finds what costs them %s', async (_what, bounds) => {
      const question = ask({ filters: [{ kind: 'range', attribute: 'price', ...bounds }] });
      const found = idsOf(await engine().search(question));
      expect(found.toSorted((one, other) => one - other)).toEqual(bruteForce(products, question).ids);
    });

    it.each([
      ['price_asc', 1],
      ['price_desc', -1],
    ] as const)('PRICE-09 is shown %s by what they pay', async (sort, sign) => {
      const question = ask({ sort });
      const paid = bruteForce(products, question).priced;
      const expected = paid.toSorted((one, other) => sign * (one.finalPrice - other.finalPrice) || one.id - other.id);
      expect(idsOf(await engine().search(question))).toEqual(expected.map(({ id }) => id));
    });

    it('PRICE-09 is told bounds and counts of what they pay', async () => {
      const question = ask({ facets: { attributes: [], priceRanges: ranges, priceExtremes: true } });
      const prices = bruteForce(products, question).priced.map(({ finalPrice }) => finalPrice / 100);
      const { facets } = await engine().search(question);
      expect(facets?.priceExtremes?.final_price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
      expect(facets?.priceRanges?.map(({ count }) => count)).toEqual(
        ranges.map(([from, to]) => prices.filter((price) => price >= from && price < (to ?? Infinity)).length),
      );
    });
  });
}
