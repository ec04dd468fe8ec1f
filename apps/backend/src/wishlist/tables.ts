import { bigint, boolean, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
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
    /** In cents, what it cost when it was added; null where it had no price. */
    price: integer('price'),
    /** It could not be had when it was added. */
    isSoldOut: boolean('is_sold_out').notNull().default(false),
  },
  (table) => [unique('wishlist_items_once').on(table.customerId, table.productId, table.options)],
);

/** The link by which a customer shares the wishlist; who withdraws it has none. */
export const wishlistShares = pgTable('wishlist_shares', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** What the link ends with: nobody can guess it. */
  token: text('token').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
