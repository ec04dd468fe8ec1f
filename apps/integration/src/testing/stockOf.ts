import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../backend/src/database/database.ts';
import { stock } from '../../../backend/src/stock/tables.ts';

const ofSku = (storeId: number, sku: string) => and(eq(stock.storeId, storeId), eq(stock.sku, sku));

/** How many pieces of a sku the backend has. */
export async function stockOf(database: Database, storeId: number, sku: string): Promise<number | undefined> {
  const [row] = await database.select().from(stock).where(ofSku(storeId, sku));
  return row?.quantity;
}

/** Puts so many pieces of a sku on the shelf. */
export async function putInStock(database: Database, storeId: number, sku: string, quantity: number): Promise<void> {
  await database
    .update(stock)
    .set({ quantity, isInStock: quantity > 0, isManaged: true })
    .where(ofSku(storeId, sku));
}
