import { read, silent } from '@etalage/core';
import type { KyInstance } from 'ky';
import { cartShare, orderAgain, type CartShare, type OrderAgain } from './contract.ts';

/** The calls that share a cart (CART-26). They are silent: who calls says what failed. */
export type CartShareApi = {
  share(cartId: string): Promise<CartShare>;
  /** What a link holds today, for the cart that it goes into; undefined while there is none. */
  open(share: string, cartId: string | undefined): Promise<OrderAgain>;
};

export function createCartShareApi(client: KyInstance, path = '/api/cart'): CartShareApi {
  const http = client.extend(silent);
  return {
    share: (cartId) => read(http.post(`${path}/share`, { searchParams: { cartId } }), cartShare),
    open: (share, cartId) =>
      read(
        http.get(`${path}/shared`, { searchParams: { share, ...(cartId !== undefined && { cartId }) } }),
        orderAgain,
      ),
  };
}
