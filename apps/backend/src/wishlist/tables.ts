import { bigint, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customers } from '../customers/tables.ts';

/** What customers wish for: each product once, or once per choice of a configurable one. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    /** The chosen values as JSON text, ordered by attribute; `[]` when none is chosen. */
    options: text('options').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('wishlist_items_once').on(table.customerId, table.productId, table.options)],
);
