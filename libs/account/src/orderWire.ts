import { fromEuros, shopInstant } from '@etalage/core';
import type { CustomerOrder } from './contract.ts';
import type { OrderDetail } from './model/orders.ts';

/** An order of the wire as shops show it; the parts of a line are not lines of their own (wire contract 10.2). */
export function fromCustomerOrder(order: CustomerOrder): OrderDetail {
  const { payment, extension_attributes: more } = order;
  const {
    shipping_assignments,
    payment_incl_tax = 0,
    gift_card_amount = 0,
    withdrawn_amount = 0,
    delivery_day: deliveryDay,
    tracking,
    delivered_at,
    withdrawals,
  } = more;
  return {
    number: order.increment_id,
    orderedAt: shopInstant(order.created_at) ?? 0,
    state: order.status,
    total: fromEuros(order.grand_total),
    pieces: order.total_qty_ordered,
    lines: order.items.filter(({ parent_item_id }) => !parent_item_id).map(fromItem),
    subtotal: fromEuros(order.subtotal_incl_tax),
    discount: 0 - fromEuros(order.discount_amount),
    couponCode: order.coupon_code ?? undefined,
    shipping: fromEuros(order.shipping_incl_tax),
    paymentFee: fromEuros(payment_incl_tax),
    giftCard: 0 - fromEuros(gift_card_amount),
    withdrawn: 0 - fromEuros(withdrawn_amount),
    tax: fromEuros(order.tax_amount),
    shippingAddress: shipping_assignments[0]?.shipping.address,
    billingAddress: order.billing_address,
    shippingMethod: order.shipping_description,
    paymentMethod: payment.additional_information[0] ?? payment.method,
    deliveryDay,
    deliveredAt: delivered_at === undefined ? undefined : shopInstant(delivered_at),
    withdrawals,
    tracking: tracking && { carrier: tracking.carrier_title, number: tracking.number, url: tracking.url },
  };
}

const fromItem = (item: CustomerOrder['items'][number]): OrderDetail['lines'][number] => ({
  sku: item.sku,
  name: item.name,
  quantity: item.qty_ordered,
  total: fromEuros(item.row_total_incl_tax),
  options: item.extension_attributes?.options ?? [],
});
