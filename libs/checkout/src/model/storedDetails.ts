import { rememberRefused, type Storage } from '@etalage/core';
import * as v from 'valibot';
import { emptyDetails, type CheckoutDetails } from './details.ts';
import { offlineOrdersKey } from './offlineOrdersKey.ts';
import type { Offered } from './offeredMethods.ts';

/** The keys of wire contract 21, and our own: the order's key, the last order, the methods offered last, and orders placed offline. */
export const checkoutKeys = {
  personal: 'shop/checkout/personal-details',
  shipping: 'shop/checkout/shipping-details',
  payment: 'shop/checkout/payment-details',
  billing: 'shop/checkout/billing-address',
  orderId: 'shop/checkout/order-id',
  sentOrder: 'shop/checkout/sent-order',
  modifiedAt: 'shop/checkout/modified-at',
  lastOrder: 'shop/checkout/last-order',
  offered: 'shop/checkout/offered',
  offlineOrders: offlineOrdersKey,
} as const;

const text = v.optional(v.string(), '');
const addressEntries = {
  firstName: text,
  lastName: text,
  country: v.optional(v.string(), 'NL'),
  streetAddress: text,
  apartmentNumber: text,
  city: text,
  state: text,
  region_id: v.optional(v.number(), 0),
  zipCode: text,
  phoneNumber: text,
};
const personal = v.object({
  firstName: text,
  lastName: text,
  emailAddress: text,
  createAccount: v.optional(v.boolean(), false),
});
const shipping = v.object({ ...addressEntries, shippingMethod: text, shippingCarrier: text });
const payment = v.object({
  ...addressEntries,
  company: text,
  taxId: text,
  paymentMethod: text,
  paymentMethodAdditional: v.optional(v.record(v.string(), v.string()), {}),
});
/** A line of an order as its shopper reads it; `price` in cents, of all its pieces. */
export const boughtLine = v.object({
  name: v.string(),
  options: text,
  quantity: v.number(),
  price: v.number(),
  image: v.optional(v.string()),
});
const lastOrder = v.object({
  orderId: v.string(),
  orderNumber: v.nullable(v.string()),
  cartId: v.string(),
  paymentMethod: v.string(),
  bought: v.optional(v.array(boughtLine), []),
  /** Line by line; empty when nothing is sent. */
  deliverTo: v.optional(v.array(v.string()), []),
});

export type BoughtLine = v.InferOutput<typeof boughtLine>;
/** The order that was placed last: what paying it again and thanking for it need, after its cart has gone. */
export type LastOrder = v.InferOutput<typeof lastOrder>;

function readAs<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/**
 * What the browser keeps of a checkout, never the password (CHK-04). What it refuses is remembered for as long as the page
 * lives, the order's id above all: without it an order that is sent again would be another one.
 */
export function createCheckoutStorage(storage: Storage) {
  const { read, write, remove } = rememberRefused(storage);
  return {
    readDetails: (): CheckoutDetails => ({
      personalDetails: { ...emptyDetails.personalDetails, ...readAs(personal, read(checkoutKeys.personal)) },
      shippingDetails: readAs(shipping, read(checkoutKeys.shipping)) ?? emptyDetails.shippingDetails,
      paymentDetails: readAs(payment, read(checkoutKeys.payment)) ?? emptyDetails.paymentDetails,
      billing: read(checkoutKeys.billing) === 'other' ? 'other' : 'shipping',
    }),
    writeDetails({ personalDetails, shippingDetails, paymentDetails, billing }: CheckoutDetails): void {
      const { password: _password, ...kept } = personalDetails;
      write(checkoutKeys.personal, kept);
      write(checkoutKeys.shipping, shippingDetails);
      write(checkoutKeys.payment, paymentDetails);
      write(checkoutKeys.billing, billing);
    },
    readOrderId: (): string | undefined => readAs(v.pipe(v.string(), v.uuid()), read(checkoutKeys.orderId)),
    writeOrderId: (orderId: string): void => void write(checkoutKeys.orderId, orderId),
    dropOrderId(): void {
      remove(checkoutKeys.orderId);
      remove(checkoutKeys.sentOrder);
    },
    writeModifiedAt: (changedAt: number | undefined): void =>
      changedAt === undefined ? remove(checkoutKeys.modifiedAt) : void write(checkoutKeys.modifiedAt, changedAt),
    /** Notes whether the order is sent and has no answer yet. */
    markSent: (isSent: boolean): void =>
      isSent ? void write(checkoutKeys.sentOrder, true) : remove(checkoutKeys.sentOrder),
    readLastOrder: (): LastOrder | undefined => readAs(lastOrder, read(checkoutKeys.lastOrder)),
    readOffered: (): unknown => read(checkoutKeys.offered),
    writeOffered: (methods: Offered): void => void write(checkoutKeys.offered, methods),
    writeLastOrder: (order: LastOrder): void => void write(checkoutKeys.lastOrder, order),
  };
}

export type CheckoutStorage = ReturnType<typeof createCheckoutStorage>;
