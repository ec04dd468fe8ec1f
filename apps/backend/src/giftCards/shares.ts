import type { Cents } from '@etalage/core';

/** What each card pays of a total, one after another: the smaller of its balance and what is left (GIFT-06). */
export function sharesOf(balances: readonly Cents[], total: Cents): Cents[] {
  let left = total;
  return balances.map((balance) => {
    const share = Math.min(balance, left);
    left -= share;
    return share;
  });
}
