import { shortText } from '@etalage/core';
import { orders } from '@etalage/core/constants';
import * as v from 'valibot';
import { orderAddress } from './address.ts';
import { withdrawalList } from './withdrawal.ts';

/** Where an order stands (wire contract 10.2). */
export const orderStatuses = [
  'pending',
  'pending_payment',
  'processing',
  'complete',
  'canceled',
  'closed',
  'holded',
  'payment_review',
] as const;
const orderStatus = v.picklist(orderStatuses);

/** The query of GET /api/user/order-history (ACC-03). */
export const orderHistoryQuery = v.object({
  /** From 1 to 100. */
  pageSize: v.optional(v.pipe(v.string(), v.regex(/^([1-9][0-9]?|100)$/)), String(orders.pageSize)),
  /** From 1 to 9999. */
  currentPage: v.optional(v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,3}$/)), String(orders.firstPage)),
});

/** A line of an order; amounts are euros with tax unless they are named otherwise. */
const orderItem = v.object({
  item_id: v.number(),
  /** Only of a part of another line, which is not shown beside it. */
  parent_item_id: v.optional(v.nullable(v.number())),
  sku: v.string(),
  name: v.string(),
  product_type: v.string(),
  qty_ordered: v.number(),
  price_incl_tax: v.number(),
  /** Before the discount. */
  row_total_incl_tax: v.number(),
  tax_amount: v.number(),
  tax_percent: v.number(),
  discount_amount: v.number(),
  product_option: v.optional(v.unknown()),
  extension_attributes: v.optional(
    v.object({ options: v.optional(v.array(v.object({ label: v.string(), value: v.string() }))) }),
  ),
});

const line = v.pipe(shortText(255), v.nonEmpty());

/** How the parcel of an order is followed. */
export const orderTracking = v.object({
  /** Of the company that brings it. */
  carrier_title: line,
  number: line,
  /** The carrier's page about the parcel. */
  url: v.optional(v.pipe(shortText(2000), v.url(), v.regex(/^https:\/\//))),
});
export type OrderTracking = v.InferOutput<typeof orderTracking>;

/** How an order is sent. */
const shippingAssignment = v.object({
  shipping: v.object({
    address: orderAddress,
    /** `carrier_method`. */
    method: v.string(),
  }),
});

/** An order as its customer gets it: what a shop needs of wire contract 10.2. Amounts are euros. */
export const customerOrder = v.object({
  entity_id: v.number(),
  /** What shopper and shop call the order. */
  increment_id: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
  state: v.string(),
  status: orderStatus,
  grand_total: v.number(),
  subtotal_incl_tax: v.number(),
  tax_amount: v.number(),
  /** Negative, or 0. */
  discount_amount: v.number(),
  shipping_incl_tax: v.number(),
  shipping_description: v.string(),
  order_currency_code: v.string(),
  coupon_code: v.optional(v.nullable(v.string())),
  customer_email: v.string(),
  /** How many lines, and how many pieces. */
  total_item_count: v.number(),
  total_qty_ordered: v.number(),
  items: v.array(orderItem),
  billing_address: orderAddress,
  /** The first of `additional_information` is the title of the method. */
  payment: v.object({ method: v.string(), additional_information: v.array(v.string()) }),
  /** The newest last. */
  status_histories: v.array(v.object({ comment: v.string(), created_at: v.string(), status: orderStatus })),
  extension_attributes: v.object({
    /** Empty for an order of which nothing is sent. */
    shipping_assignments: v.array(shippingAssignment),
    /** What gift cards paid, negative; absent for nothing. `grand_total` is what was left to pay. */
    gift_card_amount: v.optional(v.number()),
    /** What was withdrawn before it was paid, negative; absent for nothing. */
    withdrawn_amount: v.optional(v.number()),
    /** What the payment method costs. */
    payment_incl_tax: v.optional(v.number()),
    /** The promised day of delivery as YYYY-MM-DD; absent where none is promised (SHIP-11). */
    delivery_day: v.optional(v.pipe(v.string(), v.isoDate())),
    /** Absent until the order is sent, and where its parcel cannot be followed. */
    tracking: v.optional(orderTracking),
    /** When it arrived; absent as long as nobody said so. */
    delivered_at: v.optional(v.string()),
    /** What was withdrawn of it, the newest first; absent for none (ACC-15). */
    withdrawals: v.optional(withdrawalList),
  }),
});
export type CustomerOrder = v.InferOutput<typeof customerOrder>;

/** The answer of GET /api/user/order-history: one page, the newest order first (ACC-03). */
export const orderHistory = v.object({ items: v.array(customerOrder), total_count: v.number() });
export type OrderHistory = v.InferOutput<typeof orderHistory>;
