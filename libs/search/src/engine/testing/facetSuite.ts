import type { FacetFilter } from '@etalage/catalog/contract';
import { expect, it } from 'vitest';
import type { IndexableProduct } from '../port.ts';
import type { EngineInTest } from './engineInTest.ts';
import { bruteForce } from './bruteForce.ts';
import { aQuestion, countsOf } from './questions.ts';

const attributes = ['kleur', 'maat', 'geslacht', 'manufacturer', 'model'];
const facets = { attributes, size: 100, priceExtremes: true };
const ranges: [number, number | null][] = [
  [0, 100],
  [100, 250],
  [250, 500],
  [500, null],
];
const blue: FacetFilter = { kind: 'terms', attribute: 'kleur', values: [50] };
const small: FacetFilter = { kind: 'terms', attribute: 'maat', values: ['160'] };
const cheap: FacetFilter = { kind: 'range', attribute: 'price', to: 250 };

/** Counts of what there is to choose from. */
export function itCountsFacets(engine: EngineInTest, products: readonly IndexableProduct[]): void {
  it.each([
    ['without filters', []],
    ['with one filter, which its own facet ignores', [blue]],
    ['with two filters, which the other facets respect', [blue, small]],
    ['with a price', [cheap]],
    ['with filters and a price', [blue, small, cheap]],
  ])('counts every facet exactly %s', async (_title, filters) => {
    for (const categoryId of [undefined, 12]) {
      const scope = { visibility: [2, 3, 4], status: [1], ...(categoryId && { categoryId }) };
      const question = aQuestion({ filters, facets, scope });
      const expected = bruteForce(products, question);
      const response = await engine().search(question);
      for (const attribute of attributes) expect(countsOf(response, attribute)).toEqual(expected.counts(attribute));
    }
  });
  it('counts price ranges and extremes without the price filter and with the others', async () => {
    const question = aQuestion({ filters: [blue, cheap], facets: { ...facets, priceRanges: ranges } });
    const { priced } = bruteForce(products, question);
    const { facets: found } = await engine().search(question);
    const counts = [
      [0, 1e4],
      [1e4, 2.5e4],
      [2.5e4, 5e4],
      [5e4, Infinity],
    ].map(([from = 0, to = 0]) => priced.filter(({ finalPrice }) => finalPrice >= from && finalPrice < to).length);
    expect(found?.priceRanges?.map(({ count }) => count)).toEqual(counts);
    const specials = priced.map(({ specialPrice }) => specialPrice).filter((price) => price > 0);
    expect(found?.priceExtremes?.special_price).toEqual({
      min: Math.min(...specials) / 100,
      max: Math.max(...specials) / 100,
    });
  });
  it('names no extremes where nothing is found', async () => {
    const nothing = aQuestion({ scope: { visibility: [2], status: [1], ids: [9999] }, facets });
    const { facets: found } = await engine().search(nothing);
    expect(found?.priceExtremes?.price).toEqual({ min: null, max: null });
  });
  it('gives at most 10 values, as many as are asked for, the most frequent first and equal ones by their text', async () => {
    const { facets: found } = await engine().search(
      aQuestion({ facets: { attributes: ['model', 'maat'], sizes: { maat: 3 } } }),
    );
    const { counts } = bruteForce(products, aQuestion());
    const best = Object.entries(counts('model')).sort(
      (one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1),
    );
    expect(found?.terms['model']?.own).toEqual(best.slice(0, 10).map(([key, count]) => ({ key: Number(key), count })));
    expect(Object.keys(countsOf({ total: 0, hits: [], ...(found && { facets: found }) }, 'maat'))).toHaveLength(3);
  });
}
