import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What something cost until its price was changed: one row a change, kept for good (LEGAL-02). What it costs since then
 * stands in the next row, and in the end in its document.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    storeId: integer('store_id').notNull(),
    /** The product on whose page it is sold. */
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    sku: text('sku').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
    /** The document's fields that decide what it costs, with the dates of its special price. */
    prices: jsonb('prices').$type<unknown>().notNull(),
  },
  (table) => [index('price_history_product').on(table.storeId, table.productId, table.until)],
);
