import type { GiftCard as WireGiftCard, GiftCardStatus } from '@etalage/cart/contract';
import { shopDay, toEuros } from '@etalage/core';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { codeHash, normalCode } from './codes.ts';
import { giftCards } from './tables.ts';

/** A gift card as it is kept. */
export type GiftCard = typeof giftCards.$inferSelect;

/** Says the same of every code that cannot be used (GIFT-05). */
export function refuseCard(): never {
  const errorMessage = 'Dit is geen geldige cadeaukaart';
  return refuse(404, errorMessage, { errorMessage, code: 404 });
}

/** How a card stands; it is valid up to and including its last day (GIFT-04). */
export function statusOf({ isActive, balance, expiredDate }: GiftCard, now: number): GiftCardStatus {
  if (!isActive) return 'inactive';
  if (balance === 0) return 'used';
  return expiredDate !== null && shopDay(now) > expiredDate ? 'expired' : 'active';
}

/** What can be taken from a card now. */
export const usableBalance = (card: GiftCard, now: number): number =>
  statusOf(card, now) === 'active' ? card.balance : 0;

/** The card of a code in a store view; refused when there is none. */
export async function findCard(database: Database, store: Store, code: string): Promise<GiftCard> {
  const [card] = await database
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.storeId, store.id), eq(giftCards.codeHash, codeHash(normalCode(code)))));
  return card ?? refuseCard();
}

/** A card in the wire format (GIFT-03). */
export const toWireCard = (card: GiftCard, code: string, now: number): WireGiftCard => ({
  code: normalCode(code),
  status: statusOf(card, now),
  current_value: toEuros(card.balance),
  initial_value: toEuros(card.initialValue),
  currency: card.currency,
  expired_date: card.expiredDate,
});
