import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { amountDue } from '../orders/amountDue.ts';
import type { Order } from '../orders/tables.ts';
import { paymentAttempts, paymentBookings } from './tables.ts';

/** One try to pay an order. */
export type Attempt = typeof paymentAttempts.$inferSelect;

/** The provider's words for a payment that may still come to something. */
const openStatuses = ['opening', 'initialized', 'uncleared', 'reserved'];

/** Whether a try may still be paid. */
export const isOpen = ({ status }: Attempt): boolean => openStatuses.includes(status);

/** The tries to pay an order, the newest first. */
export const readAttempts = (database: Database, orderId: number): Promise<Attempt[]> =>
  database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.attempt));

/** A try by the id it has at the provider. */
export async function findAttempt(database: Database, transactionId: string): Promise<Attempt | undefined> {
  const [attempt] = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.transactionId, transactionId));
  return attempt;
}

/**
 * Keeps that a try is about to be opened, before the provider knows: whatever it later says of this id has an order. The
 * first has the order's number, the others a suffix.
 */
export async function beginAttempt(transaction: Database, order: Order, at: Date): Promise<Attempt> {
  const attempt = (await readAttempts(transaction, order.id)).length + 1;
  const transactionId = attempt === 1 ? order.number : `${order.number}-${attempt}`;
  const row = {
    transactionId,
    orderId: order.id,
    attempt,
    status: 'opening',
    amount: amountDue(order),
    paymentUrl: null,
    createdAt: at,
    updatedAt: at,
  };
  await transaction.insert(paymentAttempts).values(row);
  return row;
}

/** Keeps what the provider said of a try. */
export async function changeAttempt(
  database: Database,
  transactionId: string,
  changes: Partial<Pick<Attempt, 'status' | 'paymentUrl'>>,
  at: Date,
): Promise<void> {
  await database
    .update(paymentAttempts)
    .set({ ...changes, updatedAt: at })
    .where(eq(paymentAttempts.transactionId, transactionId));
}

/** Attempts at the provider whose outcome may have been missed: the 1,000 least recently updated. */
export const openAttempts = (database: Database): Promise<Attempt[]> =>
  database
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.status, openStatuses))
    .orderBy(asc(paymentAttempts.updatedAt))
    .limit(1000);

/** Whether money for this order came in by another transaction. */
export async function isPaidOtherwise(database: Database, orderId: number, transactionId: string): Promise<boolean> {
  const bookings = await database.select().from(paymentBookings).where(eq(paymentBookings.orderId, orderId));
  return bookings.some((booking) => booking.transactionId !== transactionId);
}
