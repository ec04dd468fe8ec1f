import type { Cents, Instant } from '@etalage/core';
import type { OrderAddress, Withdrawal } from '../contract.ts';
import type { orderStatuses } from '../contract/orderHistory.ts';

/** Where an order stands, in the backend's words (wire contract 10.2). */
export type OrderState = (typeof orderStatuses)[number];

/** An order as the list shows it. */
export type OrderSummary = {
  /** The increment id: what shopper and service call it. */
  number: string;
  orderedAt: Instant;
  state: OrderState;
  total: Cents;
  /** How many pieces it holds. */
  pieces: number;
};

/** A bought product with the choices that were made of it; its total is before the discount. */
export type OrderedLine = {
  sku: string;
  name: string;
  quantity: number;
  total: Cents;
  options: readonly { label: string; value: string }[];
};

/** How a parcel is followed. */
export type Tracking = {
  carrier: string;
  number: string;
  /** The carrier's page about it. */
  url?: string | undefined;
};

/** An order as its own page shows it. */
export type OrderDetail = OrderSummary & {
  lines: readonly OrderedLine[];
  /** Before discount, delivery and payment. */
  subtotal: Cents;
  discount: Cents;
  couponCode?: string | undefined;
  shipping: Cents;
  /** What the payment method costs. */
  paymentFee: Cents;
  /** What gift cards paid; the total is what was left to pay. */
  giftCard: Cents;
  /** What was withdrawn before it was paid. */
  withdrawn: Cents;
  /** Within what it costs, whatever pays it. */
  tax: Cents;
  /** Undefined where nothing is sent. */
  shippingAddress?: OrderAddress | undefined;
  billingAddress: OrderAddress;
  shippingMethod: string;
  paymentMethod: string;
  /** The promised day of delivery as YYYY-MM-DD, of an order that is not sent yet. */
  deliveryDay?: string | undefined;
  /** Once the parcel is under way. */
  tracking?: Tracking | undefined;
  /** When the parcel arrived, where that is known. */
  deliveredAt?: Instant | undefined;
  /** What was withdrawn of it, the newest first. */
  withdrawals?: readonly Withdrawal[] | undefined;
};

/** An address that the customer keeps, and what it is used for unless told. */
export type KeptAddress = {
  id: number;
  address: OrderAddress;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
  /** The server does not have it like this yet. */
  isWaiting?: boolean;
};
