import { images } from '@etalage/core/constants';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { searchQuery } from '../contract/search.ts';
import {
  appliedSort,
  attributesCall,
  availableFilters,
  categoryTreeCall,
  facetFilters,
  inStockOnly,
  listingCall,
  productCall,
  refusalOf,
  stockBatches,
  variantCall,
} from './queries.ts';

const call = listingCall({ categoryIds: [4, 5], search: { sort: 'newest' }, chosen: [], page: 2 });

describe('LIST-02 a category listing', () => {
  it('queries products with visibility 2, 3 or 4 and status 1', () => {
    expect(call.query._appliedFilters).toContainEqual({
      attribute: 'visibility',
      value: { in: [2, 3, 4] },
      scope: 'default',
    });
    expect(call.query._appliedFilters).toContainEqual({ attribute: 'status', value: { in: [1] }, scope: 'default' });
  });
  it('asks for the category and its descendants, 50 products from the page on', () => {
    expect(call.query._appliedFilters).toContainEqual({
      attribute: 'category_ids',
      value: { in: [4, 5] },
      scope: 'default',
    });
    expect([call.size, call.from]).toEqual([50, 50]);
  });
  it('is a query that the contract allows', () => expect(v.is(searchQuery, call.query)).toBe(true));
});

it('LIST-05 asks for the default filters', () =>
  expect(availableFilters()?.map(({ field }) => field)).toEqual([
    'manufacturer',
    'model',
    'geslacht',
    'verpakking',
    'maat',
    'gewicht_gram',
    'kleur',
    'price',
  ]));

it('LIST-21 asks also for what else narrows the listing', () => {
  const search = { materiaal: 'katoen', kleur: 'wit' };
  const narrowed = listingCall({ categoryIds: [4], search, chosen: [], page: 1 }).query;
  const more = narrowed._availableFilters?.slice(availableFilters()?.length);
  expect(more?.map(({ field }) => field)).toEqual(['materiaal']);
});

describe('LIST-06 the filters on the wire', () => {
  it('take any value within one attribute, and all attributes together', () =>
    expect(
      facetFilters(
        [
          { attribute: 'kleur', ids: ['1', '2'] },
          { attribute: 'maat', ids: ['3'] },
        ],
        undefined,
      ),
    ).toEqual([
      { attribute: 'kleur', value: { in: ['1', '2'] }, scope: 'catalog' },
      { attribute: 'maat', value: { in: ['3'] }, scope: 'catalog' },
    ]));
});

describe('LIST-11 a price filter of the route', () => {
  it.each([
    ['0-100', { lt: 100 }],
    ['100-250', { gte: 100, lt: 250 }],
    ['500-', { gte: 500 }],
  ])('%s', (price, value) =>
    expect(facetFilters([], price)).toEqual([{ attribute: 'price', value, scope: 'catalog' }]),
  );
});

describe('LIST-12 the sort on the wire', () => {
  it.each([
    ['Recommended is the category position', {}, { field: 'position', options: 'asc' }],
    ['New is updated_at descending', { sort: 'newest' }, { field: 'updated_at', options: 'desc' }],
    ['Price low to high', { sort: 'price-asc' }, { field: 'final_price', options: 'asc' }],
    ['Price high to low', { sort: 'price-desc' }, { field: 'final_price', options: 'desc' }],
  ])('%s', (_what, search, sort) => expect(appliedSort(search)).toEqual([sort]));
});

describe('LIST-13 what is asked for at most', () => {
  it.each([
    ['manufacturer', 10],
    ['model', 10],
    ['maat', 60],
    ['kleur', 60],
  ])('%s: %s buckets', (field, size) =>
    expect(availableFilters()?.find((filter) => filter.field === field)?.options?.size).toBe(size),
  );
  it('999 values of a filter', () => {
    const ids = Array.from({ length: 1200 }, (_none, index) => String(index));
    expect(facetFilters([{ attribute: 'maat', ids }], undefined)[0]?.value).toEqual({ in: ids.slice(0, 999) });
  });
});

it('LIST-14 a list asks for 50 products at a time', () => {
  const pages = [1, 2, 3].map((page) => listingCall({ categoryIds: [4], search: {}, chosen: [], page }));
  expect(pages.map(({ from, size }) => [from, size])).toEqual([
    [0, 50],
    [50, 50],
    [100, 50],
  ]);
});

describe('LIST-15 the size of', () => {
  it('a category tree is 4000', () => expect(categoryTreeCall().size).toBe(4000));
  it('an attribute list is 150', () => expect(attributesCall(['kleur']).size).toBe(150));
});

describe('PROD-02, PROD-03 a product that cannot be shown', () => {
  it.each([
    [{ status: 2, visibility: 4 }, 'Product query returned empty result product status = 2'],
    [{ status: 3, visibility: 4 }, 'Product query returned empty result product status = 3'],
    [{ status: 1, visibility: 1 }, 'Product query returned empty result product visibility = 1'],
  ])('%j', (product, message) => expect(refusalOf(product)?.message).toBe(message));
  it('any other can', () => expect(refusalOf({ status: 1, visibility: 4 })).toBeUndefined());
});

describe('PROD-04 loading a single product', () => {
  it('is by sku', () =>
    expect(productCall('A')).toMatchObject({
      size: 1,
      query: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'A' } }] },
    }));
  it.each([undefined, ''])('throws without a value', (value) => expect(() => productCall(value)).toThrow('sku'));
  it('as a variant throws without parentSku', () => expect(() => variantCall('A-1', undefined)).toThrow('parentSku'));
  it('as a variant asks for its parent', () => expect(variantCall('A-1', 'A')).toEqual(productCall('A')));
});

describe('STOCK-04 a stock list', () => {
  it('of 31 skus goes in batches of 15, 15 and 1', () => {
    const skus = Array.from({ length: 31 }, (_none, index) => `S${index}`);
    expect(stockBatches(skus).map(({ length }) => length)).toEqual([15, 15, 1]);
    expect(stockBatches(skus).flat()).toEqual(skus);
  });
  it('of none is not asked', () => expect(stockBatches([])).toEqual([]));
});

it('only asks for stock where out-of-stock products are not listed', () => {
  expect(inStockOnly(true)).toEqual([]);
  expect(inStockOnly(false)).toEqual([{ attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' }]);
});

it('IMG-01 picture sizes', () =>
  expect(images).toMatchObject({
    cartThumbnail: [150, 150],
    gallery: [600, 744],
    thumbnail: [310, 300],
    colorRelation: [150, 150],
    marketing: [565, 814],
  }));
