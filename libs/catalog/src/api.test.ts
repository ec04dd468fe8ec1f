import { createHttp } from '@etalage/core';
import { products } from '@etalage/core/constants';
import { aStoreView } from '@etalage/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createCatalogApi } from './api.ts';
import { detailNl } from './messages/detailNl.ts';
import { aCategory, aProduct, aVariant, someAttributes } from './testing.ts';
import { toCompact } from './rules/compact.ts';

type Answers = Record<string, (url: URL) => unknown>;

/** A backend that answers by the end of the path, and the addresses that were asked. */
function connect(answers: Answers) {
  const asked: URL[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    asked.push(url);
    const [, answer] = Object.entries(answers).find(([path]) => url.pathname.endsWith(path)) ?? [];
    return Response.json(answer?.(url) ?? { code: 404, result: 'Niet gevonden' });
  };
  const http = createHttp({ storeCode: 'sample', baseUrl: 'http://backend.test', fetch });
  const now = () => Date.parse('2026-03-05T12:00:00Z');
  return { asked, http, api: createCatalogApi(http, aStoreView(), { words: detailNl, now }) };
}

const found =
  (...hits: object[]) =>
  () => ({ total: hits.length, hits });
const catalogue: Answers = {
  '/category/_search': found(aCategory({ id: 3, parent_id: 2, level: 2, name: 'Bad', slug: 'bad' }), aCategory()),
  '/attribute/_search': found(...someAttributes),
  '/product/_search': () => ({
    total: { value: 60, relation: 'eq' },
    hits: [toCompact(aProduct())],
    aggregations: { agg_terms_kleur_options: { buckets: [{ key: 50, doc_count: 1 }] } },
  }),
};
const queryOf = (url: URL | undefined): unknown => JSON.parse(url?.searchParams.get('request') ?? 'null');

describe('a category page', () => {
  it('takes one product search besides the tree and the attributes, which are kept', async () => {
    const { api, asked } = connect(catalogue);
    const page = await api.categoryPage('handdoeken', { kleur: 'blauw' });
    expect(page).toMatchObject({ name: 'Handdoeken', breadcrumbs: [{ name: 'Bad', slug: 'bad' }] });
    expect(page.listing).toMatchObject({ total: 60, page: 1, products: [{ name: 'Badjas Fenne', price: 4900 }] });
    await api.categoryPage('bad', {});
    expect(asked.map(({ pathname }) => pathname.split('/').at(-2))).toEqual([
      'category',
      'attribute',
      'product',
      'product',
    ]);
    expect(JSON.stringify(queryOf(asked[2]))).toContain(
      '{"attribute":"kleur","value":{"in":["50"]},"scope":"catalog"}',
    );
    expect(JSON.stringify(queryOf(asked[3]))).toContain(
      '{"attribute":"category_ids","value":{"in":[3,4]},"scope":"default"}',
    );
  });
  it('of an unknown category is not found', async () =>
    expect(connect(catalogue).api.categoryPage('nergens', {})).rejects.toMatchObject({ name: 'ApiError', code: 404 }));
});

describe('PROD-02, PROD-03 loading a product', () => {
  it('PROD-02 that is disabled is refused', async () => {
    const { api } = connect({ ...catalogue, '/product/_search': found(aProduct({ status: 2 })) });
    await expect(api.product('JAS')).rejects.toThrow('Product query returned empty result product status = 2');
  });
  it('PROD-02 that is disabled and hidden is refused, though its parent is there', async () => {
    const { api } = connect({
      ...catalogue,
      '/product/_search': (url) => ({
        total: 1,
        hits: [
          JSON.stringify(queryOf(url)).includes('configurable_children.sku')
            ? aProduct()
            : aVariant({ status: 2, visibility: 1 }),
        ],
      }),
    });
    await expect(api.product('JAS-WIT-S')).rejects.toThrow('Product query returned empty result product status = 2');
  });
  it('PROD-03 that is a hidden child resolves its configurable parent', async () => {
    const child = aVariant({ visibility: 1 });
    const { api } = connect({
      ...catalogue,
      '/product/_search': (url) => ({
        total: 1,
        hits: [JSON.stringify(queryOf(url)).includes('configurable_children.sku') ? aProduct() : child],
      }),
    });
    await expect(api.product('JAS-WIT-S')).resolves.toMatchObject({ parentSku: 'JAS', sku: 'JAS-WIT-S' });
  });
  it('PROD-03 that is a hidden child without parent is refused', async () => {
    const { api } = connect({
      ...catalogue,
      '/product/_search': (url) => ({
        total: 1,
        hits: JSON.stringify(queryOf(url)).includes('configurable_children.sku') ? [] : [aVariant({ visibility: 1 })],
      }),
    });
    await expect(api.product('JAS-WIT-S')).rejects.toThrow(
      'Product query returned empty result product visibility = 1',
    );
  });
  it('PROD-03 that is a hidden child is refused where parent redirection is not configured', async () => {
    vi.spyOn(Object(products), 'redirectHiddenChild', 'get').mockReturnValue(false);
    const { api } = connect({
      ...catalogue,
      '/product/_search': (url) => ({
        total: 1,
        hits: [
          JSON.stringify(queryOf(url)).includes('configurable_children.sku') ? aProduct() : aVariant({ visibility: 1 }),
        ],
      }),
    });
    await expect(api.product('JAS-WIT-S')).rejects.toThrow(
      'Product query returned empty result product visibility = 1',
    );
    vi.restoreAllMocks();
  });
});

it('PROD-08, PRICE-18 the products of a set come with what more of them cost, and with how few are left', async () => {
  const washcloth = {
    ...{ id: 7, sku: 'WH-1', name: 'Washandje', type_id: 'simple', price_incl_tax: 3.49 },
    tier_prices: [{ qty: 6, value: 3.14 }],
    stock: { is_in_stock: true, qty: 3 },
  };
  const link = { sku: 'SET', link_type: 'associated', linked_product_sku: 'WH-1', linked_product_type: 'simple' };
  const set = aProduct({ sku: 'SET', type_id: 'grouped', configurable_children: [], product_links: [link] });
  const { api } = connect({
    ...catalogue,
    '/product/_search': (url) => ({
      total: 1,
      hits: [JSON.stringify(queryOf(url)).includes('WH-1') ? washcloth : set],
    }),
  });
  const { members } = await api.product('SET');
  expect(members).toMatchObject([
    {
      sku: 'WH-1',
      tiers: [{ quantity: 6, price: 314, savingPercent: 10 }],
      stock: { status: 'ok', remaining: 3 },
    },
  ]);
});

it('PROD-12 the other colours of a product are the visible ones of its model', async () => {
  const plain = { type_id: 'simple' as const, configurable_children: [], configurable_options: [] };
  const basket = aProduct({ ...plain, sku: 'MAND', model: '12', kleur: '50' });
  const white = {
    id: 2,
    sku: 'MAND-WIT',
    name: 'Mand',
    type_id: 'simple',
    slug: 'mand-wit',
    kleur: 51,
    image: '/w.jpg',
  };
  const isAboutModel = (url: URL) => JSON.stringify(queryOf(url)).includes('"attribute":"model"');
  const { api, asked } = connect({
    ...catalogue,
    '/product/_search': (url) => ({ total: 1, hits: isAboutModel(url) ? [toCompact(basket), white] : [basket] }),
  });
  expect((await api.product('MAND')).about.colours).toMatchObject([
    { id: 2, sku: 'MAND-WIT', title: 'Mand', color: 'Wit', image: '/w.jpg', parentSku: 'MAND-WIT', slug: 'mand-wit' },
  ]);
  expect(queryOf(asked.find(isAboutModel))).toMatchObject({
    _appliedFilters: [
      { attribute: 'model', value: { eq: '12' } },
      { attribute: 'visibility', value: { in: [2, 3, 4] } },
      { attribute: 'status', value: { in: [1] } },
    ],
  });
});

describe('stock', () => {
  const item = { product_id: 1, qty: 3, is_in_stock: true, manage_stock: true };
  it('STOCK-04 lists are asked in batches of 15 skus', async () => {
    const { api, asked } = connect({
      '/stock/list': (url) => ({ code: 200, result: (url.searchParams.get('skus') ?? '').split(',').map(() => item) }),
    });
    const skus = Array.from({ length: 20 }, (_none, index) => `S${index}`);
    expect(await api.stockList(skus)).toHaveLength(20);
    expect(asked.map((url) => url.searchParams.get('skus')?.split(',').length)).toEqual([15, 5]);
  });
  it('STOCK-06 an answer with code ENOTFOUND is ignored', async () => {
    const { api } = connect({
      '/stock/check': () => ({ code: 500, result: { code: 'ENOTFOUND', errno: 'ENOTFOUND' } }),
    });
    await expect(api.stockCheck('A')).resolves.toBeUndefined();
  });
  it('any other refusal is thrown', async () => {
    const { api } = connect({ '/stock/check': () => ({ code: 500, result: 'sku parameter is required' }) });
    await expect(api.stockCheck('A')).rejects.toMatchObject({ code: 500 });
  });
});

describe('the daily offer', () => {
  const result = {
    ...{ active: true, startsAt: '2026-03-04T23:00:00Z', endsAt: '2026-03-05T23:00:00Z' },
    ...{ mainOffer: aProduct(), associatedProducts: [] },
  };
  it('DAILY-01 is asked for where the store view has one, and nowhere else', async () => {
    const { http, api, asked } = connect({ ...catalogue, '/daily-offer': () => ({ code: 200, result }) });
    expect(await api.dailyOffer()).toEqual({ associatedProducts: [] });
    expect(asked).toEqual([]);
    const offer = await createCatalogApi(http, aStoreView({ hasDailyOffer: true }), { words: detailNl }).dailyOffer();
    expect(offer.mainOffer).toMatchObject({ parentSku: 'JAS' });
    expect(asked.map(({ pathname }) => pathname)).toContain('/api/ext/daily-offer');
  });

  it.each([
    ['is sent where tiers are on', true, '?groupId=2&groupToken=t'],
    ['is not sent where tiers are off', false, ''],
  ])('PRICE-09 the group of the customer %s', async (_what, priceTiers, expected) => {
    const { http, asked } = connect({ ...catalogue, '/daily-offer': () => ({ code: 200, result }) });
    const { features } = aStoreView();
    const view = aStoreView({ hasDailyOffer: true, features: { ...features, priceTiers } });
    await createCatalogApi(http, view, { words: detailNl, group: { groupId: 2, groupToken: 't' } }).dailyOffer();
    expect(asked.find(({ pathname }) => pathname.endsWith('/daily-offer'))?.search).toBe(expected);
  });
});
