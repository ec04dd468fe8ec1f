import { isLoggedInAtom } from '@etalage/account/headless';
import { ApiError, maySucceedLater } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import type { Act } from './acts.ts';
import type { Confirmed } from './cartStorage.ts';
import { definedOnly } from './definedOnly.ts';
import { isOnline } from './isOnline.ts';
import { cartPortsAtom } from './ports.ts';
import { sendToCart } from './sendAct.ts';
import { UnknownCart } from './unknownCart.ts';

/**
 * As `sendToCart`. A customer’s act is recorded until it is answered: if the session ends before, nobody knows whether
 * their cart has it.
 */
export const sendRecordedAtom = atom(null, async (get, _set, cart: Confirmed, act: Act): Promise<Confirmed> => {
  const { api, storage, now } = get(cartPortsAtom);
  if (!get(isLoggedInAtom) || !isOnline()) return sendToCart(api, cart, act);
  const isFirst = storage.unanswered(now())?.act.taskId !== act.taskId;
  if (isFirst) storage.writeUnanswered({ act, ...definedOnly({ cartId: cart.cartId }) }, now());
  try {
    const confirmed = await sendToCart(api, cart, act);
    storage.forgetUnanswered();
    return confirmed;
  } catch (error) {
    // That the session is over says nothing of an earlier try.
    if (isRefusal(error) && (isFirst || !isOfEndedSession(error))) storage.forgetUnanswered();
    throw error;
  }
});

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && !maySucceedLater(error);
const isOfEndedSession = (error: ApiError): boolean => error.code === 401 || error instanceof UnknownCart;
