import { fromEuros, type Cents } from '@etalage/core';
import type { TierPrice } from '../contract/productParts.ts';
import { numberOf } from './values.ts';

/** Magento's id for 'all customer groups'. */
const everyGroup = 32_000;

/** For whom and for how many a tier is sought. */
export type TierQuestion = {
  quantity: number;
  /** In cents, tax included. */
  finalPrice: Cents;
  /** When given, tiers of other groups do not count. */
  groupId?: string | number;
};

/** The price each in cents: the lowest tier within the quantity and below the final price, else the final price (PRICE-08). */
export function priceWithTiers(tiers: readonly TierPrice[] | null | undefined, question: TierQuestion): Cents {
  const { quantity, finalPrice, groupId } = question;
  const fits = (tier: TierPrice) => (numberOf(tier.qty) ?? Infinity) <= quantity && isForGroup(tier, groupId);
  const values = (tiers ?? [])
    .filter(fits)
    .flatMap(({ value }) => numberOf(value) ?? [])
    .map((value) => fromEuros(value));
  return Math.min(finalPrice, ...values);
}

/** Magento's id of who is not logged in. */
const guests = 0;

/** A lower price each, from a quantity on, and what it saves in whole percent of the final price. */
export type TierOffer = { quantity: number; price: Cents; savingPercent: number };

/** What a guest is offered beyond one piece (PRICE-18): by quantity, each lower than the one before. */
export function tierOffers(tiers: readonly TierPrice[] | null | undefined, finalPrice: Cents): TierOffer[] {
  const quantities = (tiers ?? []).flatMap(({ qty }) => numberOf(qty) ?? []).filter((quantity) => quantity > 1);
  const offers = [...new Set(quantities)]
    .sort((one, other) => one - other)
    .map((quantity) => ({ quantity, price: priceWithTiers(tiers, { quantity, finalPrice, groupId: guests }) }));
  const lower = offers.filter(({ price }, at) => price < (offers[at - 1]?.price ?? finalPrice));
  return lower.map(({ quantity, price }) => ({
    quantity,
    price,
    savingPercent: Math.round(((finalPrice - price) * 100) / finalPrice),
  }));
}

function isForGroup({ customer_group_id: own }: TierPrice, groupId: string | number | undefined): boolean {
  if (groupId === undefined || own === null || own === undefined) return true;
  return Number(own) === everyGroup || String(own) === String(groupId);
}
