import { index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '../orders/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** How far a return is: asked for, back at the shop, paid back; or it was not paid yet, and nothing comes back. */
export const withdrawalStates = ['requested', 'received', 'refunded', 'canceled'] as const;

/** How a return stands. */
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Withdrawals from the contract; `requestKey` is the client's requestId (LEGAL-04). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The number of its order, and which of its withdrawals it is. */
    number: text('number').notNull().unique(),
    requestKey: text('request_key').notNull(),
    state: text('state', { enum: withdrawalStates }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('withdrawals_key').on(table.orderId, table.requestKey),
    index('withdrawals_state').on(table.storeId, table.state, table.requestedAt),
  ],
);

/** What is withdrawn: pieces of a line of the order. */
export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    id: serial('id').primaryKey(),
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [unique('withdrawal_lines_once').on(table.withdrawalId, table.orderLineId)],
);

/** A withdrawal as it is kept. */
export type Withdrawal = typeof withdrawals.$inferSelect;
