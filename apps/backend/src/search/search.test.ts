import { createElasticsearchEngine } from '@etalage/search/elasticsearch';
import {
  createEmbeddedEngine,
  createInProcessEngine,
  unreachableResponse,
  type SearchEngine,
} from '@etalage/search/engine';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { askAdmin } from '../server/adminDoor.ts';
import { aBackend, aFolder, testAdminKey, type TestBackend } from '../testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aTaxRuleDocument,
  type TestDocument,
} from '../testing/documents.ts';
import { ask, importDocuments } from '../testing/importing.ts';
import { explanation } from './explain.ts';
import { rebuildIndex } from './followCatalogue.ts';
import { forgetOldSearches, searchDay } from './insight.ts';
import { indexKeeper } from './keepIndexes.ts';
import { ownersAnswer } from './ownersAnswer.ts';
import { ownersQuestion } from './ownersQuestion.ts';
import { searchedTexts } from './tables.ts';

type Query = Record<string, unknown>;
type Call = { entity?: string; index?: string; params?: string };

/** What a backend answers to a search, by GET as the shops send it. */
const searchOf =
  (backend: TestBackend) =>
  (query: Query, call: Call = {}) => {
    const { entity = 'product', index = 'etalage_dailydeal', params = '' } = call;
    return ask(
      backend,
      `/api/catalog/${index}/${entity}/_search?request=${encodeURIComponent(JSON.stringify(query))}${params}`,
    );
  };
/** As a shopper's own search is sent. */
const counted = { params: '&counted=true' };
const skusOf = ({ hits }: { hits: { sku: string }[] }): string[] => hits.map(({ sku }) => sku);

let next = 1000;
const named = (sku: string, name: string, more: TestDocument = {}): TestDocument => {
  next++;
  return aProductDocument({
    id: next,
    sku,
    name,
    url_key: `p-${next}`,
    url_path: `p-${next}.html`,
    category: [],
    ...more,
  });
};

/** A backend that sells these, and the skus that a text finds. */
async function aShopOf(products: TestDocument[]) {
  const backend = await aBackend();
  await importDocuments(backend, { products, categories: [aCategoryDocument()], attributes: [aColourDocument()] });
  const search = searchOf(backend);
  return { backend, search, find: async (text: string) => skusOf(await search({ _searchText: text })) };
}

describe('SRCH-18 how much of a text must match', () => {
  it.each([
    ['all of two words, not one', 'linnen wafel', []],
    ['three of four words', 'linnen tafelkleed groot rood', ['T-1']],
    ['not two of three', 'linnen tafelkleed rood', []],
    ['six of eight words', 'wollen plaid groen warm dik lang rood paars', ['T-5']],
    ['not five of eight', 'wollen plaid groen warm dik zilver rood paars', []],
    ['a word of three letters with one edit', 'pok', ['T-4']],
    ['a word of five letters with one edit', 'wavel', ['T-2']],
    ['not a word of five letters with two', 'wovel', []],
    ['a word of six letters with two', 'veloor', ['T-3']],
    ['not a word of ten letters with three', 'tofolkloed', []],
    ['not a word of two letters with one', 'po', []],
  ])('SRCH-18 finds %s: %s', async (_what, text, skus) => {
    const { find } = await aShopOf([
      named('T-1', 'Linnen tafelkleed groot'),
      named('T-2', 'Katoen wafel'),
      named('T-3', 'Badgoed velours'),
      named('T-4', 'Keramiek pot'),
      named('T-5', 'Wollen plaid groen warm dik lang'),
    ]);
    expect(await find(text)).toEqual(skus);
  });
});

describe('SRCH-19 what weighs more', () => {
  it('SRCH-19 puts a match in the name before one in the sku before one in the category', async () => {
    const { find } = await aShopOf([
      named('A-1', 'Molton', { category: [{ category_id: 10, name: 'Lavendel' }] }),
      named('lavendel-2', 'Molton'),
      named('A-3', 'Molton lavendel'),
    ]);
    expect(await find('lavendel')).toEqual(['A-3', 'lavendel-2', 'A-1']);
  });

  it.each([
    ['the name', named('A-1', 'Molton lavendel'), 4],
    ['the sku', named('lavendel-2', 'Molton'), 2],
    ['the name of its category', named('A-3', 'Molton', { category: [{ category_id: 10, name: 'Lavendel' }] }), 1],
  ])('SRCH-19 scores a match in %s by its weight', async (_where, product, weight) => {
    const { search } = await aShopOf([product]);
    const [{ _score }] = (await search({ _searchText: 'lavendel' })).hits;
    // All words match.
    expect(_score).toBe(weight * 1.5);
  });

  it('SRCH-19 puts the product first whose sku the text is, in any case', async () => {
    const { find } = await aShopOf([named('A-1', 'Lavendel lavendel'), named('Lavendel', 'Molton, geurend')]);
    expect(await find('LAVENDEL')).toEqual(['Lavendel', 'A-1']);
  });

  it('SRCH-19 puts the product first whose sku the text is, also when it is sold out', async () => {
    const soldOut = { stock: { qty: 0, is_in_stock: false } };
    const { find } = await aShopOf([named('A-1', 'Lavendel lavendel'), named('Lavendel', 'Molton, geurend', soldOut)]);
    expect(await find('lavendel')).toEqual(['Lavendel', 'A-1']);
  });

  it('SRCH-19 puts no product first for a text of which its sku is a part', async () => {
    const { find } = await aShopOf([named('A-1', 'Lavendel zakje'), named('Lavendel', 'Molton, geurend zakje')]);
    expect(await find('lavendel zakje')).toEqual(['A-1', 'Lavendel']);
  });

  it.each(['12.34', 'P.10.50', 'AB.12/3', '40-60-wit'])(
    'SRCH-19 gives the product of the sku %s, which its words do not find',
    async (sku) => {
      const { find } = await aShopOf([named(sku, 'Molton'), named('A-1', 'Lavendel')]);
      expect(await find(sku)).toEqual([sku]);
    },
  );
});

it('SRCH-18 finds a product by the category that it only gives the id of, and a set by what is in it', async () => {
  const { find } = await aShopOf([
    named('S-1', 'Set gezin', {
      type_id: 'grouped',
      product_links: ['C-1', 'HD-200-wit'].map((linked) => ({ link_type: 'associated', linked_product_sku: linked })),
    }),
    aConfigurableDocument({ name: 'Badmat Loom' }),
    named('C-1', 'Handdoek', { category_ids: ['10'] }),
    named('C-2', 'Theedoek', { category_ids: [] }),
  ]);
  expect(await find('bad handdoek')).toEqual(['C-1', 'S-1']);
  expect(await find('bad theedoek')).toEqual([]);
  expect(await find('badmat set')).toEqual(['S-1']);
});

describe('an engine that is late', () => {
  /** A thread that never answers to 'stuck', and has one product otherwise. */
  const program = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (task) => {
        if (task === 'close') return parentPort.close();
        while (task.request?.text === 'stuck');
        parentPort.postMessage({ response: { total: 1, hits: [] } });
      });`)}`,
  );

  it('SRCH-21, SRCH-35 gives the flagged empty answer after 1000 ms and works on with a new thread after 2000', async () => {
    const searchEngine = createEmbeddedEngine({ directory: aFolder(), workers: 1, program });
    const backend = await aBackend({ searchEngine });
    await importDocuments(backend, { categories: [aCategoryDocument()] });
    const search = searchOf(backend);
    // The first call of all is late by what it loads.
    await search({}, { entity: 'category' });
    const start = performance.now();
    const [stuck, queued] = await Promise.all([search({ _searchText: 'stuck' }), search({ _searchText: 'fine' })]);
    const late = performance.now() - start;
    for (const answer of [stuck, queued]) expect(answer).toMatchObject({ total: 0, hits: [], unreachable: true });
    expect(late).toBeGreaterThan(950);
    expect(late).toBeLessThan(1800);
    expect((await search({}, { entity: 'category' })).hits).toMatchObject([{ id: 10, name: 'Bad' }]);

    const isBack = async () => (await search({ _searchText: 'fine' })).unreachable === undefined;
    await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
    expect(performance.now() - start).toBeGreaterThan(1950);
    await searchEngine.close();
  });
});

describe('the call', () => {
  let backend: TestBackend;
  const search = (query: Query, call?: Call) => searchOf(backend)(query, call);
  beforeEach(async () => {
    backend = await aBackend();
    await importDocuments(backend, {
      products: [aProductDocument({ kleur: '31' }), aConfigurableDocument(), named('B-1', 'Badjas', { price: 120 })],
      categories: [
        aCategoryDocument(),
        aCategoryDocument({
          id: 11,
          name: 'Keuken',
          url_path: 'keuken',
          url_key: 'keuken',
          slug: 'keuken',
          position: 0,
        }),
      ],
      attributes: [aColourDocument()],
      taxrules: [aTaxRuleDocument()],
    });
  });

  it('LIST-13 answers the counts of 10 values of an attribute, and of 60 sizes and colours', async () => {
    const attributes = ['manufacturer', 'maat', 'kleur'];
    const products = Array.from({ length: 61 }, (_none, at) =>
      named(`V-${at}`, 'Vlag', Object.fromEntries(attributes.map((code) => [code, String(500 + at)]))),
    );
    await importDocuments(backend, { products });
    const { aggregations } = await search({
      _searchText: 'vlag',
      _availableFilters: attributes.map((field) => ({ field })),
    });
    expect(attributes.map((code) => aggregations[`agg_terms_${code}`].buckets.length)).toEqual([10, 60, 60]);
  });

  it('SRCH-23, SRCH-24 answers total, hits, aggregations, attribute metadata and suggestions, to GET and POST alike', async () => {
    const query = { _searchText: 'handdoeken', _availableFilters: [{ field: 'kleur' }] };
    const params = '&size=1&from=1&sort=price:asc&_source_include=sku,name&_source_exclude=name';
    const got = await search(query, { params });
    expect(got).toEqual({
      total: 2,
      hits: [{ sku: 'HD-100', _score: expect.any(Number) }],
      aggregations: {
        agg_terms_kleur: { buckets: [{ key: 31, doc_count: 1 }] },
        agg_terms_kleur_options: {
          buckets: [
            { key: 31, doc_count: 1 },
            { key: 32, doc_count: 1 },
          ],
        },
      },
      attribute_metadata: [expect.objectContaining({ attribute_code: 'kleur' })],
      suggest: { words: [] },
    });
    const posted = await backend.app.request(`/api/catalog/etalage_dailydeal/product/_search?${params.slice(1)}`, {
      method: 'POST',
      body: JSON.stringify(query),
    });
    expect(await posted.json()).toEqual(got);
  });

  it('SRCH-23, SRCH-24 answers as many hits as size says, of the total', async () => {
    const { total, hits } = await search({ _searchText: 'handdoeken' }, { params: '&size=1' });
    expect([total, hits.length]).toEqual([2, 1]);
  });

  it.each([
    ['position:asc', ['Keuken', 'Bad']],
    ['id', ['Bad', 'Keuken']],
    ['id:desc', ['Keuken', 'Bad']],
  ])('SRCH-23 takes the sort of the address for categories too: %s', async (sort, names) => {
    const { hits } = await search({}, { entity: 'category', params: `&sort=${sort}` });
    expect(hits.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it('SRCH-23 takes a text of the address, unless the query has one', async () => {
    const params = '&q=badjas';
    expect(skusOf(await search({}, { params }))).toEqual(['B-1']);
    expect(skusOf(await search({ _searchText: 'handdoek' }, { params }))).not.toContain('B-1');
  });

  it('LIST-13 takes 999 values of a filter, and no more', async () => {
    const found = (count: number) =>
      search({
        _appliedFilters: [{ attribute: 'id', value: { in: Array.from({ length: count }, (_none, at) => at) } }],
      });
    expect(await found(999)).toMatchObject({ total: expect.any(Number) });
    expect(await found(1000)).toMatchObject({ code: 400 });
  });

  it('SRCH-23 answers from the index that the address names: that of another store', async () => {
    const products = [named('JURK', 'Handdoekjurk')];
    await importDocuments(backend, { products }, { storeCode: 'fashion' });
    expect(skusOf(await search({}, { index: 'etalage_fashion' }))).toEqual(['JURK']);
  });

  it('SRCH-23 refuses an index that it does not have', async () => {
    expect(await search({}, { index: 'etalage_nope' })).toEqual({ code: 404, result: 'Deze index bestaat niet.' });
    expect(await search({}, { entity: 'customer' })).toMatchObject({ code: 404 });
  });

  it('SRCH-23, SRCH-24 finds documents of every entity by filter, sort, size, start and fields', async () => {
    await importDocuments(backend, {
      redirects: [{ id: 1, request_path: 'oud', target_path: 'nieuw', redirect_type: 301, store_id: 1 }],
      cms_blocks: [1, 2, 3, 4].map((id) => ({ id, identifier: `b-${id}`, title: `Blok ${id}`, active: id < 4 })),
      cms_pages: [{ id: 1, identifier: 'over-ons', title: 'Over ons', active: true }],
    });
    const find = async (entity: string, attribute: string, value: object, params = '') =>
      search({ _appliedFilters: [{ attribute, value }] }, { entity, params });
    const id = '&_source_include=id';
    expect(await find('product', 'sku', { in: ['B-1'] }, '&_source_include=sku')).toMatchObject({
      total: 1,
      hits: [{ sku: 'B-1', _score: 0 }],
    });
    expect(await find('category', 'id', { in: [10, 99] }, id)).toEqual({ total: 1, hits: [{ id: 10, _score: 0 }] });
    expect((await find('attribute', 'attribute_code', { eq: 'kleur' }, id)).hits).toEqual([{ id: 3, _score: 0 }]);
    expect((await find('taxrule', 'code', { eq: 'BTW hoog' }, '&_source_exclude=rates')).hits[0]).not.toHaveProperty(
      'rates',
    );
    expect((await find('redirect', 'request_path', { eq: 'oud' })).hits).toMatchObject([{ target_path: 'nieuw' }]);
    expect((await find('redirect', 'request_path', { eq: 'nergens' })).total).toBe(0);
    expect((await find('cms_page', 'identifier', { in: ['over-ons'] })).hits).toMatchObject([{ title: 'Over ons' }]);
    expect((await find('cms_block', 'active', { eq: true }, id)).hits.map((hit: { id: number }) => hit.id)).toEqual([
      1, 2, 3,
    ]);
    const middle = await search(
      { _appliedSort: [{ field: 'id', options: 'desc' }] },
      { entity: 'cms_block', params: `${id}&size=1&from=1` },
    );
    expect(middle).toEqual({ total: 3, hits: [{ id: 2, _score: 0 }] });
    expect((await find('cms_block', 'content', { eq: 'x' })).code).toBe(400);
  });

  it.each([
    ['asc', ['HD-200', 'HD-100', 'B-1']],
    ['desc', ['B-1', 'HD-100', 'HD-200']],
  ])('SRCH-24 sorts the products by a field: %s', async (options, skus) => {
    expect(skusOf(await search({ _appliedSort: [{ field: 'price', options }] }))).toEqual(skus);
  });

  it.each([
    ['asc', [1, 2, 3]],
    ['desc', [3, 2, 1]],
  ])('SRCH-24 sorts the documents of an entity by a field: %s', async (options, ids) => {
    const cms_pages = [2, 1, 3].map((id) => ({ id, identifier: `p-${id}`, title: 'Tekst', active: true }));
    await importDocuments(backend, { cms_pages });
    const sorted = { _appliedSort: [{ field: 'id', options }] };
    const { hits } = await search(sorted, { entity: 'cms_page', params: '&_source_include=id' });
    expect(hits.map((hit: { id: number }) => hit.id)).toEqual(ids);
  });

  it.each<[entity: string, file: string, document: TestDocument]>([
    ['category', 'categories', aCategoryDocument()],
    ['attribute', 'attributes', aColourDocument({ attribute_id: 900 })],
    ['taxrule', 'taxrules', aTaxRuleDocument()],
    ['redirect', 'redirects', { request_path: 'oud', target_path: 'nieuw', redirect_type: 301, store_id: 2 }],
    ['cms_block', 'cms_blocks', { identifier: 'voet', title: 'Voet', active: true }],
    ['cms_page', 'cms_pages', { identifier: 'over-ons', title: 'Over ons', active: true }],
  ])(
    'SRCH-23, SRCH-24 finds documents of the entity %s in the index of their store, and in no other',
    async (entity, file, document) => {
      await importDocuments(backend, { [file]: [{ ...document, id: 900 }] }, { storeCode: 'fashion' });
      const idsIn = async (index: string) => {
        const { hits } = await search({}, { entity, index, params: '&_source_include=id' });
        return hits.map((hit: { id: number }) => hit.id);
      };
      expect(await idsIn('etalage_fashion')).toEqual([900]);
      expect(await idsIn('etalage_dailydeal')).not.toContain(900);
    },
  );

  it.each(['cms_block', 'cms_page'])('SRCH-24 finds no %s that is not active', async (entity) => {
    const states = [true, false, '0', undefined];
    const documents = states.map((active, at) => ({ id: at + 1, identifier: `d-${at}`, title: 'Tekst', active }));
    await importDocuments(backend, { [`${entity}s`]: documents });
    const { hits } = await search({}, { entity, params: '&_source_include=id' });
    expect(hits.map((hit: { id: number }) => hit.id)).toEqual([1, 4]);
  });

  it('SRCH-23, SRCH-30 corrects a word that nothing has by one of the catalogue, and none that has hits', async () => {
    const words = async (text: string) => (await search({ _searchText: text })).suggest.words;
    expect(await words('badjos')).toEqual(['badjas']);
    expect(await words('handoek loom')).toEqual(['handdoek loom']);
    expect(await words('badjassen')).toEqual([]);
    expect(await words('zeppelin')).toEqual([]);
    expect(await words('zeppelin handoek')).toEqual(['handdoek']);
  });

  it('SRCH-30 offers no word that the catalogue lacks', async () => {
    expect((await search({ _searchText: 'reiskoffer' })).suggest.words).toEqual([]);
  });

  describe('SRCH-36 what no shop asks is refused with code 400', () => {
    const filters = (count: number, attribute = 'kleur') =>
      Array.from({ length: count }, () => ({ attribute, value: { in: ['31'] } }));
    const many = Array.from({ length: 1000 }, (_, at) => at);
    it.each<[string, Query, Call?]>([
      ['a text of more than 200 characters', { _searchText: 'a'.repeat(201) }],
      ['such a text in the address', {}, { params: `&q=${'a'.repeat(201)}` }],
      ['more than 50 filters', { _appliedFilters: filters(51) }],
      ['more than 50 counts', { _availableFilters: Array.from({ length: 51 }, () => ({ field: 'kleur' })) }],
      ['a depth beyond 10,000', {}, { params: '&from=9990&size=11' }],
      ['a depth beyond 10,000 for a single hit', {}, { params: '&from=10000&size=1' }],
      ['an unknown field', { _appliedFilters: [{ attribute: 'margin', value: { eq: 1 } }] }],
      ['a field that every object has', { _appliedFilters: [{ attribute: 'constructor', value: { eq: 1 } }] }],
      ['an unknown field to count', { _availableFilters: [{ field: 'margin' }] }],
      ['an unknown field to sort by', { _appliedSort: [{ field: 'margin' }] }],
      ['an unknown second field to sort by', { _appliedSort: [{ field: 'price' }, { field: 'margin' }] }],
      [
        'an unknown sort in the address beside a known one',
        { _appliedSort: [{ field: 'price' }] },
        { params: '&sort=margin' },
      ],
      ['a sort that every object has', {}, { params: '&sort=constructor' }],
      ['an unknown operator', { _appliedFilters: [{ attribute: 'kleur', value: { script: 'x' } }] }],
      [
        'an unknown operator beside a known one',
        { _appliedFilters: [{ attribute: 'kleur', value: { in: ['31'], script: 'x' } }] },
      ],
      ['an unknown field in a filter', { _appliedFilters: [{ attribute: 'kleur', value: { in: ['31'] }, boost: 2 }] }],
      ['an unknown field in a count', { _availableFilters: [{ field: 'kleur', script: 'x' }] }],
      ['an unknown field in a sort', { _appliedSort: [{ field: 'price', options: 'asc', script: 'x' }] }],
      ['an unknown operator of a price', { _appliedFilters: [{ attribute: 'price', value: { gte: 1, script: 'x' } }] }],
      ['a filter without value', { _appliedFilters: [{ attribute: 'kleur', value: null }] }],
      ['a category that is no number', { _appliedFilters: [{ attribute: 'category_ids', value: { eq: 'bad' } }] }],
      ['ids beyond all numbers', { _appliedFilters: [{ attribute: 'id', value: { in: [1, '1e999'] } }] }],
      ['more values than anyone chooses', { _appliedFilters: [{ attribute: 'id', value: { in: many } }] }],
      [
        'as many of a category',
        { _appliedFilters: [{ attribute: 'id', value: { nin: many } }] },
        { entity: 'category' },
      ],
      ['a query of another language', { query: { match_all: {} } }],
      [
        'an unknown field of a category',
        { _appliedFilters: [{ attribute: 'secret', value: { eq: 1 } }] },
        { entity: 'category' },
      ],
      ['a text of more than 200 characters for categories', { _searchText: 'a'.repeat(201) }, { entity: 'category' }],
      ['more than 50 filters of categories', { _appliedFilters: filters(51, 'id') }, { entity: 'category' }],
      ['an unknown sort of categories in the address', {}, { entity: 'category', params: '&sort=secret:asc' }],
      ['an unknown direction of categories', {}, { entity: 'category', params: '&sort=id:up' }],
      ['an unknown sort of categories', { _appliedSort: [{ field: 'secret' }] }, { entity: 'category' }],
      [
        'an unknown second sort of categories',
        { _appliedSort: [{ field: 'id' }, { field: 'secret' }] },
        { entity: 'category' },
      ],
      ['an unknown field of categories to count', { _availableFilters: [{ field: 'secret' }] }, { entity: 'category' }],
      [
        'an unknown operator of a category',
        { _appliedFilters: [{ attribute: 'id', value: { regexp: '.*' } }] },
        { entity: 'category' },
      ],
    ])('SRCH-36 refuses %s', async (_what, query, call) => {
      expect(await search(query, call)).toEqual({ code: 400, result: expect.any(String) });
    });

    it('SRCH-36 takes the largest that is allowed', async () => {
      expect(await search({ _searchText: 'a'.repeat(200) })).toMatchObject({ total: 0 });
      expect(await search({ _appliedFilters: filters(50) })).toMatchObject({ total: 2 });
      const counts = Array.from({ length: 50 }, () => ({ field: 'kleur' }));
      expect(await search({ _availableFilters: counts })).toMatchObject({ total: 3 });
      expect(await search({}, { params: '&from=9990&size=10' })).toMatchObject({ total: 3, hits: [] });
    });

    it.each([
      ...[
        'badjas -wit',
        'name:badjas',
        'badj*',
        '"badjas',
        '(badjas',
        'badjas~1 AND NOT x',
        'badjas~1',
        'badjas^2',
        'NEAR(badjas)',
      ],
    ])('SRCH-36 reads the operators of %s as text', async (text) => {
      const plain = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
      expect(skusOf(await search({ _searchText: text }))).toEqual(skusOf(await search({ _searchText: plain })));
    });

    it.each(['badjas OR handdoek', 'handdoek NOT loom'])(
      'SRCH-36 takes %s as three words to match, not as an operator',
      async (text) => {
        expect(skusOf(await search({ _searchText: text }))).toEqual([]);
      },
    );
  });
});

it.each([
  ['no size', ''],
  ['a size of 0', '&size=0'],
  ['a size below 0', '&size=-1'],
  ['a start below 0', '&from=-2'],
])('SRCH-14 answers the first 50 to %s', async (_what, params) => {
  const { search } = await aShopOf(Array.from({ length: 52 }, (_, at) => named(`P-${at}`, 'Handdoek')));
  const found = skusOf(await search({}, { params }));
  expect([found.length, found[0], found.at(-1)]).toEqual([50, 'P-0', 'P-49']);
});

it.each([
  ['no size', ''],
  ['a size of 0', '&size=0'],
  ['a size below 0', '&size=-1'],
  ['a start below 0', '&from=-2'],
])('SRCH-14 answers the first 50 content blocks to %s', async (_what, params) => {
  const backend = await aBackend();
  const blocks = Array.from({ length: 52 }, (_, at) => ({
    id: at + 1,
    identifier: `b-${at}`,
    title: 'Blok',
    active: 1,
  }));
  await importDocuments(backend, { cms_blocks: blocks });
  const { hits } = await searchOf(backend)({}, { entity: 'cms_block', params });
  expect([hits.length, hits[0]?.id, hits.at(-1)?.id]).toEqual([50, 1, 50]);
});

it('SRCH-34 answers in full from the old index while a new one is built, and then from the new one', async () => {
  const products = Array.from({ length: 700 }, (_, at) => named(`R-${at}`, `Handdoek ${at}`));
  const { backend, search } = await aShopOf(products);
  const totals = new Set<number>();
  let isBuilding = true;
  const rebuilt = rebuildIndex(backend.ports, backend.ports.stores[0] ?? expect.fail('a store')).then(() => {
    isBuilding = false;
  });
  while (isBuilding) totals.add((await search({ _searchText: 'handdoek' }, { params: '&size=1' })).total);
  await rebuilt;
  expect([...totals]).toEqual([700]);
  await importDocuments(backend, { products: products.slice(0, 300) }, { prune: true });
  expect((await search({ _searchText: 'handdoek' })).total).toBe(300);
  expect((await search({})).total).toBe(300);
});

describe('what the owner sees', () => {
  const doorOf = ({ fetch }: TestBackend) => ({ address: 'http://backend.test', adminKey: testAdminKey, fetch });
  const askOwner = async <T>(backend: TestBackend, path: string, result: v.GenericSchema<unknown, T>): Promise<T> =>
    askAdmin(doorOf(backend), { path: `search/${path}`, storeCode: 'dailydeal', result });
  /** What a command prints. */
  const printed = (backend: TestBackend, ...args: string[]) =>
    Array.fromAsync(ownersAnswer(doorOf(backend), ownersQuestion(args, ['dailydeal', 'fashion'])));

  it('SRCH-32 says what became of each word, and why each hit stands where it stands', async () => {
    const { backend } = await aShopOf([
      named('E-1', 'Badhanddoek wafel blauw'),
      named('E-2', 'Handdoek wafel', { stock: { qty: 0, is_in_stock: false } }),
      named('E-3', 'Ochtendjas'),
    ]);
    const lines = (text: string) => printed(backend, 'explain', '--store', 'dailydeal', text);
    expect(await lines('de badhandoeken')).toEqual([
      'dailydeal: de badhandoeken',
      'de: says nothing, left out',
      'badhandoeken: found by badhanddoek; made of doek; nothing has it, read as badhanddoek',
      '1 product has it',
      expect.stringMatching(/^1\. \d+\.\d\d {2}E-1 {2}Badhanddoek wafel blauw$/),
      '     6.00  badhandoeken as badhanddoek: first word of the name',
      '     all words',
    ]);
    expect(await lines('schitterende handdoek')).toEqual([
      'dailydeal: schitterende handdoek',
      'schitterende: nothing has it, nor anything like it',
      'handdoek: found by handdoek or towel; made of doek + hand',
      'no products have at least 2 of these words',
    ]);
    expect(await lines('de het een')).toEqual([
      'dailydeal: de het een',
      'de: says nothing, left out',
      'het: says nothing, left out',
      'een: says nothing, left out',
      'nothing is left to search for',
    ]);
    const synonyms = 'badjas or ochtendjas or kamerjas or duster or peignoir';
    expect(await lines('badjas')).toContain(`badjas: found by ${synonyms}; made of jas + bad`);
    expect((await lines('e-2')).slice(-4)).toEqual([
      '     2.00  e-2 as e2: sku',
      '     all words',
      '     sold out',
      '     exact sku',
    ]);
  });

  it('SRCH-32 says of each of the first hits why it scored', async () => {
    const { backend } = await aShopOf([
      named('E-1', 'Badhanddoek wafel blauw'),
      named('E-2', 'Handdoek wafel', { stock: { qty: 0, is_in_stock: false } }),
    ]);
    expect((await printed(backend, 'explain', '--store', 'dailydeal', 'handdoek wafel')).slice(3)).toEqual([
      '2 products have at least 2 of these words',
      '1. 13.50  E-1  Badhanddoek wafel blauw',
      '     5.00  handdoek as handdoek: head of the first word of the name',
      '     4.00  wafel as wafel: name',
      '     all words',
      '2. 7.50  E-2  Handdoek wafel',
      '     6.00  handdoek as handdoek: first word of the name',
      '     4.00  wafel as wafel: name',
      '     all words',
      '     sold out',
    ]);
  });

  it('SRCH-32 says that a hit stands first by the sku of one of its variants', async () => {
    const { backend } = await aShopOf([aConfigurableDocument(), named('E-1', 'Handdoek wit')]);
    const lines = await printed(backend, 'explain', '--store', 'dailydeal', 'HD-200-wit');
    const first = lines.slice(lines.findIndex((line) => line.startsWith('1. ')));
    expect(first[0]).toContain('HD-200');
    expect(first).toContain('     sku of a variant');
  });

  it('SRCH-33 prints the searches of each store by day, those without result apart', async () => {
    const { backend, search } = await aShopOf([named('R-1', 'Badjas velours')]);
    for (const text of ['badjas', 'zeppelin', 'badjas']) await search({ _searchText: text }, counted);
    expect(await printed(backend, 'report', '--days', '1')).toEqual([
      'dailydeal 2026-11-20',
      ...['  2  badjas', '  1  zeppelin'],
      ...['  without result:', '  1  zeppelin'],
      'fashion: no searches in the last day',
    ]);
  });

  it('SRCH-33 prints each day of each store, the newest first', async () => {
    const { backend, search } = await aShopOf([named('R-1', 'Badjas velours')]);
    await search({ _searchText: 'badjas' }, counted);
    await search({ _searchText: 'plaid' }, { ...counted, index: 'etalage_fashion' });
    backend.clock.set('2026-11-21T09:00:00+01:00');
    await search({ _searchText: 'velours' }, counted);
    expect(await printed(backend, 'report')).toEqual([
      ...['dailydeal 2026-11-21', '  1  velours'],
      ...['dailydeal 2026-11-20', '  1  badjas'],
      ...['fashion 2026-11-20', '  1  plaid', '  without result:', '  1  plaid'],
    ]);
  });

  it('SRCH-33 lists by store and day what was searched for most, and what found nothing', async () => {
    const { backend, search } = await aShopOf([named('R-1', 'Badjas velours')]);
    const days = () => askOwner(backend, 'report?days=3', v.array(searchDay));
    for (const text of ['badjas', ' Badjas ', 'zeppelin', 'aambeeld', 'badjas', 'zeppelin'])
      await search({ _searchText: text }, counted);
    await search({ _searchText: 'badjas' }, { params: `${counted.params}&from=50` });
    await search({ _searchText: 'badjas' }, { ...counted, index: 'etalage_fashion' });
    // A choice among its hits; a suggestion, or another order.
    const white = { attribute: 'kleur', value: { in: ['31'] } };
    await search({ _searchText: 'badjas', _appliedFilters: [white] }, counted);
    await search({ _searchText: 'zeppel' });
    backend.clock.set('2026-11-21T09:00:00+01:00');
    await search({ _searchText: 'velours' }, counted);
    expect(await days()).toEqual([
      { day: '2026-11-21', top: [{ text: 'velours', times: 1 }], inVain: [] },
      {
        day: '2026-11-20',
        top: [
          { text: 'badjas', times: 3 },
          { text: 'zeppelin', times: 2 },
          { text: 'aambeeld', times: 1 },
        ],
        inVain: [
          { text: 'zeppelin', times: 2 },
          { text: 'aambeeld', times: 1 },
        ],
      },
    ]);
    backend.clock.set('2027-02-25T09:00:00+01:00');
    await forgetOldSearches(backend.ports);
    backend.clock.set('2026-11-21T09:00:00+01:00');
    expect(await days()).toEqual([]);
  });

  it('SRCH-33 counts a text that is searched for on two days on each of them', async () => {
    const { backend, search } = await aShopOf([named('R-1', 'Badjas velours')]);
    for (const text of ['badjas', 'badjas', 'zeppelin']) await search({ _searchText: text }, counted);
    backend.clock.set('2026-11-21T09:00:00+01:00');
    for (const text of ['zeppelin', 'zeppelin', 'badjas']) await search({ _searchText: text }, counted);
    expect(await askOwner(backend, 'report', v.array(searchDay))).toEqual([
      {
        day: '2026-11-21',
        top: [
          { text: 'zeppelin', times: 2 },
          { text: 'badjas', times: 1 },
        ],
        inVain: [{ text: 'zeppelin', times: 2 }],
      },
      {
        day: '2026-11-20',
        top: [
          { text: 'badjas', times: 2 },
          { text: 'zeppelin', times: 1 },
        ],
        inVain: [{ text: 'zeppelin', times: 1 }],
      },
    ]);
  });

  it('SRCH-33 counts only the searches without results as such', async () => {
    const { backend, search } = await aShopOf([]);
    await search({ _searchText: 'badjas' }, counted);
    await importDocuments(backend, { products: [named('R-1', 'Badjas velours')] });
    await search({ _searchText: 'badjas' }, counted);
    const [day] = await askOwner(backend, 'report', v.array(searchDay));
    expect(day).toMatchObject({ top: [{ text: 'badjas', times: 2 }], inVain: [{ text: 'badjas', times: 1 }] });
  });

  it('SRCH-33 counts no search that no engine answered: nobody knows whether it has results', async () => {
    const searchEngine = { ...createInProcessEngine(aFolder()), search: async () => unreachableResponse() };
    const backend = await aBackend({ searchEngine });
    await searchOf(backend)({ _searchText: 'badjas' }, counted);
    expect(await askOwner(backend, 'report', v.array(searchDay))).toEqual([]);
  });

  it('SRCH-33 counts a search for the day that it is in Amsterdam', async () => {
    const { backend, search } = await aShopOf([]);
    backend.clock.set('2026-11-20T23:30:00Z');
    await search({ _searchText: 'zeppelin' }, counted);
    const days = await askOwner(backend, 'report', v.array(searchDay));
    expect(days.map(({ day }) => day)).toEqual(['2026-11-21']);
  });

  it('SRCH-33 lists first what found nothing most often, however often it found something', async () => {
    const { backend, search } = await aShopOf([]);
    for (const text of ['badjas', 'zeppelin', 'zeppelin']) await search({ _searchText: text }, counted);
    await importDocuments(backend, { products: [named('R-1', 'Badjas velours')] });
    for (const text of ['badjas', 'badjas']) await search({ _searchText: text }, counted);
    const [day] = await askOwner(backend, 'report', v.array(searchDay));
    expect(day?.inVain).toEqual([
      { text: 'zeppelin', times: 2 },
      { text: 'badjas', times: 1 },
    ]);
  });

  it.each([
    ...['jan@example.nl', '06 1234 5678', '06-12-34-56-78', '1234 AB 12', '1234ab', 'dam 1, 1234 AB'],
    'NL91ABNA0417164300',
  ])('SRCH-33 keeps nothing of %s, which tells who searched', async (text) => {
    const { backend, search } = await aShopOf([]);
    await search({ _searchText: text }, counted);
    expect(await askOwner(backend, 'report', v.array(searchDay))).toEqual([]);
  });

  it('SRCH-33 a day holds 5000 texts, which go on being counted when it is full', async () => {
    const { backend, search } = await aShopOf([]);
    await backend.ports.database.execute(sql`
      insert into ${searchedTexts} (store_id, day, text, times, in_vain)
      select 1, '2026-11-20', 'tekst ' || number, 1, 1 from generate_series(1, 4999) number`);
    for (const text of ['badjas', 'zeppelin', 'badjas']) await search({ _searchText: text }, counted);
    expect(await backend.ports.database.$count(searchedTexts)).toBe(5000);
    expect((await askOwner(backend, 'report', v.array(searchDay)))[0]?.top[0]).toEqual({ text: 'badjas', times: 2 });
  });

  it('SRCH-32 says so when the engine is away or has nothing yet, and not that there are no hits', async () => {
    const away = { ...createInProcessEngine(aFolder()), search: async () => unreachableResponse() };
    const explained = (backend: TestBackend) => askOwner(backend, 'explain?text=badjas', explanation);
    await expect(explained(await aBackend({ searchEngine: away }))).rejects.toThrow('De zoekmachine antwoordt niet.');
    await expect(explained(await aBackend())).rejects.toThrow('Van deze winkel is nog niets te doorzoeken.');
  });

  it('tells nothing without the key', async () => {
    const backend = await aBackend();
    expect(await ask(backend, '/api/admin/search/report')).toMatchObject({ code: 401 });
  });
});

describe('a cluster that is away', () => {
  const hit = { hits: { total: { value: 1 }, hits: [] } };

  /** A port on which nobody listens until `start`; `answer` says what a cluster would. */
  async function aPort(answer: () => { status: number; body: unknown } | undefined) {
    const server = createServer((_request, response) => {
      const said = answer();
      if (!said) return;
      response.writeHead(said.status, { 'x-elastic-product': 'Elasticsearch', 'content-type': 'application/json' });
      response.end(JSON.stringify(said.body));
    });
    const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await listen(0);
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const stop = () => (server.closeAllConnections(), new Promise((resolve) => server.close(resolve)));
    await stop();
    return { url: `http://127.0.0.1:${port}`, start: () => listen(port), stop };
  }

  it('SRCH-35 gives the flagged empty answer within 1000 ms, leaves the categories, and is back by itself', async () => {
    let isMute = false;
    const port = await aPort(() => (isMute ? undefined : { status: 200, body: hit }));
    const searchEngine = createElasticsearchEngine({ url: port.url });
    const backend = await aBackend({ searchEngine });
    await importDocuments(backend, { products: [aProductDocument()], categories: [aCategoryDocument()] });
    const search = searchOf(backend);
    const timed = async () => {
      const start = performance.now();
      const { total, unreachable } = await search({});
      return { total, unreachable, isInTime: performance.now() - start < 1200 };
    };
    expect(await timed()).toEqual({ total: 0, unreachable: true, isInTime: true });
    expect((await search({}, { entity: 'category' })).hits).toMatchObject([{ name: 'Bad' }]);

    await port.start();
    await expect.poll(timed, { timeout: 60_000 }).toMatchObject({ total: 1, unreachable: undefined });
    isMute = true;
    expect(await timed()).toEqual({ total: 0, unreachable: true, isInTime: true });
    isMute = false;
    expect(await timed()).toMatchObject({ total: 1 });
    await searchEngine.close();
    await port.stop();
  });

  it('SRCH-35 does not keep a backend from starting, and an import that it missed is indexed in the next round', async () => {
    let isAway = true;
    const engine = createInProcessEngine(aFolder());
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    const searchEngine: SearchEngine = {
      ...engine,
      search: async (request) => (isAway ? unreachableResponse() : engine.search(request)),
      replaceAll: (...args) => (isAway ? away() : engine.replaceAll(...args)),
    };
    const backend = await aBackend({ searchEngine });
    const keeper = await indexKeeper(backend.ports);
    await importDocuments(backend, { products: [aProductDocument()] });
    await keeper.round();
    expect(backend.log).toContainEqual(expect.objectContaining({ msg: 'an index was not kept', store: 'dailydeal' }));
    isAway = false;
    await keeper.round();
    expect((await searchOf(backend)({})).total).toBe(1);
  });
});
