import { describe, beforeEach, expect, it } from 'vitest';
import { aBackend, type TestBackend } from './testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aTaxRuleDocument,
  aVariantDocument,
} from './testing/documents.ts';
import { ask, importDocuments } from './testing/importing.ts';

let backend: TestBackend;
const running = { special_price: 9.95, special_from_date: '2026-11-01', special_to_date: '2026-11-30' };
beforeEach(async () => {
  backend = await aBackend();
  await importDocuments(backend, {
    products: [
      aProductDocument({ ...running, kleur: '31' }),
      aProductDocument({
        id: 101,
        sku: 'HD-101',
        name: 'Badjas',
        url_key: 'badjas',
        price: 120,
        kleur: '32',
        category: [{ category_id: 10, position: 2 }],
      }),
      aConfigurableDocument({ category: [{ category_id: 10, position: 3 }] }),
    ],
    categories: [
      aCategoryDocument(),
      aCategoryDocument({ id: 11, name: 'Oud', url_path: 'oud', url_key: 'oud', slug: 'oud', is_active: false }),
    ],
    attributes: [aColourDocument()],
    taxrules: [aTaxRuleDocument()],
  });
});

type Query = Record<string, unknown>;
const search = (query: Query, { index = 'etalage_dailydeal', entity = 'product', params = '' } = {}) =>
  ask(backend, `/api/catalog/${index}/${entity}/_search?request=${encodeURIComponent(JSON.stringify(query))}${params}`);
const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [1] }, scope: 'default' },
  { attribute: 'category_ids', value: { in: [10] }, scope: 'default' },
];
const skus = ({ hits }: { hits: { sku: string }[] }) => hits.map(({ sku }) => sku);

describe('PROD-15 one product by sku', () => {
  it('PROD-15 answers the product of the store view with its price of now', async () => {
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({
      code: 200,
      result: { id: 100, sku: 'HD-100', final_price: 9.95, original_price: 12.95, discount_percentage: -23 },
    });
  });

  it('PROD-15 answers the old price again when the special price has ended', async () => {
    backend.clock.set('2026-12-01T00:00:00+01:00');
    expect(await ask(backend, '/api/product?sku=HD-100')).toMatchObject({
      result: { final_price: 12.95, discount_percentage: 0 },
    });
  });

  it('PROD-15 answers code 404 for an unknown sku and for one of another store view', async () => {
    expect(await ask(backend, '/api/product?sku=nope')).toEqual({ code: 404, result: 'Dit product bestaat niet.' });
    expect(await ask(backend, '/api/product?sku=HD-100', 'fashion')).toMatchObject({ code: 404 });
  });

  it('PROD-15 answers a configurable product for the sku of its variant', async () => {
    expect(await ask(backend, '/api/product?sku=HD-200-blauw')).toMatchObject({ result: { sku: 'HD-200' } });
  });

  it('PROD-15 answers the product of the store view that asks, where two have the same sku and id', async () => {
    const inFashion = aProductDocument({ name: 'Badlaken Fenne', price: 30, category: [], category_ids: [] });
    await importDocuments(backend, { products: [inFashion] }, { storeCode: 'fashion' });
    const nameIn = async (storeCode: string) => (await ask(backend, '/api/product?sku=HD-100', storeCode)).result.name;
    expect([await nameIn('dailydeal'), await nameIn('fashion')]).toEqual(['Handdoek Fenne', 'Badlaken Fenne']);
  });
});

describe('PROD-13 current prices by render-list', () => {
  it('PROD-13 answers the prices per product id, with and without tax', async () => {
    const { result } = await ask(
      backend,
      '/api/product/render-list?skus=HD-100,HD-200-blauw,nope&currencyCode=EUR&storeId=1',
    );
    expect(result.items).toMatchObject([
      {
        id: 100,
        price_info: {
          final_price: 9.95,
          regular_price: 12.95,
          special_price: 9.95,
          extension_attributes: { tax_adjustments: { final_price: 8.22, regular_price: 10.7 } },
        },
      },
      { id: 202, price_info: { final_price: 12, special_price: null } },
    ]);
    expect(result.items).toHaveLength(2);
  });

  it.each([
    ['with skus alone', '', {}],
    ['with a user group', '&userGroupId=1', {}],
    ['with a user group of which it has no token', '&userGroupId=2', {}],
  ])('PROD-13 answers a call %s', async (_what, params, headers) => {
    const address = `/api/product/render-list?skus=HD-100&currencyCode=EUR&storeId=1${params}`;
    const answer = await backend.app.request(address, { headers: { 'x-vs-store-code': 'dailydeal', ...headers } });
    expect(await answer.json()).toMatchObject({ code: 200, result: { items: [{ id: 100 }] } });
  });

  it.each([
    ['in its query', '&token=abc', {}],
    ['in its header', '', { authorization: 'Bearer abc' }],
  ])(
    'PROD-13 refuses a token %s that is nobody’s, so that the shop gets a new one',
    async (_where, params, headers) => {
      const address = `/api/product/render-list?skus=HD-100&currencyCode=EUR&storeId=1${params}`;
      const answer = await backend.app.request(address, { headers: { 'x-vs-store-code': 'dailydeal', ...headers } });
      expect(await answer.json()).toMatchObject({ code: 401 });
    },
  );

  it('PROD-13 answers the prices of now', async () => {
    backend.clock.set('2026-12-01T00:00:00+01:00');
    const { result } = await ask(backend, '/api/product/render-list?skus=HD-100&currencyCode=EUR&storeId=1');
    expect(result.items).toMatchObject([{ price_info: { final_price: 12.95, special_price: null } }]);
  });

  it('PROD-13 answers the prices of now of a variant', async () => {
    await importDocuments(backend, {
      products: [
        aConfigurableDocument({ configurable_children: [aVariantDocument({ ...running, special_price: 8 })] }),
      ],
    });
    const priceNow = async () =>
      (await ask(backend, '/api/product/render-list?skus=HD-200-wit')).result.items[0].price_info.final_price;
    expect(await priceNow()).toBe(8);
    backend.clock.set('2026-12-01T00:00:00+01:00');
    expect(await priceNow()).toBe(10);
  });

  it('PROD-13 refuses a call without skus', async () => {
    expect(await ask(backend, '/api/product/render-list')).toMatchObject({ code: 400 });
  });
});

describe('STOCK-03, STOCK-05 how much there is', () => {
  it('STOCK-03 answers the stock items in the order asked, unknown skus left out', async () => {
    const { code, result } = await ask(backend, '/api/stock/list?skus=HD-200-wit,nope,HD-100');
    expect(code).toBe(200);
    expect(result).toMatchObject([
      { product_id: 201, qty: 3, is_in_stock: true },
      { product_id: 100, qty: 8, manage_stock: true },
    ]);
  });

  it('STOCK-05 answers one stock item, and 404 for an unknown sku', async () => {
    expect(await ask(backend, '/api/stock/check?sku=HD-100')).toMatchObject({
      code: 200,
      result: { product_id: 100, qty: 8, is_in_stock: true, manage_stock: true },
    });
    expect(await ask(backend, '/api/stock/check?sku=HD-200-wit')).toMatchObject({
      result: { product_id: 201, qty: 3 },
    });
    expect(await ask(backend, '/api/stock/check?sku=nope')).toMatchObject({ code: 404, result: { code: 404 } });
  });

  it('STOCK-05 answers all fields of the stock item of a variant', async () => {
    const { result } = await ask(backend, '/api/stock/check?sku=HD-200-wit');
    expect(result).toEqual({
      ...{ item_id: 201, product_id: 201, stock_id: 1 },
      ...{ qty: 3, is_in_stock: true, is_qty_decimal: false, manage_stock: true },
      ...{ min_qty: 0, min_sale_qty: 1, max_sale_qty: 10_000, backorders: 0 },
    });
  });
});

describe('searching the catalogue', () => {
  it('answers a category in the order of its positions, under short names', async () => {
    const sorted = { _appliedFilters: listed, _appliedSort: [{ field: 'position', options: 'asc' }] };
    const found = await search(sorted, { params: '&response_format=compact&_source_include=id,sku,name,final_price' });
    expect(found.total).toBe(3);
    expect(found.hits).toEqual([
      { id: 100, sku: 'HD-100', nm: 'Handdoek Fenne', fp: 9.95, _score: expect.any(Number) },
      { id: 101, sku: 'HD-101', nm: 'Badjas', fp: 120, _score: expect.any(Number) },
      { id: 200, sku: 'HD-200', nm: 'Handdoek Loom', fp: 10, _score: expect.any(Number) },
    ]);
  });

  it('LIST-22 counts a facet without its own filter and with all others', async () => {
    const query = (filters: object[]) => ({
      _availableFilters: [{ field: 'kleur' }, { field: 'price' }],
      _appliedFilters: [...listed, ...filters],
    });
    const white = { attribute: 'kleur', value: { in: ['31'] }, scope: 'catalog' };
    const dear = { attribute: 'price', value: { gte: 100 }, scope: 'catalog' };
    const countOf = (found: Awaited<ReturnType<typeof search>>, key: string) =>
      ['agg_terms_kleur', 'agg_terms_kleur_options']
        .flatMap((name) => found.aggregations[name].buckets)
        .filter((bucket: { key: string | number }) => String(bucket.key) === key)
        .reduce((sum: number, bucket: { doc_count: number }) => sum + bucket.doc_count, 0);

    const chosen = await search(query([white]));
    expect(skus(chosen).sort()).toEqual(['HD-100', 'HD-200']);
    expect([countOf(chosen, '31'), countOf(chosen, '32')]).toEqual([2, 2]);
    expect(chosen.aggregations.agg_range_price.buckets[1]).toMatchObject({ from: 100, to: 250, doc_count: 0 });
    const twice = await search(query([white, white]));
    expect([countOf(twice, '31'), countOf(twice, '32')]).toEqual([2, 2]);

    const both = await search(query([white, dear]));
    expect(both.total).toBe(0);
    expect([countOf(both, '31'), countOf(both, '32')]).toEqual([0, 1]);

    const blue = { attribute: 'kleur', value: { in: ['32'] }, scope: 'catalog' };
    const fourth = await search(query([blue, dear]));
    // Of the two cheap products one is blue: the other fails two facets and counts in none.
    expect(fourth.aggregations.agg_range_price.buckets[0]).toMatchObject({ to: 100, doc_count: 1 });
  });

  const byVariant = (...codes: string[]) => ({ attribute: 'configurable_children.sku', value: { in: codes } });

  it('finds a product by its variants, once', async () => {
    const [white, blue] = ['HD-200-wit', 'HD-200-blauw'];
    const configurable_children = [white, blue].map((sku, at) => aVariantDocument({ id: 201 + at, sku }));
    await importDocuments(backend, {
      products: [aConfigurableDocument({ configurable_children }), aProductDocument()],
    });
    expect(skus(await search({ _appliedFilters: [byVariant(blue)] }))).toEqual(['HD-200']);
    expect(skus(await search({ _appliedFilters: [byVariant(white, blue)] }))).toEqual(['HD-200']);
  });

  it('finds a product by a variant and by itself', async () => {
    const itself = (sku: string) => ({ attribute: 'sku', value: { in: [sku] } });
    const found = async (sku: string) =>
      skus(await search({ _appliedFilters: [itself(sku), byVariant('HD-200-wit')] }));
    expect([await found('HD-200'), await found('HD-100')]).toEqual([['HD-200'], []]);
  });

  it('finds nothing by a variant that there is not, and none of another store view', async () => {
    await importDocuments(backend, { products: [aConfigurableDocument()] }, { storeCode: 'fashion' });
    await importDocuments(backend, { products: [aProductDocument()] }, { prune: true });
    expect(skus(await search({ _appliedFilters: [byVariant('HD-200-wit')] }))).toEqual([]);
    expect(skus(await search({ _appliedFilters: [byVariant('HD-200-wit')] }, { index: 'etalage_fashion' }))).toEqual([
      'HD-200',
    ]);
  });

  it('STORE-06 does not find in one index what is only in another', async () => {
    await importDocuments(
      backend,
      { products: [aProductDocument({ id: 7, sku: 'BH-7', name: 'Beugelbh' })] },
      { storeCode: 'fashion' },
    );
    const all = { _appliedFilters: [{ attribute: 'status', value: { in: [1] } }] };
    expect(skus(await search(all, { index: 'etalage_fashion' }))).toEqual(['BH-7']);
    expect(skus(await search(all)).sort()).toEqual(['HD-100', 'HD-101', 'HD-200']);
    expect((await search({ ...all, _searchText: 'handdoek' }, { index: 'etalage_fashion' })).total).toBe(0);
  });

  it('STORE-06 finds in each index what is in that of no other store', async () => {
    const own = { fashion: ['BH-7', 'Beugelbh'], textile: ['SL-8', 'Sloop'] };
    for (const [storeCode, [sku, name]] of Object.entries(own))
      await importDocuments(backend, { products: [aProductDocument({ id: 7, sku, name })] }, { storeCode });
    const foundIn = async (store: string) =>
      skus(
        await search({ _appliedFilters: [{ attribute: 'status', value: { in: [1] } }] }, { index: `etalage_${store}` }),
      ).sort();
    expect(await foundIn('dailydeal')).toEqual(['HD-100', 'HD-101', 'HD-200']);
    expect(await foundIn('fashion')).toEqual(['BH-7']);
    expect(await foundIn('textile')).toEqual(['SL-8']);
  });

  it('STORE-06 answers its own product where another index has one of the same id', async () => {
    await importDocuments(
      backend,
      { products: [aProductDocument({ id: 100, sku: 'BH-100', name: 'Beugelbh' })] },
      { storeCode: 'fashion' },
    );
    const all = { _appliedFilters: [{ attribute: 'status', value: { in: [1] } }] };
    expect(skus(await search(all, { index: 'etalage_fashion' }))).toEqual(['BH-100']);
    expect(skus(await search(all)).sort()).toEqual(['HD-100', 'HD-101', 'HD-200']);
  });

  it('refuses an unknown index, field, operator and depth', async () => {
    expect(await search({}, { index: 'etalage_nope' })).toMatchObject({ code: 404 });
    expect(await search({ _appliedFilters: [{ attribute: 'margin', value: { eq: 1 } }] })).toMatchObject({ code: 400 });
    expect(await search({ _appliedFilters: [{ attribute: 'kleur', value: { script: '1' } }] })).toMatchObject({
      code: 400,
    });
    expect(await search({}, { params: '&from=20000' })).toMatchObject({ code: 400 });
    expect(await ask(backend, '/api/catalog/etalage_dailydeal/product/_search?request={')).toMatchObject({ code: 400 });
  });

  it('answers categories and attributes', async () => {
    const active = await search(
      { _appliedFilters: [{ attribute: 'is_active', value: { eq: true } }] },
      { entity: 'category' },
    );
    expect(active.hits).toMatchObject([{ id: 10, name: 'Bad' }]);
    const colour = await search(
      { _appliedFilters: [{ attribute: 'attribute_code', value: { in: ['kleur'] } }] },
      { entity: 'attribute' },
    );
    expect(colour.hits).toMatchObject([{ attribute_code: 'kleur' }]);
  });
});

it('LIST-09 an attribute carries its code, ids, flags, and options with id and label', async () => {
  const flags = { is_user_defined: true, is_visible: true, is_comparable: false };
  await importDocuments(backend, { attributes: [aColourDocument({ id: '3', attribute_id: undefined, ...flags })] });
  const { hits } = await search({}, { entity: 'attribute' });
  const options = [
    { value: '', label: ' ' },
    { value: '31', label: 'Wit' },
    { value: '32', label: 'Blauw' },
  ];
  expect(hits).toMatchObject([{ attribute_code: 'kleur', attribute_id: 3, ...flags, options }]);
});

it('LIST-09 an attribute carries the attribute_id of its document, whatever else that is named by', async () => {
  await importDocuments(backend, { attributes: [aColourDocument({ id: 7, attribute_id: '93' })] }, { prune: true });
  expect((await search({}, { entity: 'attribute' })).hits).toMatchObject([{ attribute_id: 93 }]);
});

it('LIST-09 an attribute whose options are named by id has them too', async () => {
  const options = [
    { id: 31, label: 'Wit' },
    { id: '32', label: 'Blauw' },
  ];
  await importDocuments(backend, { attributes: [aColourDocument({ options })] }, { prune: true });
  const { hits } = await search({}, { entity: 'attribute' });
  const values = [
    { value: '31', label: 'Wit' },
    { value: '32', label: 'Blauw' },
  ];
  expect(hits).toMatchObject([{ attribute_code: 'kleur', options: values }]);
});

it('LIST-09 the attributes of an answer have the options of its products alone', async () => {
  const _appliedFilters = [{ attribute: 'sku', value: { eq: 'HD-101' }, scope: 'default' }];
  const { attribute_metadata } = await search({ _availableFilters: [{ field: 'kleur' }], _appliedFilters });
  expect(attribute_metadata).toMatchObject([{ attribute_code: 'kleur', options: [{ value: '32', label: 'Blauw' }] }]);
});

it('LIST-09 the attributes of an answer carry their code, id, flags and label', async () => {
  const flags = { is_user_defined: true, is_visible: true, is_comparable: false };
  await importDocuments(backend, { attributes: [aColourDocument(flags)] });
  const { attribute_metadata } = await search({ _availableFilters: [{ field: 'kleur' }] });
  const label = { default_frontend_label: 'Kleur' };
  expect(attribute_metadata).toMatchObject([{ attribute_code: 'kleur', attribute_id: 3, ...flags, ...label }]);
});

describe('what an address names', () => {
  const map = async (url: string) => {
    const body = JSON.stringify({ url, includeFields: null });
    const answer = await backend.app.request('/api/url/map', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    return answer.json();
  };

  it('answers product, category and nothing, without envelope', async () => {
    expect(await map('bad/handdoek-fenne.html')).toMatchObject({
      _type: 'product',
      _id: '100',
      _source: { final_price: 9.95 },
    });
    expect(await map('bad')).toMatchObject({ _type: 'category', _id: '10' });
    expect(await map('oud')).toBeNull();
    expect(await map('nergens')).toBeNull();
  });

  it('answers a content page by its identifier, and a stored redirect, after everything else', async () => {
    const redirect = { id: 1, target_path: 'c/bad', redirect_type: 302, store_id: 1 };
    await importDocuments(backend, {
      cms_pages: [
        { id: 1, identifier: 'service', title: 'Service', active: true },
        { id: 2, identifier: 'concept', title: 'Concept', active: false },
      ],
      redirects: [
        { ...redirect, request_path: 'oud/pad' },
        { ...redirect, id: 2, request_path: 'bad' },
      ],
    });
    expect(await map('service')).toMatchObject({ _type: 'cms_page', _source: { identifier: 'service' } });
    expect(await map('oud/pad')).toMatchObject({ _type: 'redirect', _source: { target_path: 'c/bad' } });
    expect([(await map('bad'))._type, await map('concept')]).toEqual(['category', null]);
    expect(await ask(backend, '/api/url?url=oud/pad')).toMatchObject({
      result: { type: 'redirect', params: { target_path: 'c/bad', redirect_type: '302' } },
    });
  });

  it('answers the route', async () => {
    expect(await ask(backend, '/api/url?url=bad')).toEqual({
      code: 200,
      result: { type: 'category', params: { slug: 'bad' } },
    });
    expect(await ask(backend, '/api/url?url=nergens')).toMatchObject({ code: 404 });
  });
});
