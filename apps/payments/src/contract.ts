import * as v from 'valibot';

/** Amounts are whole cents; MultiSafepay refuses orders above this one. */
const maxAmount = 100_000_000;

const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//u));

/** How the shop wants to hear of a payment, and where its shopper goes afterwards. */
const paymentOptions = v.object({
  notification_url: webAddress,
  notification_method: v.optional(v.picklist(['POST'])),
  redirect_url: webAddress,
  cancel_url: webAddress,
  close_window: v.optional(v.boolean()),
});

/** POST /v1/json/orders. */
export const createOrderRequest = v.object({
  type: v.optional(v.picklist(['redirect', 'direct', 'paymentlink']), 'redirect'),
  order_id: v.pipe(v.string(), v.regex(/^[\w.-]{1,50}$/u)),
  gateway: v.optional(v.string(), ''),
  currency: v.picklist(['EUR']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxAmount)),
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  payment_options: paymentOptions,
  seconds_active: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  customer: v.optional(v.record(v.string(), v.unknown()), {}),
  gateway_info: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** What the shop sent to open a payment. */
export type CreateOrderRequest = v.InferOutput<typeof createOrderRequest>;

/** POST /v1/json/orders/{id}/refunds; no amount, or 0, refunds all that is left. */
export const refundRequest = v.object({
  currency: v.picklist(['EUR']),
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxAmount)), 0),
  description: v.optional(v.string(), ''),
});

/** How a payment stands. */
export const transactionStatus = v.picklist([
  'initialized',
  'completed',
  'cancelled',
  'declined',
  'expired',
  'void',
  'refunded',
  'partial_refunded',
]);

/** How a payment stands. */
export type TransactionStatus = v.InferOutput<typeof transactionStatus>;

/** What the shopper did on the payment page, and what shall happen to the notification. */
export const payForm = v.object({
  outcome: v.picklist(['completed', 'declined', 'cancelled']),
  notification: v.optional(v.picklist(['once', 'late', 'double', 'missing']), 'once'),
  seconds: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/u), v.transform(Number)), '10'),
  gateway: v.optional(v.string(), ''),
});

/** What the shopper did on the payment page. */
export type PayForm = v.InferOutput<typeof payForm>;
