import { loyalty } from '@etalage/core/constants';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Order } from '../orders/tables.ts';
import { loyaltyBookings, type BookingKind } from './tables.ts';

/**
 * What an order is worth in points: one for every whole euro of its goods after coupon, without shipping and what was
 * withdrawn before it was paid (LOYAL-01).
 */
export const pointsOf = ({ subtotal, discount, withdrawn }: Goods): number =>
  Math.max(0, Math.floor(((subtotal - discount - withdrawn) * loyalty.pointsPerEuro) / 100));

type Goods = Pick<Order, 'subtotal' | 'discount' | 'withdrawn'>;

type Held = Goods & Pick<Order, 'id' | 'customerId' | 'status' | 'forgetAskedAt'>;

/**
 * Books what the state of a held order means for its customer's points, within the caller's transaction: they are earned once
 * it is processed, and taken back once it is canceled or closed, each once. A guest has none, and an order of an account that
 * was deleted earns none for the next one: what it earned may have been spent.
 */
export async function bookPoints(transaction: Database, order: Held, at: Date): Promise<void> {
  if (order.customerId === null || order.forgetAskedAt !== null) return;
  const owned = { ...order, customerId: order.customerId };
  if (order.status === 'processing' || order.status === 'complete') await earn(transaction, owned, at);
  if (order.status === 'canceled' || order.status === 'closed') await takeBack(transaction, owned, at);
}

type Owned = Held & { customerId: number };
type Booking = { kind: BookingKind; points: number; description: string; at: Date };

const earn = (transaction: Database, order: Owned, at: Date) =>
  book(transaction, order, { kind: 'earned', points: pointsOf(order), description: 'Gespaard met je bestelling', at });

/** What the order earned goes; nothing for one that earned nothing. */
async function takeBack(transaction: Database, order: Owned, at: Date): Promise<void> {
  const [earned] = await transaction
    .select({ points: loyaltyBookings.points })
    .from(loyaltyBookings)
    .where(and(eq(loyaltyBookings.orderId, order.id), eq(loyaltyBookings.kind, 'earned')));
  if (earned === undefined) return;
  const description =
    order.status === 'closed'
      ? 'Bestelling terugbetaald: punten vervallen'
      : 'Bestelling geannuleerd: punten vervallen';
  await book(transaction, order, { kind: 'takenBack', points: 0 - earned.points, description, at });
}

async function book(transaction: Database, { id, customerId }: Owned, booking: Booking): Promise<void> {
  if (booking.points === 0) return;
  await transaction
    .insert(loyaltyBookings)
    .values({ ...booking, customerId, orderId: id })
    .onConflictDoNothing({ target: [loyaltyBookings.orderId, loyaltyBookings.kind] });
}
