import { putBackAtom } from '@etalage/cart/headless';
import { ApiError, UnreachableError } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import type { OrderReference, OrderStatus } from '../contract.ts';
import type { ConfirmedOrder } from './orderOutcome.ts';
import { checkoutPortsAtom } from './ports.ts';
import type { LastOrder } from './storedDetails.ts';

const orderStateAtom = atom<ConfirmedOrder | undefined>(undefined);
const thanksAtom = atom(false);

/** The order that was placed in this visit. */
export const orderAtom = atom((get) => get(orderStateAtom));
/** Whether the thank-you state shows (CHK-13). */
export const isThankYouPageAtom = atom((get) => get(thanksAtom) || get(offlineStateAtom) !== undefined);
/** Enters the thank-you state for an order that was just placed. */
export const showThankYouAtom = atom(null, (_get, set, order: ConfirmedOrder) => {
  set(orderStateAtom, order);
  set(thanksAtom, true);
});
/** The shopper leaves the thank-you state. */
export const leaveThankYouAtom = atom(null, (_get, set) => {
  set(thanksAtom, false);
  set(offlineStateAtom, undefined);
});

/** The order that was placed offline in this visit, while its thanks are shown. */
type PlacedOffline = {
  orderId: string;
  /** False where the browser forgets it with the page. */
  isKept: boolean;
  /** Once the server has it: where it is found. */
  sent?: { orderId: string; orderNumber: string | null; result: string };
};
export const offlineStateAtom = atom<PlacedOffline | undefined>(undefined);

/** What this browser knows of an order: only of the one that was placed here last. */
export const boughtAtom = atom(null, (get, _set, orderId: string): LastOrder | undefined => {
  const last = get(checkoutPortsAtom).storage.readLastOrder();
  return last?.orderId === orderId ? last : undefined;
});

const referenceAtom = atom(null, (get, _set, orderId: string): OrderReference => {
  const last = get(checkoutPortsAtom).storage.readLastOrder();
  return last?.orderId === orderId && last.cartId !== '' ? { cartId: last.cartId, orderId } : { orderId };
});

/** A new payment address for an order; undefined when it cannot be had: the order stays open for payment (PAY-12). */
export const payAgainAtom = atom(null, async (get, set, orderId: string): Promise<string | undefined> => {
  const { api, events } = get(checkoutPortsAtom);
  try {
    return await api.paymentUrl(set(referenceAtom, orderId));
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
    events.emit('order/failed', { message: error.message, error });
    return undefined;
  }
});

/** How an order stands, by the server (PAY-13). Throws what the API throws. */
export const orderStatusAtom = atom(null, (get, set, orderId: string): Promise<OrderStatus> =>
  get(checkoutPortsAtom).api.orderStatus(set(referenceAtom, orderId)),
);

/** Cancels an unpaid order and puts its lines back in a new cart; the next order gets a new key (PAY-14). */
export const restoreCartAtom = atom(null, async (get, set, orderId: string): Promise<void> => {
  const { api, storage } = get(checkoutPortsAtom);
  const lines = await api.restore(set(referenceAtom, orderId));
  storage.dropOrderId();
  set(thanksAtom, false);
  await set(putBackAtom, lines);
});
