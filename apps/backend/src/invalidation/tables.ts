import { bigserial, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which cached pages have become old, in the order in which it happened. Store servers follow it. */
export const invalidations = pgTable('invalidations', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  storeId: integer('store_id').notNull(),
  /** `product:12`, `category:3`, `attribute` … */
  tag: text('tag').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});
