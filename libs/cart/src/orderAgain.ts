import { read, silent } from '@etalage/core';
import type { KyInstance } from 'ky';
import { orderAgain, type OrderAgain } from './contract.ts';

type Asked = {
  /** Of the order. */
  number: string;
  /** The cart that it goes into; undefined while there is none. */
  cartId: string | undefined;
  path?: string | undefined;
};

/** What an order of the customer would be today (ACC-14). Throws ApiError 404 for an unknown one. */
export const readOrderAgain = (
  client: KyInstance,
  { number, cartId, path = '/api/user' }: Asked,
): Promise<OrderAgain> =>
  read(
    client.extend(silent).get(`${path}/order/${encodeURIComponent(number)}/again`, {
      searchParams: cartId === undefined ? {} : { cartId },
    }),
    orderAgain,
  );
