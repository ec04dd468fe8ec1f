import { applyCouponAtom, applyGiftCardAtom, createCouponApi, createGiftCardApi } from '@etalage/cart/headless';
import { ApiError, UnreachableError, type DomainEvents } from '@etalage/core';
import type { Visit } from './createVisit.ts';
import { viewOf } from './viewOf.ts';
import { visitHttp } from './visitHttp.ts';

/** Uses a guest's coupon and gift cards in the cart of the customer; what is not valid there is left. */
export async function useCodesAgain(visit: Visit, { coupon, giftCards }: DomainEvents['cart/joined']): Promise<void> {
  const { store } = visit;
  const { endpoints } = viewOf(visit);
  const couponApi = createCouponApi(visitHttp(visit), endpoints.cart);
  const giftCardApi = createGiftCardApi(visitHttp(visit), endpoints.giftcard);
  if (coupon !== undefined) await store.set(applyCouponAtom, couponApi, coupon).catch(ignoreFailure);
  // In their order: each pays of what those before it left.
  for (const code of giftCards) await store.set(applyGiftCardAtom, giftCardApi, code).catch(ignoreFailure);
}

function ignoreFailure(error: unknown): void {
  if (!(error instanceof ApiError || error instanceof UnreachableError)) throw error;
}
