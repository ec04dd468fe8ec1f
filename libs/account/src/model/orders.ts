import type { Cents, Instant } from '@etalage/core';
import type { OrderAddress } from '../contract.ts';
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

/** A bought product; a variant's choices are part of its name. */
export type OrderedLine = { sku: string; name: string; quantity: number; total: Cents };

/** An order as its own page shows it. */
export type OrderDetail = OrderSummary & {
  lines: readonly OrderedLine[];
  /** From the first to the last; the grand total is not among them. */
  amounts: readonly { label: string; cents: Cents }[];
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  shippingMethod: string;
  paymentMethod: string;
  /** Where the parcel is, once it is under way. */
  trackingUrl?: string;
};

/** An address that the customer keeps, and what it is used for unless told. */
export type KeptAddress = {
  id: number;
  address: OrderAddress;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
};
