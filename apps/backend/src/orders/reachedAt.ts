import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderHistory, type Order } from './tables.ts';

/** When an order first had a status; undefined when it never had it. */
export async function reachedAt(
  database: Database,
  orderId: number,
  status: Order['status'],
): Promise<Date | undefined> {
  const [first] = await database
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.status, status)))
    .orderBy(asc(orderHistory.id))
    .limit(1);
  return first?.at;
}
