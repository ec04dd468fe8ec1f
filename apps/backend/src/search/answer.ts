import type { Aggregation, Product, SearchAnswer, SearchResponse, TermCount } from '@etalage/catalog/contract';
import { toCompact } from '@etalage/catalog/rules';
import type { Document } from '../catalog/readCatalogue.ts';
import { namedValues } from '@etalage/search/engine';
import { withOptions, type ColourAttribute } from './attributeFacts.ts';
import { fieldSelector } from './selectFields.ts';
import type { StoreFacts } from './storeFacts.ts';

/** Which fields of the hits are wanted, and whether under short names. */
export type HitShape = { include: string[] | undefined; exclude: string[] | undefined; isCompact: boolean };

/** The answer of wire contract 2.3: presented products in the order of the hits, counts, and the attributes counted. */
export function productAnswer(
  found: SearchResponse,
  products: readonly Product[],
  { attributes, colours }: Pick<StoreFacts, 'attributes' | 'colours'>,
  { include, exclude, isCompact, text = '' }: HitShape & { text: string | undefined },
): SearchAnswer {
  const scores = new Map(found.hits.map(({ id, score }) => [id, score]));
  const named = namedColours(text, colours);
  const select = fieldSelector(include && [...include, ...fieldsOfColours(Object.keys(named))], exclude);
  const hits = products.map((product) => {
    return { ...(isCompact ? toCompact(product, select) : select(product)), _score: scores.get(product.id) ?? 0 };
  });
  return {
    total: found.total,
    hits,
    aggregations: aggregations(found),
    attribute_metadata: metadata(found, attributes),
    suggest: { words: found.suggestions ?? [] },
    ...(Object.keys(named).length > 0 ? { named_values: named } : {}),
    ...(found.unreachable ? { unreachable: true } : {}),
  };
}

/** The colours that a text names, by attribute. */
const namedColours = (text: string, colours: readonly ColourAttribute[]): Record<string, string[]> =>
  Object.fromEntries(
    colours
      .map(({ code, options }) => [code, namedValues(text, options)] as const)
      .filter(([, values]) => values.length > 0),
  );

/** What a card needs to show its product in a colour that was named. */
const fieldsOfColours = (codes: readonly string[]): string[] =>
  codes.length === 0 ? [] : ['image', ...codes].map((field) => `configurable_children.${field}`);

const buckets = (counts: readonly TermCount[]) => counts.map(({ key, count }) => ({ key, doc_count: count }));

function aggregations({ facets }: SearchResponse): Record<string, Aggregation> {
  const terms = Object.entries(facets?.terms ?? {}).flatMap(([code, { own, options }]): [string, Aggregation][] => [
    [`agg_terms_${code}`, { buckets: buckets(own) }],
    [`agg_terms_${code}_options`, { buckets: buckets(options) }],
  ]);
  return { ...Object.fromEntries(terms), ...priceAggregations(facets) };
}

function priceAggregations(facets: SearchResponse['facets']): Record<string, Aggregation> {
  const ranges = (facets?.priceRanges ?? []).map(({ from, to, count }) => ({
    key: `${from.toFixed(1)}-${to === null ? '*' : to.toFixed(1)}`,
    from,
    ...(to === null ? {} : { to }),
    doc_count: count,
  }));
  const extremes = Object.entries(facets?.priceExtremes ?? {}).flatMap(
    ([field, { min, max }]): [string, Aggregation][] => [
      [`agg_min_${field}`, { value: min }],
      [`agg_max_${field}`, { value: max }],
    ],
  );
  return { ...(facets?.priceRanges ? { agg_range_price: { buckets: ranges } } : {}), ...Object.fromEntries(extremes) };
}

/** The documents of the attributes that were counted, with the options that occur. */
function metadata({ facets }: SearchResponse, attributes: readonly Document[]): SearchAnswer['attribute_metadata'] {
  return attributes.flatMap((document) => {
    const code = String(document['attribute_code']);
    const counted = facets?.terms[code];
    if (!counted) return [];
    const values = new Set([...counted.own, ...counted.options].map(({ key }) => String(key)));
    return [{ ...withOptions(document, values), attribute_code: code }];
  });
}
