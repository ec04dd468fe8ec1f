import { stockStatus, type StockRecord } from '@etalage/catalog/rules';
import { stock as stockConstants } from '@etalage/core/constants';

/**
 * The lines that may be in a cart: all of them, or, where the shop does not keep what is gone, those that can be had
 * (STOCK-09). What has no stock of ours can always be had. Stock is read only where it is asked for.
 */
export async function allowedLines<Line extends { sku: string; quantity: number }>(
  lines: readonly Line[],
  readStock: (skus: readonly string[]) => Promise<ReadonlyMap<string, StockRecord>>,
  allowsOutOfStock: boolean = stockConstants.allowOutOfStockInCart,
): Promise<readonly Line[]> {
  if (allowsOutOfStock || lines.length === 0) return lines;
  const stock = await readStock(lines.map(({ sku }) => sku));
  return lines.filter(({ sku, quantity }) => stockStatus(stock.get(sku), quantity) !== 'out_of_stock');
}
