import { stock as stockConstants } from '@etalage/core/constants';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import { appendInvalidations } from '../invalidation/invalidationLog.ts';
import { readStockOf } from './readStock.ts';
import { stock, type StockRow } from './tables.ts';

/** Whose stock: a store view's. */
export type Shelf = { readonly id: number };

/** The stock of a sku; undefined when it is not known, and then not watched. */
export async function readStock(database: Database, store: Shelf, sku: string): Promise<StockRow | undefined> {
  const [row] = await readStockOf(database, store.id, [sku]);
  return row;
}

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
  const rows = await readStockOf(transaction, store.id, [...wanted.keys()], 'for update');
  const managed = rows.filter(({ isManaged }) => isManaged);
  for (const row of managed) refuseShortage(row, wanted.get(row.sku) ?? 0);
  for (const row of managed) await changeStock(transaction, row, -(wanted.get(row.sku) ?? 0));
  return new Set(managed.map(({ sku }) => sku));
}

/**
 * Puts pieces back on the shelf, in the same order. Rows are read as they are kept: a variant whose product is out of stock
 * as a whole is not marked so itself.
 */
export async function returnStock(transaction: Database, store: Shelf, returned: Quantities): Promise<void> {
  const rows = await transaction
    .select()
    .from(stock)
    .where(and(eq(stock.storeId, store.id), inArray(stock.sku, [...returned.keys()])))
    .orderBy(stock.sku)
    .for('update');
  for (const row of rows) await changeStock(transaction, row, returned.get(row.sku) ?? 0);
}

/**
 * Changes a quantity: at 0 the sku is out of stock, above 0 again it is back in stock. A sku that was marked out of stock
 * with pieces left keeps that mark. Expects `row` to be locked.
 */
async function changeStock(transaction: Database, row: StockRow, by: number): Promise<void> {
  const quantity = row.quantity + by;
  const isInStock = quantity > 0 && (row.quantity <= 0 || row.isInStock);
  await transaction
    .update(stock)
    .set({ quantity, isInStock })
    .where(and(eq(stock.storeId, row.storeId), eq(stock.sku, row.sku)));
  if (shownStock(row) === shownStock({ quantity, isInStock })) return;
  await appendInvalidations(transaction, row.storeId, [`product:${row.pageProductId}`]);
}

/** What pages say of a stock: nothing, that it is gone, or how few are left. */
const shownStock = ({ quantity, isInStock }: Pick<StockRow, 'quantity' | 'isInStock'>): string => {
  if (!isInStock) return 'out';
  return quantity <= stockConstants.displayThreshold ? String(quantity) : '';
};
