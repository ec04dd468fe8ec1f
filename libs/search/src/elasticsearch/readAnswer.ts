import type {
  ExplainedHit,
  PriceExtremes,
  SearchExplanation,
  SearchRequest,
  SearchResponse,
  TermCount,
} from '@etalage/catalog/contract';
import * as v from 'valibot';
import type { QueryTerm } from '../engine/analysis.ts';
import { correctedTerm, type CorrectedTerm, type Wanted } from '../engine/corrections.ts';
import { explanationOf, factorsOf } from '../engine/explain.ts';
import { byCount, facetKey } from '../engine/facets.ts';
import { variantCode } from '../engine/fields.ts';
import { bestMatch } from '../engine/places.ts';
import { projectDocument } from '../engine/projection.ts';
import { askedAbout, asField } from './compile.ts';

const buckets = v.object({ buckets: v.array(v.looseObject({ key: v.string(), doc_count: v.number() })) });
const values = v.looseObject({ all: buckets, own: buckets });
const extreme = v.looseObject({
  min: v.object({ value: v.nullable(v.number()) }),
  max: v.object({ value: v.nullable(v.number()) }),
});
const paid = { ranges: v.optional(buckets), final: v.optional(extreme) };
const prices = v.looseObject({
  ...paid,
  price: v.optional(extreme),
  special: v.optional(extreme),
  /** Where they are those of a group. */
  paid: v.optional(v.looseObject({ mine: v.looseObject(paid) })),
});
const hit = v.looseObject({
  _score: v.nullish(v.number()),
  _source: v.looseObject({ id: v.number(), doc: v.record(v.string(), v.unknown()) }),
});
const answerBody = v.looseObject({
  hits: v.looseObject({ total: v.looseObject({ value: v.number() }), hits: v.array(hit) }),
  aggregations: v.optional(v.record(v.string(), v.unknown())),
});
const correctionsBody = v.looseObject({
  aggregations: v.object({
    known: v.object({ buckets: v.record(v.string(), v.looseObject({ doc_count: v.number() })) }),
  }),
  suggest: v.optional(
    v.object({
      near: v.array(v.looseObject({ text: v.string(), options: v.array(v.looseObject({ text: v.string() })) })),
    }),
  ),
});

/** The words of a text, each that nothing has in another reading, or replaced by the nearest that something has. */
export function readCorrections(terms: readonly QueryTerm[], body: unknown): CorrectedTerm[] {
  const { aggregations, suggest } = v.parse(correctionsBody, body);
  const near = new Map(suggest?.near.map(({ text, options }) => [text, options.map((option) => option.text)]));
  const { buckets: counts } = aggregations.known;
  const answers = new Map(
    askedAbout(terms).map((wanted, at) => [JSON.stringify(wanted), (counts[String(at)]?.doc_count ?? 0) > 0]),
  );
  // What was not asked about is a word that is near another: those all come from products.
  const has = (wanted: Wanted): boolean => answers.get(JSON.stringify(wanted)) ?? true;
  return terms.flatMap((term) => correctedTerm(term, { has, near: (word) => near.get(word) ?? [] }));
}

const explainedBody = v.looseObject({
  hits: v.looseObject({
    hits: v.array(
      v.looseObject({
        _score: v.nullish(v.number()),
        _source: v.looseObject({ id: v.number(), inStock: v.boolean(), code: v.string(), fields: v.array(v.string()) }),
      }),
    ),
  }),
});

/** Why each hit stands where it stands, by the stems that are kept of it. */
export function readExplanation(text: string, terms: readonly CorrectedTerm[], body: unknown): SearchExplanation {
  const { hits } = v.parse(explainedBody, body).hits;
  const explained = hits.map(({ _score, _source: kept }): ExplainedHit => {
    const words = terms.flatMap((term) => bestMatch(term, (place, stem) => isIn(kept[place], stem)) ?? []);
    return {
      id: kept.id,
      score: _score ?? 0,
      words,
      factors: factorsOf(
        { sku: kept.code, inStock: kept.inStock, isOfVariant: kept.fields.includes(asField(variantCode, text)) },
        { text, hasAll: words.length === terms.length },
      ),
    };
  });
  return explanationOf(text, terms, explained);
}

const isIn = (list: unknown, stem: string): boolean => Array.isArray(list) && list.includes(stem);

/** What Elasticsearch answered, in the domain's words. */
export function readAnswer({ facets, include, exclude }: SearchRequest, body: unknown): SearchResponse {
  const { hits, aggregations } = v.parse(answerBody, body);
  return {
    total: hits.total.value,
    hits: hits.hits.map(({ _score, _source: { id, doc } }) => ({
      id,
      score: _score ?? 0,
      document: projectDocument(doc, include, exclude),
    })),
    ...(facets && { facets: readFacets(facets, aggregations ?? {}) }),
  };
}

function readFacets(
  asked: NonNullable<SearchRequest['facets']>,
  found: Record<string, unknown>,
): NonNullable<SearchResponse['facets']> {
  const terms = asked.attributes.map((attribute) => [attribute, readValues(found[`terms:${attribute}`])] as const);
  const { paid: ofGroup, ...ofAll } = v.parse(prices, found['price'] ?? {});
  const priced = { ...ofAll, ...ofGroup?.mine };
  const counts = new Map(priced.ranges?.buckets.map(({ key, doc_count: count }) => [key, count]));
  const { priceRanges, priceExtremes } = asked;
  return {
    terms: Object.fromEntries(terms),
    ...(priceRanges && {
      priceRanges: priceRanges.map(([from, to], at) => ({ from, to, count: counts.get(String(at)) ?? 0 })),
    }),
    ...(priceExtremes && { priceExtremes: readExtremes(priced) }),
  };
}

/** What is not a product's own value is one that only its variants have. */
function readValues(found: unknown): { own: TermCount[]; options: TermCount[] } {
  const { all, own } = v.parse(values, found);
  const mine = new Map(own.buckets.map(({ key, doc_count: count }) => [key, count]));
  const listed = (countOf: (key: string, all: number) => number): TermCount[] =>
    all.buckets
      .map(({ key, doc_count: count }) => ({ key: facetKey(key), count: countOf(key, count) }))
      .filter(({ count }) => count > 0)
      .sort(byCount);
  return {
    own: listed((key) => mine.get(key) ?? 0),
    options: listed((key, count) => count - (mine.get(key) ?? 0)),
  };
}

type Extremes = Pick<v.InferOutput<typeof prices>, 'price' | 'special' | 'final'>;

function readExtremes({ price, special, final }: Extremes): PriceExtremes {
  const euros = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : cents / 100);
  const both = (found: v.InferOutput<typeof extreme> | undefined) => ({
    min: euros(found?.min.value),
    max: euros(found?.max.value),
  });
  return { price: both(price), special_price: both(special), final_price: both(final) };
}
