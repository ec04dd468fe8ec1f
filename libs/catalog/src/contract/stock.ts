import { shortText } from '@etalage/core';
import * as v from 'valibot';
import { maybe, number, text } from './words.ts';

/** One stock item as GET /api/stock/check and /api/stock/list answer it (section 5). */
export const stockItem = v.looseObject({
  item_id: maybe(number),
  product_id: number,
  stock_id: maybe(number),
  qty: number,
  is_in_stock: v.boolean(),
  manage_stock: v.boolean(),
  min_qty: maybe(number),
  min_sale_qty: maybe(number),
  max_sale_qty: maybe(number),
});
/** The answer to /api/stock/list, in the order asked. */
export const stockList = v.array(stockItem);
/** The query of /api/stock/check. */
export const stockCheckQuery = v.object({ sku: v.pipe(shortText(128), v.nonEmpty()) });
/** The query of /api/stock/list: skus by comma. */
export const stockListQuery = v.object({ skus: v.pipe(shortText(16_000), v.nonEmpty()) });

/** What a stock check says to the client (STOCK-01). */
export const stockCheckResult = v.looseObject({
  qty: maybe(number),
  status: v.picklist(['ok', 'volatile', 'out_of_stock']),
  is_in_stock: maybe(v.boolean()),
  manage_stock: maybe(v.boolean()),
  task_id: maybe(text),
  product_sku: text,
});

export type StockItem = v.InferOutput<typeof stockItem>;
export type StockCheckResult = v.InferOutput<typeof stockCheckResult>;
