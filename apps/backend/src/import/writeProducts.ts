import type { Instant } from '@etalage/core';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import { sqlState, type Database } from '../database/database.ts';
import { keepPrices, type Replaced } from '../prices/priceHistory.ts';
import { stock } from '../stock/tables.ts';
import { isFields, type Fields } from './documentFields.ts';
import { categoriesOf, stockIn, type PlannedProduct, type StatedStock } from './plan.ts';
import { batches, removeDocuments } from './removeDocuments.ts';
import { insertRows, upsertRows, type Writing } from '../database/insertRows.ts';
import { packed } from '../database/packedJson.ts';
import { column, type Column } from '../database/rows.ts';

/** Where products are written; `known` are the ids that there are. */
export type ProductShelf = Writing & {
  storeId: number;
  known: ReadonlyMap<number, string>;
  now: Instant;
};

/**
 * Puts products in the place of those with the same ids, with their variants and the stock that is new. What is not
 * known yet is written without looking for what it might replace. Returns the category ids of the replaced documents.
 */
export async function writeProducts(shelf: ProductShelf, batch: readonly PlannedProduct[]): Promise<string[]> {
  const { transaction, storeId, known, now } = shelf;
  const replaced = batch.map(({ id }) => id).filter((id) => known.has(id));
  const documents = await storedDocuments(transaction, storeId, replaced);
  const before = importedStock(documents);
  await keepPrices(transaction, { storeId, now }, replacements(documents, batch));
  await removeDocuments(transaction, storeId, 'product', replaced, 'keep stock');
  const inStore = [['store_id', 'int4', () => storeId]] as const;
  await insertRows(shelf, 'products', [...inStore, ...productColumns], batch);
  await insertRows(shelf, 'variants', [...inStore, ...skuColumns], skusOf(batch, 'variants'));
  await insertRows(shelf, 'product_parts', [...inStore, ...skuColumns], skusOf(batch, 'parts'));
  const entries = batch.flatMap(({ id, stock }) => stock.map((entry) => ({ ...entry, page: id })));
  await dropUnnamed(transaction, storeId, replaced, entries);
  await putStock(
    shelf,
    entries.filter(({ page, sku, record }) => before.get(stockKey(page, sku)) !== stockText(record)),
  );
  return categoriesIn(documents);
}

/** Deletes products with their variants and stock, and keeps their price history. Returns the ids of their categories. */
export async function removeProducts(
  { transaction, storeId, now }: Pick<ProductShelf, 'transaction' | 'storeId' | 'now'>,
  ids: readonly number[],
): Promise<string[]> {
  const categories = new Set<string>();
  for (const part of batches(ids)) {
    const documents = await storedDocuments(transaction, storeId, part);
    const gone = [...documents].map(([id, before]) => ({ id, before, after: undefined }));
    await keepPrices(transaction, { storeId, now }, gone);
    for (const category of categoriesIn(documents)) categories.add(category);
  }
  await removeDocuments(transaction, storeId, 'product', ids);
  return [...categories];
}

const categoriesIn = (documents: ReadonlyMap<number, Fields>): string[] =>
  [...documents.values()].flatMap(categoriesOf);

const productColumns: readonly Column<PlannedProduct>[] = [
  ['id', 'int8', ({ id }) => id],
  ['sku', 'text', ({ sku }) => sku],
  ['url_path', 'text', ({ urlPath }) => urlPath],
  ['url_key', 'text', ({ urlKey }) => urlKey],
  ['slug', 'text', ({ slug }) => slug],
  ['digest', 'text', ({ digest }) => digest],
  ['document', 'bytea', ({ json }) => packed(json)],
];

type FamilySku = { id: number; sku: string };

const skuColumns: readonly Column<FamilySku>[] = [
  ['product_id', 'int8', ({ id }) => id],
  ['sku', 'text', ({ sku }) => sku],
];

/** The skus that stand inside products: of their variants, or of what they are made of. */
const skusOf = (batch: readonly PlannedProduct[], kind: 'variants' | 'parts'): FamilySku[] =>
  batch.flatMap(({ id, [kind]: skus }) => skus.map((sku) => ({ id, sku })));

/** What an earlier import stated about the stock of these products and their variants, as text: a sku may change pages. */
const importedStock = (documents: ReadonlyMap<number, Fields>): ReadonlyMap<string, string> =>
  new Map(
    [...documents].flatMap(([page, document]) =>
      stockIn(document).map(({ sku, record }) => [stockKey(page, sku), stockText(record)]),
    ),
  );

const stockKey = (page: number, sku: string): string => `${page} ${sku}`;

const decoder = new TextDecoder();

const replacements = (documents: ReadonlyMap<number, Fields>, batch: readonly PlannedProduct[]): Replaced[] =>
  batch.flatMap(({ id, json }): Replaced[] => {
    const before = documents.get(id);
    return before === undefined ? [] : [{ id, before, after: JSON.parse(decoder.decode(json)) }];
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

const stockText = (record: Fields): string => [record['qty'], record['is_in_stock'], record['manage_stock']].join();

type PageStockEntry = StatedStock & { page: number };

/** Takes the stock out of what these pages no longer have. */
async function dropUnnamed(
  transaction: Database,
  storeId: number,
  pages: readonly number[],
  entries: readonly StatedStock[],
): Promise<void> {
  if (pages.length === 0) return;
  const named = sql`select unnest(${column(entries.map(({ sku }) => sku))}::text::text[])`;
  await transaction
    .delete(stock)
    .where(
      and(eq(stock.storeId, storeId), inArray(stock.pageProductId, [...pages]), sql`${stock.sku} not in (${named})`),
    );
}

const stockColumns: readonly Column<PageStockEntry>[] = [
  ['sku', 'text', ({ sku }) => sku],
  ['product_id', 'int8', ({ record, page }) => Number(record['product_id']) || page],
  ['page_product_id', 'int8', ({ page }) => page],
  ['quantity', 'int4', ({ record }) => Number(record['qty'])],
  ['is_in_stock', 'bool', ({ record }) => record['is_in_stock'] === true],
  ['is_managed', 'bool', ({ record }) => record['manage_stock'] !== false],
];

/**
 * Takes the stock over that an import says anew: what was sold since the last import stays sold. That of new products
 * is added, which is twice as quick as looking what it might replace; a sku that has stock all the same has it replaced.
 */
async function putStock(shelf: ProductShelf, entries: readonly PageStockEntry[]): Promise<void> {
  const { transaction, storeId, known } = shelf;
  const fresh = [...new Map(entries.map((entry) => [entry.sku, entry])).values()];
  const adding = fresh.filter(({ page }) => !known.has(page));
  const columns = [['store_id', 'int4', () => storeId], ...stockColumns] as const;
  const replace = (rows: readonly PageStockEntry[]) =>
    upsertRows(transaction, 'stock', columns, ['store_id', 'sku'], rows);
  await replace(fresh.filter(({ page }) => known.has(page)));
  if (adding.length === 0) return;
  try {
    await transaction.transaction((inner) => insertRows({ ...shelf, transaction: inner }, 'stock', columns, adding));
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    await replace(adding);
  }
}
