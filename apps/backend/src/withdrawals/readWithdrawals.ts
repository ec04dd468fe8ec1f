import type { Withdrawal as WireWithdrawal } from '@etalage/account/contract';
import { toEuros } from '@etalage/core';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { amountDue } from '../orders/amountDue.ts';
import { orderLines, orders, type Order } from '../orders/tables.ts';
import { sealedLines, toWireLine, type Moment } from './lines.ts';
import { withdrawalLines, withdrawals } from './tables.ts';

/** So many are answered at once. */
const most = 200;

/** Withdrawals of a store view that a condition holds for, the newest first. */
export async function readWithdrawals(
  database: Database,
  moment: Moment,
  condition: SQL | undefined,
): Promise<WireWithdrawal[]> {
  const found = await database
    .select({ withdrawal: withdrawals, order: orders })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(eq(withdrawals.storeId, moment.store.id), condition))
    .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.id))
    .limit(most);
  if (found.length === 0) return [];
  const linesOf = await readWithdrawnLines(
    database,
    moment,
    found.map(({ withdrawal }) => withdrawal.id),
  );
  return found.map(({ withdrawal: { id, number, requestedAt, state }, order }) => ({
    number,
    orderNumber: order.number,
    requestedAt: requestedAt.toISOString(),
    state,
    ...(state === 'canceled' && order.status !== 'canceled' ? { due: dueOf(order) } : {}),
    lines: linesOf.get(id) ?? [],
  }));
}

const dueOf = (order: Order): number => (order.status === 'pending_payment' ? toEuros(amountDue(order)) : 0);

async function readWithdrawnLines(
  database: Database,
  moment: Moment,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WireWithdrawal['lines']>> {
  const rows = await database
    .select({ withdrawn: withdrawalLines, line: orderLines })
    .from(withdrawalLines)
    .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.orderLineId))
    .where(inArray(withdrawalLines.withdrawalId, [...ids]))
    .orderBy(asc(orderLines.id));
  const sealed = await sealedLines(
    database,
    moment,
    rows.map(({ line }) => line),
  );
  const grouped = Map.groupBy(rows, ({ withdrawn }) => withdrawn.withdrawalId);
  return new Map(
    [...grouped].map(([id, own]) => [
      id,
      own.map(({ withdrawn, line }) => ({ ...toWireLine(line, sealed), quantity: withdrawn.quantity })),
    ]),
  );
}

/** The withdrawals of a customer's orders, the newest first (ACC-15). */
export const readCustomerWithdrawals = (database: Database, moment: Moment, customerId: number) =>
  readWithdrawals(database, moment, eq(orders.customerId, customerId));
