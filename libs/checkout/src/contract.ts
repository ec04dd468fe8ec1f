import { orderAddress } from '@etalage/account/contract';
import { integerBetween, shortText, storableInteger, storableJson, storableNumber } from '@etalage/core';
import { maxQuantity, productOption, serverItem } from '@etalage/cart/contract';
import * as v from 'valibot';

const line = shortText(255);
const code = shortText(64);

/**
 * A line as an order carries it: a whole cart line, of which only this is read. Its price and name are the client's
 * and count for nothing.
 */
export const orderLine = v.object({
  sku: v.pipe(line, v.nonEmpty()),
  qty: integerBetween(1, maxQuantity),
  parentSku: v.optional(line),
  product_option: v.optional(productOption),
  server_item_id: v.optional(storableInteger),
  name: v.optional(line),
  price: v.optional(storableNumber),
  product_type: v.optional(line),
});
export type OrderLine = v.InferOutput<typeof orderLine>;

/** The body of POST /api/order (wire contract 10.1, ORDER-01). An unknown key at the top is refused. */
export const orderRequest = v.strictObject({
  order_id: v.pipe(v.string(), v.uuid()),
  /** Empty for a guest. */
  user_id: v.optional(code),
  cart_id: code,
  store_code: code,
  created_at: v.optional(code),
  updated_at: v.optional(code),
  transmited: v.boolean(),
  products: v.pipe(v.array(orderLine), v.maxLength(500)),
  addressInformation: v.object({
    /** Absent for a virtual cart. */
    shippingAddress: v.optional(orderAddress),
    billingAddress: v.optional(orderAddress),
    shipping_method_code: v.optional(code),
    shipping_carrier_code: v.optional(code),
    payment_method_code: v.optional(code),
    payment_method_additional: v.optional(storableJson),
    shippingExtraFields: v.optional(v.object({ pickup_location_code: v.optional(code) })),
  }),
});
export type OrderRequest = v.InferOutput<typeof orderRequest>;

/**
 * The header with which an order of the offline queue names the total that its shopper saw, in euros: it is refused when it
 * would cost more by now (QUEUE-12).
 */
export const seenTotalHeader = 'x-seen-total';

/** The answer of a placed order (ORDER-02). */
export const placedOrder = v.object({
  backendOrderId: v.string(),
  magentoOrderId: v.string(),
  orderNumber: v.nullable(v.string()),
  transferedAt: v.string(),
});
export type PlacedOrder = v.InferOutput<typeof placedOrder>;

/** Where an order stands (ORDER-07). */
export const orderState = v.picklist(['pending_payment', 'processing', 'complete', 'canceled', 'closed']);
export type OrderState = v.InferOutput<typeof orderState>;

/** Where its payment stands (ORDER-08). */
export const paymentState = v.picklist(['open', 'pending', 'completed', 'cancelled', 'failed']);
export type PaymentState = v.InferOutput<typeof paymentState>;

/** The query of order-status; `orderId` is the backend order id. */
export const orderStatusQuery = v.object({
  token: v.optional(line),
  cartId: v.optional(code),
  orderId: v.pipe(code, v.nonEmpty()),
  storeCode: v.optional(code),
});

/** How an open order is paid by bank transfer (PAY-21): `amount` in euros, `reference` is what the transfer must name. */
export const bankTransfer = v.object({
  accountHolder: v.string(),
  /** Without spaces. */
  iban: v.string(),
  amount: v.number(),
  reference: v.string(),
  /** The last day on which it can be paid, as YYYY-MM-DD. */
  payBy: v.pipe(v.string(), v.isoDate()),
});
export type BankTransfer = v.InferOutput<typeof bankTransfer>;

/** The answer of order-status; `total` in euros. */
export const orderStatus = v.object({
  orderNumber: v.string(),
  status: orderState,
  paymentStatus: paymentState,
  total: v.number(),
  currency: v.string(),
  /** The promised day of delivery of a paid order as YYYY-MM-DD; absent where none is promised (SHIP-11). */
  deliveryDay: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Only while the order waits for a bank transfer. */
  bankTransfer: v.optional(bankTransfer),
});
export type OrderStatus = v.InferOutput<typeof orderStatus>;

/** The body of payment-url and restore: an order of this cart, or of the token's customer. */
export const orderReference = v.object({ cartId: v.optional(code), orderId: v.pipe(code, v.nonEmpty()) });
export type OrderReference = v.InferOutput<typeof orderReference>;

/** The body of restore (PAY-17), which may hold the token as well: empty for a guest. */
export const restoreRequest = v.object({
  ...orderReference.entries,
  token: v.optional(v.nullable(shortText(4096)), ''),
});

/** The answer of payment-url: where to navigate. */
export const paymentUrl = v.pipe(v.string(), v.nonEmpty());

/** The answer of restore: the lines for a new cart. */
export const restoredLines = v.array(serverItem);

/** A way to pay as the provider's list names it (PAY-03). */
export const providerPaymentMethod = v.object({
  code: v.string(),
  title: v.string(),
  image: v.optional(v.nullable(v.string())),
  is_preselected: v.boolean(),
  configuration: v.optional(v.unknown()),
});
export type ProviderPaymentMethod = v.InferOutput<typeof providerPaymentMethod>;
export const providerPaymentMethods = v.array(providerPaymentMethod);
