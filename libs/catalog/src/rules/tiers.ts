import { fromEuros, type Cents } from '@etalage/core';
import type { TierPrice } from '../contract/productParts.ts';
import { numberOf } from './values.ts';

/** Magento's id for 'all customer groups'. */
const everyGroup = 32_000;

/** For how many a tier is sought. */
export type TierQuestion = {
  quantity: number;
  /** In cents, tax included. */
  finalPrice: Cents;
};

/** The price each in cents: the lowest tier within the quantity and below the final price, else the final price (PRICE-08). */
export function priceWithTiers(tiers: readonly TierPrice[] | null | undefined, question: TierQuestion): Cents {
  const { quantity, finalPrice } = question;
  const fits = ({ qty }: TierPrice) => (numberOf(qty) ?? Infinity) <= quantity;
  const values = (tiers ?? [])
    .filter(fits)
    .flatMap(({ value }) => numberOf(value) ?? [])
    .map((value) => fromEuros(value));
  return Math.min(finalPrice, ...values);
}

/** A lower price each, from a quantity on, and what it saves in whole percent of the final price. */
export type TierOffer = { quantity: number; price: Cents; savingPercent: number };

/** What is offered beyond one piece (PRICE-18): by quantity, each lower than the one before. */
export function tierOffers(tiers: readonly TierPrice[] | null | undefined, finalPrice: Cents): TierOffer[] {
  const quantities = (tiers ?? []).flatMap(({ qty }) => numberOf(qty) ?? []).filter((quantity) => quantity > 1);
  const offers = [...new Set(quantities)]
    .sort((one, other) => one - other)
    .map((quantity) => ({ quantity, price: priceWithTiers(tiers, { quantity, finalPrice }) }));
  const lower = offers.filter(({ price }, at) => price < (offers[at - 1]?.price ?? finalPrice));
  return lower.map(({ quantity, price }) => ({
    quantity,
    price,
    savingPercent: Math.round(((finalPrice - price) * 100) / finalPrice),
  }));
}

/** The groups that tiers name, each by its own id. */
export const groupsOfTiers = (tiers: readonly TierPrice[]): number[] =>
  tiers.flatMap(({ customer_group_id: own }) => numberOf(own) ?? []).filter((group) => group !== everyGroup);

/** The tiers that count for a group of customers: its own, and those for all (PRICE-09). */
export const tiersOfGroup = (tiers: readonly TierPrice[], groupId: number): TierPrice[] =>
  tiers.filter(({ customer_group_id: own }) => {
    const group = numberOf(own) ?? everyGroup;
    return group === everyGroup || group === groupId;
  });
