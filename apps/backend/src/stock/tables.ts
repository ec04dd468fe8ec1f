import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How much there is of a sku in a store view. A sku without a row is not managed by us: its stock is not known. */
export const stock = pgTable(
  'stock',
  {
    storeId: integer('store_id').notNull(),
    sku: text('sku').notNull(),
    /** The id that the sku's product or variant has on the wire. */
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    /** The product to whose page it belongs: the configurable of a variant. */
    pageProductId: bigint('page_product_id', { mode: 'number' }).notNull(),
    quantity: integer('quantity').notNull(),
    isInStock: boolean('is_in_stock').notNull(),
    isManaged: boolean('is_managed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sku] }),
    index('stock_page').on(table.storeId, table.pageProductId),
  ],
);

/** The stock of one sku. */
export type StockRow = typeof stock.$inferSelect;
