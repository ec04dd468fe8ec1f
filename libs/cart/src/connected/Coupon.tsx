import { ApiError, UnreachableError } from '@etalage/core';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { CouponForm } from '../components/CouponForm/CouponForm.tsx';
import type { CouponApi } from '../couponApi.ts';
import type { CouponMessages } from '../messages/coupon.ts';
import { cartTokenAtom } from '../model/cartAtoms.ts';
import { applyCouponAtom, couponAtom, findIdleCouponAtom, removeCouponAtom } from '../model/couponAtoms.ts';
import { totalsAtom } from '../model/totalsAtoms.ts';
import { useAttempt } from './useAttempt.ts';

/** The coupon of the cart (TOTAL-10). */
export function Coupon({ api, messages }: { api: CouponApi; messages: CouponMessages }) {
  const coupon = useAtomValue(couponAtom);
  const counted = useAtomValue(totalsAtom)?.couponCode;
  const cartId = useAtomValue(cartTokenAtom);
  const findIdle = useSetAtom(findIdleCouponAtom);
  const apply = useSetAtom(applyCouponAtom);
  const remove = useSetAtom(removeCouponAtom);
  const { isBusy, failure, attempt, fail } = useAttempt(coupon?.code, (error) => failureText(error, messages));
  useEffect(() => void findIdle(api), [counted, cartId, findIdle, api]);
  const onApply = (code: string) => {
    if (code === '') fail(messages.missing);
    else attempt(() => apply(api, code));
  };
  const shown = { coupon, isBusy, failure, messages };
  return <CouponForm {...shown} onApply={onApply} onRemove={() => attempt(() => remove(api))} />;
}

/** Why an act on the coupon failed: the server's own words where it has some. A programming error is thrown on. */
function failureText(error: unknown, { couponNotValid, offline, failed }: CouponMessages): string {
  if (error instanceof ApiError) return error.message || (error.code === 404 ? couponNotValid : failed);
  if (!(error instanceof UnreachableError)) throw error;
  return navigator.onLine ? failed : offline;
}
