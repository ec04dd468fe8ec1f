import { index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customers } from '../customers/tables.ts';
import { orders } from '../orders/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The loyalty cards of customers: each has one, whose number stays. */
export const loyaltyCards = pgTable('loyalty_cards', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** An EAN-13. */
  number: text('number').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** Why points were booked. */
export const bookingKinds = ['earned', 'takenBack'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** The points of customers: what came and went with which order. The balance is their sum. */
export const loyaltyBookings = pgTable(
  'loyalty_bookings',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: bookingKinds }).notNull(),
    /** Below zero where points go. */
    points: integer('points').notNull(),
    /** As the customer reads it. */
    description: text('description').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    /** Each happens to an order once. */
    unique('loyalty_bookings_once').on(table.orderId, table.kind),
    index('loyalty_bookings_customer').on(table.customerId, table.id),
  ],
);
