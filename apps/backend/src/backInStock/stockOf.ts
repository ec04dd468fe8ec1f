import { isMadeOfParts, stockStatus, type StockStatus } from '@etalage/catalog/rules';
import type { Sold } from '../cart/soldProducts.ts';
import { madeOfParts } from '../catalog/madeOfParts.ts';
import { stockRecord } from '../catalog/presentProduct.ts';
import type { Database } from '../database/database.ts';
import type { Sale } from '../prices/groupPrice.ts';
import { readStock } from '../stock/shortage.ts';

const madeOfOthers = new Set(['configurable', 'bundle', 'grouped']);

/**
 * How a sku stands in stock, as its page says: 'ok' when there are so many pieces. What is made of others says 'in stock,
 * 0 pieces' of itself, and is sold out with them.
 */
export async function stockOf(
  database: Database,
  sale: Sale,
  { sku, product, variant }: Sold & { sku: string },
  pieces: number,
): Promise<StockStatus> {
  const row = await readStock(database, sale.store, sku);
  const isWhole = variant === undefined && madeOfOthers.has(product.type_id ?? '');
  const own = stockStatus(row && stockRecord(row), isWhole ? 0 : pieces);
  if (variant !== undefined || !isMadeOfParts(product) || own === 'out_of_stock') return own;
  const { soldOut } = await madeOfParts(database, sale, [product]);
  return soldOut.has(sku) ? 'out_of_stock' : 'ok';
}
