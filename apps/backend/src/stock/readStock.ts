import { and, eq, sql } from 'drizzle-orm';
import { variants } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { column } from '../database/rows.ts';
import { stock, type StockRow } from './tables.ts';

/** Whether the product that a sku is a variant of is out of stock as a whole: then none of its variants is sold. */
const isOfClosedFamily = sql<boolean>`exists (
  select from ${variants} as member
  join ${stock} as family on family.store_id = member.store_id
    and family.page_product_id = member.product_id and family.product_id = member.product_id
  where member.store_id = ${stock}.store_id and member.sku = ${stock}.sku
    and family.is_managed and not family.is_in_stock
)`;

const closed = (row: StockRow): StockRow => ({ ...row, isInStock: false, isManaged: true });

/** The stock of these skus in their order, as far as it is known; `'for update'` holds the rows. */
export async function readStockOf(
  database: Database,
  storeId: number,
  skus: readonly string[],
  lock?: 'for update',
): Promise<StockRow[]> {
  if (skus.length === 0) return [];
  const wanted = sql`${stock.sku} in (select unnest(${column(skus)}::text::text[]))`;
  const query = database
    .select({ row: stock, isClosed: isOfClosedFamily })
    .from(stock)
    .where(and(eq(stock.storeId, storeId), wanted))
    .orderBy(stock.sku);
  const rows = await (lock === undefined ? query : query.for('update'));
  return rows.map(({ row, isClosed }) => (isClosed ? closed(row) : row));
}

/** The stock of all that these products' pages sell. */
export async function readStockOfPages(
  database: Database,
  storeId: number,
  ids: readonly number[],
): Promise<StockRow[]> {
  if (ids.length === 0) return [];
  const isOnPage = sql`${stock.pageProductId} in (select unnest(${column(ids)}::text::bigint[]))`;
  const rows = await database
    .select()
    .from(stock)
    .where(and(eq(stock.storeId, storeId), isOnPage));
  const wholes = rows.filter(({ productId, pageProductId }) => productId === pageProductId);
  const closedPages = new Set(
    wholes.filter((row) => row.isManaged && !row.isInStock).map(({ productId }) => productId),
  );
  // The row of the family itself is on the page, so nothing has to be asked about each variant.
  return rows.map((row) => (closedPages.has(row.pageProductId) ? closed(row) : row));
}
