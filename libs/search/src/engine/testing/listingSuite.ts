import { expect, it } from 'vitest';
import type { IndexableProduct } from '../port.ts';
import type { EngineInTest } from './engineInTest.ts';
import { bruteForce } from './bruteForce.ts';
import { aQuestion, idsOf } from './questions.ts';

const sorted = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);
const category = { visibility: [2, 3, 4], status: [1], categoryId: 11 };

/** Scope, filters, order and pages. */
export function itListsProducts(engine: EngineInTest, products: readonly IndexableProduct[]): void {
  const positionOf = (id: number): number =>
    products.find((product) => product.id === id)?.categories.find((entry) => entry.id === 11)?.position ?? Infinity;
  const priceOf = (id: number): number => products.find((product) => product.id === id)?.finalPrice ?? 0;

  it.each([
    ['the visibility of a category', aQuestion()],
    ['the visibility of a search', aQuestion({ scope: { visibility: [3, 4], status: [0, 1] } })],
    ['products in stock', aQuestion({ scope: { visibility: [2, 3, 4], status: [1], inStockOnly: true } })],
    ['a category', aQuestion({ scope: category })],
    [
      'ids, of which some are unknown',
      aQuestion({ scope: { visibility: [2, 3, 4], status: [1], ids: [3, 5, 8, 9999] } }),
    ],
    ['one value of an attribute', aQuestion({ filters: [{ kind: 'terms', attribute: 'kleur', values: [50] }] })],
    [
      'several values, as numbers and text',
      aQuestion({ filters: [{ kind: 'terms', attribute: 'maat', values: ['160', 171] }] }),
    ],
    [
      'a price, from included and to excluded',
      aQuestion({ filters: [{ kind: 'range', attribute: 'price', from: 100, to: 250 }] }),
    ],
    ['an open price', aQuestion({ filters: [{ kind: 'range', attribute: 'price', from: 500 }] })],
    ['a value that no product has', aQuestion({ filters: [{ kind: 'terms', attribute: 'kleur', values: [999] }] })],
    [
      'five filters and a category',
      aQuestion({
        scope: { ...category, categoryId: 2 },
        filters: [
          { kind: 'terms', attribute: 'kleur', values: [49, 50, 51] },
          { kind: 'terms', attribute: 'maat', values: [160, 161] },
          { kind: 'terms', attribute: 'geslacht', values: ['één maat', 'dames'] },
          { kind: 'terms', attribute: 'manufacturer', values: [1, 2, 3, 4, 5, 6, 7, 8] },
          { kind: 'range', attribute: 'price', to: 500 },
        ],
      }),
    ],
  ])('lists exactly the products of %s', async (_title, question) => {
    const { ids } = bruteForce(products, question);
    const response = await engine().search(question);
    expect(response.total).toBe(ids.length);
    expect(sorted(idsOf(response))).toEqual(ids);
  });

  it('finds stock codes in any case, and a variant only through its product', async () => {
    const scope = { visibility: [1, 2, 3, 4], status: [1, 2], skus: [products[4]?.sku.toLowerCase() ?? '', 'EH-0-X'] };
    expect(idsOf(await engine().search(aQuestion({ scope })))).toEqual([5]);
  });
  it('sorts a category by position, equal ones by id', async () => {
    const ids = idsOf(await engine().search(aQuestion({ scope: category, sort: 'position' })));
    expect(ids).toEqual(sorted(ids).sort((one, other) => positionOf(one) - positionOf(other)));
  });
  it.each([['price_asc', 1] as const, ['price_desc', -1] as const])(
    'sorts by %s, equal ones by id',
    async (sort, sign) => {
      const ids = idsOf(await engine().search(aQuestion({ sort })));
      expect(ids).toEqual(sorted(ids).sort((one, other) => sign * (priceOf(one) - priceOf(other))));
    },
  );
  it('sorts the newest first', async () => {
    const updated = new Map(products.map(({ id, doc }) => [id, String(doc['updated_at'])]));
    const ids = idsOf(await engine().search(aQuestion({ sort: 'newest' })));
    expect(ids).toEqual(
      sorted(ids).sort((one, other) => (updated.get(other) ?? '').localeCompare(updated.get(one) ?? '')),
    );
  });
  it('cuts pages that are disjoint and complete, and an empty one beyond the end', async () => {
    const all = idsOf(await engine().search(aQuestion({ sort: 'price_asc' })));
    const page = async (from: number) => idsOf(await engine().search(aQuestion({ sort: 'price_asc', from, size: 70 })));
    const pages = [await page(0), await page(70), await page(140), await page(210), await page(280)];
    expect(pages.flat()).toEqual(all);
    expect(await page(1000)).toEqual([]);
  });
  it('takes a size of 0 or less for 50 and a start below 0 for 0', async () => {
    const first = idsOf(await engine().search(aQuestion({ from: 0, size: 50 })));
    expect(first).toHaveLength(50);
    expect(idsOf(await engine().search(aQuestion({ from: -5, size: 0 })))).toEqual(first);
    expect(idsOf(await engine().search(aQuestion({ from: -5, size: -1 })))).toEqual(first);
  });
}
