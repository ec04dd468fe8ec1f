import { aCategory, aProduct, someAttributes } from '@etalage/catalog/testing';
import { attributesByCode, nl, type AttributesApi } from '@etalage/catalog/headless';
import { createHttp } from '@etalage/core';
import { stock as stockConstants } from '@etalage/core/constants';
import { aStoreView } from '@etalage/core/testing';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSearchApi, serviceRequest, type SearchCache, type SearchOptions, type SearchApi } from './api.ts';
import { categoriesCall, productsCall, searchable } from './model/calls.ts';

const returns = { slug: 'retourneren', name: 'Retourneren', searchTerms: ['retour'] };
/** A shop whose search answers what is given, with one content page, and the addresses that its search was asked at. */
function connect(
  answer: object,
  {
    features,
    attributes = async () => attributesByCode(someAttributes),
    content = () => Response.json({ code: 200, result: [returns] }),
    ...options
  }: Partial<SearchOptions> & {
    features?: { priceTiers: boolean };
    content?: () => Response;
  } & Partial<AttributesApi> = {},
) {
  const asked: URL[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const address = new URL(input instanceof Request ? input.url : String(input));
    if (address.pathname.endsWith('/pages')) return content();
    asked.push(address);
    return Response.json(answer);
  };
  const http = createHttp({ storeCode: 'sample', baseUrl: 'http://backend.test', fetch });
  const view = aStoreView({ features: { productCardAction: 'none', priceTiers: false, ...features } });
  return { asked, api: createSearchApi(http, view, { attributes }, { words: nl, ...options }) };
}
const robes = { total: 60, hits: [aProduct({ category_ids: ['4', '9'] }), aProduct({ id: 20, category_ids: ['9'] })] };
const nothing = { total: 0, hits: [] };
const queryOf = (url: URL | undefined): unknown => JSON.parse(url?.searchParams.get('request') ?? 'null');
const fieldsOf = (url: URL | undefined) => url?.searchParams.get('_source_include');
/** What the link to a category is made of. */
const linkedCategory = 'id,name,slug,url_key';
const ofVariants = 'configurable_children.';

describe('SRCH-29 what a text may become', () => {
  const shelf = (name: string) => ({ ...aCategory({ id: 9 }), name });
  const bath = {
    total: 1,
    hits: [{ ...shelf('Badkamer'), ...aProduct({ id: 9, name: 'Badkamer', category_ids: ['9'] }) }],
  };

  it('SRCH-29 is known without a call once it was prepared for', async () => {
    const { api, asked } = connect(bath);
    await api.prepare();
    const calls = asked.length;
    expect(await api.complete('bad')).toMatchObject({ text: 'bad', words: ['badkamer'], products: [] });
    expect(asked).toHaveLength(calls);
    expect((await api.products({ text: 'badkamer' })).knownCategories).toMatchObject([{ id: 9, name: 'Badkamer' }]);
  });

  it('SRCH-29 is made of the categories that searching offers and of the names of what is for sale', async () => {
    const { api, asked } = connect(bath);
    await api.prepare();
    expect(asked.map(({ pathname }) => pathname.split('/').at(-2))).toEqual(['category', 'product']);
    expect(asked.map(queryOf)).toEqual([
      {
        _appliedFilters: [
          { attribute: 'include_in_search', value: { eq: 1 }, scope: 'default' },
          { attribute: 'is_active', value: { eq: true }, scope: 'default' },
        ],
      },
      { _appliedFilters: searchable() },
    ]);
    expect(asked.map(fieldsOf)).toEqual([linkedCategory, 'name']);
  });

  it('SRCH-29 is asked for once, however many keys come meanwhile', async () => {
    const { api, asked } = connect(bath);
    await Promise.all([api.prepare(), api.complete('ba'), api.complete('bad')]);
    expect(asked).toHaveLength(2);
  });

  it('SRCH-29 is a content page that the text is about', async () => {
    const { api } = connect(bath);
    expect((await api.complete('retour')).pages).toEqual([{ slug: 'retourneren', name: 'Retourneren' }]);
    expect((await api.complete('bad')).pages).toEqual([]);
  });

  it('SRCH-29 is known without pages while the content service does not answer', async () => {
    const { api } = connect(bath, { content: () => new Response(null, { status: 503 }) });
    expect(await api.complete('bad')).toMatchObject({ words: ['badkamer'], pages: [] });
  });
});

describe('SRCH-28 the content pages', () => {
  const unavailable = () => new Response(null, { status: 503 });
  const available = () => Response.json({ code: 200, result: [returns] });

  it('SRCH-28 are asked for once in a visit', async () => {
    const content = vi.fn(available);
    const { api } = connect(nothing, { content });
    await Promise.all([api.prepare(), api.results({ q: 'retour' })]);
    await api.results({ q: 'retourneren' });
    expect(content).toHaveBeenCalledOnce();
  });

  it('SRCH-28 that did not load are asked for again, and the rest of the vocabulary is not', async () => {
    const content = vi.fn(available).mockImplementation(unavailable);
    const { api, asked } = connect(nothing, { content });
    await api.prepare();
    const calls = asked.length;
    content.mockImplementation(available);
    expect((await api.complete('retour')).pages).toEqual([{ slug: 'retourneren', name: 'Retourneren' }]);
    expect((await api.products({ text: 'retour' })).pages).toEqual([{ slug: 'retourneren', name: 'Retourneren' }]);
    expect(asked).toHaveLength(calls + 1);
  });
});

it('SRCH-28 the results have the content pages that the text is about, and are shown without them', async () => {
  const { api } = connect(nothing);
  expect((await api.results({ q: 'retour' })).pages).toEqual([{ slug: 'retourneren', name: 'Retourneren' }]);
  const away = connect(robes, { content: () => new Response(null, { status: 503 }) });
  expect(await away.api.results({ q: 'retour' })).toMatchObject({ pages: [], listing: { total: 60 } });
});

describe('what is searched for', () => {
  it('STOCK-08 is listed out of stock too, unless the setting is off', () => {
    const stock = expect.objectContaining({ attribute: 'stock.is_in_stock' });
    expect([searchable(), searchable(false)]).toEqual([
      expect.not.arrayContaining([stock]),
      expect.arrayContaining([stock]),
    ]);
  });

  it.each([
    ['the search panel', (api: SearchApi) => api.products({ text: 'badjas' })],
    ['the page of results', (api: SearchApi) => api.results({ q: 'badjas' })],
  ])('SRCH-13, SRCH-16, STOCK-08 in %s is in stock where the setting is off', async (_where, search) => {
    Object.assign(stockConstants, { listOutOfStock: false });
    onTestFinished(() => void Object.assign(stockConstants, { listOutOfStock: true }));
    const { api, asked } = connect(nothing);
    await search(api);
    const products = asked.filter(({ pathname }) => pathname.endsWith('/product/_search'));
    const inStock = { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' };
    expect(products.map(queryOf)).toEqual([
      expect.objectContaining({ _appliedFilters: expect.arrayContaining([inStock]) }),
    ]);
  });

  it('SRCH-12, SRCH-13 has visibility 3 or 4, status 0 or 1, and is in stock where the rest is not listed', () => {
    const always = [
      { attribute: 'visibility', value: { in: [3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
    ];
    expect(searchable(true)).toEqual(always);
    expect(searchable(false)).toEqual([
      ...always,
      expect.objectContaining({ attribute: 'stock.is_in_stock', value: { eq: true } }),
    ]);
  });

  it.each([
    [{}, 'size', '50'],
    [{ size: 0 }, 'size', '50'],
    [{ size: -1 }, 'size', '50'],
    [{ size: 1 }, 'size', '1'],
    [{ start: -3 }, 'from', '0'],
  ])('SRCH-14 asked for %j it sends %s %s', async (page, param, value) => {
    const { api, asked } = connect(robes);
    await api.products({ text: 'badjas', ...page });
    expect(asked[0]?.searchParams.get(param)).toBe(value);
  });

  it('SRCH-16, SRCH-22 is sent with text, filters, start, size and total-hits tracking, and gets items, total and start', async () => {
    const { api, asked } = connect(robes);
    const found = await api.products({ text: 'badjas', start: 20, size: 10 });
    expect(asked[0]?.pathname).toBe('/api/catalog/etalage_sample/product/_search');
    expect(found).toMatchObject({ total: 60, start: 20, items: [{ name: 'Badjas Fenne' }, { id: 20 }] });
    const params = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(params).toMatchObject({ size: '10', from: '20', track_total_hits: 'true' });
    expect(queryOf(asked[0])).toEqual({ _searchText: 'badjas', _appliedFilters: searchable() });
  });

  it('SRCH-16 reads the hits that are wanted first, and the others when they are asked for', async () => {
    const { api } = connect(robes);
    const { items, rest } = await api.products({ text: 'badjas', first: 1 });
    expect([items, rest?.()]).toMatchObject([[{ name: 'Badjas Fenne' }], [{ id: 20 }]]);
    expect(await api.products({ text: 'badjas', first: 2 })).not.toHaveProperty('rest');
  });

  it('SRCH-17, SRCH-22 for categories is the list of ids with include_in_search 1, and gives three at most', async () => {
    const hits = [1, 2, 3, 4].map((id) => aCategory({ id, name: `Bad ${id}`, slug: `bad-${id}` }));
    const { api, asked } = connect({ total: 4, hits });
    expect(await api.categories([9, 4])).toEqual([1, 2, 3].map((id) => ({ id, name: `Bad ${id}`, slug: `bad-${id}` })));
    expect(asked[0]?.pathname).toBe('/api/catalog/etalage_sample/category/_search');
    expect(asked[0]?.searchParams.get('size')).toBe('3');
    expect(fieldsOf(asked[0])).toBe(linkedCategory);
    expect(queryOf(asked[0])).toEqual({
      _appliedFilters: [
        { attribute: 'id', value: { in: [9, 4] }, scope: 'default' },
        { attribute: 'include_in_search', value: { eq: 1 }, scope: 'default' },
        { attribute: 'is_active', value: { eq: true }, scope: 'default' },
      ],
    });
  });

  it('SRCH-17 for categories is marked as search', async () => {
    const { api, asked } = connect(robes);
    await api.categories([9]);
    await api.products({ text: 'badjas' });
    expect(asked.map(({ searchParams }) => searchParams.get('search'))).toEqual(['true', null]);
  });

  it('SRCH-17 knows the categories of the hits, those of most hits first', async () =>
    expect((await connect(robes).api.products({ text: 'badjas' })).categoryIds).toEqual([9, 4]));
});

it('SRCH-28 the results are narrowed by what the shop knows, as a category is', async () => {
  const { api, asked } = connect(nothing);
  const { listing } = await api.results({ q: 'badjas', kleur: 'paars,wit', materiaal: 'katoen' });
  expect(listing.search).toEqual({ q: 'badjas', kleur: 'wit' });
  expect(JSON.stringify(queryOf(asked[0]))).not.toContain('materiaal');
});

it('SRCH-28 the results have the values and the order that were chosen', async () => {
  const { api, asked } = connect(nothing);
  await api.results({ q: 'badjas', kleur: 'wit', sort: 'newest' });
  expect(queryOf(asked[0])).toMatchObject({
    _appliedFilters: expect.arrayContaining([expect.objectContaining({ attribute: 'kleur' })]),
  });
  expect(asked[0]?.searchParams.get('sort')).toMatch(/:desc$/);
});

it('SRCH-28 the results have the prices that were chosen', async () => {
  const { api, asked } = connect(nothing);
  await api.results({ q: 'badjas', price: '100-250' });
  expect(queryOf(asked[0])).toMatchObject({
    _appliedFilters: expect.arrayContaining([
      expect.objectContaining({ attribute: 'price', value: { gte: 100, lt: 250 } }),
    ]),
  });
});

it.each([
  ['header search and search panel', (api: SearchApi) => api.products({ text: 'badjas' })],
  ['results page', (api: SearchApi) => api.results({ q: 'badjas' })],
] as const)('SRCH-12 the products of %s have visibility 3 or 4 and status 0 or 1', async (_what, search) => {
  const { api, asked } = connect(nothing);
  await search(api);
  expect(queryOf(asked[0])).toMatchObject({
    _appliedFilters: expect.arrayContaining([
      expect.objectContaining({ attribute: 'visibility', value: { in: [3, 4] } }),
      expect.objectContaining({ attribute: 'status', value: { in: [0, 1] } }),
    ]),
  });
});

it('LIST-13 the results ask for 10 values of each filter, and of sizes and colours for 60', async () => {
  const { api, asked } = connect(nothing);
  await api.results({ q: 'badjas' });
  const sizeOf = (field: string, size: number) => expect.objectContaining({ field, options: { size } });
  expect(queryOf(asked[0])).toMatchObject({
    _availableFilters: expect.arrayContaining([
      ...['manufacturer', 'model', 'price'].map((field) => sizeOf(field, 10)),
      ...['maat', 'kleur'].map((field) => sizeOf(field, 60)),
    ]),
  });
});

it('LIST-13 the results ask for at most 999 values of one filter', async () => {
  const values = Array.from({ length: 1100 }, (_none, at) => ({ label: `m${at}`, value: String(at) }));
  const attributes = async () => attributesByCode([{ attribute_code: 'model', options: values }]);
  const { api, asked } = connect(nothing, { attributes });
  await api.results({ q: 'badjas', model: values.map(({ label }) => label).join(',') });
  const most = { in: values.slice(0, 999).map(({ value }) => value) };
  const filter = expect.objectContaining({ attribute: 'model', value: most });
  expect(queryOf(asked[0])).toMatchObject({ _appliedFilters: expect.arrayContaining([filter]) });
});

it('SRCH-28 the results count what narrows them, and that is no usual filter', async () => {
  const fabric = { attribute_code: 'materiaal', options: [{ label: 'Katoen', value: '70' }] };
  const attributes = async () => attributesByCode([...someAttributes, fabric]);
  const { api, asked } = connect(nothing, { attributes });
  await api.results({ q: 'badjas', materiaal: 'katoen' });
  const counted = expect.arrayContaining([expect.objectContaining({ field: 'materiaal' })]);
  expect(queryOf(asked[0])).toMatchObject({ _availableFilters: counted });
});

it.each([
  ['header search and search panel', (api: SearchApi) => api.products({ text: 'badjas' })],
  ['results page', (api: SearchApi) => api.results({ q: 'badjas' })],
] as const)(
  'SRCH-13 the products of %s have no stock filter, as those out of stock are listed',
  async (_what, search) => {
    const { api, asked } = connect(nothing);
    await search(api);
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(queryOf(asked[0]))).not.toContain('stock');
  },
);

describe('the number of results that the results page asks for', () => {
  async function requestedSize(search: Parameters<SearchApi['results']>[0]) {
    const { api, asked } = connect(nothing);
    await api.results(search);
    return asked[0]?.searchParams.get('size');
  }

  it('SRCH-15 the results page asks for 50 results at a time', async () =>
    expect(await requestedSize({ q: 'badjas' })).toBe('50'));

  it('SRCH-08 a second page of results is asked for together with the first, as it is appended', async () =>
    expect(await requestedSize({ q: 'badjas', page: '2' })).toBe('100'));
});

describe('SRCH-22 the search service call', () => {
  const customer = { groupId: 2, groupToken: 'token' };
  const asked = (type: 'product' | 'category', priceTiers: boolean) =>
    serviceRequest(
      aStoreView({ features: { productCardAction: 'none', priceTiers } }),
      type,
      type === 'product' ? productsCall({ text: 'badjas' }) : categoriesCall([1]),
      customer,
    );

  it('SRCH-22 carries the index, the type, the query, the page and the fields', () =>
    expect(asked('product', false)).toEqual({
      store: 'etalage_sample',
      type: 'product',
      searchQuery: { _searchText: 'badjas', _appliedFilters: searchable() },
      size: 50,
      from: 0,
      _sourceExclude: ['sgn'],
      _sourceInclude: expect.arrayContaining(['sku', 'category_ids']),
    }));

  it.each([
    ['product', true, customer],
    ['product', false, {}],
    ['category', true, {}],
  ] as const)('SRCH-22 of a %s with price tiers %s carries %j of the customer', (type, hasTiers, group) => {
    const { groupId, groupToken } = asked(type, hasTiers);
    expect({ groupId, groupToken }).toEqual({ groupId: undefined, groupToken: undefined, ...group });
  });

  it.each([
    ['the panel', (api: SearchApi) => api.products({ text: 'badjas' }), ['category_ids']],
    ['the results page', (api: SearchApi) => api.results({ q: 'badjas' }), []],
    [
      'the results page in a colour',
      (api: SearchApi) => api.results({ q: 'badjas', kleur: 'wit' }),
      [`${ofVariants}kleur`],
    ],
  ] as const)('SRCH-22 sends the fields that %s needs', async (_what, search, more) => {
    const { api, asked: urls } = connect(robes);
    await search(api);
    const fields = fieldsOf(urls[0])?.split(',');
    expect(fields).toEqual(expect.arrayContaining(['sku', 'name', 'image', 'stock', 'price', ...more]));
    expect(fields).not.toContain('sgn');
  });

  it('SRCH-22 sends the fields that it does without', async () => {
    const { api, asked: urls } = connect(robes);
    await api.products({ text: 'badjas' });
    await api.results({ q: 'badjas' });
    expect(urls.map(({ searchParams }) => searchParams.get('_source_exclude'))).toEqual(['sgn', 'sgn']);
  });

  it.each([
    ['newest', 'updated_at:desc'],
    ['price-asc', 'final_price:asc'],
    ['price-desc', 'final_price:desc'],
    [undefined, null],
  ])('SRCH-22 sends the sort %s as a field of its own', async (chosen, sort) => {
    const { api, asked: urls } = connect(robes);
    await api.results({ q: 'badjas', ...(chosen && { sort: chosen }) });
    expect(urls.map(({ searchParams }) => searchParams.get('sort'))).toEqual([sort]);
    expect(queryOf(urls[0])).not.toHaveProperty('_appliedSort');
  });

  it('SRCH-22 sends the group and its token in the query', async () => {
    const { api, asked: urls } = connect(robes, { features: { priceTiers: true }, customer: () => customer });
    await api.products({ text: 'badjas' });
    expect(queryOf(urls[0])).toMatchObject(customer);
  });
});

describe('SRCH-20 a search that is late', () => {
  afterEach(() => void vi.useRealTimers());
  it.each([
    ['', () => new Promise<Response>(() => undefined)],
    [
      ', also when its answer began, and does not end',
      async () => {
        const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"total":')) });
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      },
    ],
  ])('SRCH-20 is given up after 5000 ms%s', async (_when, fetch) => {
    vi.useFakeTimers();
    const http = createHttp({ storeCode: 'sample', baseUrl: 'http://backend.test', fetch });
    const api = createSearchApi(http, aStoreView(), { attributes: async () => new Map() }, { words: nl });
    const states: string[] = [];
    const search = api.products({ text: 'badjas' }).catch(() => states.push('given up'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(states).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await search;
    expect(states).toEqual(['given up']);
  });
});

describe('a search result', () => {
  const aggregations = { agg_terms_kleur: { buckets: [{ key: 50, doc_count: 2 }] } };
  const found = () => {
    const suggest = { words: ['badjas'] };
    const { api } = connect({ ...robes, aggregations, attribute_metadata: someAttributes, suggest });
    return api.products({ text: 'badjos', start: 10, size: 5 });
  };

  it.each([
    ['items', [expect.objectContaining({ id: 10 }), expect.objectContaining({ id: 20 })]],
    ['total', 60],
    ['aggregations', aggregations],
    ['attributeMetadata', someAttributes],
  ])('SRCH-24, SRCH-25 has the %s of what was found', async (name, value) =>
    expect(await found()).toHaveProperty(name, value),
  );

  it.each([
    ['start', 10],
    ['perPage', 5],
    ['suggestions', ['badjas']],
    ['offline', false],
    ['cache', false],
    ['noresults', false],
  ])('SRCH-25 has %s: %j', async (name, value) => expect(await found()).toHaveProperty(name, value));

  it('SRCH-25 noresults is true when an online search finds nothing', async () =>
    expect(await connect(nothing).api.products({ text: 'badjas' })).toEqual({
      items: [],
      total: 0,
      start: 0,
      perPage: 50,
      aggregations: {},
      attributeMetadata: [],
      suggestions: [],
      offline: false,
      cache: false,
      noresults: true,
      categoryIds: [],
      knownCategories: [],
      pages: [],
    }));

  it('SRCH-25 has results on a page past the last one too', async () => {
    const { api } = connect({ total: 60, hits: [] });
    expect(await api.products({ text: 'badjas', start: 60 })).toMatchObject({ items: [], noresults: false });
  });

  it('SRCH-25, SRCH-26 comes from the cache when the same is asked again, also by another token of the same group', async () => {
    const cache: SearchCache = new Map();
    let token = 'one';
    const customer = () => ({ groupId: 2, groupToken: token });
    const { api, asked } = connect(robes, { cache, customer, features: { priceTiers: true } });
    await api.products({ text: 'badjas' });
    token = 'two';
    expect(await api.products({ text: 'badjas' })).toMatchObject({ cache: true, total: 60 });
    expect(asked).toHaveLength(1);
    await api.products({ text: 'badjas', start: 10 });
    expect(asked).toHaveLength(2);
  });

  it('SRCH-26 is answered again without a call when it found nothing', async () => {
    const { api, asked } = connect(nothing, { cache: new Map() });
    await api.products({ text: 'badjas' });
    expect(await api.products({ text: 'badjas' })).toMatchObject({ cache: true, noresults: true });
    expect(asked).toHaveLength(1);
  });

  it('SRCH-26 makes a call for another text, size, list of ids or group of customers', async () => {
    let groupId = 2;
    const customer = () => ({ groupId, groupToken: 'token' });
    const { api, asked } = connect(robes, { cache: new Map(), customer, features: { priceTiers: true } });
    await api.products({ text: 'badjas' });
    await api.products({ text: 'sokken' });
    await api.products({ text: 'badjas', size: 10 });
    await api.categories([4]);
    await api.categories([9]);
    groupId = 3;
    expect(await api.products({ text: 'badjas' })).toMatchObject({ cache: false });
    expect(asked).toHaveLength(6);
  });

  it('SRCH-25, SRCH-26 is empty and offline without a connection, unless it is cached', async () => {
    let isOnline = true;
    const { api, asked } = connect(robes, { cache: new Map(), isOnline: () => isOnline });
    await api.products({ text: 'badjas' });
    isOnline = false;
    expect(await api.products({ text: 'badjas' })).toMatchObject({ offline: false, cache: true, total: 60 });
    expect(await api.products({ text: 'sokken' })).toEqual({
      items: [],
      total: 0,
      start: 0,
      perPage: 0,
      aggregations: {},
      attributeMetadata: [],
      suggestions: [],
      offline: true,
      cache: true,
      noresults: true,
      categoryIds: [],
      knownCategories: [],
    });
    expect(asked).toHaveLength(1);
  });

  it('SRCH-26 is offline also when nothing is known of the shop yet', async () => {
    const { api } = connect(robes, {
      isOnline: () => false,
      attributes: () => Promise.reject(new Error('No network')),
    });
    expect(await api.products({ text: 'badjas' })).toMatchObject({ offline: true, total: 0 });
  });

  it('SRCH-26, SRCH-35 is not kept when the engine gave no answer', async () => {
    const { api, asked } = connect({ ...nothing, unreachable: true }, { cache: new Map() });
    await api.products({ text: 'badjas' });
    await api.products({ text: 'badjas' });
    expect(asked).toHaveLength(2);
  });
});
