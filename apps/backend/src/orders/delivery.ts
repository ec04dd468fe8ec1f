import { deliveryPromise, type DeliveryPromise } from '@etalage/cart/rules';
import type { Instant } from '@etalage/core';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderHistory, type Order } from './tables.ts';

type Delivered = Pick<Order, 'shippingAddress' | 'carrierCode' | 'paymentMethod'>;

/**
 * When an order arrives that is paid at an instant (SHIP-11); undefined where no day is promised or nothing is sent. Its
 * pieces were taken off the shelf when it was placed.
 */
export function orderDelivery(order: Delivered, paidAt: Instant): DeliveryPromise | undefined {
  const { shippingAddress, carrierCode, paymentMethod } = order;
  if (shippingAddress === null || carrierCode === null) return undefined;
  return deliveryPromise({
    now: paidAt,
    country: shippingAddress.country_id,
    stock: 'ok',
    carrierCode,
    paymentMethod,
  });
}

/** When an order became processing, from which its delivery counts. */
export async function processingSince(database: Database, { id, placedAt }: Order): Promise<Instant> {
  const isBeginning = and(eq(orderHistory.orderId, id), eq(orderHistory.status, 'processing'));
  const [begun] = await database.select().from(orderHistory).where(isBeginning).orderBy(asc(orderHistory.id)).limit(1);
  return (begun?.at ?? placedAt).getTime();
}
