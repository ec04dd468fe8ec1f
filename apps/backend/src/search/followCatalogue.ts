import type { Product } from '@etalage/catalog/contract';
import { numberOf } from '@etalage/catalog/rules';
import { and, asc, eq, gt } from 'drizzle-orm';
import { indexableProduct, type IndexSettings } from '@etalage/search/engine';
import * as v from 'valibot';
import { productsWithStock } from '../catalog/presenter.ts';
import { readAttributes, type Document } from '../catalog/readCatalogue.ts';
import { catalogueVersions, categories, products } from '../catalog/tables.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { attributeCodes, attributeLabels } from './attributeFacts.ts';
import { priceChangeOf } from './priceChange.ts';

/** What indexing needs. */
export type IndexPorts = Pick<Ports, 'database' | 'searchEngine' | 'clock'>;

const batchSize = 500;
const fields = v.record(v.string(), v.unknown());

/** Builds a store view's index when it shows another version of the catalogue than the database has. */
export async function followCatalogue(ports: IndexPorts, store: Store): Promise<void> {
  const { database } = ports;
  const [state] = await database.select().from(catalogueVersions).where(eq(catalogueVersions.storeId, store.id));
  if (state && state.version === state.indexed && (await hasIndex(ports, store))) return;
  await rebuildIndex(ports, store);
  if (!state) return;
  await database
    .update(catalogueVersions)
    .set({ indexed: state.version })
    .where(and(eq(catalogueVersions.storeId, store.id), eq(catalogueVersions.version, state.version)));
}

async function hasIndex({ searchEngine }: IndexPorts, { code }: Store): Promise<boolean> {
  const scope = { visibility: [], status: [] };
  return searchEngine.search({ store: code, entity: 'product', scope, filters: [], size: 1 }).then(
    () => true,
    () => false,
  );
}

/** Builds a store view's index beside the live one. Answers when a price in it will next change. */
export async function rebuildIndex(ports: IndexPorts, store: Store): Promise<number> {
  const context = await readContext(ports, store);
  let nextChange = Infinity;
  async function* documents() {
    for await (const product of allProducts(ports, store)) {
      nextChange = Math.min(nextChange, priceChangeOf(product, context.now));
      yield searchable(product, context);
    }
  }
  await ports.searchEngine.replaceAll(store.code, 'product', documents());
  return nextChange;
}

/** Brings single products of the index up to date, for instance after their stock changed. */
export async function refreshProducts(ports: IndexPorts, store: Store, documents: readonly Document[]): Promise<void> {
  if (documents.length === 0) return;
  const context = await readContext(ports, store);
  const current = await productsWithStock(ports.database, store, documents);
  await ports.searchEngine.index(
    store.code,
    'product',
    current.map((product) => searchable(product, context)),
  );
}

/** The index finds products and counts them; their documents are read from the database, so it keeps none. */
const searchable = (product: Product, context: IndexSettings) => ({
  ...indexableProduct(product, context),
  doc: { id: product.id, sku: product.sku },
});

async function readContext({ database, clock }: IndexPorts, store: Store): Promise<IndexSettings> {
  const attributes = await readAttributes(database, store.id);
  const rows = await database
    .select({ id: categories.id, document: categories.document })
    .from(categories)
    .where(eq(categories.storeId, store.id));
  const ancestors = new Map(rows.map(({ id, document }) => [id, ancestorsOf(v.parse(fields, document))]));
  return {
    now: clock.now(),
    attributes: attributeCodes(attributes),
    labelOf: attributeLabels(attributes),
    lineage: (category) => [category, ...(ancestors.get(category) ?? [])],
  };
}

const ancestorsOf = ({ parent_ids: parents }: Document): number[] =>
  Array.isArray(parents) ? parents.map(numberOf).filter((id) => id !== undefined) : [];

async function* allProducts(ports: IndexPorts, store: Store): AsyncGenerator<Product> {
  let last = 0;
  for (;;) {
    const rows = await ports.database
      .select({ id: products.id, document: products.document })
      .from(products)
      .where(and(eq(products.storeId, store.id), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(batchSize);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    yield* await productsWithStock(
      ports.database,
      store,
      rows.map(({ document }) => v.parse(fields, document)),
    );
  }
}
