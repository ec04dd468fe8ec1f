import { isLoggedInAtom } from '@etalage/account/headless';
import { ApiError, maySucceedLater } from '@etalage/core';
import { atom, type Getter } from 'jotai/vanilla';
import type { Act } from './acts.ts';
import { isJoinDueAtom } from './cartAtoms.ts';
import type { Confirmed } from './cartStorage.ts';
import { definedOnly } from './definedOnly.ts';
import { isOnline } from './isOnline.ts';
import { cartPortsAtom } from './ports.ts';
import { sendToCart } from './sendAct.ts';
import { forgetUnanswered, readUnanswered, writeUnanswered } from './unanswered.ts';
import { UnknownCart } from './unknownCart.ts';

/**
 * Whether an act is not to be sent, because the customer's cart may have it already, from before a session that ended by
 * itself: the join of the two carts finds out. The unanswered act itself can be sent again, by its id.
 */
export function mustJoinFirst(get: Getter, act: Act): boolean {
  if (!get(isJoinDueAtom)) return false;
  const ports = get(cartPortsAtom);
  const unanswered = readUnanswered(ports);
  return ports.storage.detached() !== undefined || (unanswered ?? { act }).act.taskId !== act.taskId;
}

/**
 * As `sendToCart`. A customer's act is recorded until it is answered: if the session ends before, nobody knows whether their
 * cart has it.
 */
export const sendRecordedAtom = atom(null, async (get, _set, cart: Confirmed, act: Act): Promise<Confirmed> => {
  const ports = get(cartPortsAtom);
  if (!get(isLoggedInAtom) || !isOnline()) return sendToCart(ports.api, cart, act);
  const isFirst = readUnanswered(ports)?.act.taskId !== act.taskId;
  if (isFirst) writeUnanswered(ports, { act, ...definedOnly({ cartId: cart.cartId }) });
  try {
    const confirmed = await sendToCart(ports.api, cart, act);
    forgetUnanswered(ports);
    return confirmed;
  } catch (error) {
    // That the session is over says nothing of an earlier try.
    if (isRefusal(error) && (isFirst || !isOfEndedSession(error))) forgetUnanswered(ports);
    throw error;
  }
});

/** An answer that stays the same however often one asks. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && !maySucceedLater(error);
/** What a customer's call is answered once the session is over. */
export const isOfEndedSession = (error: ApiError): boolean => error.code === 401 || error instanceof UnknownCart;
