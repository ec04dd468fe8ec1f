import { fromEuros, UnreachableError, type Cents } from '@etalage/core';
import { cart as cartConstants, giftCard as constants } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { giftCardExtension } from '../giftCardContract.ts';
import type { GiftCardApi } from '../giftCardApi.ts';
import { acceptGone } from './acceptGone.ts';
import { cartPortsAtom } from './ports.ts';
import { followTotalsAtom, sentCartAtom } from './sentCart.ts';
import { platformTotalsAtom } from './totalsAtoms.ts';

/** A gift card that the cart uses, and what it pays. */
export type CartGiftCard = { code: string; amount: Cents };

/** The gift cards of the cart, as its totals tell them. */
export const giftCardsAtom = atom((get): readonly CartGiftCard[] => {
  const segment = get(platformTotalsAtom)?.total_segments.find(({ code }) => code === constants.segment);
  const told = v.safeParse(giftCardExtension, segment?.extension_attributes);
  if (!told.success) return [];
  const amounts = new Map(told.output.gift_cards.map(({ code, amount }) => [code, fromEuros(amount)]));
  return told.output.gift_codes.map((code) => ({ code, amount: amounts.get(code) ?? 0 }));
});

/** Uses a card; the totals follow (GIFT-01). Throws ApiError for a refusal, UnreachableError without a usable answer. */
export const applyGiftCardAtom = atom(null, async (_get, set, api: GiftCardApi, code: string) => {
  await api.apply(await set(countedCartAtom), code);
  await set(followTotalsAtom);
});

/** Takes a card off; the totals follow (GIFT-01). Throws as `applyGiftCardAtom`. */
export const removeGiftCardAtom = atom(null, async (_get, set, api: GiftCardApi, code: string) => {
  await api.remove(await set(countedCartAtom), code).catch(acceptGone);
  await set(followTotalsAtom);
});

/** The cart's name at the server, where totals are synced. */
const countedCartAtom = atom(null, async (get, set): Promise<string> => {
  const { syncsTotals = cartConstants.synchronizeTotals } = get(cartPortsAtom);
  if (!syncsTotals) throw new UnreachableError('No totals sync');
  return set(sentCartAtom);
});
