import { describe, expect, it } from 'vitest';
import { areBraSizes, braSizeFor, sizeTableOf, tablesFor, type SizeTable } from './sizeGuide.ts';

const letters = (brand: string): SizeTable => ({
  brand,
  measure: 'Dames',
  columns: ['Maat', 'Borst'],
  rows: [
    ['S', '84-89'],
    ['M', '90-95'],
  ],
});
const bras: SizeTable = {
  brand: 'Linge',
  measure: 'Bh',
  columns: ['Band', 'Onder', 'A', 'B'],
  rows: [['75', '73-77', '86-87', '88-89']],
};
const tables = [letters('Linge'), bras, letters('Studio Merel')];

describe('PROD-18 the tables of a product', () => {
  it.each([
    ['those of its brand that hold its sizes', { brand: 'Linge', sizes: ['S', 'M'] }, ['Linge Dames']],
    ['that of bras for the sizes of a bra', { brand: 'Linge', sizes: ['75A', '75B'] }, ['Linge Bh']],
    [
      'those of all brands where its own has none',
      { brand: 'Zonder', sizes: ['M'] },
      ['Linge Dames', 'Studio Merel Dames'],
    ],
    ['those that hold one of its sizes', { brand: 'Linge', sizes: ['M', 'XXL'] }, ['Linge Dames']],
    ['none where its cup is not made', { brand: 'Linge', sizes: ['75C'] }, []],
    ['none where its band is not made', { brand: 'Linge', sizes: ['80B'] }, []],
    ['none where nothing holds its sizes', { brand: 'Linge', sizes: ['140 x 200 cm'] }, []],
  ])('PROD-18 are %s', (_title, product, names) =>
    expect(tablesFor(tables, product).map(({ brand, measure }) => `${brand} ${measure}`)).toEqual(names),
  );
});

describe('PROD-18 a bra from measured centimetres', () => {
  it.each([
    [75, 87, '75A'],
    [73, 88, '75B'],
    [77, 89, '75B'],
    [78, 98, '80D'],
    [60, 72, '60A'],
    [110, 122, '110A'],
    [57, 67, undefined],
    [113, 127, undefined],
    [75, 80, undefined],
    [20, 40, undefined],
    [NaN, 90, undefined],
  ])('PROD-18 %s under and %s over the breast is %s', (under, bust, size) =>
    expect(braSizeFor(under, bust)).toBe(size),
  );
});

it('a block that is no table is left out', () => {
  expect(sizeTableOf({ component: 'size_table', brand: 'Linge' })).toBeUndefined();
  expect(sizeTableOf({ _uid: '1', ...bras })).toEqual(bras);
});

it('PROD-18 bras are known by their sizes', () => {
  expect([areBraSizes(['75B', '100D']), areBraSizes(['S', '75B']), areBraSizes([])]).toEqual([true, false, false]);
  expect(['75', 'B', '75BB', '1075B', '75b'].filter((size) => areBraSizes([size]))).toEqual([]);
});
