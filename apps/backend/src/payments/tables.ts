import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Each try to pay an order; `status` is the provider's word, 'opening' until the provider knows of it. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    transactionId: text('transaction_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    attempt: integer('attempt').notNull(),
    status: text('status').notNull(),
    /** What the provider was asked for, in cents. */
    amount: integer('amount').notNull(),
    paymentUrl: text('payment_url'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('payment_attempts_order').on(table.orderId)],
);

/** Money that came in, once per transaction, in cents. */
export const paymentBookings = pgTable('payment_bookings', {
  transactionId: text('transaction_id')
    .primaryKey()
    .references(() => paymentAttempts.transactionId),
  orderId: integer('order_id')
    .notNull()
    .references(() => orders.id),
  amount: integer('amount').notNull(),
  at: instant('at').notNull(),
});

/** Money that must go back; `refundedAt` is empty until the provider has confirmed it. */
export const paymentRefunds = pgTable('payment_refunds', {
  transactionId: text('transaction_id')
    .primaryKey()
    .references(() => paymentAttempts.transactionId),
  orderId: integer('order_id')
    .notNull()
    .references(() => orders.id),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  refundedAt: instant('refunded_at'),
});
