import { toEuros, type Cents } from '@etalage/core';
import { giftCard as constants } from '@etalage/core/constants';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isCart, type Cart, type CartKey } from '../cart/carts.ts';
import { carts } from '../cart/tables.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { BackendError, refuse } from '../http/envelope.ts';
import { refuseCard, usableBalance, type GiftCard } from './cards.ts';
import { normalCode } from './codes.ts';
import { sharesOf } from './shares.ts';
import { cartGiftCards, giftCards } from './tables.ts';

/** A card that a cart uses. */
export type CartCard = {
  cardId: number;
  code: string;
  /** What can be taken from it now. */
  balance: Cents;
  /** What was on it when the shopper last heard of it. */
  seenBalance: Cents;
};

/** What a card pays of a cart. */
export type CardShare = CartCard & { amount: Cents };

/** The cards of a cart, in the order in which they were applied. */
export async function readCartCards(database: Database, cartId: number, now: number): Promise<CartCard[]> {
  const rows = await database
    .select({ applied: cartGiftCards, card: giftCards })
    .from(cartGiftCards)
    .innerJoin(giftCards, eq(giftCards.id, cartGiftCards.giftCardId))
    .where(eq(cartGiftCards.cartId, cartId))
    .orderBy(asc(cartGiftCards.id));
  return rows.map(({ applied: { code, seenBalance }, card }) => ({
    cardId: card.id,
    code,
    seenBalance,
    balance: usableBalance(card, now),
  }));
}

/** What the cards of a cart pay of a total. */
export function cardShares(cards: readonly CartCard[], total: Cents): CardShare[] {
  const amounts = sharesOf(
    cards.map(({ balance }) => balance),
    total,
  );
  return cards.map((card, index) => ({ ...card, amount: amounts[index] ?? 0 }));
}

/** What cards pay together. */
export const paidByCards = (shares: readonly CardShare[]): Cents => shares.reduce((sum, { amount }) => sum + amount, 0);

/** The row of the totals (GIFT-02, GIFT-06); none without cards. */
export const giftCardRows = (shares: readonly CardShare[]) =>
  shares.length === 0
    ? []
    : [
        {
          code: constants.segment,
          title: 'Cadeaukaart',
          value: 0 - paidByCards(shares),
          extension_attributes: {
            gift_codes: shares.map(({ code }) => code),
            gift_cards: shares.map(({ code, amount }) => ({ code, amount: toEuros(amount) })),
          },
        },
      ];

/** So many cards pay one order at most. */
const maxCards = 10;

/** Lets a held cart use a card, once (GIFT-06). */
export async function applyCard(transaction: Database, cart: Cart, card: GiftCard, code: string): Promise<true> {
  const seenBalance = card.balance;
  const applied = await transaction
    .select({ cardId: cartGiftCards.giftCardId })
    .from(cartGiftCards)
    .where(eq(cartGiftCards.cartId, cart.id));
  if (applied.length >= maxCards && !applied.some(({ cardId }) => cardId === card.id)) {
    refuse(400, `Je kunt hooguit ${maxCards} cadeaukaarten per bestelling gebruiken.`);
  }
  await transaction
    .insert(cartGiftCards)
    .values({ cartId: cart.id, giftCardId: card.id, code: normalCode(code), seenBalance })
    .onConflictDoUpdate({ target: [cartGiftCards.cartId, cartGiftCards.giftCardId], set: { seenBalance } });
  return true;
}

/** Takes a card off a cart; refused when the cart does not use it. */
export async function removeCard(database: Database, cart: Cart, code: string): Promise<true> {
  const removed = await database
    .delete(cartGiftCards)
    .where(and(eq(cartGiftCards.cartId, cart.id), eq(cartGiftCards.code, normalCode(code))))
    .returning();
  return removed.length === 0 ? refuseCard() : true;
}

/** Holds the cards of a cart until the transaction ends, always in the same order: no other order spends them meanwhile. */
export async function lockCartCards(transaction: Database, { id }: Cart): Promise<void> {
  const used = transaction
    .select({ id: cartGiftCards.giftCardId })
    .from(cartGiftCards)
    .where(eq(cartGiftCards.cartId, id));
  await transaction.select().from(giftCards).where(inArray(giftCards.id, used)).orderBy(giftCards.id).for('update');
}

/** A card of an order has less on it than the shopper was told, or ended. */
export class ChangedGiftCard extends BackendError {
  constructor() {
    super(400, 'Er staat minder op je cadeaukaart dan je zag, of hij is niet meer geldig. Kijk het totaal na.');
  }
}

/** Refuses to order with cards that have less on them than the shopper was told. */
export function refuseChangedCards(cards: readonly CartCard[]): void {
  if (cards.some(({ balance, seenBalance }) => balance < seenBalance)) throw new ChangedGiftCard();
}

/** After such a refusal: cards that ended leave the cart, and the next totals count what is on the others. */
export async function refreshCartCards(database: Database, key: CartKey, now: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const isOpen = and(isCart(key), eq(carts.status, 'open'));
    const [cart] = await transaction.select().from(carts).where(isOpen).for('update');
    if (cart === undefined) return;
    for (const { cardId, balance } of await readCartCards(transaction, cart.id, now)) {
      const isCard = and(eq(cartGiftCards.cartId, cart.id), eq(cartGiftCards.giftCardId, cardId));
      if (balance === 0) await transaction.delete(cartGiftCards).where(isCard);
      else await transaction.update(cartGiftCards).set({ seenBalance: balance }).where(isCard);
    }
  });
}
