import { Client, errors } from '@elastic/elasticsearch';
import { setTimeout } from 'node:timers/promises';
import type { SearchEntity, SearchResponse } from '@etalage/catalog/contract';
import { checkConditions, searchableFields } from '../engine/fields.ts';
import { unreachableResponse, UnknownStoreError, type SearchEngine } from '../engine/port.ts';
import { oneAtATime } from '../engine/writing.ts';
import { createIndexes } from './indexes.ts';
import { answerFrom, leftUntil } from './questions.ts';

/** How Elasticsearch is reached. */
export type ElasticsearchSettings = {
  /** `http://user:password@host:9200`. */
  url: string;
  /** What the names of all indexes begin with; two installations on one cluster have two. */
  prefix?: string;
  /** After so many milliseconds a question gets the flagged empty answer. */
  timeout?: number;
};

const writeTimeout = 60_000;
/**
 * Retries, and milliseconds between them, while an alias still points to an index that has been removed: the nodes of a
 * cluster apply the change of an alias one after the other.
 */
const [takeoverTries, takeoverPause] = [5, 40];
/** What is left of a second is for the way there and back (SRCH-35). */
const defaultTimeout = 900;

/** The engine on an Elasticsearch cluster: an alias per store and entity, which a new index takes over at once. */
export function createElasticsearchEngine({
  url,
  prefix = 'shop',
  timeout = defaultTimeout,
}: ElasticsearchSettings): SearchEngine {
  const client = new Client({ node: url, requestTimeout: writeTimeout, maxRetries: 0 });
  const indexes = createIndexes(client, prefix);
  const inTurn = oneAtATime();
  const aliasOf = (store: string, entity: string): string => {
    if (!/^[a-z0-9][a-z0-9_-]*$/.test(store)) throw new UnknownStoreError(store);
    return `${prefix}_${store}_${entity}`;
  };
  const write = (store: string, entity: SearchEntity, work: (alias: string) => Promise<void>) =>
    inTurn(async () => work(aliasOf(store, entity)));

  /**
   * Explains index_not_found: empty where the store view has other entities but none of this one yet, an error where it has
   * none at all, undefined where the alias exists and a retry will find the index that replaced the removed one.
   */
  async function withoutIndex(store: string, alias: string, deadline: number): Promise<SearchResponse | undefined> {
    const name = Object.keys(searchableFields).map((entity) => aliasOf(store, entity));
    const found = await client.indices.getAlias({ name }, { ignore: [404], requestTimeout: leftUntil(deadline) });
    const known = Object.values(found).flatMap(({ aliases }) => Object.keys(aliases ?? {}));
    if (known.includes(alias)) return undefined;
    if (known.length > 0) return { total: 0, hits: [] };
    throw new UnknownStoreError(store);
  }
  return {
    search: async (request) => {
      checkConditions(request);
      const alias = aliasOf(request.store, request.entity);
      const deadline = performance.now() + timeout;
      const ask = () => answerFrom(client, alias, request, deadline);
      const answer = async (triesLeft: number): Promise<SearchResponse> => {
        try {
          return await ask();
        } catch (error) {
          if (isRefused(error) && !(await indexes.isFit(alias, leftUntil(deadline))))
            throw new UnknownStoreError(request.store);
          if (!isGone(error)) throw error;
          const empty = isWithoutIndex(error) ? await withoutIndex(request.store, alias, deadline) : undefined;
          if (empty) return empty;
          if (triesLeft === 0) return unreachableResponse();
        }
        await setTimeout(takeoverPause);
        return answer(triesLeft - 1);
      };
      try {
        return await answer(takeoverTries);
      } catch (error) {
        if (isAway(error)) return unreachableResponse();
        throw error;
      }
    },
    isFit: (store, entity) => indexes.isFit(aliasOf(store, entity), timeout),
    index: (store, entity, documents) =>
      write(store, entity, async (alias) => indexes.put(alias, entity, await Array.fromAsync(documents))),
    remove: (store, entity, ids) => write(store, entity, (alias) => indexes.remove(alias, ids)),
    replaceAll: (store, entity, documents) =>
      write(store, entity, (alias) => indexes.replace(alias, entity, documents)),
    close: async () => {
      await inTurn(async () => undefined);
      await client.close();
    },
  };
}

const isWithoutIndex = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.message.includes('index_not_found_exception');

/** Asked for what it cannot answer, which an index of other fields does to any question. */
const isRefused = (error: unknown): boolean => error instanceof errors.ResponseError && error.statusCode === 400;

/** The index was removed while it answered: its alias names the one in its place. */
const isGone = (error: unknown): boolean =>
  isWithoutIndex(error) || (error instanceof errors.ResponseError && error.statusCode === 503);

/** Too late, not there, or not able to answer now. */
const isAway = (error: unknown): boolean =>
  error instanceof errors.ResponseError
    ? (error.statusCode ?? 500) >= 429
    : error instanceof errors.ElasticsearchClientError;
