import { and, eq, inArray, sql } from 'drizzle-orm';
import { attributes, categories, products, taxRules, variants } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { stock } from '../stock/tables.ts';
import { isFields, listOf, type Fields } from './documentFields.ts';
import type { ImportEntity } from './entities.ts';
import type { PlannedDocument } from './plan.ts';
import { tableOf } from './storedCatalogue.ts';

const batchSize = 250;

function batches<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / batchSize);
  return Array.from({ length: count }, (_, index) => list.slice(index * batchSize, (index + 1) * batchSize));
}

/** Puts documents in the place of those with the same ids. Products bring their variants, and the stock that is new. */
export async function writeDocuments(
  transaction: Database,
  storeId: number,
  documents: readonly PlannedDocument[],
): Promise<void> {
  for (const [entity, planned] of Object.entries(Object.groupBy(documents, ({ entity }) => entity))) {
    for (const batch of batches(planned)) await writers[isEntity(entity)](transaction, storeId, batch);
  }
}

const isEntity = (name: string): ImportEntity =>
  name === 'product' || name === 'category' || name === 'attribute' ? name : 'taxrule';

type Writer = (transaction: Database, storeId: number, batch: PlannedDocument[]) => Promise<void>;

const writers: Record<ImportEntity, Writer> = {
  attribute: async (transaction, storeId, batch) => {
    await removeDocuments(transaction, storeId, 'attribute', idsOf(batch));
    await transaction
      .insert(attributes)
      .values(batch.map((entry) => ({ ...row(storeId, entry), code: String(entry.document['attribute_code']) })));
  },
  taxrule: async (transaction, storeId, batch) => {
    await removeDocuments(transaction, storeId, 'taxrule', idsOf(batch));
    await transaction.insert(taxRules).values(batch.map((entry) => row(storeId, entry)));
  },
  category: async (transaction, storeId, batch) => {
    await removeDocuments(transaction, storeId, 'category', idsOf(batch));
    await transaction
      .insert(categories)
      .values(batch.map((entry) => ({ ...row(storeId, entry), urlPath: textOf(entry.document['url_path']) })));
  },
  product: writeProducts,
};

const idsOf = (batch: readonly PlannedDocument[]) => batch.map(({ id }) => id);
const row = (storeId: number, { id, document, digest }: PlannedDocument) => ({ storeId, id, document, digest });
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

async function writeProducts(transaction: Database, storeId: number, batch: PlannedDocument[]): Promise<void> {
  const before = await importedStock(transaction, storeId, idsOf(batch));
  await removeDocuments(transaction, storeId, 'product', idsOf(batch), 'keep stock');
  await transaction.insert(products).values(
    batch.map((entry) => ({
      ...row(storeId, entry),
      sku: String(entry.document['sku']),
      urlPath: String(entry.document['url_path']),
    })),
  );
  const family = batch.flatMap(({ id, document }) =>
    listOf(document['configurable_children']).map(({ sku }) => ({ product_id: id, sku: String(sku) })),
  );
  await transaction.execute(sql`
    insert into ${variants} (store_id, product_id, sku)
    select ${storeId}::int, product_id, sku
    from jsonb_to_recordset(${JSON.stringify(family)}::jsonb) as row (product_id bigint, sku text)`);
  await writeStock(transaction, storeId, batch, before);
}

/** What an earlier import said about the stock of these products and their variants, as text by sku. */
async function importedStock(
  transaction: Database,
  storeId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction
    .select({ document: products.document })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])));
  const documents = rows.map(({ document }) => document).filter(isFields);
  return new Map(documents.flatMap(stockEntries).map(({ sku, said }) => [sku, stockText(said)]));
}

const stockText = (said: Fields): string => [said['qty'], said['is_in_stock'], said['manage_stock']].join();

type StockEntry = { sku: string; said: Fields };

function stockEntries(document: Fields): StockEntry[] {
  return [document, ...listOf(document['configurable_children'])].flatMap((own) =>
    isFields(own['stock']) ? [{ sku: String(own['sku']), said: own['stock'] }] : [],
  );
}

/** Takes the stock over where the import says something new: what was sold since the last import stays sold. */
async function writeStock(
  transaction: Database,
  storeId: number,
  batch: readonly PlannedDocument[],
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const entries = batch.flatMap(({ id, document }) => stockEntries(document).map((entry) => ({ ...entry, page: id })));
  const pages = inArray(stock.pageProductId, idsOf(batch));
  const isUnnamed = sql`${stock.sku} not in (${skuList(entries.map(({ sku }) => sku))})`;
  await transaction.delete(stock).where(and(eq(stock.storeId, storeId), pages, isUnnamed));
  const fresh = new Map(
    entries.filter(({ sku, said }) => before.get(sku) !== stockText(said)).map((entry) => [entry.sku, entry]),
  );
  const skus = [...fresh.keys()];
  await transaction.delete(stock).where(and(eq(stock.storeId, storeId), sql`${stock.sku} in (${skuList(skus)})`));
  const rows = JSON.stringify([...fresh.values()].map(stockRow));
  await transaction.execute(sql`
    insert into ${stock} (store_id, sku, product_id, page_product_id, quantity, is_in_stock, is_managed)
    select ${storeId}::int, sku, product_id, page_product_id, quantity, is_in_stock, is_managed
    from jsonb_to_recordset(${rows}::jsonb) as row
      (sku text, product_id bigint, page_product_id bigint, quantity int, is_in_stock boolean, is_managed boolean)`);
}

/** Skus as one parameter, however many. */
const skuList = (skus: readonly string[]) => sql`select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb)`;

/** In the words of the table. The many small rows travel as one JSON text: that is several times as quick as values. */
const stockRow = ({ sku, said, page }: StockEntry & { page: number }) => ({
  sku,
  product_id: Number(said['product_id']) || page,
  page_product_id: page,
  quantity: Number(said['qty']),
  is_in_stock: said['is_in_stock'] === true,
  is_managed: said['manage_stock'] !== false,
});

/** Takes documents out; products with their variants and stock, unless the stock is to stay. */
export async function removeDocuments(
  transaction: Database,
  storeId: number,
  entity: ImportEntity,
  ids: readonly number[],
  stockToo: 'keep stock' | 'stock too' = 'stock too',
): Promise<void> {
  const table = tableOf[entity];
  for (const part of batches(ids)) {
    await transaction.delete(table).where(and(eq(table.storeId, storeId), inArray(table.id, part)));
    if (entity !== 'product') continue;
    await transaction.delete(variants).where(and(eq(variants.storeId, storeId), inArray(variants.productId, part)));
    if (stockToo === 'keep stock') continue;
    await transaction.delete(stock).where(and(eq(stock.storeId, storeId), inArray(stock.pageProductId, part)));
  }
}
