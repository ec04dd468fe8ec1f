import { createEmbeddedEngine } from '@etalage/search/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBackend, aFolder, type TestBackend } from '../testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aTaxRuleDocument,
  type TestDocument,
} from '../testing/documents.ts';
import { ask, importDocuments } from '../testing/importing.ts';
import { rebuildIndex } from './followCatalogue.ts';

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
    ['a word of three letters with one edit', 'pok', ['T-4']],
    ['a word of five letters with one edit', 'wavel', ['T-2']],
    ['not a word of five letters with two', 'wovel', []],
    ['a word of six letters with two', 'veloor', ['T-3']],
    ['not a word of ten letters with three', 'tofolkloed', []],
    ['not a word of two letters with one', 'pa', []],
  ])('SRCH-18 finds %s: %s', async (_what, text, skus) => {
    const { find } = await aShopOf([
      named('T-1', 'Linnen tafelkleed groot'),
      named('T-2', 'Katoen wafel'),
      named('T-3', 'Badgoed velours'),
      named('T-4', 'Keramiek pot'),
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

  it('SRCH-19 puts the product first whose sku the text is, in any case', async () => {
    const { find } = await aShopOf([named('A-1', 'Lavendel lavendel'), named('Lavendel', 'Molton, geurend')]);
    expect(await find('LAVENDEL')).toEqual(['Lavendel', 'A-1']);
  });
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
    const start = performance.now();
    const [stuck, queued] = await Promise.all([search({ _searchText: 'stuck' }), search({ _searchText: 'fine' })]);
    const late = performance.now() - start;
    for (const answer of [stuck, queued]) expect(answer).toMatchObject({ total: 0, hits: [], unreachable: true });
    expect(late).toBeGreaterThan(950);
    expect(late).toBeLessThan(1800);
    expect((await search({}, { entity: 'category' })).hits).toMatchObject([{ id: 10, name: 'Bad' }]);

    const ends = async () =>
      (await search({ _searchText: 'fine' })).unreachable ? undefined : performance.now() - start;
    await expect.poll(ends, { timeout: 10_000 }).toBeGreaterThan(1950);
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

  it('SRCH-23 answers total, hits, aggregations, attribute metadata and suggestions, to GET and POST alike', async () => {
    const query = { _searchText: 'handdoeken', _availableFilters: [{ field: 'kleur' }] };
    const params = '&size=1&from=1&sort=price:desc&_source_include=sku,name&_source_exclude=name';
    const got = await search(query, { params });
    expect(got).toEqual({
      total: 2,
      hits: [{ sku: 'HD-200', _score: expect.any(Number) }],
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

  it('SRCH-23 refuses an index that it does not have', async () => {
    expect(await search({}, { index: 'etalage_nope' })).toEqual({ code: 404, result: 'Deze index bestaat niet.' });
    expect(await search({}, { entity: 'customer' })).toMatchObject({ code: 404 });
  });

  it('SRCH-30 corrects a word that nothing has by one of the catalogue, and none that has hits', async () => {
    const words = async (text: string) => (await search({ _searchText: text })).suggest.words;
    expect(await words('badjos')).toEqual(['badjas']);
    expect(await words('handoek loom')).toEqual(['handdoek loom']);
    expect(await words('badjassen')).toEqual([]);
    expect(await words('zeppelin')).toEqual([]);
  });

  describe('SRCH-36 what no shop asks is refused with code 400', () => {
    const filters = (count: number) =>
      Array.from({ length: count }, () => ({ attribute: 'kleur', value: { in: ['31'] } }));
    it.each<[string, Query, Call?]>([
      ['a text of more than 200 characters', { _searchText: 'a'.repeat(201) }],
      ['more than 50 filters', { _appliedFilters: filters(51) }],
      ['more than 50 counts', { _availableFilters: Array.from({ length: 51 }, () => ({ field: 'kleur' })) }],
      ['a depth beyond 10,000', {}, { params: '&from=9990&size=11' }],
      ['an unknown field', { _appliedFilters: [{ attribute: 'margin', value: { eq: 1 } }] }],
      ['a field that every object has', { _appliedFilters: [{ attribute: 'constructor', value: { eq: 1 } }] }],
      ['an unknown field to count', { _availableFilters: [{ field: 'margin' }] }],
      ['an unknown field to sort by', { _appliedSort: [{ field: 'margin' }] }],
      ['a sort that every object has', {}, { params: '&sort=constructor' }],
      ['an unknown operator', { _appliedFilters: [{ attribute: 'kleur', value: { script: 'x' } }] }],
      ['an unknown operator of a price', { _appliedFilters: [{ attribute: 'price', value: { gte: 1, script: 'x' } }] }],
      ['a filter without value', { _appliedFilters: [{ attribute: 'kleur', value: null }] }],
      ['a query of another language', { query: { match_all: {} } }],
      [
        'an unknown field of a category',
        { _appliedFilters: [{ attribute: 'secret', value: { eq: 1 } }] },
        { entity: 'category' },
      ],
      ['an unknown sort of categories', { _appliedSort: [{ field: 'secret' }] }, { entity: 'category' }],
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
      expect(await search({}, { params: '&from=9990&size=10' })).toMatchObject({ total: 3, hits: [] });
    });

    it.each([
      'badjas OR handdoek',
      'badjas -wit',
      'name:badjas',
      'badj*',
      '"badjas',
      '(badjas',
      'badjas~1 AND NOT x',
      'NEAR(badjas)',
    ])('SRCH-36 reads the operators of %s as text', async (text) => {
      const plain = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
      expect(skusOf(await search({ _searchText: text }))).toEqual(skusOf(await search({ _searchText: plain })));
    });
  });
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
});
