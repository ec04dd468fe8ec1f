import { beforeAll, describe, expect, it } from 'vitest';
import { groupTokenOf } from '../customers/groupToken.ts';
import { aBackend, type TestBackend } from '../testing/aBackend.ts';
import { aConfigurableDocument, aProductDocument, aVariantDocument } from '../testing/documents.ts';
import { ask, importDocuments } from '../testing/importing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  const redirect = { id: 1, request_path: 'oud/pad', target_path: 'c/bad', redirect_type: 302, store_id: 1 };
  await importDocuments(backend, {
    products: [
      aProductDocument({ url_path: 'bad/handdoek-fenne.html' }),
      aConfigurableDocument({ url_path: 'bad/handdoeken.html' }),
      aProductDocument({ ...{ id: 101, sku: 'P%', url_key: 'procent' }, url_path: '100%.html' }),
      aProductDocument({ ...{ id: 102, sku: 'UIT', url_key: 'uit', url_path: 'uit.html' }, status: 2 }),
      aProductDocument({
        ...{ id: 300, sku: 'SET', type_id: 'grouped', url_key: 'badset', url_path: 'badset.html' },
        product_links: [{ sku: 'SET', link_type: 'associated', linked_product_sku: 'HD-100', qty: 1 }],
      }),
    ],
    categories: [
      { id: 10, name: 'Bad', slug: 'bad', url_key: 'bad', url_path: 'bad', is_active: true, level: 2 },
      { id: 11, name: 'Oud', slug: 'oud', url_key: 'oud', url_path: 'oud', is_active: false, level: 2 },
    ],
    cms_pages: [
      { id: 1, identifier: 'service', title: 'Service', active: true },
      { id: 2, identifier: 'concept', title: 'Concept', active: false },
    ],
    redirects: [redirect, { ...redirect, id: 2, request_path: 'catalog/product/view/id/101' }],
  });
  const tier_prices = [{ customer_group_id: 2, qty: 1, value: 9 }];
  const variants = [aVariantDocument(), aVariantDocument({ id: 202, sku: 'HD-200-blauw', price: 12, tier_prices })];
  const ofTextile = [
    aProductDocument({ tier_prices }),
    aConfigurableDocument({ id: 210, url_path: 'bad/groep.html', configurable_children: variants }),
  ];
  await importDocuments(backend, { products: ofTextile }, { storeCode: 'textile' });
});

const routeOf = (url: string) => ask(backend, `/api/url?url=${encodeURIComponent(url)}`);

describe('the route of an address', () => {
  it.each([
    [
      'a product',
      'bad/handdoek-fenne.html',
      'product',
      { parentSku: 'HD-100', slug: 'handdoek-fenne', childSku: 'HD-100' },
    ],
    ['a category', 'bad', 'category', { slug: 'bad' }],
    ['a content page', 'service', 'cms_page', { slug: 'service' }],
    ['a redirect', 'oud/pad', 'redirect', { target_path: 'c/bad', redirect_type: '302' }],
  ])('ROUTE-41 of %s is told with its parameters', async (_what, url, type, params) =>
    expect(await routeOf(url)).toMatchObject({ code: 200, result: { type, params } }),
  );

  it('ROUTE-41 a category has no other parameter than its slug', async () =>
    expect((await routeOf('bad')).result.params).toEqual({ slug: 'bad' }));

  it.each(['nergens', 'oud', 'concept'])(
    'ROUTE-41 %s, which is not there or not active, is 404 with a message',
    async (url) => expect(await routeOf(url)).toMatchObject({ code: 404, result: 'Deze pagina bestaat niet.' }),
  );

  it.each(['//bad//', '/bad', 'bad?maat=s', 'bad#top', 'ba%64', '100%.html'])(
    'ROUTE-41 finds %s by what it names',
    async (url) => expect(await routeOf(url)).toMatchObject({ code: 200 }),
  );

  describe('in another store view, whose catalogue has the same paths', () => {
    const inFashion = (url: string) => ask(backend, `/api/url?url=${encodeURIComponent(url)}`, 'fashion');
    beforeAll(async () => {
      const category = {
        id: 20,
        name: 'Mode',
        slug: 'mode',
        url_key: 'mode',
        url_path: 'bad',
        is_active: true,
        level: 2,
      };
      const redirect = { id: 9, request_path: 'oud/pad', target_path: 'c/mode', redirect_type: 301, store_id: 2 };
      await importDocuments(backend, { categories: [category], redirects: [redirect] }, { storeCode: 'fashion' });
    });

    it.each([
      ['a category', 'bad', 'category', { slug: 'mode' }],
      ['a redirect', 'oud/pad', 'redirect', { target_path: 'c/mode', redirect_type: '301' }],
    ])('ROUTE-41 %s is that of this store view', async (_what, url, type, params) =>
      expect(await inFashion(url)).toMatchObject({ code: 200, result: { type, params } }),
    );

    it.each([
      ['a product', 'bad/handdoek-fenne.html'],
      ['a content page', 'service'],
    ])('ROUTE-41 %s that another store view alone has is 404', async (_what, url) =>
      expect(await inFashion(url)).toMatchObject({ code: 404 }),
    );
  });
});

describe('the address of a product by its id', () => {
  it.each([
    ['a simple product', '/catalog/product/view/id/100', 'p/HD-100/handdoek-fenne'],
    [
      'a product in its category',
      'catalog/product/view/id/100/s/handdoek-fenne/category/10/',
      'p/HD-100/handdoek-fenne',
    ],
    ['a product in a category', 'catalog/product/view/id/100/category/10', 'p/HD-100/handdoek-fenne'],
    ['a configurable product', 'catalog/product/view/id/200', 'p/HD-200/handdoek-loom/HD-200-wit'],
    ['a grouped product', 'catalog/product/view/id/300', 'p/SET/badset/SET'],
  ])('ROUTE-39 of %s redirects to its slug address with 301', async (_what, url, target_path) =>
    expect(await routeOf(url)).toMatchObject({
      code: 200,
      result: { type: 'redirect', params: { target_path, redirect_type: '301' } },
    }),
  );

  it.each([
    ['a product that is not there', '/catalog/product/view/id/999'],
    ['a disabled product', '/catalog/product/view/id/102'],
    ['no id', '/catalog/product/view/id/'],
    ['an id with letters', '/catalog/product/view/id/100a'],
    ['an id that no database holds', '/catalog/product/view/id/99999999999999999999'],
  ])('ROUTE-39 of %s is not there', async (_what, url) => expect(await routeOf(url)).toMatchObject({ code: 404 }));

  it('ROUTE-39 of a product of another store view is not there', async () => {
    const url = '/api/url?url=catalog/product/view/id/300';
    expect(await ask(backend, url)).toMatchObject({ code: 200 });
    expect(await ask(backend, url, 'textile')).toMatchObject({ code: 404 });
  });

  it('ROUTE-39 of a product gives way to a redirect that is stored for it', async () =>
    expect(await routeOf('catalog/product/view/id/101')).toMatchObject({
      result: { params: { target_path: 'c/bad', redirect_type: '302' } },
    }));
});

describe('what an address names', () => {
  const mapOf = async (body: object, storeCode = 'dailydeal') => {
    const answer = await backend.app.request('/api/url/map', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-vs-store-code': storeCode },
    });
    return answer.json();
  };
  const fenne = 'bad/handdoek-fenne.html';
  const sourceOf = async (more: object, url = fenne, storeCode?: string) =>
    Object(await mapOf({ url, ...more }, storeCode))._source;

  it.each([
    ['a product', fenne, { _type: 'product', _id: '100', _source: { sku: 'HD-100', type_id: 'simple' } }],
    ['a category', 'bad', { _type: 'category', _id: '10', _source: { slug: 'bad' } }],
    ['a content page', 'service', { _type: 'cms_page', _id: '1', _source: { identifier: 'service' } }],
  ])('ROUTE-40 is told of %s by its type and document, without envelope', async (_what, url, expected) => {
    const answer = await mapOf({ url });
    expect(answer).toMatchObject(expected);
    expect(Object.keys(answer).toSorted()).toEqual(['_id', '_index', '_score', '_source', '_type']);
  });

  it.each(['nergens', 'bad/handdoek-fenne', 'handdoek-fenne.html', 'Bad', 'servic', 'oud', 'concept'])(
    'ROUTE-40 is null of %s, which matches nothing exactly',
    async (url) => expect(await mapOf({ url })).toBeNull(),
  );

  it.each(['bad/handdoeken.html', 'bad', 'service'])(
    'ROUTE-40 is null of %s in a store view that does not have it',
    async (url) => {
      expect(await mapOf({ url })).not.toBeNull();
      expect(await mapOf({ url }, 'textile')).toBeNull();
    },
  );

  it('ROUTE-40 is a product with the variant of the sku in filters', async () => {
    const source = await sourceOf({ filters: { sku: 'HD-200-blauw' } }, 'bad/handdoeken.html');
    expect([source.sku, source.parentSku, source.price]).toEqual(['HD-200-blauw', 'HD-200', 12]);
  });

  it('ROUTE-40 is a product as it is where filters have the sku of no variant', async () =>
    expect((await sourceOf({ filters: { sku: 'HD-999' } }, 'bad/handdoeken.html')).sku).toBe('HD-200'));

  it('ROUTE-40 takes options', async () =>
    expect((await sourceOf({ options: { prefetchGroupProducts: true, separateSelectedVariant: false } })).sku).toBe(
      'HD-100',
    ));

  it('ROUTE-40 has the price of the group of a groupToken', async () => {
    const groupToken = await groupTokenOf(backend.ports, { id: 1, groupId: 2 });
    const source = await sourceOf({ groupId: 2, groupToken }, fenne, 'textile');
    expect(source.final_price).toBe(9);
  });

  it('ROUTE-40 has the variant of the sku at the price of the group', async () => {
    const groupToken = await groupTokenOf(backend.ports, { id: 1, groupId: 2 });
    const asked = { filters: { sku: 'HD-200-blauw' }, groupId: 2, groupToken };
    const source = await sourceOf(asked, 'bad/groep.html', 'textile');
    expect([source.sku, source.final_price]).toEqual(['HD-200-blauw', 9]);
  });

  it('ROUTE-40 has the price for guests where a groupId has no token', async () =>
    expect((await sourceOf({ groupId: 2 }, fenne, 'textile')).final_price).toBe(12.95));

  it('ROUTE-40 has the fields that are asked for', async () =>
    expect(await sourceOf({ includeFields: ['sku', 'name'] })).toEqual({ sku: 'HD-100', name: expect.any(String) }));

  it('ROUTE-40 has of the fields that are asked for not those that are not wanted', async () =>
    expect(await sourceOf({ includeFields: ['sku', 'name'], excludeFields: ['name'] })).toEqual({ sku: 'HD-100' }));

  it.each([
    ['a category', 'bad', { includeFields: ['slug'] }, { slug: 'bad' }],
    ['a content page', 'service', { includeFields: ['identifier'] }, { identifier: 'service' }],
  ])('ROUTE-40 has the fields of %s that are asked for', async (_what, url, more, source) =>
    expect(await sourceOf(more, url)).toEqual(source),
  );

  it.each([
    ['a category', 'bad', 'slug'],
    ['a content page', 'service', 'identifier'],
  ])('ROUTE-40 has not the fields of %s that are not wanted', async (_what, url, field) => {
    const source = await sourceOf({ excludeFields: [field] }, url);
    expect([source.id, source[field]]).toEqual([expect.any(Number), undefined]);
  });

  it('ROUTE-40 has not the fields that are not wanted', async () => {
    const source = await sourceOf({ excludeFields: ['sku'] });
    expect([source.name, source.sku]).toEqual([expect.any(String), undefined]);
  });
});
