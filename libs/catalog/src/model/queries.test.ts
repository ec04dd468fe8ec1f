import { images, stock as stockConstants } from '@etalage/core/constants';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { searchQuery } from '../contract/search.ts';
import {
  appliedSort,
  attributesCall,
  availableFilters,
  cardsCall,
  categoryTreeCall,
  facetFilters,
  familiesCall,
  idsCall,
  inStockOnly,
  listingCall,
  modelCall,
  parentCall,
  productCall,
  refusalOf,
  variantCall,
} from './queries.ts';
import { stockBatches } from './stockBatches.ts';

/** The conditions of what is shown in a list: visibility 2, 3 or 4, and status 1. */
const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [1] }, scope: 'default' },
];
const openCall = () => listingCall({ categoryIds: [4, 5], search: { sort: 'newest' }, chosen: [], page: 2 });

describe('LIST-02 a category listing', () => {
  it('LIST-02 queries products with visibility 2, 3 or 4 and status 1, of the category and its descendants', () =>
    expect(openCall().query._appliedFilters).toEqual([
      ...listed,
      { attribute: 'category_ids', value: { in: [4, 5] }, scope: 'default' },
    ]));
  it('LIST-02 asks for 50 products from the page on, for what their cards show, and for their order', () => {
    const call = openCall();
    expect([call.size, call.from]).toEqual([50, 50]);
    expect(call.include).toEqual(expect.arrayContaining(['sku', 'name', 'price', 'configurable_children.price']));
    expect(call.include).not.toContain('configurable_children.image');
    expect(call.query._appliedSort).toEqual([{ field: 'updated_at', options: 'desc' }]);
  });
  it('LIST-02 asks of a narrowed list also how the variants look and stand to what was chosen', () => {
    const chosen = [{ attribute: 'kleur', ids: ['50'] }];
    const { include } = listingCall({ categoryIds: [4], search: {}, chosen, page: 1 });
    expect(include).toEqual(
      expect.arrayContaining(['sku', 'configurable_children.image', 'configurable_children.kleur']),
    );
  });
  it('LIST-02 is a query that the contract allows', () => expect(v.is(searchQuery, openCall().query)).toBe(true));
});

describe('PROD-03, PROD-12 the other calls for products', () => {
  it('PROD-03 the page of a hidden variant is the one that has it', () =>
    expect(parentCall('A-1')).toEqual({
      query: { _appliedFilters: [{ attribute: 'configurable_children.sku', value: { eq: 'A-1' }, scope: 'default' }] },
      size: 1,
    }));
  it('PROD-03 of several hidden variants these are pages that are shown, with the skus on them', () => {
    const { query, size, include } = familiesCall(['A-1', 'B-1']);
    expect(query._appliedFilters).toEqual([
      { attribute: 'configurable_children.sku', value: { in: ['A-1', 'B-1'] }, scope: 'default' },
      ...listed,
    ]);
    expect([size, include]).toEqual([2, ['id', 'sku', 'configurable_children.sku']]);
  });
  it('cards by sku are those of products that are sold, hidden ones too, with their tiers', () => {
    const { query, size, include } = cardsCall(['A', 'B']);
    expect(query._appliedFilters).toEqual([
      { attribute: 'sku', value: { in: ['A', 'B'] }, scope: 'default' },
      { attribute: 'status', value: { in: [1] }, scope: 'default' },
    ]);
    expect(size).toBe(2);
    expect(include).toEqual(expect.arrayContaining(['sku', 'name', 'price', 'tier_prices']));
    expect(cardsCall([]).size).toBe(1);
  });
  it('PROD-12 other colours are the products of the model that are shown, with their colour', () => {
    const { query, include } = modelCall('Fenne');
    expect(query._appliedFilters).toEqual([
      { attribute: 'model', value: { eq: 'Fenne' }, scope: 'default' },
      ...listed,
    ]);
    expect(include).toEqual(expect.arrayContaining(['sku', 'name', 'kleur']));
  });
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
  it('LIST-06 take any value within one attribute, and all attributes together', () =>
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
  it('LIST-06 find nothing by values that the attribute does not have', () =>
    expect(facetFilters([{ attribute: 'kleur', ids: [] }], undefined)).toEqual([
      { attribute: 'kleur', value: { in: ['-'] }, scope: 'catalog' },
    ]));
});

describe('LIST-11 a price filter of the route', () => {
  it.each([
    ['0-100', { lt: 100 }],
    ['100-250', { gte: 100, lt: 250 }],
    ['500-', { gte: 500 }],
  ])('LIST-11 %s', (price, value) =>
    expect(facetFilters([], price)).toStrictEqual([{ attribute: 'price', value, scope: 'catalog' }]),
  );
});

describe('LIST-12 the sort on the wire', () => {
  it.each([
    ['Recommended is the category position', {}, { field: 'position', options: 'asc' }],
    ['New is updated_at descending', { sort: 'newest' }, { field: 'updated_at', options: 'desc' }],
    ['Price low to high', { sort: 'price-asc' }, { field: 'final_price', options: 'asc' }],
    ['Price high to low', { sort: 'price-desc' }, { field: 'final_price', options: 'desc' }],
  ])('LIST-12 %s', (_what, search, sort) => expect(appliedSort(search)).toEqual([sort]));
});

describe('LIST-13 what is asked for at most', () => {
  it.each([
    ['manufacturer', 10],
    ['model', 10],
    ['maat', 60],
    ['kleur', 60],
  ])('LIST-13 %s: %s buckets', (field, size) =>
    expect(availableFilters()).toContainEqual({ field, scope: 'catalog', options: { size } }),
  );
  it('LIST-13 999 values of a filter', () => {
    const ids = Array.from({ length: 1200 }, (_none, index) => String(index));
    expect(facetFilters([{ attribute: 'maat', ids }], undefined)[0]?.value).toEqual({ in: ids.slice(0, 999) });
  });
  it('LIST-13 999 categories of a list', () => {
    const categoryIds = Array.from({ length: 1200 }, (_none, index) => index + 3);
    const { query } = listingCall({ categoryIds, search: {}, chosen: [], page: 1 });
    const value = { in: categoryIds.slice(0, 999) };
    expect(query._appliedFilters).toContainEqual({ attribute: 'category_ids', value, scope: 'default' });
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
  it('LIST-15 a category tree is 4000, of active ones by position, each without its own copy of those below it', () => {
    const { query, size, exclude } = categoryTreeCall();
    expect(size).toBe(4000);
    expect(query).toEqual({
      _appliedFilters: [{ attribute: 'is_active', value: { eq: true }, scope: 'default' }],
      _appliedSort: [{ field: 'position', options: 'asc' }],
    });
    expect(exclude).toEqual(['children_data', 'created_at', 'updated_at', 'tsk']);
  });
  it('LIST-15 an attribute list is 150: those that are asked for and those that are filters', () => {
    const { query, size } = attributesCall(['kleur']);
    expect(size).toBe(150);
    expect(query._appliedFilters).toEqual([
      { attribute: 'attribute_code', value: { or: ['kleur'] }, scope: 'default' },
      { attribute: 'is_filterable', value: { or: true }, scope: 'default' },
      { attribute: 'is_filterable_in_search', value: { or: true }, scope: 'default' },
    ]);
  });
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
  it('PROD-04 is by another search key too', () =>
    expect(productCall('7', 'id').query._appliedFilters).toEqual([
      { attribute: 'id', value: { eq: '7' }, scope: 'default' },
    ]));
  it('PROD-04 throws without a value for another search key', () => expect(() => productCall('', 'id')).toThrow('id'));
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

it('STOCK-08 only asks for stock where out-of-stock products are not listed', () => {
  expect(inStockOnly(true)).toEqual([]);
  expect(inStockOnly(false)).toEqual([{ attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' }]);
});

it('STOCK-08 a category lists what is in stock alone where out-of-stock products are not listed', () => {
  Object.assign(stockConstants, { listOutOfStock: false });
  onTestFinished(() => void Object.assign(stockConstants, { listOutOfStock: true }));
  const inStock = { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' };
  expect(openCall().query._appliedFilters).toContainEqual(inStock);
});

it('IMG-01 picture sizes', () =>
  expect(images).toMatchObject({
    cartThumbnail: [150, 150],
    gallery: [600, 744],
    thumbnail: [310, 300],
    colorRelation: [150, 150],
    marketing: [565, 814],
  }));

describe('WISH-14 products by id', () => {
  const asked = (...ids: number[]) => ({
    query: {
      _appliedFilters: [
        { attribute: 'id', value: { in: ids }, scope: 'default' },
        { attribute: 'status', value: { in: [1] }, scope: 'default' },
      ],
    },
    size: Math.max(1, ids.length),
    include: ['id', 'sku', 'configurable_options', 'configurable_children'],
  });

  it('WISH-14 are asked for with what their variants are chosen by', () =>
    expect(idsCall([10, 20, 30])).toEqual(asked(10, 20, 30)));

  it('WISH-14 of no product are one call too', () => expect(idsCall([])).toEqual(asked()));
});
