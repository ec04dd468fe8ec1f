import type { GiftCard as WireGiftCard } from '@etalage/cart/contract';
import { fromEuros } from '@etalage/core';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { findCard, toWireCard, type GiftCard } from './cards.ts';
import { codeHash, newCode, normalCode } from './codes.ts';
import { giftCards } from './tables.ts';

/** A card to make: its value in euros, and a code of the shop's own where it has one. */
export type NewGiftCard = { code?: string | undefined; value: number; expired_date: string | null };

type AdminPorts = { database: Database; clock: Clock };

/**
 * Makes a card. With a code of the shop's own, the same again answers the card that it made, so that a retry makes no money;
 * another value is refused.
 */
export async function makeCard(
  { database, clock }: AdminPorts,
  store: Store,
  sent: NewGiftCard,
): Promise<WireGiftCard> {
  const code = normalCode(sent.code ?? newCode());
  const now = clock.now();
  const value = fromEuros(sent.value);
  const [made] = await database
    .insert(giftCards)
    .values({
      storeId: store.id,
      codeHash: codeHash(code),
      ending: code.slice(-4),
      initialValue: value,
      balance: value,
      expiredDate: sent.expired_date,
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning();
  return toWireCard(made ?? (await sameCard(database, store, code, sent)), code, now);
}

async function sameCard(database: Database, store: Store, code: string, sent: NewGiftCard): Promise<GiftCard> {
  const card = await findCard(database, store, code);
  const isSame = card.initialValue === fromEuros(sent.value) && card.expiredDate === sent.expired_date;
  return isSame ? card : refuse(409, 'Er is al een andere cadeaukaart met deze code.');
}

/** What the shop changes of a card. */
export type GiftCardChange = {
  code: string;
  is_active?: boolean | undefined;
  expired_date?: string | null | undefined;
};

/** Blocks a card or lets it be used again, or gives it another last day. */
export async function changeCard(
  { database, clock }: AdminPorts,
  store: Store,
  { code, is_active, expired_date }: GiftCardChange,
): Promise<WireGiftCard> {
  return inTransaction(database, async (transaction) => {
    const card = await findCard(transaction, store, code);
    const change = {
      isActive: is_active ?? card.isActive,
      expiredDate: expired_date === undefined ? card.expiredDate : expired_date,
    };
    await transaction.update(giftCards).set(change).where(eq(giftCards.id, card.id));
    return toWireCard({ ...card, ...change }, code, clock.now());
  });
}
