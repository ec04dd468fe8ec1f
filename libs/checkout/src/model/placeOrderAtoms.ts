import { isLoggedInAtom } from '@etalage/account/headless';
import { cartTokenAtom, forgetCartAtom, isCustomersCart, linesAtom, resumeCartAtom } from '@etalage/cart/headless';
import { ApiError, maySucceedLater, UnreachableError } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import type { OrderRequest, PlacedOrder } from '../contract.ts';
import { toOrderRequest } from '../wire.ts';
import { boughtLine } from './boughtLine.ts';
import {
  changeDetailsAtom,
  customerIdAtom,
  detailsAtom,
  endCheckoutAtom,
  isVirtualAtom,
  wantsNewsletterAtom,
} from './checkoutAtoms.ts';
import type { CheckoutDetails, ShippingDetails } from './details.ts';
import { payAgainAtom, showThankYouAtom } from './orderAtoms.ts';
import type { OrderOutcome } from './orderOutcome.ts';
import { checkoutPortsAtom } from './ports.ts';

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

/** Conflict: the idempotency key belongs to an order with other content, so the next attempt needs a new key. */
const keyIsTaken = 409;

/** The order as it is filled in, with the key that it has or gets. */
export const orderRequestAtom = atom(null, (get) => {
  const { storage, storeCode } = get(checkoutPortsAtom);
  const orderId = storage.readOrderId() ?? crypto.randomUUID();
  storage.writeOrderId(orderId);
  const cartId = get(cartTokenAtom) ?? '';
  const facts = { lines: get(linesAtom), details: get(detailsAtom), isVirtual: get(isVirtualAtom) };
  const customerId = get(isLoggedInAtom) ? get(customerIdAtom) : undefined;
  return toOrderRequest({ orderId, cartId, storeCode, customerId, ...facts });
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
  set(showThankYouAtom, order);
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

/** The delivery address as the lines of a label. */
export const addressee = ({ firstName, lastName, streetAddress, apartmentNumber, zipCode, city }: ShippingDetails) => [
  `${firstName} ${lastName}`,
  `${streetAddress} ${apartmentNumber}`,
  `${zipCode} ${city}`,
];
