import { applyCouponAtom, createCouponApi } from '@etalage/cart/headless';
import { ApiError, UnreachableError } from '@etalage/core';
import type { Visit } from './createVisit.ts';
import { viewOf } from './viewOf.ts';
import { visitHttp } from './visitHttp.ts';

/** Uses a guest's coupon in the cart of the customer; one that is not valid there is left. */
export async function useCouponAgain(visit: Visit, coupon: string): Promise<void> {
  const api = createCouponApi(visitHttp(visit), viewOf(visit).endpoints.cart);
  await visit.store.set(applyCouponAtom, api, coupon).catch((error: unknown) => {
    if (!(error instanceof ApiError || error instanceof UnreachableError)) throw error;
  });
}
