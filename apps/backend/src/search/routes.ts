import {
  searchAnswer,
  searchParams,
  searchQuery,
  type SearchAnswer,
  type SearchParams,
  type SearchQuery,
} from '@etalage/catalog/contract';
import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { refuse } from '../http/envelope.ts';
import { groupOfToken } from '../customers/groupToken.ts';
import type { BackendEnv } from '../http/env.ts';
import { unavailableHeaders } from '../http/unavailable.ts';
import { answersPlain, ofJson, readsJson, retryAfter } from '../docs/answers.ts';
import { refusal } from '../docs/jsonSchema.ts';
import { parsed, valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { listIn } from '../catalog/productRoutes.ts';
import { parsePage, parseQuery } from './parseSearch.ts';
import { storeFacts } from './storeFacts.ts';
import { findDocuments, findProducts, smallEntities } from './service.ts';

const answered = answersPlain('The hits, without envelope', searchAnswer);
const away = {
  description: 'The engine or the database is unavailable',
  headers: retryAfter,
  content: ofJson(v.union([searchAnswer, refusal])),
};
const description = {
  tags: ['catalogue'],
  summary: 'Search the index of a store view',
  responses: { ...answered.responses, 503: away },
};

/** Catalogue search (wire contract 2): the index in the path names the store view. */
export function searchRoutes(given: Ports) {
  const ports = { ...given, facts: storeFacts(given.database) };
  return new Hono<BackendEnv>()
    .get('/:index/:entity/_search', describeRoute(description), valid('query', searchParams), async (c) =>
      sent(c, await answer(ports, c, c.req.valid('query'), parseQuery(c.req.valid('query').request))),
    )
    .post(
      '/:index/:entity/_search',
      describeRoute({ ...description, ...readsJson(searchQuery) }),
      valid('query', searchParams),
      async (c) => sent(c, await answer(ports, c, c.req.valid('query'), parseQuery(await c.req.text()))),
    );
}

/** The flagged empty answer of a search that is away (SRCH-35) says so by its status too, for whoever reads no body. */
const sent = (c: Context<BackendEnv>, found: SearchAnswer) =>
  found.unreachable ? c.json(found, 503, unavailableHeaders) : c.json(found);

type SearchPorts = Ports & { facts: ReturnType<typeof storeFacts> };

async function answer(ports: SearchPorts, c: Context<BackendEnv>, params: SearchParams, query: SearchQuery) {
  const store = storeOf(ports, c.req.param('index') ?? '');
  const entity = c.req.param('entity') ?? '';
  const page = parsePage(params.size, params.from);
  const include = params._source_include ? listIn(params._source_include) : undefined;
  const exclude = params._source_exclude ? listIn(params._source_exclude) : undefined;
  const asked = params.q && !query._searchText ? { ...query, _searchText: params.q } : query;
  if (entity === 'product') {
    const shape = { include, exclude, isCompact: params.response_format === 'compact' };
    return findProducts(ports, { store, facts: await ports.facts.of(store.id) }, asked, {
      page,
      sort: params.sort,
      isCounted: params.counted === 'true',
      groupId: await groupOfToken(ports, query.groupToken),
      shape,
    });
  }
  const small = smallEntities.find((name) => name === entity) ?? refuse(404, 'Deze index bestaat niet.');
  return findDocuments(ports, store, small, sortedBy(params.sort, asked), { page, include, exclude });
}

/** Adds the sort parameter to a query that has no sort. */
function sortedBy(sort: string | undefined, query: SearchQuery): SearchQuery {
  if (!sort || query._appliedSort?.length) return query;
  const [field = '', options = 'asc'] = sort.split(':');
  return { ...query, ...parsed(v.pick(searchQuery, ['_appliedSort']), { _appliedSort: [{ field, options }] }) };
}

const storeOf = ({ stores }: Ports, index: string): Store =>
  stores.find(({ searchIndex }) => searchIndex === index) ?? refuse(404, 'Deze index bestaat niet.');
