import { deliveryPromise, type DeliveryPromise } from '@etalage/cart/rules';
import type { Instant } from '@etalage/core';
import type { Order } from './tables.ts';

type Delivered = Pick<Order, 'shippingAddress' | 'carrierCode' | 'paymentMethod' | 'isInStock'>;

/**
 * When an order arrives that is paid at an instant (SHIP-11); undefined where no day is promised or nothing is sent. Its
 * pieces were taken off the shelf when it was placed.
 */
export function orderDelivery(order: Delivered, paidAt: Instant): DeliveryPromise | undefined {
  const { shippingAddress, carrierCode, paymentMethod, isInStock } = order;
  if (shippingAddress === null || carrierCode === null) return undefined;
  return deliveryPromise({
    now: paidAt,
    country: shippingAddress.country_id,
    stock: isInStock ? 'ok' : 'volatile',
    carrierCode,
    paymentMethod,
  });
}

/** The promised day of an order that is paid and under way. It counts from when the order became processing. */
export function deliveryDayOf(order: Order, processingAt: Date | undefined): string | undefined {
  if (order.status !== 'processing' || processingAt === undefined) return undefined;
  return orderDelivery(order, processingAt.getTime())?.day;
}
