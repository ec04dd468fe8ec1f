import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Carts. `mask` is the unguessable id of a guest's cart, `id` the number of a customer's, who has one open at a time. */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    mask: text('mask').notNull().unique(),
    customerId: integer('customer_id'),
    status: text('status', { enum: ['open', 'ordered'] })
      .notNull()
      .default('open'),
    couponCode: text('coupon_code'),
    country: text('country').notNull().default('NL'),
    /** What names the region within the country; empty where the shopper named none. */
    regions: text('regions').array().notNull().default([]),
    carrierCode: text('carrier_code'),
    methodCode: text('method_code'),
    paymentMethod: text('payment_method'),
    paymentAdditional: jsonb('payment_additional').$type<readonly string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its shopper last changed it. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When its customer was last mailed that it was left. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    uniqueIndex('carts_open_of_customer')
      .on(table.storeId, table.customerId)
      .where(sql`${table.status} = 'open'`),
    index('carts_last_change')
      .on(table.storeId, table.updatedAt)
      .where(sql`${table.status} = 'open' and ${table.customerId} is not null`),
  ],
);

/** What is in a cart: the variant's sku, and what was chosen to get there. `options` is the canonical text of that choice. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    options: text('options').notNull().default(''),
    productOption: jsonb('product_option').$type<unknown>(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [unique('cart_lines_choice').on(table.cartId, table.sku, table.options)],
);

/** The first answer to each x-task-id, per cart; `scope` is a guest's cart's mask, or empty for a call that made it, or names the customer. */
export const cartTasks = pgTable(
  'cart_tasks',
  {
    storeId: integer('store_id').notNull(),
    scope: text('scope').notNull(),
    taskId: text('task_id').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.scope, table.taskId] })],
);
