import { Coupon, createCouponApi, createGiftCardApi, GiftCards, totalsAtom } from '@etalage/cart';
import { ApiError, UnreachableError } from '@etalage/core';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { CartSharing } from './CartSharing.tsx';
import type { Visit } from '../visit/createVisit.ts';
import { defineFeature } from '../visit/defineFeature.ts';
import { visitHttp } from '../visit/visitHttp.ts';
import { viewOf } from '../visit/viewOf.ts';
import type { CartExtrasMessages } from '../words/shopWords.ts';

const couponApi = defineFeature((visit) => createCouponApi(visitHttp(visit), viewOf(visit).endpoints.cart));
const giftCardApi = defineFeature((visit) => createGiftCardApi(visitHttp(visit), viewOf(visit).endpoints.giftcard));

export type CartExtrasProps = {
  visit: Visit;
  messages: CartExtrasMessages;
  /** Whether the cart can be shared here (CART-26). */
  isShareable?: boolean;
  /** There is nothing left to pay, or something again: what can be paid with is another (PAY-19). */
  onFree?: () => Promise<unknown>;
};

/** Coupon, gift cards and link of the cart, with their calls. */
export function CartExtras({ visit, messages, onFree, isShareable = false }: CartExtrasProps) {
  const [apis] = useState(() => ({ coupon: couponApi(visit), giftCard: giftCardApi(visit) }));
  useFree(onFree);
  return (
    <>
      <Coupon api={apis.coupon} messages={messages.coupon} />
      <GiftCards api={apis.giftCard} messages={messages.giftCard} />
      {isShareable && <CartSharing visit={visit} messages={messages.share} />}
    </>
  );
}

/** Without an answer the order says why it cannot be paid so. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof ApiError || error instanceof UnreachableError)) throw error;
}

function useFree(onFree: CartExtrasProps['onFree']): void {
  const total = useAtomValue(totalsAtom)?.total;
  const isFree = total === undefined ? undefined : total === 0;
  const before = useRef(isFree);
  useEffect(() => {
    if (before.current !== undefined && before.current !== isFree) void onFree?.().catch(ignoreFailure);
    before.current = isFree;
  }, [isFree, onFree]);
}
