import type { Aggregation, AttributeDocument, SearchAnswer } from '@etalage/catalog/contract';
import { totalOf } from '@etalage/catalog/headless';
import * as v from 'valibot';

/** What a search answers (SRCH-25). */
export type SearchResult<Item> = {
  items: Item[];
  total: number;
  start: number;
  perPage: number;
  aggregations: Readonly<Record<string, Aggregation>>;
  attributeMetadata: readonly AttributeDocument[];
  /** Texts that would find something where this one does not. */
  suggestions: readonly string[];
  /** No connection, and not in the cache: the result is empty because of that. */
  offline: boolean;
  /** Answered without a call. */
  cache: boolean;
  /** Nothing was found, or could be without a connection. */
  noresults: boolean;
};

const words = v.fallback(v.object({ words: v.array(v.string()) }), { words: [] });

/** An answer with its hits read. */
export function resultOf<Item>(
  answer: SearchAnswer,
  items: Item[],
  { from, size, isCached }: { from: number; size: number; isCached: boolean },
): SearchResult<Item> {
  const total = totalOf(answer);
  return {
    items,
    total,
    start: from,
    perPage: size,
    aggregations: answer.aggregations ?? {},
    attributeMetadata: answer.attribute_metadata ?? [],
    suggestions: v.parse(words, answer.suggest).words,
    offline: false,
    cache: isCached,
    noresults: total === 0,
  };
}

/** What there is without a connection (wire contract 2.4). */
const offlineAnswer: SearchAnswer = { total: 0, hits: [] };

/** A result as it is without a connection: empty, and flagged. */
export const offlineResult = <Item>(): SearchResult<Item> => ({
  ...resultOf<Item>(offlineAnswer, [], { from: 0, size: 0, isCached: true }),
  offline: true,
  noresults: true,
});
