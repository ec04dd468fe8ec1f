import type { OrderAgain } from '@etalage/cart';
import { cartTokenAtom } from '@etalage/cart/headless';
import { ApiError, maySucceedLater } from '@etalage/core';
import { cartShareApi } from '../../visit/cartShareApi.ts';
import type { Visit } from '../../visit/createVisit.ts';

/** What a link holds today, or that it does not work, in the words of the server where it was asked. */
export type OpenedShare = { shared: OrderAgain } | { refusal: string | undefined };

/** Opens a link for the cart of the visit, which is loaded. */
export async function openShare(visit: Visit, token: string): Promise<OpenedShare> {
  // A whole one has its signature behind a dot.
  if (!token.includes('.')) return { refusal: undefined };
  try {
    return { shared: await cartShareApi(visit).open(token, visit.store.get(cartTokenAtom)) };
  } catch (error) {
    if (!(error instanceof ApiError) || maySucceedLater(error) || error.code === 401) throw error;
    return { refusal: error.message || undefined };
  }
}
