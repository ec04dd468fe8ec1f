import { deliveryPromise } from '@etalage/cart/rules';
import { shopDay, shopInstant, type Instant } from '@etalage/core';
import { returns } from '@etalage/core/constants';
import type { Order } from '../orders/tables.ts';

const day = 86_400_000;

type Delivered = Pick<Order, 'deliveredAt' | 'shippingAddress' | 'carrierCode'>;

/**
 * The last moment at which an order can be withdrawn: the end of the 30th day after its delivery (LEGAL-04). Undefined while
 * it is not sent. As long as nobody said when it arrived, it arrives on the day on which a parcel of that moment does.
 */
export function lastMoment(order: Delivered, sentAt: Instant | undefined): Instant | undefined {
  const arrived = arrivalDay(order, sentAt);
  return arrived === undefined ? undefined : shopInstant(shopDay(Date.parse(arrived) + returns.days * day), 'end');
}

function arrivalDay({ deliveredAt, shippingAddress, carrierCode }: Delivered, sentAt: Instant | undefined) {
  if (deliveredAt !== null) return shopDay(deliveredAt.getTime());
  if (sentAt === undefined) return undefined;
  const country = shippingAddress?.country_id ?? '';
  const promise = deliveryPromise({ now: sentAt, country, stock: 'ok', carrierCode: carrierCode ?? '' });
  return promise?.day ?? shopDay(sentAt);
}
