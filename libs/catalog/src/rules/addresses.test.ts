import { describe, expect, it } from 'vitest';
import { categoryPath, categoryRoute, isMapped, productPath, productRoute } from './addresses.ts';

describe('the route of a product', () => {
  it.each(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'])(
    'ROUTE-23 of type %s is named after it',
    (type_id) => expect(productRoute({ sku: 'A', slug: 'laken', type_id }).name).toBe(`${type_id}-product`),
  );
  it('ROUTE-23 without a type is that of a simple one', () =>
    expect(productRoute({ sku: 'A', slug: 'laken' }).name).toBe('simple-product'));
  it('ROUTE-23 has slug, parentSku and childSku', () =>
    expect(productRoute({ sku: 'A-1', parentSku: 'A', slug: 'laken', type_id: 'configurable' }).params).toEqual({
      slug: 'laken',
      parentSku: 'A',
      childSku: 'A-1',
    }));
  it('ROUTE-23 takes its own sku where there is no parent', () =>
    expect(productRoute({ sku: 'A', url_key: 'laken' }).params).toEqual({
      slug: 'laken',
      parentSku: 'A',
      childSku: 'A',
    }));
});

describe('the address of a product', () => {
  it.each([
    ['ROUTE-14', 'simple', '/p/A/laken'],
    ['ROUTE-14', 'bundle', '/p/A/laken'],
    ['ROUTE-14', 'virtual', '/p/A/laken'],
    ['ROUTE-14', 'downloadable', '/p/A/laken'],
    ['ROUTE-15', 'configurable', '/p/A/laken/A-1'],
    ['ROUTE-15', 'grouped', '/p/A/laken/A-1'],
  ])('%s of type %s is %s', (_id, type_id, path) =>
    expect(productPath({ sku: 'A-1', parentSku: 'A', slug: 'laken', type_id })).toBe(path),
  );
  it('is encoded', () => expect(productPath({ sku: 'A/1 2', slug: 'laken' })).toBe('/p/A%2F1%202/laken'));
});

describe('the route of a category', () => {
  const category = { id: 3, slug: 'bad-3', url_path: 'wonen/bad-3' };
  it('ROUTE-24 is category with the slug', () =>
    expect(categoryRoute(category)).toEqual({ name: 'category', params: { slug: 'bad-3' } }));
  it('ROUTE-13 has its path by slug', () => expect(categoryPath(category)).toBe('/c/bad-3'));
});

describe('LIST-17 a category in the URL map', () => {
  it.each([
    [{ display_mode: 'PRODUCTS', url_path: 'bad' }, true],
    [{ display_mode: 'PAGE', url_path: 'bad' }, false],
    [{ display_mode: 'PRODUCTS', url_path: null }, false],
    [{ url_path: '' }, false],
  ])('LIST-17 %j: %s', (category, mapped) => expect(isMapped(category)).toBe(mapped));
});
