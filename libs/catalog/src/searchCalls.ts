import { readPlain, UnreachableError, type StoreView } from '@etalage/core';
import type { KyInstance } from 'ky';
import { searchAnswer, type SearchAnswer } from './contract/search.ts';
import type { CustomerGroup } from './model/group.ts';
import { withLinkFields } from './model/linkPath.ts';
import type { SearchCall } from './model/queries.ts';

/** Where the search index of a store is. */
export type IndexedStore = Pick<StoreView, 'endpoints' | 'searchIndex' | 'seo'>;
type Entity = 'product' | 'category' | 'attribute';
/** Asks the search index for entities of one kind. */
export type Search = (entity: Entity, call: SearchCall) => Promise<SearchAnswer>;

/**
 * The calls to a store's search index. `search` throws an `UnreachableError` when no engine was there: an empty answer
 * does not mean then that nothing is. `ask` answers that it was not there. Products are those of guests where no group is given.
 */
export function createSearchCalls(
  http: KyInstance,
  store: IndexedStore,
  group?: CustomerGroup,
): { ask: Search; search: Search } {
  const ask: Search = (entity, call) =>
    readPlain(
      http.get(...searchRequest(store, entity, entity === 'product' ? { ...call, group } : call)),
      searchAnswer,
    );
  const search: Search = async (entity, call) => {
    const answer = await ask(entity, call);
    if (answer.unreachable) throw new UnreachableError('The search engine does not answer');
    return answer;
  };
  return { ask, search };
}

function searchRequest(store: IndexedStore, entity: Entity, call: SearchCall & { group?: CustomerGroup | undefined }) {
  const { endpoints, searchIndex } = store;
  const include = withLinkFields(call.include, store);
  const searchParams = {
    request_format: 'search-query',
    response_format: 'compact',
    size: String(call.size),
    from: String(call.from ?? 0),
    ...(include ? { _source_include: include.join(',') } : {}),
    ...(call.exclude ? { _source_exclude: call.exclude.join(',') } : {}),
    request: JSON.stringify({ ...call.query, ...call.group }),
  };
  return [`${endpoints.search}/${searchIndex}/${entity}/_search`, { searchParams }] as const;
}
