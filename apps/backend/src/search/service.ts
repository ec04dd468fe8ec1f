import type { SearchAnswer, SearchQuery, SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import { flagOf } from '@etalage/catalog/rules';
import { UnknownStoreError, unreachableResponse } from '@etalage/search/engine';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { presentProducts } from '../catalog/presenter.ts';
import { parentIds, readAttributes, readCategories, type Document } from '../catalog/readCatalogue.ts';
import { cmsBlocks, cmsPages, products, redirects, taxRules } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import type { Ports } from '../ports.ts';
import { byItself } from '../server/work.ts';
import type { Store } from '../stores/stores.ts';
import { productAnswer, type HitShape } from './answer.ts';
import { countSearch } from './insight.ts';
import { parseProductSearch } from './parseSearch.ts';
import { searchDocuments, type SmallEntity } from './searchDocuments.ts';
import { selectFields } from './selectFields.ts';
import type { StoreFacts } from './storeFacts.ts';

/** The entities that are read whole: they are small. */
export const smallEntities = ['category', 'attribute', 'taxrule', 'redirect', 'cms_block', 'cms_page'] as const;
type Page = { size: number; from: number };

const fields = v.record(v.string(), v.unknown());

/** What is asked besides the query, and the group of customers whose prices are answered. */
type ProductQuestion = {
  page: Page;
  sort: string | undefined;
  shape: HitShape;
  isCounted: boolean;
  groupId: number;
};

/** Products: the engine finds and counts, the database says what they cost and how many there are. */
export async function findProducts(
  ports: Ports,
  { store, facts }: { store: Store; facts: StoreFacts },
  query: SearchQuery,
  { page, sort, shape, isCounted, groupId }: ProductQuestion,
): Promise<SearchAnswer> {
  const { codes, taxRules } = facts;
  const { request, variantSkus } = parseProductSearch(query, { store: store.code, page, sort, codes });
  if (variantSkus.length > 0) await onlyParents(ports.database, store, request, variantSkus);
  namedCategory(facts, request);
  // All other stores have one price for all, and one answer.
  if (store.priceTiers) request.customerGroupId = groupId;
  const found = await ports.searchEngine
    .search(request)
    .catch((error: unknown) => withoutIndex(ports.database, store, error));
  if (request.text && isCounted && isNew(request) && !found.unreachable)
    await counted(ports, store, request.text, found.total);
  const documents = await facts.products(found.hits.map(({ id }) => id));
  return productAnswer(found, await presentProducts(ports, store, documents, { groupId, taxRules }), facts, {
    ...shape,
    text: request.text,
  });
}

/** Not the next page of a text, or a choice among its hits. */
const isNew = ({ from, filters }: SearchRequest): boolean => !from && filters.length === 0;

/** Counts a search for the owner; a shopper gets an answer whether that works or not. */
const counted = (ports: Ports, store: Store, text: string, total: number): Promise<void> =>
  byItself(ports, 'a search was not counted', { store: store.code }, () => countSearch(ports, store, { text, total }));

/** A store view without index has no products yet, or its index is lost and about to be rebuilt. */
async function withoutIndex(database: Database, { id }: Store, error: unknown): Promise<SearchResponse> {
  if (!(error instanceof UnknownStoreError)) throw error;
  const [product] = await database.select({ id: products.id }).from(products).where(eq(products.storeId, id)).limit(1);
  return product === undefined ? { total: 0, hits: [] } : unreachableResponse();
}

/** Narrows a request to the products that have these variants. */
async function onlyParents(database: Database, store: Store, request: SearchRequest, skus: string[]): Promise<void> {
  const parents = await parentIds(database, store.id, skus);
  const { ids } = request.scope;
  request.scope.ids = ids ? ids.filter((id) => parents.includes(id)) : parents;
}

/** A listing names its category and all below it: that is the first category alone, whose positions count. */
function namedCategory({ above }: StoreFacts, request: SearchRequest): void {
  const asked = request.where?.find(({ field }) => field === 'category_ids');
  const [first, ...others] = (asked?.in ?? []).map(Number);
  if (!asked || first === undefined || !others.every((other) => above(other).includes(first))) return;
  request.scope.categoryId = first;
  request.where = (request.where ?? []).filter((entry) => entry !== asked);
}

/** Categories, attributes and tax rules. */
export async function findDocuments(
  { database }: Ports,
  store: Store,
  entity: SmallEntity,
  query: SearchQuery,
  { page, include, exclude }: { page: Page; include: string[] | undefined; exclude: string[] | undefined },
): Promise<SearchAnswer> {
  const found = searchDocuments(entity, await readers[entity](database, store.id), query);
  const hits = found
    .slice(page.from, page.from + page.size)
    .map((document) => ({ ...selectFields(document, include, exclude), _score: 0 }));
  return { total: found.length, hits };
}

const readers: Record<SmallEntity, (database: Database, storeId: number) => Promise<Document[]>> = {
  attribute: readAttributes,
  category: readCategories,
  taxrule: readerOf(taxRules),
  redirect: readerOf(redirects),
  cms_block: readActive(cmsBlocks),
  cms_page: readActive(cmsPages),
};

/** Content that its owner has put out of sight is nobody's to find. */
function readActive(table: typeof cmsBlocks) {
  const read = readerOf(table);
  return async (database: Database, storeId: number): Promise<Document[]> =>
    (await read(database, storeId)).filter(({ active }) => flagOf(active) !== false);
}

function readerOf(table: typeof taxRules) {
  return async (database: Database, storeId: number): Promise<Document[]> => {
    const rows = await database
      .select({ document: table.document })
      .from(table)
      .where(eq(table.storeId, storeId))
      .orderBy(table.id);
    return rows.map(({ document }) => v.parse(fields, document));
  };
}
