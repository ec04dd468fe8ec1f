import { toEuros } from '@etalage/core';
import { and, eq } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import type { CustomerData } from '../customerData/customerData.ts';
import { orders } from '../orders/tables.ts';
import { cartGiftCards, giftCards, orderGiftCards } from './tables.ts';

/** Cards that paid a customer's orders, or are in the cart. A card is nobody's; those in the cart go with it. */
export const giftCardData: CustomerData = {
  tables: [giftCards, cartGiftCards, orderGiftCards],
  read: async (database, { id, storeId }) => {
    const spent = await database
      .select({ number: orders.number, ending: giftCards.ending, paid: orderGiftCards })
      .from(orderGiftCards)
      .innerJoin(orders, eq(orders.id, orderGiftCards.orderId))
      .innerJoin(giftCards, eq(giftCards.id, orderGiftCards.giftCardId))
      .where(eq(orders.customerId, id))
      .orderBy(orderGiftCards.id);
    const waiting = await database
      .select({ ending: giftCards.ending })
      .from(cartGiftCards)
      .innerJoin(giftCards, eq(giftCards.id, cartGiftCards.giftCardId))
      .innerJoin(carts, eq(carts.id, cartGiftCards.cartId))
      .where(and(eq(carts.storeId, storeId), eq(carts.customerId, id)))
      .orderBy(cartGiftCards.id);
    return {
      gift_cards: [
        ...spent.map(({ number, ending, paid: { amount, returnedAt } }) => ({
          ending,
          order: number,
          paid: toEuros(amount),
          ...(returnedAt === null ? {} : { returned_at: returnedAt.toISOString() }),
        })),
        ...waiting.map(({ ending }) => ({ ending, cart: true })),
      ],
    };
  },
  forget: async () => undefined,
};
