import { index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Who wants to hear that a sold-out sku is back. A row goes when its mail is written, or its reader unsubscribes. */
export const backInStockRequests = pgTable(
  'back_in_stock_requests',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    sku: text('sku').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** What the links in this reader's mails carry: the same for all requests of one address in a store view. */
    unsubscribeKey: text('unsubscribe_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('back_in_stock_once').on(table.storeId, table.sku, table.email),
    index('back_in_stock_reader').on(table.unsubscribeKey),
  ],
);
