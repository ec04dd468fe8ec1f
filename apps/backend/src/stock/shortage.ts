import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';

import { stock } from './tables.ts';

/** Whose stock: a store view's. */
export type Shelf = { readonly id: number };

/** The stock of one sku. */
export type StockRow = typeof stock.$inferSelect;

/** The stock of a sku; undefined when it is not known, and then not watched. */
export async function readStock(database: Database, store: Shelf, sku: string): Promise<StockRow | undefined> {
  const [row] = await database
    .select()
    .from(stock)
    .where(isStockOf(store, [sku]));
  return row;
}

const isStockOf = (store: Shelf, skus: readonly string[]) =>
  and(eq(stock.storeId, store.id), inArray(stock.sku, [...skus]));

/** Refuses, in the shopper's words, more than there is. */
export function refuseShortage(row: StockRow | undefined, quantity: number): void {
  if (row === undefined || !row.isManaged) return;
  if (!row.isInStock || row.quantity <= 0) refuse(400, 'Niet op voorraad!');
  if (row.quantity < quantity) refuse(400, `nog maar ${row.quantity} beschikbaar`);
}

/** Pieces by sku. */
export type Quantities = ReadonlyMap<string, number>;

/**
 * Takes pieces off the shelf, all or none: rows are held in the order of their skus, so two orders never wait for each
 * other in a circle. Answers the skus whose stock is kept by us. Refuses a shortage.
 */
export async function takeStock(transaction: Database, store: Shelf, wanted: Quantities): Promise<ReadonlySet<string>> {
  const rows = await lockStock(transaction, store, [...wanted.keys()]);
  const managed = rows.filter(({ isManaged }) => isManaged);
  for (const row of managed) refuseShortage(row, wanted.get(row.sku) ?? 0);
  for (const { sku } of managed) await changeStock(transaction, store, sku, -(wanted.get(sku) ?? 0));
  return new Set(managed.map(({ sku }) => sku));
}

/** Puts pieces back on the shelf, in the same order. */
export async function returnStock(transaction: Database, store: Shelf, returned: Quantities): Promise<void> {
  await lockStock(transaction, store, [...returned.keys()]);
  for (const [sku, quantity] of returned) await changeStock(transaction, store, sku, quantity);
}

const lockStock = (transaction: Database, store: Shelf, skus: readonly string[]) =>
  transaction.select().from(stock).where(isStockOf(store, skus)).orderBy(stock.sku).for('update');

/** A sku that reaches 0 is out of stock, one that comes back is in stock again. */
const changeStock = (transaction: Database, store: Shelf, sku: string, by: number) =>
  transaction
    .update(stock)
    .set({ quantity: sql`${stock.quantity} + ${by}`, isInStock: sql`${stock.quantity} + ${by} > 0` })
    .where(isStockOf(store, [sku]));
