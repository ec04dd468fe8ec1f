import type { OrderAgain } from '@etalage/cart/contract';
import { regionsOf } from '@etalage/cart/rules';
import { and, asc, eq } from 'drizzle-orm';
import { planLines } from '../cart/plannedLines.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { CustomerKey } from './customerOrders.ts';
import { orderLines, orders } from './tables.ts';

/** A customer, and the group whose prices are theirs. */
type Asking = CustomerKey & { groupId: number };
/**
 * What a customer's order would be today: the lines that a cart takes, and what is gone, costs something else or is too few by
 * now (ACC-14). The pieces that the customer's cart holds are not there twice.
 */
export const readOrderAgain = (database: Database, key: Asking, number: string, cartId: string) =>
  inTransaction(database, (transaction) => plan(transaction, key, number, cartId), 'repeatable read');

async function plan(
  transaction: Database,
  { store, groupId, customerId, now }: Asking,
  number: string,
  cartId: string,
): Promise<OrderAgain> {
  const isTheirs = and(eq(orders.storeId, store.id), eq(orders.customerId, customerId), eq(orders.number, number));
  const [order] = await transaction.select().from(orders).where(isTheirs);
  if (order === undefined) return refuse(404, 'Deze bestelling bestaat niet.');
  const address = order.shippingAddress ?? order.billingAddress;
  const counter = { store, groupId, country: address.country_id, regions: regionsOf(address), now };
  const kept = await transaction
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  return planLines(transaction, counter, kept, { store, cartId, customerId });
}
