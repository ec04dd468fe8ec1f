import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CustomerRow } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { bookPoints } from '../loyalty/bookings.ts';
import { orders } from './tables.ts';

/**
 * Adds what a guest ordered with the address of a customer to the customer's orders, within the caller's transaction. They
 * earn points from then on, those that are paid at once (LOYAL-01).
 */
export async function claimGuestOrders(
  transaction: Database,
  { id, storeId, email }: CustomerRow,
  at: Date,
): Promise<void> {
  const claimed = await transaction
    .update(orders)
    .set({ customerId: id })
    .where(
      and(eq(orders.storeId, storeId), isNull(orders.customerId), eq(sql`lower(${orders.email})`, email.toLowerCase())),
    )
    .returning();
  for (const order of claimed) await bookPoints(transaction, order, at);
}
