import { addressPayload, addressQuery } from '@etalage/account/contract';
import { integerBetween, shortText, storableInteger } from '@etalage/core';
import * as v from 'valibot';

const line = shortText(255);
const optionValue = v.union([storableInteger, line]);
const amount = v.nullable(v.number());

/** The largest quantity of one line (stock item's max_sale_qty). */
export const maxQuantity = 10_000;

/** Without a maximum: above `maxQuantity` the cart refuses in the shopper's words (SYNC-05), before the database sees it. */
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the shopper chose of a product (wire contract 3.7). */
export const productOption = v.object({
  extension_attributes: v.object({
    configurable_item_options: v.optional(
      v.array(
        v.object({
          option_id: optionValue,
          option_value: optionValue,
          label: v.optional(line),
          value: v.optional(line),
        }),
      ),
    ),
    custom_options: v.optional(v.array(v.object({ option_id: optionValue, option_value: optionValue }))),
    bundle_options: v.optional(
      v.array(
        v.object({
          option_id: optionValue,
          option_qty: integerBetween(0, maxQuantity),
          option_selections: v.array(optionValue),
        }),
      ),
    ),
  }),
});
export type ProductOption = v.InferOutput<typeof productOption>;

/** Whose cart a call is about: `token` of a customer, `cartId` of either. */
export const cartQuery = v.object({
  token: v.optional(line),
  cartId: v.optional(line),
  storeCode: v.optional(line),
});
export type CartQuery = v.InferOutput<typeof cartQuery>;

/** The answer of /create: 32 characters for a guest, a number for a customer. */
export const cartId = v.union([line, storableInteger]);

/** A line's options as a shopper reads them. */
export const optionLabel = v.object({ label: v.string(), value: v.string() });
export type OptionLabel = v.InferOutput<typeof optionLabel>;

/** A line of the server's cart (wire contract 7.1). `sku` is the variant's; what a shop draws is in extension_attributes. */
export const serverItem = v.object({
  item_id: v.number(),
  sku: v.string(),
  qty: v.number(),
  name: v.string(),
  /** Unit price with tax, in euros. */
  price: v.number(),
  product_type: v.string(),
  quote_id: v.string(),
  product_option: v.optional(productOption),
  extension_attributes: v.optional(
    v.object({
      parent_sku: v.optional(v.string()),
      /** Of the product that the shop has a page of. */
      parent_id: v.optional(v.number()),
      slug: v.optional(v.string()),
      image: v.optional(v.string()),
      original_price_incl_tax: v.optional(v.number()),
      options: v.optional(v.array(optionLabel)),
      /** Of a textile, the name and percentage of each fibre (LEGAL-05). */
      composition: v.optional(v.string()),
      /** May be sent back unopened only (LEGAL-08). */
      is_sealed_hygiene: v.optional(v.boolean()),
      /** What there is of it; absent where the shop keeps no stock of it. */
      stock: v.optional(v.object({ qty: v.number(), is_in_stock: v.boolean(), manage_stock: v.boolean() })),
    }),
  ),
});
export type ServerItem = v.InferOutput<typeof serverItem>;

const orderedBefore = { name: v.string(), options: v.array(optionLabel) };

/** The answer of GET /api/user/order/{incrementId}/again: what a cart takes of an order today, and how it differs (ACC-14). */
export const orderAgain = v.object({
  items: v.array(serverItem),
  /** No longer sold, or not in stock. */
  gone: v.array(v.object(orderedBefore)),
  /** Of another price by piece: euros with tax. */
  changed: v.array(v.object({ ...orderedBefore, was: v.number(), now: v.number() })),
  /** Of which there are fewer than were ordered: `quantity` of them are among the items. */
  limited: v.array(v.object({ ...orderedBefore, ordered: v.number(), quantity: v.number() })),
});
export type OrderAgain = v.InferOutput<typeof orderAgain>;

/** The query of that call: the cart that they go into. */
export const orderAgainQuery = v.object({ cartId: v.optional(line, '') });

/** The answer of POST /api/cart/share (proposed): the text for a link, when it ends, and how many lines it leaves out (CART-26). */
export const cartShare = v.object({ token: v.string(), expires_at: v.string(), left_out: v.number() });
export type CartShare = v.InferOutput<typeof cartShare>;

/** The query of GET /api/cart/shared, which answers as an order that is placed again: the text, and the cart that it goes into. */
export const sharedCartQuery = v.object({
  ...cartQuery.entries,
  share: v.pipe(shortText(8000), v.nonEmpty()),
});

/** The answer of /pull. */
export const serverItems = v.array(serverItem);

/** The body of /update (wire contract 7.2, SYNC-05): `qty` is the new quantity, `prev_qty` what the client last saw. */
export const cartUpdate = v.object({
  cartItem: v.object({
    sku: line,
    qty: quantity,
    prev_qty: v.optional(integerBetween(0, maxQuantity)),
    product_option: v.optional(productOption),
    quoteId: v.optional(line),
    item_id: v.optional(storableInteger),
  }),
});
export type CartUpdate = v.InferOutput<typeof cartUpdate>;

/** The header that names one act; a repeat gets the first answer. */
export const taskIdHeader = 'x-task-id';

/** The body of /delete. `product_option` tells apart two lines of one sku that have no item_id yet. */
export const cartDelete = v.object({
  cartItem: v.object({
    sku: line,
    item_id: v.optional(storableInteger),
    quoteId: v.optional(line),
    product_option: v.optional(productOption),
  }),
});
export type CartDelete = v.InferOutput<typeof cartDelete>;

/** What totals say of one line (wire contract 8.2); `options` is JSON text. Euros. */
export const itemTotals = v.object({
  item_id: v.number(),
  qty: v.number(),
  name: v.string(),
  price: v.number(),
  price_incl_tax: v.number(),
  row_total: v.number(),
  row_total_incl_tax: v.number(),
  tax_amount: v.number(),
  tax_percent: v.number(),
  discount_amount: v.number(),
  discount_percent: v.optional(amount),
  options: v.optional(v.string()),
});
export type ItemTotals = v.InferOutput<typeof itemTotals>;

/** One row of the totals (wire contract 8.3): codes are those of `segmentCodes`. Euros. */
export const totalSegment = v.object({
  code: v.string(),
  title: v.string(),
  value: amount,
  area: v.optional(v.nullable(v.string())),
  extension_attributes: v.optional(v.unknown()),
});
export type TotalSegment = v.InferOutput<typeof totalSegment>;

/** The answer of /totals and /collect-totals (wire contract 8.1). The amount to pay is the segment grand_total. Euros. */
export const cartTotals = v.object({
  grand_total: v.number(),
  base_grand_total: v.number(),
  subtotal: v.optional(amount),
  subtotal_incl_tax: v.number(),
  discount_amount: v.optional(amount),
  shipping_amount: v.optional(amount),
  shipping_incl_tax: v.optional(amount),
  tax_amount: v.optional(amount),
  items_qty: v.optional(v.number()),
  base_currency_code: v.optional(v.string()),
  quote_currency_code: v.optional(v.string()),
  coupon_code: v.optional(v.nullable(v.string())),
  items: v.array(itemTotals),
  total_segments: v.array(totalSegment),
});
export type CartTotals = v.InferOutput<typeof cartTotals>;

/** The body of /shipping-methods. */
export const shippingMethodsRequest = v.object({ address: addressQuery });
export type ShippingMethodsRequest = v.InferOutput<typeof shippingMethodsRequest>;

/** A way of delivery (wire contract 9.1). Euros. `needs_location`: a pickup location must be chosen first. */
export const shippingMethod = v.object({
  carrier_code: v.string(),
  carrier_title: v.string(),
  method_code: v.string(),
  method_title: v.string(),
  price_incl_tax: v.number(),
  available: v.optional(v.boolean()),
  amount: v.optional(v.number()),
  price_excl_tax: v.optional(v.number()),
  cost_incl_tax: v.optional(v.number()),
  offline: v.optional(v.boolean()),
  default: v.optional(v.boolean()),
  error_message: v.optional(v.string()),
  extension_attributes: v.optional(v.object({ needs_location: v.optional(v.boolean()) })),
});
export type ShippingMethod = v.InferOutput<typeof shippingMethod>;
export const shippingMethods = v.array(shippingMethod);

/** A way to pay (wire contract 9.2, PAY-01). Costs in euros. */
export const paymentMethod = v.object({
  code: v.string(),
  title: v.string(),
  default: v.optional(v.boolean()),
  image: v.optional(v.nullable(v.string())),
  configuration: v.optional(v.unknown()),
  is_server_method: v.optional(v.boolean()),
  cost_incl_tax: v.optional(v.number()),
  offline: v.optional(v.boolean()),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;
export const paymentMethods = v.array(paymentMethod);

/** The body of /shipping-information (wire contract 9.3); the snake-case keys are accepted too (SHIP-05). */
export const shippingInformationRequest = v.object({
  addressInformation: v.union([
    v.object({
      shippingAddress: addressPayload,
      billingAddress: v.optional(addressPayload),
      shippingCarrierCode: line,
      shippingMethodCode: line,
    }),
    v.object({
      shipping_address: v.optional(addressQuery),
      address: v.optional(addressQuery),
      billing_address: v.optional(addressQuery),
      shipping_carrier_code: line,
      shipping_method_code: line,
    }),
    v.object({ address: v.optional(addressQuery), carrier_code: line, method_code: line }),
  ]),
});
export type ShippingInformationRequest = v.InferOutput<typeof shippingInformationRequest>;

/** The answer of /shipping-information. */
export const shippingInformation = v.object({ payment_methods: paymentMethods, totals: cartTotals });
export type ShippingInformation = v.InferOutput<typeof shippingInformation>;

/** The body of /collect-totals; what is left out is the cart's own (TOTAL-07). */
export const collectTotalsRequest = v.object({
  methods: v.object({
    paymentMethod: v.optional(v.object({ method: line })),
    shippingCarrierCode: v.optional(line),
    shippingMethodCode: v.optional(line),
  }),
});
export type CollectTotalsRequest = v.InferOutput<typeof collectTotalsRequest>;

/** The query of /apply-coupon. */
export const couponQuery = v.object({
  ...cartQuery.entries,
  coupon: v.pipe(shortText(64), v.nonEmpty()),
});

/** The body of selected-payment-method (wire contract 9.4): additional_data holds JSON texts. */
export const selectedPaymentMethodRequest = v.object({
  method: v.object({ method: line, additional_data: v.optional(v.array(shortText(2_000))) }),
});
export type SelectedPaymentMethodRequest = v.InferOutput<typeof selectedPaymentMethodRequest>;

/** The answer of the calls that say only that they did it. */
export const done = v.literal(true);

export {
  giftCard,
  giftCardCheck,
  giftCardExtension,
  giftCardRequest,
  type GiftCard,
  type GiftCardStatus,
} from './giftCardContract.ts';
