import type { Instant } from '@etalage/core';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { productParts, products, variants } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { keepPrices, type Replaced } from '../prices/priceHistory.ts';
import { stock } from '../stock/tables.ts';
import { isFields, type Fields } from './documentFields.ts';
import { stockIn, type PlannedProduct, type SaidStock } from './plan.ts';
import { batches, removeDocuments } from './removeDocuments.ts';
import { copyRow, type CopyIn } from '../database/copyIn.ts';
import { valueOfPacked } from '../database/packedJson.ts';
import { column } from '../database/rows.ts';

/** Where products are written: `copyIn` where the database has that quicker way, `known` the ids that there are. */
export type ProductShelf = {
  transaction: Database;
  storeId: number;
  known: ReadonlyMap<number, string>;
  copyIn: CopyIn | undefined;
  now: Instant;
};

/**
 * Puts products in the place of those with the same ids, with their variants and the stock that is new. What is not
 * known yet is written without looking for what it might replace.
 */
export async function writeProducts(shelf: ProductShelf, batch: readonly PlannedProduct[]): Promise<void> {
  const { transaction, storeId, known, copyIn, now } = shelf;
  const replaced = batch.map(({ id }) => id).filter((id) => known.has(id));
  const documents = await storedDocuments(transaction, storeId, replaced);
  const before = importedStock(documents);
  await keepPrices(transaction, { storeId, now }, replacements(documents, batch));
  await removeDocuments(transaction, storeId, 'product', replaced, 'keep stock');
  if (copyIn) await copyProducts(copyIn, storeId, batch);
  else await insertProducts(transaction, storeId, batch);
  await insertSkus(transaction, storeId, variants, batch);
  await insertSkus(transaction, storeId, productParts, batch);
  const entries = batch.flatMap(({ id, stock: said }) => said.map((entry) => ({ ...entry, page: id })));
  await dropUnnamed(transaction, storeId, replaced, entries);
  await putStock(
    transaction,
    storeId,
    entries.filter(({ sku, said }) => before.get(sku) !== stockText(said)),
  );
}

/** Takes products out with their variants and stock; what they cost is remembered. */
export async function removeProducts(
  { transaction, storeId, now }: Pick<ProductShelf, 'transaction' | 'storeId' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  for (const part of batches(ids)) {
    const documents = await storedDocuments(transaction, storeId, part);
    const gone = [...documents].map(([id, before]) => ({ id, before, after: undefined }));
    await keepPrices(transaction, { storeId, now }, gone);
  }
  await removeDocuments(transaction, storeId, 'product', ids);
}

const copyProducts = (copyIn: CopyIn, storeId: number, batch: readonly PlannedProduct[]): Promise<void> =>
  copyIn(
    'products (store_id, id, sku, url_path, url_key, slug, digest, document)',
    batch
      .map(({ id, sku, urlPath, urlKey, slug, digest, packed }) =>
        copyRow([storeId, id, sku, urlPath, urlKey, slug, digest, packed]),
      )
      .join(''),
  );

async function insertProducts(transaction: Database, storeId: number, batch: readonly PlannedProduct[]): Promise<void> {
  const field = (read: (product: PlannedProduct) => string | number | null) => column(batch.map(read));
  await transaction.execute(sql`
    insert into ${products} (store_id, id, sku, url_path, url_key, slug, digest, document)
    select ${storeId}::int, id, sku, url_path, url_key, slug, digest, document
    from unnest(
      ${field(({ id }) => id)}::text::bigint[], ${field(({ sku }) => sku)}::text::text[],
      ${field(({ urlPath }) => urlPath)}::text::text[], ${field(({ urlKey }) => urlKey)}::text::text[],
      ${field(({ slug }) => slug)}::text::text[], ${field(({ digest }) => digest)}::text::text[],
      ${field(({ packed }) => packed)}::text::bytea[]
    ) as row (id, sku, url_path, url_key, slug, digest, document)`);
}

/** The skus that stand inside products: of their variants, or of what they are made of. */
async function insertSkus(
  transaction: Database,
  storeId: number,
  table: typeof variants | typeof productParts,
  batch: readonly PlannedProduct[],
): Promise<void> {
  const family = batch.flatMap(({ id, variants: own, parts }) =>
    (table === variants ? own : parts).map((sku) => ({ id, sku })),
  );
  if (family.length === 0) return;
  await transaction.execute(sql`
    insert into ${table} (store_id, product_id, sku)
    select ${storeId}::int, product_id, sku
    from unnest(
      ${column(family.map(({ id }) => id))}::text::bigint[], ${column(family.map(({ sku }) => sku))}::text::text[]
    ) as row (product_id, sku)`);
}

/** What an earlier import said about the stock of these products and their variants, as text by sku. */
const importedStock = (documents: ReadonlyMap<number, Fields>): ReadonlyMap<string, string> =>
  new Map([...documents.values()].flatMap(stockIn).map(({ sku, said }) => [sku, stockText(said)]));

const replacements = (documents: ReadonlyMap<number, Fields>, batch: readonly PlannedProduct[]): Replaced[] =>
  batch.flatMap(({ id, packed }) => {
    const before = documents.get(id);
    return before === undefined ? [] : [{ id, before, after: valueOfPacked(packed) }];
  });

/** What an earlier import brought of these products. */
async function storedDocuments(
  transaction: Database,
  storeId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Fields>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .select({ id: products.id, document: products.document })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])));
  return new Map(rows.flatMap(({ id, document }) => (isFields(document) ? [[id, document] as const] : [])));
}

const stockText = (said: Fields): string => [said['qty'], said['is_in_stock'], said['manage_stock']].join();

type PageStockEntry = SaidStock & { page: number };

/** Takes the stock out of what these pages no longer have. */
async function dropUnnamed(
  transaction: Database,
  storeId: number,
  pages: readonly number[],
  entries: readonly SaidStock[],
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
