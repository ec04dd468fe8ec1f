import { stock as stockConstants } from '@etalage/core/constants';
import { flagOf, numberOf } from './values.ts';

/** What the stock rules read: a stock item, or the stock inside a product. */
export type StockRecord = {
  qty?: number | string | null | undefined;
  is_in_stock?: boolean | number | string | null | undefined;
  manage_stock?: boolean | number | string | null | undefined;
};

/** How sure we are that a product can be had. */
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock';

/** The status of a stock record, or of its absence: no record, no answer, offline (STOCK-02). */
export function stockStatus(stock: StockRecord | null | undefined, quantity = 0): StockStatus {
  if (!stock) return 'volatile';
  if (flagOf(stock.manage_stock) === false) return 'ok';
  const isInStock = flagOf(stock.is_in_stock);
  if (isInStock === undefined) return 'volatile';
  if (!isInStock) return 'out_of_stock';
  return (numberOf(stock.qty) ?? Infinity) >= quantity ? 'ok' : 'out_of_stock';
}

/** The stock state of a variant, of which the page must show one or the other (VAR-10). */
export const variantStockState = (stock: StockRecord | null | undefined): 'ok' | 'out_of_stock' =>
  stockStatus(stock) === 'out_of_stock' ? 'out_of_stock' : 'ok';

/** How many pieces are left, when so few that shoppers should know; undefined otherwise (STOCK-07). */
export function remainingQuantity(
  stock: StockRecord | null | undefined,
  threshold: number = stockConstants.displayThreshold,
): number | undefined {
  if (!stock || flagOf(stock.manage_stock) === false || flagOf(stock.is_in_stock) !== true) return undefined;
  const quantity = numberOf(stock.qty) ?? 0;
  return quantity > 0 && quantity <= threshold ? quantity : undefined;
}

/** The most that can be ordered: the managed stock's quantity, Infinity when it is not managed or not known. */
export function availableQuantity(stock: StockRecord | null | undefined): number {
  const status = stockStatus(stock);
  if (status === 'out_of_stock') return 0;
  if (status === 'volatile' || !stock || flagOf(stock.manage_stock) === false) return Infinity;
  const quantity = numberOf(stock.qty) ?? 0;
  // Configurable products of other systems say 'in stock, 0 pieces': their variants decide.
  return quantity > 0 ? quantity : Infinity;
}
