import {
  cartTokenAtom,
  forgetCartAtom,
  isCustomersCart,
  linesAtom,
  putBackAtom,
  resumeCartAtom,
} from '@etalage/cart/headless';
import { ApiError, maySucceedLater, UnreachableError } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import type { OrderReference, OrderRequest, OrderStatus, PlacedOrder } from '../contract.ts';
import { toOrderRequest } from '../wire.ts';
import { boughtLine } from './boughtLine.ts';
import {
  changeDetailsAtom,
  detailsAtom,
  endCheckoutAtom,
  isVirtualAtom,
  wantsNewsletterAtom,
} from './checkoutAtoms.ts';
import type { CheckoutDetails, ShippingDetails } from './details.ts';
import type { ConfirmedOrder, OrderOutcome } from './orderOutcome.ts';
import { checkoutPortsAtom } from './ports.ts';
import type { LastOrder } from './storedDetails.ts';

const orderStateAtom = atom<ConfirmedOrder | undefined>(undefined);
const thanksAtom = atom(false);

/** The order that was placed in this visit. */
export const orderAtom = atom((get) => get(orderStateAtom));
/** Whether the thank-you state shows (CHK-13). */
export const isThankYouPageAtom = atom((get) => get(thanksAtom) || get(offlineStateAtom) !== undefined);
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

/** Ways to pay that the shop handles itself; all others need the provider. */
export const withoutProvider: Readonly<Record<string, string>> = {
  banktransfer: 'pending',
  cashondelivery: 'success',
  free: 'success',
};

/** Places the order under its one key and starts its payment (ORDER-01, ORDER-04, ORDER-05, PAY-12). */
export const placeOrderAtom = atom(null, async (get, set): Promise<OrderOutcome> => {
  const { api, events, storage, placeOffline } = get(checkoutPortsAtom);
  if (placeOffline !== undefined && navigator.onLine === false) return placeOffline();
  try {
    await set(resumeCartAtom);
    const request = set(orderRequestAtom);
    storage.markSent(true);
    return await set(confirmOrderAtom, await api.placeOrder(request), referenceOf(request));
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
    if (!maySucceedLater(error)) storage.markSent(false);
    if (error instanceof ApiError && error.code === keyIsTaken) storage.dropOrderId();
    events.emit('order/failed', { message: error.message, error });
    return error instanceof ApiError ? { kind: 'refused', message: error.message } : { kind: 'unreachable' };
  }
});

/** What names the order as the shopper's own: its cart, or its key where the cart is a customer's, who may be logged out by then. */
const referenceOf = ({ cart_id: cartId, order_id: orderKey }: OrderRequest): string =>
  isCustomersCart({ cartId }) ? orderKey : cartId;

/** An order with other content has this key: the next try needs one of its own, and an ordered cart answers its order. */
const keyIsTaken = 409;

/** The order as it is filled in, with the key that it has or gets. */
export const orderRequestAtom = atom(null, (get) => {
  const { storage, storeCode } = get(checkoutPortsAtom);
  const orderId = storage.readOrderId() ?? crypto.randomUUID();
  storage.writeOrderId(orderId);
  const cartId = get(cartTokenAtom) ?? '';
  const facts = { lines: get(linesAtom), details: get(detailsAtom), isVirtual: get(isVirtualAtom) };
  return toOrderRequest({ orderId, cartId, storeCode, ...facts });
});

/** What follows success: the time is stamped, cart and token go, password and createAccount are blanked (ORDER-04). */
const confirmOrderAtom = atom(null, async (get, set, placed: PlacedOrder, cartId: string): Promise<OrderOutcome> => {
  const { storage, events, now } = get(checkoutPortsAtom);
  const order = { ...placed, placedAt: now() };
  const { paymentDetails, shippingDetails, personalDetails } = get(detailsAtom);
  const { paymentMethod } = paymentDetails;
  const { backendOrderId: orderId, orderNumber } = placed;
  const bought = get(linesAtom).map(boughtLine);
  const deliverTo = get(isVirtualAtom) ? [] : addressee(shippingDetails);
  storage.writeLastOrder({ orderId, orderNumber, cartId, paymentMethod, bought, deliverTo });
  storage.dropOrderId();
  set(forgetCartAtom);
  set(changeDetailsAtom, withoutPassword);
  set(endCheckoutAtom);
  const newsletter = get(wantsNewsletterAtom) ? { newsletterEmail: personalDetails.emailAddress.trim() } : {};
  set(wantsNewsletterAtom, false);
  set(orderStateAtom, order);
  set(thanksAtom, true);
  const result = withoutProvider[paymentMethod];
  events.emit('order/placed', {
    orderId,
    orderNumber,
    paymentMethod,
    needsProvider: result === undefined,
    ...newsletter,
  });
  if (result !== undefined) return { kind: 'placed', order, next: { kind: 'return', result } };
  const url = await set(payAgainAtom, orderId);
  return url === undefined
    ? { kind: 'payment-not-started', order }
    : { kind: 'placed', order, next: { kind: 'pay', url } };
});

/** Once an order is placed (ORDER-04). */
export const withoutPassword = (details: CheckoutDetails): CheckoutDetails => ({
  ...details,
  personalDetails: { ...details.personalDetails, password: '', createAccount: false },
});

/** Who gets the goods, line by line. */
export const addressee = ({ firstName, lastName, streetAddress, apartmentNumber, zipCode, city }: ShippingDetails) => [
  `${firstName} ${lastName}`,
  `${streetAddress} ${apartmentNumber}`,
  `${zipCode} ${city}`,
];

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
