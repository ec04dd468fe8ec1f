import { numberOf, partSkus } from '@etalage/catalog/rules';
import type { Instant } from '@etalage/core';
import { and, eq } from 'drizzle-orm';
import { indexableProduct, UnknownStoreError, type IndexableProduct, type IndexSettings } from '@etalage/search/engine';
import * as v from 'valibot';
import { asProduct } from '../catalog/asProduct.ts';
import { catalogueVersion } from '../catalog/catalogueVersion.ts';
import { productsWithStock } from '../catalog/presenter.ts';
import { productsAfter, productsBySku, readAttributes, variantSkus, type Document } from '../catalog/readCatalogue.ts';
import { catalogueVersions, categories } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { withOffer } from '../offers/withOffer.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { attributeCodes, attributeLabels } from './attributeFacts.ts';
import { groupPricesOf, soldToGroups } from './groupPrices.ts';
import { keepTierGroups } from '../prices/tierGroups.ts';
import { priceChangeOf } from './priceChange.ts';

/** What indexing needs. */
export type IndexPorts = Pick<Ports, 'database' | 'searchEngine' | 'clock'>;

const batchSize = 500;
const fields = v.record(v.string(), v.unknown());

type NextPriceChange = Promise<Instant | undefined>;
/** A build, and the one after it for all who call meanwhile. */
type IndexBuild = { result: NextPriceChange; next?: NextPriceChange };

/**
 * Builds a store view's index when it shows another version of the catalogue than the database has at the time of the call;
 * calls for one store view run one after the other. Answers when a price in what was built will next change; undefined when nothing was built.
 */
export function followCatalogue(ports: IndexPorts, store: Store): NextPriceChange {
  const running = underWay.get(ports.searchEngine) ?? new Map<number, IndexBuild>();
  underWay.set(ports.searchEngine, running);
  const current = running.get(store.id);
  if (current) {
    // It may have read the catalogue before what the caller has written.
    current.next ??= current.result
      .catch(() => undefined)
      .then(async (built) => (await followCatalogue(ports, store)) ?? built);
    return current.next;
  }
  const result = follow(ports, store).finally(() => running.delete(store.id));
  running.set(store.id, { result });
  return result;
}

/** The current build by engine and store id. */
const underWay = new WeakMap<IndexPorts['searchEngine'], Map<number, IndexBuild>>();

async function follow(ports: IndexPorts, store: Store): Promise<Instant | undefined> {
  const { database } = ports;
  const [state] = await database.select().from(catalogueVersions).where(eq(catalogueVersions.storeId, store.id));
  if (state && state.version === state.indexed && !(await lacksIndex(ports, store))) return undefined;
  const nextChange = await rebuildIndex(ports, store);
  if (!state) return nextChange;
  await database
    .update(catalogueVersions)
    .set({ indexed: state.version })
    .where(and(eq(catalogueVersions.storeId, store.id), eq(catalogueVersions.version, state.version)));
  return nextChange;
}

/** Asks for no product at all, which costs nothing. */
const noProduct = ({ searchEngine }: IndexPorts, { code }: Store) =>
  searchEngine.search({
    store: code,
    entity: 'product',
    scope: { visibility: [], status: [], ids: [] },
    filters: [],
  });

/** Whether the engine answers and has no index of a store view, or one that something else has made. */
async function lacksIndex(ports: IndexPorts, store: Store): Promise<boolean> {
  try {
    const { unreachable } = await noProduct(ports, store);
    return !unreachable && (await ports.searchEngine.isFit?.(store.code, 'product')) === false;
  } catch (error) {
    return error instanceof UnknownStoreError;
  }
}

/** Builds a store view's index beside the live one. Answers when a price in it will next change. */
export async function rebuildIndex(ports: IndexPorts, store: Store): Promise<number> {
  const context = await readContext(ports, store);
  const version = await catalogueVersion(ports.database, store.id);
  const groups = new Set<number>();
  let nextChange = Infinity;
  async function* documents() {
    for await (const batch of allDocuments(ports.database, store)) {
      const found = await searchable(ports, store, batch, context);
      nextChange = Math.min(nextChange, found.nextChange);
      for (const group of found.groups) groups.add(group);
      yield* found.products;
    }
  }
  await ports.searchEngine.replaceAll(store.code, 'product', documents());
  await keepTierGroups(ports.database, store, { version, groups: [...groups] });
  return nextChange;
}

/** When a price of the catalogue will next change, Infinity for never: what an index that was not built now must know. */
export async function nextPriceChangeIn({ database }: IndexPorts, store: Store, now: Instant): Promise<Instant> {
  let next = Infinity;
  for await (const documents of allDocuments(database, store)) {
    const sold = documents.map((document) => withOffer(asProduct(document), store, now));
    next = Math.min(next, ...sold.map((product) => priceChangeOf(product, now)));
  }
  return next;
}

/** Brings single products of the index up to date, for instance after their stock changed. Answers their next price change. */
export async function refreshProducts(
  ports: IndexPorts,
  store: Store,
  documents: readonly Document[],
): Promise<Instant> {
  if (documents.length === 0) return Infinity;
  const { products, nextChange } = await searchable(ports, store, documents, await readContext(ports, store));
  await ports.searchEngine.index(store.code, 'product', products);
  return nextChange;
}

type Searchable = { products: IndexableProduct[]; nextChange: Instant; groups: number[] };

/**
 * Products as the index has them, when one of their prices will next change, and the groups that their tiers name. The index
 * finds products and counts them; their documents are read from the database, so it keeps none.
 */
async function searchable(
  ports: IndexPorts,
  store: Store,
  documents: readonly Document[],
  context: IndexSettings,
): Promise<Searchable> {
  const sold = await productsWithStock(ports, store, documents);
  const parts = await productsBySku(ports.database, store.id, sold.flatMap(partSkus));
  const toGroups = await soldToGroups(ports, store, { documents, parts });
  const names = new Map(
    parts.flatMap((part) => {
      const { sku, name } = asProduct(part);
      return [sku, ...variantSkus(part)].map((own) => [own, name ?? undefined]);
    }),
  );
  const settings = { ...context, nameOf: (sku: string) => names.get(sku) };
  const groupPrices = groupPricesOf(sold, toGroups, context.now);
  const products = sold.map((product) => ({
    ...indexableProduct(product, settings),
    groupPrices: groupPrices(product.id),
    doc: { id: product.id, sku: product.sku },
  }));
  const all = [...sold, ...toGroups.flatMap((group) => group.products)];
  const nextChange = Math.min(...all.map((product) => priceChangeOf(product, context.now)));
  return { products, nextChange, groups: toGroups.map(({ group }) => group) };
}

async function readContext({ database, clock }: IndexPorts, store: Store): Promise<IndexSettings> {
  const attributes = await readAttributes(database, store.id);
  const rows = await database
    .select({ id: categories.id, document: categories.document })
    .from(categories)
    .where(eq(categories.storeId, store.id));
  const documents = rows.map(({ id, document }) => [id, v.parse(fields, document)] as const);
  const ancestors = new Map(documents.map(([id, document]) => [id, ancestorsOf(document)]));
  const names = new Map(documents.map(([id, { name }]) => [id, typeof name === 'string' ? name : undefined]));
  return {
    now: clock.now(),
    attributes: attributeCodes(attributes),
    labelOf: attributeLabels(attributes),
    categoryName: (category) => names.get(category),
    lineage: (category) => [category, ...(ancestors.get(category) ?? [])],
  };
}

const ancestorsOf = ({ parent_ids: parents }: Document): number[] =>
  Array.isArray(parents) ? parents.map(numberOf).filter((id) => id !== undefined) : [];

async function* allDocuments(database: Database, store: Store): AsyncGenerator<Document[]> {
  for (let last = 0; ;) {
    const documents = await productsAfter(database, store.id, last, batchSize);
    if (documents.length === 0) return;
    last = Number(documents.at(-1)?.['id']);
    yield documents;
  }
}
