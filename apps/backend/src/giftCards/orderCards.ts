import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Order } from '../orders/tables.ts';
import { ChangedGiftCard, type CardShare } from './cartCards.ts';
import { cartGiftCards, giftCards, orderGiftCards } from './tables.ts';

/** Takes from held cards what they pay of an order, and no more (GIFT-07). The cart forgets their codes. */
export async function spendCards(
  transaction: Database,
  order: Pick<Order, 'id' | 'cartId'>,
  shares: readonly CardShare[],
): Promise<void> {
  for (const { cardId, amount } of shares) {
    if (amount === 0) continue;
    const taken = await transaction
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} - ${amount}` })
      .where(and(eq(giftCards.id, cardId), gte(giftCards.balance, amount)))
      .returning({ id: giftCards.id });
    if (taken.length === 0) throw new ChangedGiftCard();
    await transaction.insert(orderGiftCards).values({ orderId: order.id, giftCardId: cardId, amount });
  }
  await transaction.delete(cartGiftCards).where(eq(cartGiftCards.cartId, order.cartId));
}

/** Puts back a part of what cards paid of an order that goes on, the card first that paid last. */
export async function returnPartToCards(transaction: Database, { id }: Pick<Order, 'id'>, part: number): Promise<void> {
  const taken = await transaction
    .select()
    .from(orderGiftCards)
    .where(eq(orderGiftCards.orderId, id))
    .orderBy(desc(orderGiftCards.id));
  let left = part;
  for (const share of taken) {
    const amount = Math.min(left, share.amount);
    left -= amount;
    await transaction
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} + ${amount}` })
      .where(eq(giftCards.id, share.giftCardId));
    await transaction
      .update(orderGiftCards)
      .set({ amount: share.amount - amount })
      .where(eq(orderGiftCards.id, share.id));
  }
}

/** Puts back, once, what cards paid of an order that ends (GIFT-07). */
export async function returnToCards(transaction: Database, { id }: Pick<Order, 'id'>, at: Date): Promise<void> {
  const isTaken = and(eq(orderGiftCards.orderId, id), isNull(orderGiftCards.returnedAt));
  const taken = await transaction.select().from(orderGiftCards).where(isTaken).orderBy(asc(orderGiftCards.giftCardId));
  for (const { giftCardId, amount } of taken) {
    await transaction
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} + ${amount}` })
      .where(eq(giftCards.id, giftCardId));
  }
  await transaction.update(orderGiftCards).set({ returnedAt: at }).where(isTaken);
}
