import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { carts } from '../cart/tables.ts';
import { orders } from '../orders/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Gift cards of a store view, values in cents. A code is money: its hash is kept, and its last characters to tell cards apart. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    codeHash: text('code_hash').notNull(),
    ending: text('ending').notNull(),
    initialValue: integer('initial_value').notNull(),
    balance: integer('balance').notNull(),
    currency: text('currency').notNull().default('EUR'),
    /** The last day on which it is valid, in Amsterdam; null never ends. */
    expiredDate: date('expired_date', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('gift_cards_code').on(table.storeId, table.codeHash),
    check('gift_cards_balance', sql`${table.balance} between 0 and ${table.initialValue}`),
  ],
);

/** The cards that an open cart uses, in the order in which they were applied. They go when the cart is ordered. */
export const cartGiftCards = pgTable(
  'cart_gift_cards',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCards.id, { onDelete: 'cascade' }),
    /** As it is shown to whoever applied it. */
    code: text('code').notNull(),
    /** What was on the card when the shopper last heard of it. */
    seenBalance: integer('seen_balance').notNull(),
  },
  (table) => [unique('cart_gift_cards_once').on(table.cartId, table.giftCardId)],
);

/** What an order took from a card; `returnedAt` is when it went back to the card. */
export const orderGiftCards = pgTable(
  'order_gift_cards',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    amount: integer('amount').notNull(),
    returnedAt: instant('returned_at'),
  },
  (table) => [
    unique('order_gift_cards_once').on(table.orderId, table.giftCardId),
    index('order_gift_cards_card').on(table.giftCardId),
  ],
);
