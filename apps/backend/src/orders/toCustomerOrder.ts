import type { CustomerOrder, Withdrawal } from '@etalage/account/contract';
import { toEuros } from '@etalage/core';
import { amountDue } from './amountDue.ts';
import { deliveryDayOf } from './delivery.ts';
import type { Order, orderHistory, orderLines } from './tables.ts';

/** An order and all that is kept of it. */
export type WholeOrder = {
  order: Order;
  lines: readonly (typeof orderLines.$inferSelect)[];
  /** The oldest first. */
  history: readonly (typeof orderHistory.$inferSelect)[];
  /** The newest first. */
  withdrawals: readonly Withdrawal[];
};

/** An order as its customer gets it (wire contract 10.2). */
export function toCustomerOrder({ order, lines, history, withdrawals }: WholeOrder): CustomerOrder {
  const deliveryDay = deliveryDayOf(order, history.find(({ status }) => status === 'processing')?.at);
  return {
    entity_id: order.id,
    increment_id: order.number,
    created_at: order.placedAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    state: order.status,
    status: order.status,
    ...amountsOf(order),
    shipping_description: order.shippingTitle,
    order_currency_code: order.currency,
    coupon_code: order.couponCode,
    customer_email: order.email,
    total_item_count: lines.length,
    total_qty_ordered: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: lines.map(toItem),
    billing_address: order.billingAddress,
    payment: { method: order.paymentMethod, additional_information: [order.paymentTitle] },
    status_histories: history.map(({ status, comment, at }) => ({ status, comment, created_at: at.toISOString() })),
    extension_attributes: {
      shipping_assignments: assignmentsOf(order),
      ...(order.giftCard === 0 ? {} : { gift_card_amount: toEuros(0 - order.giftCard) }),
      ...(order.withdrawn === 0 ? {} : { withdrawn_amount: toEuros(0 - order.withdrawn) }),
      ...(order.payment === 0 ? {} : { payment_incl_tax: toEuros(order.payment) }),
      ...(deliveryDay === undefined ? {} : { delivery_day: deliveryDay }),
      ...(order.tracking === null ? {} : { tracking: order.tracking }),
      ...(order.deliveredAt === null ? {} : { delivered_at: order.deliveredAt.toISOString() }),
      ...(withdrawals.length === 0 ? {} : { withdrawals: [...withdrawals] }),
    },
  };
}

const amountsOf = (order: Order) => ({
  grand_total: toEuros(amountDue(order)),
  subtotal_incl_tax: toEuros(order.subtotal),
  tax_amount: toEuros(order.tax),
  discount_amount: toEuros(0 - order.discount),
  shipping_incl_tax: toEuros(order.shipping),
});

const toItem = (line: WholeOrder['lines'][number]): CustomerOrder['items'][number] => ({
  item_id: line.id,
  sku: line.sku,
  name: line.name,
  product_type: line.productType,
  qty_ordered: line.quantity,
  price_incl_tax: toEuros(line.price),
  row_total_incl_tax: toEuros(line.rowTotal),
  tax_amount: toEuros(line.tax),
  tax_percent: line.taxPercent,
  discount_amount: toEuros(line.discount),
  ...(line.productOption === null ? {} : { product_option: line.productOption }),
  extension_attributes: { options: [...line.choices] },
});

const assignmentsOf = ({ shippingAddress, carrierCode, methodCode }: Order) =>
  shippingAddress === null || carrierCode === null
    ? []
    : [{ shipping: { address: shippingAddress, method: `${carrierCode}_${methodCode ?? ''}` } }];
