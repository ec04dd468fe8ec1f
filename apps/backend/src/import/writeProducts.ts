import { and, eq, inArray, sql } from 'drizzle-orm';
import { products, variants } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { stock } from '../stock/tables.ts';
import { isFields, listOf, type Fields } from './documentFields.ts';
import type { PlannedDocument } from './plan.ts';
import { removeDocuments } from './removeDocuments.ts';
import { column, texts } from '../database/rows.ts';

/**
 * Puts products in the place of those with the same ids, with their variants and the stock that is new. What is not
 * among `known` is written without looking for what it might replace.
 */
export async function writeProducts(
  transaction: Database,
  storeId: number,
  batch: readonly PlannedDocument[],
  known: ReadonlyMap<number, string>,
): Promise<void> {
  const replaced = batch.map(({ id }) => id).filter((id) => known.has(id));
  const before = await importedStock(transaction, storeId, replaced);
  await removeDocuments(transaction, storeId, 'product', replaced, 'keep stock');
  await insertProducts(transaction, storeId, batch);
  await insertVariants(transaction, storeId, batch);
  const entries = batch.flatMap(({ id, document }) => stockEntries(document).map((entry) => ({ ...entry, page: id })));
  await dropUnnamed(transaction, storeId, replaced, entries);
  await putStock(
    transaction,
    storeId,
    entries.filter(({ sku, said }) => before.get(sku) !== stockText(said)),
  );
}

async function insertProducts(
  transaction: Database,
  storeId: number,
  batch: readonly PlannedDocument[],
): Promise<void> {
  const field = (name: string) => column(batch.map(({ document }) => textOf(document[name])));
  await transaction.execute(sql`
    insert into ${products} (store_id, id, sku, url_path, url_key, slug, digest, document)
    select ${storeId}::int, id, sku, url_path, url_key, slug, digest, document::json
    from unnest(
      ${column(batch.map(({ id }) => id))}::text::bigint[], ${field('sku')}::text::text[],
      ${field('url_path')}::text::text[], ${field('url_key')}::text::text[], ${field('slug')}::text::text[],
      ${column(batch.map(({ digest }) => digest))}::text::text[], ${texts(batch.map(({ text }) => text))}
    ) as row (id, sku, url_path, url_key, slug, digest, document)`);
}

const textOf = (value: unknown): string | null => (value === undefined || value === null ? null : String(value));

async function insertVariants(
  transaction: Database,
  storeId: number,
  batch: readonly PlannedDocument[],
): Promise<void> {
  const family = batch.flatMap(({ id, document }) =>
    listOf(document['configurable_children']).map(({ sku }) => ({ id, sku: String(sku) })),
  );
  if (family.length === 0) return;
  await transaction.execute(sql`
    insert into ${variants} (store_id, product_id, sku)
    select ${storeId}::int, product_id, sku
    from unnest(
      ${column(family.map(({ id }) => id))}::text::bigint[], ${column(family.map(({ sku }) => sku))}::text::text[]
    ) as row (product_id, sku)`);
}

/** What an earlier import said about the stock of these products and their variants, as text by sku. */
async function importedStock(
  transaction: Database,
  storeId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .select({ document: products.document })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])));
  const documents = rows.map(({ document }) => document).filter(isFields);
  return new Map(documents.flatMap(stockEntries).map(({ sku, said }) => [sku, stockText(said)]));
}

const stockText = (said: Fields): string => [said['qty'], said['is_in_stock'], said['manage_stock']].join();

type StockEntry = { sku: string; said: Fields };
type PageStockEntry = StockEntry & { page: number };

function stockEntries(document: Fields): StockEntry[] {
  return [document, ...listOf(document['configurable_children'])].flatMap((own) =>
    isFields(own['stock']) ? [{ sku: String(own['sku']), said: own['stock'] }] : [],
  );
}

/** Takes the stock out of what these pages no longer have. */
async function dropUnnamed(
  transaction: Database,
  storeId: number,
  pages: readonly number[],
  entries: readonly StockEntry[],
): Promise<void> {
  if (pages.length === 0) return;
  const named = sql`select unnest(${column(entries.map(({ sku }) => sku))}::text::text[])`;
  await transaction
    .delete(stock)
    .where(
      and(eq(stock.storeId, storeId), inArray(stock.pageProductId, [...pages]), sql`${stock.sku} not in (${named})`),
    );
}

/** Takes the stock over that an import says anew: what was sold since the last import stays sold. */
async function putStock(transaction: Database, storeId: number, entries: readonly PageStockEntry[]): Promise<void> {
  const fresh = [...new Map(entries.map((entry) => [entry.sku, entry])).values()];
  if (fresh.length === 0) return;
  const of = (read: (entry: PageStockEntry) => string | number | boolean) => column(fresh.map(read));
  await transaction.execute(sql`
    insert into ${stock} (store_id, sku, product_id, page_product_id, quantity, is_in_stock, is_managed)
    select ${storeId}::int, sku, product_id, page_product_id, quantity, is_in_stock, is_managed
    from unnest(
      ${of(({ sku }) => sku)}::text::text[], ${of(({ said, page }) => Number(said['product_id']) || page)}::text::bigint[],
      ${of(({ page }) => page)}::text::bigint[], ${of(({ said }) => Number(said['qty']))}::text::int[],
      ${of(({ said }) => said['is_in_stock'] === true)}::text::boolean[],
      ${of(({ said }) => said['manage_stock'] !== false)}::text::boolean[]
    ) as row (sku, product_id, page_product_id, quantity, is_in_stock, is_managed)
    on conflict (store_id, sku) do update set (product_id, page_product_id, quantity, is_in_stock, is_managed) =
      (excluded.product_id, excluded.page_product_id, excluded.quantity, excluded.is_in_stock, excluded.is_managed)`);
}
