import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CustomerRow } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { orders } from './tables.ts';

/** Adds what a guest ordered with the address of a customer to the customer's orders, within the caller's transaction. */
export async function claimGuestOrders(transaction: Database, { id, storeId, email }: CustomerRow): Promise<void> {
  await transaction
    .update(orders)
    .set({ customerId: id })
    .where(
      and(eq(orders.storeId, storeId), isNull(orders.customerId), eq(sql`lower(${orders.email})`, email.toLowerCase())),
    );
}
