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
    .map((tier) => fromEuros(numberOf(tier.value) ?? Number.MAX_SAFE_INTEGER / 100));
  return Math.min(finalPrice, ...values);
}

function isForGroup({ customer_group_id: own }: TierPrice, groupId: string | number | undefined): boolean {
  if (groupId === undefined || own === null || own === undefined) return true;
  return Number(own) === everyGroup || String(own) === String(groupId);
}
