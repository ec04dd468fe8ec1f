import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { queryTerms } from '../engine/analysis.ts';
import { aQuestion } from '../engine/testing/questions.ts';
import { compileCorrections, compileDocumentSearch, compileProductSearch } from './compile.ts';
import { indexTemplate, keptDocument } from './indexing.ts';
import { readAnswer, readCorrections, readExplanation } from './readAnswer.ts';
import { anIndexableProduct } from '../engine/testing/products.ts';
import { askedOfCluster } from './testing/askedOfCluster.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const committed = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`compiled/${name}.json`, import.meta.url), 'utf8'));

const dressingGowns = {
  word: 'badjassen',
  stems: ['badjas'],
  synonyms: ['ochtendjas'],
  corrections: [],
  isKnown: true,
};
const blue = { word: 'blauw', stems: ['blauw'], synonyms: [], corrections: [], isKnown: true };
const typed = queryTerms('badhandoeken wit 3m');

describe('what Elasticsearch is asked', () => {
  it.each<[string, () => unknown]>([
    ['template', () => indexTemplate],
    [
      'document',
      () =>
        keptDocument(
          'product',
          anIndexableProduct({
            id: 7,
            sku: 'BD-7',
            name: 'Molton wit',
            kleur: '50',
            kleur_options: [50, 51],
            category: [{ category_id: 3, name: 'Bad', position: 2 }],
            url_path: 'bad/7.html',
          }),
        ),
    ],
    ['corrections', () => compileCorrections(typed)],
    ['text', () => compileProductSearch(aQuestion({ text: 'badjassen blauw', explain: true }), [dressingGowns, blue])],
    ['filtered', () => compileProductSearch(askedOfCluster, undefined)],
    ['group', () => compileProductSearch({ ...askedOfCluster, customerGroupId: 2 }, undefined)],
    [
      'category',
      () =>
        compileProductSearch(
          aQuestion({
            scope: { visibility: [2, 4], status: [1], inStockOnly: true, categoryId: 12, skus: ['EH-1'] },
            where: [{ field: 'url_path', in: ['a', true] }],
            sort: 'position',
            from: -1,
            size: 0,
          }),
          undefined,
        ),
    ],
    [
      'categories',
      () =>
        compileDocumentSearch(
          aQuestion({
            entity: 'category',
            text: 'bedden',
            scope: { visibility: [], status: [], ids: [4] },
            sort: 'position',
          }),
          queryTerms('bedden'),
        ),
    ],
  ])('is as committed: %s', async (name, compiled) => {
    await expect(json(compiled())).toMatchFileSnapshot(`compiled/${name}.json`);
  });
});

it('sorts products without a price last by low price', () => {
  expect(compileProductSearch(aQuestion({ sort: 'price_asc' }), undefined).sort).toEqual([
    { knownPrice: { order: 'asc', missing: '_last', unmapped_type: 'integer' } },
    { id: 'asc' },
  ]);
});

it('SRCH-18 asks a cluster for three of four terms', () => {
  const terms = queryTerms('linnen tafelkleed groot rood').map(({ word, stem }) => ({
    ...{ word, stems: [stem], synonyms: [], corrections: [], isKnown: true },
  }));
  const asked = json(compileProductSearch(aQuestion({ text: 'linnen tafelkleed groot rood' }), terms).query);
  expect(asked.match(/"minimum_should_match": \d+/gu)).toEqual([
    '"minimum_should_match": 3',
    '"minimum_should_match": 1',
  ]);
});

it('SRCH-18 leaves out the hits of a text below a score of 0.02, and none without a text', () => {
  expect(compileProductSearch(aQuestion({ text: 'badjassen' }), [dressingGowns]).min_score).toBe(0.02);
  expect(compileProductSearch(aQuestion(), undefined).min_score).toBeUndefined();
});

it('SRCH-18 asks a cluster for words with 2 edits at most, from 3 letters', () => {
  const near = compileCorrections(queryTerms('badhandoek')).suggest?.['near'];
  expect(near).toMatchObject({ term: { max_edits: 2, min_word_length: 3 } });
});

it.each([
  ['no size', {}],
  ['a size of 0', { size: 0 }],
  ['a size below 0', { size: -1 }],
  ['a start below 0', { from: -2 }],
])('SRCH-14 asks a cluster for 50 hits from 0, given %s', (_what, page) => {
  const { size: _size, ...question } = aQuestion();
  expect(compileProductSearch({ ...question, ...page }, undefined)).toMatchObject({ size: 50, from: 0 });
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const boostedClause = v.object({ filter: v.unknown(), boost: v.number() });
/** The clauses of a query, wherever they stand, that each score by a boost. */
const boosted = (part: unknown): v.InferOutput<typeof boostedClause>[] => {
  if (!isObject(part)) return [];
  if ('constant_score' in part) return [v.parse(boostedClause, part.constant_score)];
  return Object.values(part).flatMap(boosted);
};

describe('SRCH-19 what a cluster is asked to weigh', () => {
  const asked = boosted(compileProductSearch(aQuestion({ text: ' BD-7 ' }), [dressingGowns]).query);

  it.each([
    ['the name', 'name', 4],
    ['the sku', 'sku', 2],
    ['the name of its category', 'categoryName', 1],
  ])('SRCH-19 a match in %s weighs %d on a cluster', (_where, place, boost) =>
    expect(asked).toContainEqual({ filter: { terms: { [place]: ['badjas'] } }, boost }),
  );

  it('SRCH-19 an exact sku outweighs every other match together on a cluster', () => {
    const sku = asked.find(({ filter }) => isDeepStrictEqual(filter, { term: { code: 'bd-7' } }));
    // Where every word of the text is found, a match weighs half as much again.
    const others = asked.filter((clause) => clause !== sku).map(({ boost }) => boost * 1.5);
    expect(sku?.boost).toBeGreaterThan(others.reduce((sum, boost) => sum + boost, 0));
  });
});

it.each([true, false])(
  'SRCH-13 a cluster is asked for what is in stock alone where the search requires it: %s',
  (inStockOnly) => {
    const { query } = compileProductSearch(
      aQuestion({ scope: { visibility: [], status: [], inStockOnly } }),
      undefined,
    );
    expect(JSON.stringify(query).includes('{"term":{"inStock":true}}')).toBe(inStockOnly);
  },
);

describe('LIST-22 what a cluster is asked to count', () => {
  const { aggs } = compileProductSearch(askedOfCluster, undefined);

  it('LIST-22 a facet is counted on a cluster without its own filter', () =>
    expect(JSON.stringify(aggs?.['terms:kleur']?.filter)).not.toContain('values.kleur'));

  it('LIST-22 a facet is counted on a cluster with the filters of others', () =>
    expect(JSON.stringify(aggs?.['terms:geslacht']?.filter)).toContain('"values.kleur":["50","51"]'));

  it('LIST-22 prices are counted on a cluster without their own filter', () =>
    expect(JSON.stringify(aggs?.['price']?.filter)).not.toContain('"final"'));

  it('LIST-22 prices are counted on a cluster with the filters of others', () =>
    expect(JSON.stringify(aggs?.['price']?.filter)).toContain('"values.kleur":["50","51"]'));

  it.each(['kleur', 'geslacht'])(
    'LIST-22 the facet %s is counted on a cluster with the prices that are chosen',
    (code) => expect(JSON.stringify(aggs?.[`terms:${code}`]?.filter)).toContain('"final":{"gte":1000,"lt":50000}'),
  );
});

it('LIST-13 a cluster is asked for 60 sizes and colours, and for 10 values of any other attribute', () => {
  const attributes = ['maat', 'kleur', 'manufacturer'];
  const facets = { attributes, size: 10, sizes: { maat: 60, kleur: 60 } };
  const { aggs } = compileProductSearch(aQuestion({ facets }), undefined);
  const sizeOf = (attribute: string) => aggs?.[`terms:${attribute}`]?.aggs?.['all']?.terms?.size;
  expect(attributes.map(sizeOf)).toEqual([60, 60, 10]);
});

describe('what Elasticsearch answers, as a cluster gave it', () => {
  it('becomes hits, totals and facets', async () => {
    const response = readAnswer(askedOfCluster, committed('filtered.answer'));
    await expect(json(response)).toMatchFileSnapshot('compiled/filtered.response.json');
  });

  it('SRCH-32 becomes why each hit scored', () => {
    const kept = { code: 'bd-7', fields: [], inStock: true };
    const hits = [
      { _score: 9, _source: { ...kept, id: 7, nameStart: ['badjas'] } },
      { _score: 2.25, _source: { ...kept, id: 8, inStock: false, name: ['ochtendjas'] } },
    ];
    expect(readExplanation('badjassen', [dressingGowns], { hits: { hits } }).hits).toEqual([
      {
        ...{ id: 7, score: 9, factors: ['all words'] },
        words: [{ word: 'badjassen', stem: 'badjas', place: 'first word of the name', score: 6 }],
      },
      {
        ...{ id: 8, score: 2.25, factors: ['all words', 'sold out'] },
        words: [{ word: 'badjassen', stem: 'ochtendjas', place: 'name', score: 3 }],
      },
    ]);
  });

  it('becomes the words that are looked for: another spelling, itself, and a number without its unit', () => {
    expect(readCorrections(typed, committed('corrections.answer'))).toEqual([
      { word: 'badhandoeken', stems: ['badhanddoek'], synonyms: [], corrections: ['badhanddoek'], isKnown: true },
      { word: 'wit', stems: ['wit'], synonyms: [], corrections: [], isKnown: true },
      { word: '3m', stems: ['3'], synonyms: [], corrections: ['3'], isKnown: true },
    ]);
  });
});
