import { describe, expect, it } from 'vitest';
import { categoryPath, categoryRoute, isMapped, productPath, productRoute } from './addresses.ts';

describe('ROUTE-23 the route of a product', () => {
  it.each(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'])(
    'of type %s is named after it',
    (type_id) => expect(productRoute({ sku: 'A', slug: 'laken', type_id }).name).toBe(`${type_id}-product`),
  );
  it('without a type is that of a simple one', () =>
    expect(productRoute({ sku: 'A', slug: 'laken' }).name).toBe('simple-product'));
  it('has slug, parentSku and childSku', () =>
    expect(productRoute({ sku: 'A-1', parentSku: 'A', slug: 'laken', type_id: 'configurable' }).params).toEqual({
      slug: 'laken',
      parentSku: 'A',
      childSku: 'A-1',
    }));
  it('takes its own sku where there is no parent', () =>
    expect(productRoute({ sku: 'A', url_key: 'laken' }).params).toEqual({
      slug: 'laken',
      parentSku: 'A',
      childSku: 'A',
    }));
});

describe('the address of a product', () => {
  it.each([
    ['simple', '/p/A/laken'],
    ['bundle', '/p/A/laken'],
    ['configurable', '/p/A/laken/A-1'],
    ['grouped', '/p/A/laken/A-1'],
  ])('of type %s is %s', (type_id, path) =>
    expect(productPath({ sku: 'A-1', parentSku: 'A', slug: 'laken', type_id })).toBe(path),
  );
  it('is encoded', () => expect(productPath({ sku: 'A/1 2', slug: 'laken' })).toBe('/p/A%2F1%202/laken'));
});

describe('ROUTE-24 the route of a category', () => {
  const category = { id: 3, slug: 'bad-3', url_path: 'wonen/bad-3' };
  it('is category with the slug', () =>
    expect(categoryRoute(category)).toEqual({ name: 'category', params: { slug: 'bad-3' } }));
  it('has its path by slug', () => expect(categoryPath(category)).toBe('/c/bad-3'));
});

describe('LIST-17 a category in the URL map', () => {
  it.each([
    [{ display_mode: 'PRODUCTS', url_path: 'bad' }, true],
    [{ display_mode: 'PAGE', url_path: 'bad' }, false],
    [{ display_mode: 'PRODUCTS', url_path: null }, false],
    [{ url_path: '' }, false],
  ])('%j: %s', (category, mapped) => expect(isMapped(category)).toBe(mapped));
});
