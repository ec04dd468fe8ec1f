import { ApiError, UnreachableError, type Cents } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import type { CouponApi } from '../couponApi.ts';
import { acceptGone } from './acceptGone.ts';
import { cartTokenAtom } from './cartAtoms.ts';
import { followTotalsAtom, sentCartAtom } from './sentCart.ts';
import { totalsAtom } from './totalsAtoms.ts';

/** The coupon of the cart. Without `discount` it takes nothing off: it ended, was used up, or the order is too small. */
export type CartCoupon = { code: string; discount?: Cents };

/** A code that the cart has at the server although the totals do not count it. */
const idleCodeAtom = atom<string | undefined>(undefined);

/** The coupon as the shopper sees it. */
export const couponAtom = atom((get): CartCoupon | undefined => {
  const totals = get(totalsAtom);
  const idle = get(idleCodeAtom);
  if (totals?.couponCode === undefined) return idle === undefined ? undefined : { code: idle };
  const discount = totals.segments.find(({ code }) => code === 'discount')?.value ?? 0;
  return { code: totals.couponCode, discount: -discount };
});

/** Uses a code; the totals follow (TOTAL-09). Throws ApiError for a refusal, UnreachableError without a usable answer. */
export const applyCouponAtom = atom(null, async (_get, set, api: CouponApi, code: string) => {
  const cartId = await set(sentCartAtom);
  await api.apply(cartId, code);
  await set(followTotalsAtom);
  set(idleCodeAtom, code.toUpperCase());
});

/** Takes the coupon off; the totals follow (TOTAL-09). Throws as `applyCouponAtom`. */
export const removeCouponAtom = atom(null, async (_get, set, api: CouponApi) => {
  const cartId = await set(sentCartAtom);
  await api.remove(cartId).catch(acceptGone);
  set(idleCodeAtom, undefined);
  await set(followTotalsAtom);
});

/** Asks for a coupon that the totals do not count, so that the shopper hears of one that ended meanwhile. */
export const findIdleCouponAtom = atom(null, async (get, set, api: CouponApi) => {
  const cartId = get(cartTokenAtom);
  if (cartId === undefined) return set(idleCodeAtom, undefined);
  if (get(totalsAtom)?.couponCode !== undefined) return;
  try {
    set(idleCodeAtom, (await api.code(cartId)) || undefined);
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UnreachableError)) throw error;
  }
});
