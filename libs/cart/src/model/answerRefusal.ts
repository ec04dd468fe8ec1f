import { isLoggedInAtom } from '@etalage/account/headless';
import { ApiError } from '@etalage/core';
import { queues } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';
import type { Act } from './acts.ts';
import { bypassAtom, confirmCartAtom, confirmedAtom, finishAtom, lastFailureAtom, waitAtom } from './cartAtoms.ts';
import { isCustomersCart } from './cartOwner.ts';
import type { Confirmed } from './cartStorage.ts';
import { withoutServer, type CartLine } from './line.ts';
import { emitRefused } from './notices.ts';
import { cartPortsAtom } from './ports.ts';
import { UnknownCart } from './unknownCart.ts';

/**
 * What follows when the server does not take an act: it is told, or a new cart takes over where the cart is not known. False
 * when the act stays to be sent again.
 */
export const answerRefusalAtom = atom(null, (_get, set, act: Act, cart: Confirmed, error: Error): boolean => {
  if (isOfEndedSession(error)) return set(waitForNextAtom);
  if (error instanceof UnknownCart) set(bypassCartAtom, act, cart, error);
  else set(refuseAtom, act, cart, error);
  return true;
});

/** The session of a customer is over, which the shop tells them: the act itself was not refused. */
const isOfEndedSession = (error: Error): boolean => error instanceof ApiError && error.code === 401;

/** Whoever shops here in a moment sends what waits: a guest, or the customer with a new token. */
const waitForNextAtom = atom(null, (_get, set): false => {
  set(lastFailureAtom, { retryAfter: undefined });
  return false;
});

const refuseAtom = atom(null, (get, set, act: Act, cart: Confirmed, error: Error) => {
  set(finishAtom, act, cart);
  emitRefused(get(cartPortsAtom).events, act, error);
});

const bypassCartAtom = atom(null, (get, set, act: Act, cart: Confirmed, error: ApiError) => {
  if (!set(startAnewAtom, cart)) set(refuseAtom, act, get(confirmedAtom), error);
});

/**
 * The server does not know the cart: a new one takes the lines along. False once that was done as often as the configuration
 * allows (SYNC-13). A customer whose session ended finds the cart again at the next login.
 */
export const startAnewAtom = atom(null, (get, set, cart: Confirmed): boolean => {
  if (get(bypassAtom) >= queues.maxCartBypassAttempts) return false;
  set(bypassAtom, (count) => count + 1);
  set(confirmCartAtom, { lines: [] });
  // Of a customer who is logged in it was ordered, on another device or by another customer: its lines do not come back.
  if (isCustomersCart(cart) && get(isLoggedInAtom)) return true;
  if (isCustomersCart(cart)) get(cartPortsAtom).storage.writeDetached(cart);
  set(waitAtom, cart.lines.map(asAdd), 'first');
  return true;
});

const asAdd = (line: CartLine): Act => ({
  kind: 'add',
  taskId: crypto.randomUUID(),
  line: withoutServer(line),
  isSilent: true,
});
