import type { FacetFilter, SearchRequest } from '@etalage/catalog/contract';
import type { estypes } from '@elastic/elasticsearch';
import { requiredTerms, withSynonyms, type QueryTerm } from '../engine/analysis.ts';
import { allStems, spellings, wantedFor, type CorrectedTerm, type Wanted } from '../engine/corrections.ts';
import { fieldText, variantCode } from '../engine/fields.ts';
import { allowedEdits } from '../engine/fuzzy.ts';
import { search as limits } from '../engine/limits.ts';
import { allWordsWeight, places, synonymWeight } from '../engine/places.ts';
import { pricesFor, type PriceQuestions } from './prices.ts';

type Query = estypes.QueryDslQueryContainer;
type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;
/** The body of a search call, and of nothing else. */
export type CompiledSearch = Pick<
  estypes.SearchRequest,
  | 'query'
  | 'post_filter'
  | 'aggs'
  | 'sort'
  | 'from'
  | 'size'
  | 'min_score'
  | 'track_scores'
  | 'track_total_hits'
  | '_source'
  | 'suggest'
>;

/** What an explanation looks at. */
const explained = ['inStock', 'code', 'fields', ...places.map(({ place }) => place)];
const leastScore = 0.02;
const soldOutWeight = 0.5;
const exactSkuBonus = 1000;
const defaultFacetSize = 10;
const mostValues = 10_000;
const mostCandidates = 50;
const cents = (euros: number): number => Math.round(euros * 100);

/** All that is asked of an index about these terms, each question once. */
export const askedAbout = (terms: readonly QueryTerm[]): Wanted[] => [
  ...new Map(wantedFor(terms).map((wanted) => [JSON.stringify(wanted), wanted])).values(),
];

const hasOneOfEach = (wanted: Wanted): Query => ({ bool: { filter: wanted.map((stems) => ({ terms: { stems } })) } });

/** Asks which of the words something has, in which reading, and what the catalogue has that is near each. */
export function compileCorrections(terms: readonly QueryTerm[]): CompiledSearch {
  const known = Object.fromEntries(askedAbout(terms).map((wanted, at) => [String(at), hasOneOfEach(wanted)]));
  const doubtful = terms.flatMap(spellings).filter((word) => allowedEdits(word) > 0);
  return {
    size: 0,
    track_total_hits: false,
    aggs: { known: { filters: { filters: known } } },
    ...(doubtful.length > 0 && { suggest: nearWords([...new Set(doubtful)].join(' ')) }),
  };
}

const nearWords = (text: string): estypes.SearchSuggester => ({
  near: {
    text,
    term: {
      field: 'words',
      suggest_mode: 'always',
      max_edits: 2,
      prefix_length: 1,
      min_word_length: 3,
      size: mostCandidates,
      string_distance: 'damerau_levenshtein',
    },
  },
});

/** A question for products as Elasticsearch reads it; `terms` are the words of its text, corrected. */
export function compileProductSearch(
  request: SearchRequest,
  terms: readonly CorrectedTerm[] | undefined,
): CompiledSearch {
  const prices = pricesFor(request.customerGroupId);
  return {
    query: { bool: { filter: scopeOf(request), ...(terms && { must: textQuery(request.text ?? '', terms) }) } },
    ...(request.filters.length > 0 && { post_filter: passing(request.filters, prices) }),
    ...(request.facets && { aggs: facetsOf(request.facets, request.filters, prices) }),
    ...(terms && { min_score: leastScore, track_scores: true }),
    sort: productSort(request, prices, terms !== undefined),
    ...page(request),
  };
}

/** A question for any other entity as Elasticsearch reads it. */
export function compileDocumentSearch(request: SearchRequest, terms: readonly QueryTerm[]): CompiledSearch {
  const { ids } = request.scope;
  const filter = [
    ...(ids ? [{ terms: { id: ids } }] : []),
    ...conditions(request),
    ...terms.map(({ stem }) => ({ terms: { stems: withSynonyms(stem) } })),
  ];
  const byPosition: estypes.SortCombinations[] = [{ position: { order: 'asc', missing: '_last' } }];
  return {
    query: { bool: { filter } },
    sort: [...(request.sort === 'position' ? byPosition : []), { id: 'asc' }],
    ...page(request),
  };
}

/** No size or one of 0 and less is 50, a start below 0 is 0 (SRCH-14). */
const page = ({ from = 0, size = 0, explain }: SearchRequest) => ({
  from: Math.max(0, from),
  size: size <= 0 ? limits.defaultSize : size,
  track_total_hits: true,
  _source: ['id', 'doc', ...(explain ? explained : [])],
});

function scopeOf(request: SearchRequest): Query[] {
  const { visibility, status, inStockOnly, categoryId, ids, skus } = request.scope;
  return [
    ...(visibility.length > 0 ? [{ terms: { visibility } }] : []),
    ...(status.length > 0 ? [{ terms: { status } }] : []),
    ...(inStockOnly ? [{ term: { inStock: true } }] : []),
    ...(categoryId === undefined ? [] : [{ term: { categories: categoryId } }]),
    ...(ids ? [{ terms: { id: ids } }] : []),
    ...(skus ? [{ terms: { code: skus.map((sku) => sku.toLowerCase()) } }] : []),
    ...conditions(request),
  ];
}

/** A value of a field as `fields` of the index holds it. */
export const asField = (field: string, value: unknown): string => `${field}=${fieldText(field, value)}`;

const conditions = ({ where = [] }: SearchRequest): Query[] =>
  where.map((condition) => ({
    terms: { fields: condition.in.map((value) => asField(condition.field, value)) },
  }));

/** Words, or one stock code: that of a product, which comes first, or that of a variant. */
function textQuery(text: string, terms: readonly CorrectedTerm[]): Query {
  const code = text.trim();
  const should: Query[] = [
    { constant_score: { filter: { term: { code: code.toLowerCase() } }, boost: exactSkuBonus } },
    { constant_score: { filter: { term: { fields: asField(variantCode, code) } }, boost: 1 } },
  ];
  return { bool: { should: terms.length > 0 ? [wordsQuery(terms), ...should] : should, minimum_should_match: 1 } };
}

function wordsQuery(terms: readonly CorrectedTerm[]): Query {
  const words = terms.map(wordQuery);
  return {
    function_score: {
      query: { bool: { should: words, minimum_should_match: requiredTerms(terms.length) } },
      functions: [
        { filter: hasOneOfEach(terms.map(allStems)), weight: allWordsWeight },
        { filter: { term: { inStock: false } }, weight: soldOutWeight },
      ],
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  };
}

/** A word counts where it weighs most, whatever else a product has of it, how often and among how many. */
const wordQuery = ({ stems, synonyms }: CorrectedTerm): Query => ({
  dis_max: { queries: [...atPlaces(stems, 1), ...(synonyms.length > 0 ? atPlaces(synonyms, synonymWeight) : [])] },
});

const atPlaces = (stems: readonly string[], factor: number): Query[] =>
  places.map(({ place, weight }) => ({
    constant_score: { filter: { terms: { [place]: [...stems] } }, boost: weight * factor },
  }));

const filterQuery = (filter: FacetFilter, prices: PriceQuestions): Query =>
  filter.kind === 'terms'
    ? { terms: { [`values.${filter.attribute}`]: filter.values.map(String) } }
    : prices.range({ gte: cents(filter.from ?? 0), ...(filter.to === undefined ? {} : { lt: cents(filter.to) }) });

const passing = (filters: readonly FacetFilter[], prices: PriceQuestions): Query => ({
  bool: { filter: filters.map((filter) => filterQuery(filter, prices)) },
});

/** Each facet over what passes all filters but its own. */
function facetsOf(
  facets: NonNullable<SearchRequest['facets']>,
  filters: readonly FacetFilter[],
  prices: PriceQuestions,
): Aggregations {
  const without = (attribute: string): Query =>
    passing(
      filters.filter((filter) => filter.attribute !== attribute),
      prices,
    );
  const terms = facets.attributes.map((attribute): [string, estypes.AggregationsAggregationContainer] => [
    `terms:${attribute}`,
    {
      filter: without(attribute),
      aggs: valueCounts(attribute, facets.sizes?.[attribute] ?? facets.size ?? defaultFacetSize),
    },
  ]);
  const counts = priceAggregations(facets, prices);
  const isPriced = Object.keys(counts).length > 0;
  return { ...Object.fromEntries(terms), ...(isPriced && { price: { filter: without('price'), aggs: counts } }) };
}

/** The most frequent values, equal ones by their text; and how many products have each value themselves. */
const valueCounts = (attribute: string, size: number): Aggregations => ({
  all: { terms: { field: `values.${attribute}`, size, order: [{ _count: 'desc' }, { _key: 'asc' }] } },
  own: { terms: { field: `own.${attribute}`, size: mostValues } },
});

function priceAggregations(
  { priceRanges, priceExtremes }: NonNullable<SearchRequest['facets']>,
  { field, counted }: PriceQuestions,
): Aggregations {
  const ranges = (priceRanges ?? []).map(([from, to], at) => ({
    key: String(at),
    from: cents(from),
    ...(to === null ? {} : { to: cents(to) }),
  }));
  const paid = {
    ...(priceRanges && { ranges: { range: { field, ranges } } }),
    ...(priceExtremes && { final: extremesOf(field) }),
  };
  return {
    ...(priceExtremes && { price: extremesOf('price'), special: extremesOf('special') }),
    ...(Object.keys(paid).length > 0 && counted(paid)),
  };
}

/** Over positive prices only. */
const extremesOf = (field: string): estypes.AggregationsAggregationContainer => ({
  filter: { range: { [field]: { gt: 0 } } },
  aggs: { min: { min: { field } }, max: { max: { field } } },
});

function productSort(
  { sort, scope }: SearchRequest,
  prices: PriceQuestions,
  hasText: boolean,
): estypes.SortCombinations[] {
  const category = scope.positionIn ?? scope.categoryId;
  switch (sort ?? (hasText ? 'relevance' : 'position')) {
    case 'newest':
      return [{ updated: 'desc' }, { id: 'asc' }];
    case 'price_asc':
      return [prices.lowest, { id: 'asc' }];
    case 'price_desc':
      return [prices.highest, { id: 'asc' }];
    case 'relevance':
      return [...(hasText ? [{ _score: { order: 'desc' as const } }] : []), { id: 'asc' }];
    case 'position':
      return [...(category === undefined ? [] : [positionIn(category)]), { id: 'asc' }];
  }
}

const positionIn = (category: number): estypes.SortCombinations => ({
  'category.position': {
    order: 'asc',
    missing: '_last',
    nested: { path: 'category', filter: { term: { 'category.id': category } } },
  },
});
