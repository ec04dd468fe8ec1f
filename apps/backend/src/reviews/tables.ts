import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** What customers say of products. Statuses are the wire's: 1 approved, 2 pending, 3 rejected. */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    productId: integer('product_id').notNull(),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    nickname: text('nickname').notNull(),
    rating: integer('rating').notNull(),
    status: integer('status').notNull(),
    /** Who wrote it while logged in; null for a guest, and for a customer who deleted the account. */
    customerId: integer('customer_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_reviews_of').on(table.storeId, table.productId, table.status),
    index('product_reviews_customer').on(table.customerId),
  ],
);
