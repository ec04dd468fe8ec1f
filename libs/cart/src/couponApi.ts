import { read, silent } from '@etalage/core';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { done } from './contract.ts';

/** The calls about a cart's coupon. A refusal is thrown as ApiError, no usable answer as UnreachableError. */
export type CouponApi = {
  apply(cartId: string, code: string): Promise<true>;
  /** Refused with 404 when the cart has none. */
  remove(cartId: string): Promise<true>;
  /** The code that the cart has, whether or not it takes something off now; '' without one. */
  code(cartId: string): Promise<string>;
};

/** The calls over the shop's HTTP client. They are silent: the form says what the server refuses. `cart` is where carts answer. */
export function createCouponApi(client: KyInstance, cart = '/api/cart'): CouponApi {
  const http = client.extend(silent);
  return {
    apply: (cartId, coupon) => read(http.post(`${cart}/apply-coupon`, { searchParams: { cartId, coupon } }), done),
    remove: (cartId) => read(http.post(`${cart}/delete-coupon`, { searchParams: { cartId } }), done),
    code: (cartId) => read(http.get(`${cart}/coupon`, { searchParams: { cartId } }), v.string()),
  };
}
