import type { Cents } from '@etalage/core';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { returnPartToCards } from '../giftCards/orderCards.ts';
import { amountDue } from './amountDue.ts';
import { moveOrder, putBack, readOrderLines } from './changing.ts';
import { orderLines, orders, type Order } from './tables.ts';

type KeptLine = typeof orderLines.$inferSelect;

/**
 * Takes pieces, by line, out of a held order that is not paid: nobody pays for them, and their stock comes back. What gift
 * cards paid too much goes back to them; an order of which nothing is left to pay goes on (LEGAL-04).
 */
export async function dropUnpaid(
  transaction: Database,
  order: Order,
  pieces: ReadonlyMap<number, number>,
  now: number,
): Promise<void> {
  const kept = await readOrderLines(transaction, order.id);
  const dropped = kept.map((line) => ({ line, count: pieces.get(line.id) ?? 0 })).filter(({ count }) => count > 0);
  const withdrawn = order.withdrawn + dropped.reduce((sum, { line, count }) => sum + worthOf(line, count), 0);
  const over = Math.max(0, withdrawn - order.total);
  if (over > 0) await returnPartToCards(transaction, order, over);
  const change = { withdrawn, giftCard: order.giftCard - over, updatedAt: new Date(now) };
  await transaction.update(orders).set(change).where(eq(orders.id, order.id));
  for (const { line, count } of dropped) {
    await transaction
      .update(orderLines)
      .set({ withdrawn: line.withdrawn + count })
      .where(eq(orderLines.id, line.id));
  }
  await putBack(
    transaction,
    order,
    dropped.map(({ line, count }) => ({ ...line, quantity: count })),
  );
  const changed = { ...order, ...change };
  if (amountDue(changed) > 0) return;
  await moveOrder(transaction, changed, { to: 'processing', comment: 'Niets meer te betalen', now });
}

/** What pieces of a line cost, after the coupon: those that go one by one cost what they cost together. */
function worthOf(line: KeptLine, count: number): Cents {
  const paid = (pieces: number) => Math.round(((line.rowTotal - line.discount) * pieces) / line.quantity);
  return paid(line.withdrawn + count) - paid(line.withdrawn);
}
