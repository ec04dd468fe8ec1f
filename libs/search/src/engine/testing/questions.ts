import type { SearchRequest, SearchResponse } from '@etalage/catalog/contract';

/** A question for products of the store `one`; a test states what it is about. */
export const aQuestion = (about: Partial<SearchRequest> = {}): SearchRequest => ({
  store: 'one',
  entity: 'product',
  scope: { visibility: [2, 3, 4], status: [1] },
  filters: [],
  size: 1000,
  ...about,
});

/** The ids of an answer, in its order. */
export const idsOf = ({ hits }: SearchResponse): number[] => hits.map(({ id }) => id);

/** The counts of one facet by value, own and variants' values together. */
export function countsOf(response: SearchResponse, attribute: string): Record<string, number> {
  const facet = response.facets?.terms[attribute] ?? { own: [], options: [] };
  const counts: Record<string, number> = {};
  for (const { key, count } of [...facet.own, ...facet.options]) counts[key] = (counts[key] ?? 0) + count;
  return counts;
}
