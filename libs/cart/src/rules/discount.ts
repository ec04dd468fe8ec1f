import { percentOf, type Cents } from '@etalage/core';

/** What a coupon takes off: `amount` is a percentage, or cents of the whole cart. */
export type Discount = { type: 'percentage' | 'fixed'; amount: number };

/**
 * `whole` cents split in proportion to `weights`; the cents that remain go to the largest fractions, the first line
 * before the later ones (PRICE-16). The parts add up to `whole`; all are 0 when the weights are.
 */
export function splitInProportion(whole: Cents, weights: readonly Cents[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum));
  const fractions = weights.map((weight, index) => ({ index, fraction: (whole * weight) % sum }));
  const largestFirst = fractions.sort((a, b) => b.fraction - a.fraction);
  const remaining = whole - parts.reduce((total, part) => total + part, 0);
  const lucky = new Set(largestFirst.slice(0, remaining).map(({ index }) => index));
  return parts.map((part, index) => (lucky.has(index) ? part + 1 : part));
}

/** The discount of each line in cents: a percentage is rounded per line, a fixed amount is split, never below zero. */
export function lineDiscounts(lineTotals: readonly Cents[], discount: Discount | undefined): Cents[] {
  if (discount === undefined) return lineTotals.map(() => 0);
  if (discount.type === 'percentage') {
    return lineTotals.map((total) => Math.min(total, percentOf(total, discount.amount)));
  }
  const subtotal = lineTotals.reduce((sum, total) => sum + total, 0);
  return splitInProportion(Math.min(discount.amount, subtotal), lineTotals);
}
