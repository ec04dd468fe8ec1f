import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { carts } from '../cart/tables.ts';
import type { OrderAddress, OrderTracking } from '@etalage/account/contract';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The states of ORDER-07. */
export const orderStatuses = ['pending_payment', 'processing', 'complete', 'canceled', 'closed'] as const;

/** How an order stands. */
export type OrderStatus = (typeof orderStatuses)[number];

/** The last number given out in each store view. */
export const orderCounters = pgTable('order_counters', {
  storeId: integer('store_id').primaryKey(),
  last: integer('last').notNull(),
});

/** Orders; `orderKey` is the client's order_id, amounts are cents. */
export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    number: text('number').notNull().unique(),
    orderKey: text('order_key'),
    contentHash: text('content_hash').notNull(),
    cartId: integer('cart_id')
      .notNull()
      .unique()
      .references(() => carts.id),
    customerId: integer('customer_id'),
    email: text('email').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    currency: text('currency').notNull().default('EUR'),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    shipping: integer('shipping').notNull(),
    payment: integer('payment').notNull(),
    tax: integer('tax').notNull(),
    /** What gift cards paid. */
    giftCard: integer('gift_card').notNull().default(0),
    /** What is left to pay otherwise. */
    total: integer('total').notNull(),
    /** What of it was withdrawn before it was paid, as the lines say. */
    withdrawn: integer('withdrawn').notNull().default(0),
    couponCode: text('coupon_code'),
    carrierCode: text('carrier_code'),
    methodCode: text('method_code'),
    shippingTitle: text('shipping_title').notNull(),
    paymentMethod: text('payment_method').notNull(),
    paymentTitle: text('payment_title').notNull(),
    /** Whether all that is sent was known to be in stock when it was ordered; a day of delivery is promised only then. */
    isInStock: boolean('is_in_stock').notNull().default(true),
    shippingAddress: jsonb('shipping_address').$type<OrderAddress>(),
    billingAddress: jsonb('billing_address').$type<OrderAddress>().notNull(),
    extraFields: jsonb('extra_fields').$type<unknown>(),
    tracking: jsonb('tracking').$type<OrderTracking>(),
    /** When its customer deleted the account; what delivery and returns need stays until they are done with. */
    forgetAskedAt: instant('forget_asked_at'),
    /** When all that tells whose it was went; what the tax office asks for stays. */
    forgottenAt: instant('forgotten_at'),
    /** Null as long as nobody said that it arrived. */
    deliveredAt: instant('delivered_at'),
    placedAt: instant('placed_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('orders_key').on(table.storeId, table.orderKey),
    index('orders_status').on(table.status, table.placedAt),
    index('orders_customer').on(table.customerId, table.placedAt),
  ],
);

/** What was ordered, at the price of that moment, in cents with tax. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    sku: text('sku').notNull(),
    productId: integer('product_id'),
    name: text('name').notNull(),
    productType: text('product_type').notNull(),
    choices: jsonb('choices').$type<readonly { label: string; value: string }[]>().notNull(),
    productOption: jsonb('product_option').$type<unknown>(),
    quantity: integer('quantity').notNull(),
    /** How many of the pieces were withdrawn before they were paid. */
    withdrawn: integer('withdrawn').notNull().default(0),
    price: integer('price').notNull(),
    rowTotal: integer('row_total').notNull(),
    discount: integer('discount').notNull(),
    tax: integer('tax').notNull(),
    taxPercent: doublePrecision('tax_percent').notNull(),
    /** Whether the stock was lowered for it. */
    isManaged: boolean('is_managed').notNull(),
    /** What of which sku was taken off the shelf for one piece; null in lines of before bundles: the line's own sku. */
    parts: jsonb('parts').$type<readonly { sku: string; quantity: number }[]>(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
);

/** How an order came to stand as it does. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status', { enum: orderStatuses }).notNull(),
    comment: text('comment').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId)],
);

/** An order as it is kept. */
export type Order = typeof orders.$inferSelect;
/** A line of an order as it is kept. */
export type OrderLineRow = typeof orderLines.$inferInsert;
