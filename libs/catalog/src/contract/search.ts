import { shortText, storableNumber, storableText } from '@etalage/core';
import * as v from 'valibot';
import { attributeDocument } from './category.ts';
import { number, numberOrText, text } from './words.ts';

/** The operators of an applied filter; each also exists in an `or…` form (2.2). */
export const filterOperators = [
  'eq',
  'in',
  'neq',
  'nin',
  'or',
  'nor',
  'gt',
  'gte',
  'lt',
  'lte',
  'moreq',
  'from',
  'to',
] as const;

const line = shortText(255);
const code = shortText(64);
const filterValue = v.union([
  storableNumber,
  line,
  v.boolean(),
  v.null(),
  v.array(v.union([storableNumber, line, v.boolean()])),
]);

/** One condition of a search query. */
export const appliedFilter = v.strictObject({
  attribute: line,
  value: v.nullable(v.record(line, filterValue)),
  scope: v.optional(v.picklist(['default', 'catalog'])),
});

/** A facet the answer should count. `scope` and `size` sit in its options. */
export const availableFilter = v.strictObject({
  field: line,
  scope: v.optional(v.picklist(['default', 'catalog'])),
  options: v.optional(v.looseObject({ size: v.optional(storableNumber) })),
});

/** The question a client sends (2.2): as JSON in `request` with GET, as the body with POST. */
export const searchQuery = v.strictObject({
  _availableFilters: v.optional(v.array(availableFilter)),
  _appliedFilters: v.optional(v.array(appliedFilter)),
  _appliedSort: v.optional(v.array(v.strictObject({ field: line, options: v.optional(v.picklist(['asc', 'desc'])) }))),
  _searchText: v.optional(storableText),
  groupId: v.optional(v.nullable(v.union([storableNumber, code]))),
  groupToken: v.optional(v.nullable(line)),
});

/** A whole number as a query writes it; what a page may be is parsePage's to say. */
const wholeNumber = v.pipe(v.string(), v.regex(/^(?:-?[0-9]{1,9})?$/));
/** Names of fields by comma. */
const fieldList = shortText(4_000);

/** The query parameters of {search}/{index}/{type}/_search (2.1). */
export const searchParams = v.looseObject({
  size: v.optional(wholeNumber),
  from: v.optional(wholeNumber),
  sort: v.optional(code),
  request_format: v.optional(v.literal('search-query')),
  response_format: v.optional(v.literal('compact')),
  _source_include: v.optional(fieldList),
  _source_exclude: v.optional(fieldList),
  q: v.optional(storableText),
  /** A call on behalf of a search for a text, as that for the categories of its hits is (SRCH-17). */
  search: v.optional(v.literal('true')),
  /** A shopper's own search, which the owner's report counts: not a suggestion, a further page or another order. */
  counted: v.optional(v.literal('true')),
  request: v.optional(storableText),
});

/** One bucket of an aggregation; ranges carry `from` and `to`. */
export const bucket = v.looseObject({
  key: numberOrText,
  doc_count: number,
  from: v.optional(number),
  to: v.optional(number),
});

/** What an aggregation answers: buckets (`agg_terms_…`, `agg_range_…`) or one value (`agg_min_…`, `agg_max_…`). */
export const aggregation = v.looseObject({
  buckets: v.optional(v.array(bucket)),
  value: v.optional(v.nullable(number)),
});

/** The answer to a search, without envelope (2.3). */
export const searchAnswer = v.looseObject({
  total: v.union([number, v.looseObject({ value: number })]),
  hits: v.array(v.record(text, v.unknown())),
  aggregations: v.optional(v.record(text, aggregation)),
  attribute_metadata: v.optional(v.array(attributeDocument)),
  suggest: v.optional(v.record(text, v.unknown())),
  /** Ours: the colours that the text names, as values by attribute; a card shows them (SRCH-28). */
  named_values: v.optional(v.record(text, v.array(text))),
  /** Ours: true when the engine could not be reached (SRCH-35). */
  unreachable: v.optional(v.boolean()),
});

export type AppliedFilter = v.InferOutput<typeof appliedFilter>;
export type AvailableFilter = v.InferOutput<typeof availableFilter>;
export type SearchQuery = v.InferOutput<typeof searchQuery>;
export type SearchParams = v.InferOutput<typeof searchParams>;
export type Aggregation = v.InferOutput<typeof aggregation>;
export type Bucket = v.InferOutput<typeof bucket>;
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;
