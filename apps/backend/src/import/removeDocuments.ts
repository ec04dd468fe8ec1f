import { and, eq, inArray } from 'drizzle-orm';
import { productParts, variants } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { stock } from '../stock/tables.ts';
import type { ImportEntity } from './entities.ts';
import { tableOf } from './storedCatalogue.ts';

const batchSize = 1000;

/** A list in parts that one statement can take. */
export function batches<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / batchSize);
  return Array.from({ length: count }, (_, index) => list.slice(index * batchSize, (index + 1) * batchSize));
}

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
    for (const inside of [variants, productParts])
      await transaction.delete(inside).where(and(eq(inside.storeId, storeId), inArray(inside.productId, part)));
    if (stockToo === 'keep stock') continue;
    await transaction.delete(stock).where(and(eq(stock.storeId, storeId), inArray(stock.pageProductId, part)));
  }
}
