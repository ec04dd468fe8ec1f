import type { CustomerOrder, OrderHistory } from '@etalage/account/contract';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { readWithdrawals } from '../withdrawals/readWithdrawals.ts';
import { orderHistory, orderLines, orders, type Order } from './tables.ts';
import { toCustomerOrder } from './toCustomerOrder.ts';

/** Whose orders are read, and when. */
export type CustomerKey = { store: Store; customerId: number; now: number };
/** Which of them: a page of at most `size` orders, counted from 1. */
export type PageKey = { size: number; page: number };

/** Reads what belongs together as it stands at one moment. */
const inSnapshot = <T>(database: Database, read: (transaction: Database) => Promise<T>) =>
  inTransaction(database, read, 'repeatable read');

const ofCustomer = ({ store, customerId }: CustomerKey) =>
  and(eq(orders.storeId, store.id), eq(orders.customerId, customerId));

/** A page of a customer's orders, the newest first, and how many there are (ACC-03). */
export const readCustomerOrders = (database: Database, key: CustomerKey, { size, page }: PageKey) =>
  inSnapshot(database, async (transaction): Promise<OrderHistory> => {
    const found = await transaction
      .select()
      .from(orders)
      .where(ofCustomer(key))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(size)
      .offset((page - 1) * size);
    const [total] = await transaction.select({ count: count() }).from(orders).where(ofCustomer(key));
    return { items: await withParts(transaction, key, found), total_count: total?.count ?? 0 };
  });

/** One order of a customer by its number; anyone else's and another store view's answers 404 (ORDER-09). */
export const readCustomerOrder = (database: Database, key: CustomerKey, number: string) =>
  inSnapshot(database, async (transaction): Promise<CustomerOrder> => {
    const isAsked = and(ofCustomer(key), eq(orders.number, number));
    const found = await transaction.select().from(orders).where(isAsked);
    const [order] = await withParts(transaction, key, found);
    return order ?? refuse(404, 'Deze bestelling bestaat niet.');
  });

/** Orders with their lines, how they came to stand as they do, and what was withdrawn of them. */
export async function withParts(
  transaction: Database,
  { store, now }: Pick<CustomerKey, 'store' | 'now'>,
  found: readonly Order[],
): Promise<CustomerOrder[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await transaction
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const history = await transaction
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.id));
  const moment = { store, now };
  const withdrawn = await readWithdrawals(transaction, moment, inArray(orders.id, ids));
  const withdrawalsOf = Map.groupBy(withdrawn, ({ orderNumber }) => orderNumber);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const historyOf = Map.groupBy(history, ({ orderId }) => orderId);
  return found.map((order) =>
    toCustomerOrder({
      order,
      lines: linesOf.get(order.id) ?? [],
      history: historyOf.get(order.id) ?? [],
      withdrawals: withdrawalsOf.get(order.number) ?? [],
    }),
  );
}
