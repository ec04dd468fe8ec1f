import { atom } from 'jotai/vanilla';
import type { PaymentMethod, ShippingMethod } from '../contract.ts';
import { paymentMethodsAtom, shippingMethodsAtom, syncTotalsAtom } from './totalsAtoms.ts';

/*
 * Actions of an earlier version, for who embeds a shop: each logs a warning, and still does what it did (ERR-05).
 */

function warn(action: string): void {
  // eslint-disable-next-line no-console -- The developer who calls the action reads the console.
  console.warn(`The action ${action} is deprecated`);
}

/** Adds a way to pay; `loadPaymentMethodsAtom` asks the server for them. */
export const addPaymentMethodAtom = atom(null, (_get, set, method: PaymentMethod) => {
  warn('payment/addMethod');
  set(paymentMethodsAtom, (methods) => [...methods, method]);
});
/** Puts these ways to pay in place of those that are there; `loadPaymentMethodsAtom` asks the server for them. */
export const replacePaymentMethodsAtom = atom(null, (_get, set, methods: readonly PaymentMethod[]) => {
  warn('payment/replaceMethods');
  set(paymentMethodsAtom, methods);
});
/** Adds a way of delivery; `loadShippingMethodsAtom` asks the server for them. */
export const addShippingMethodAtom = atom(null, (_get, set, method: ShippingMethod) => {
  warn('shipping/addMethod');
  set(shippingMethodsAtom, (methods) => [...methods, method]);
});
/** Puts these ways of delivery in place of those that are there; `loadShippingMethodsAtom` asks the server for them. */
export const replaceShippingMethodsAtom = atom(null, (_get, set, methods: readonly ShippingMethod[]) => {
  warn('shipping/replaceMethods');
  set(shippingMethodsAtom, methods);
});
/** Asks the server for the totals, as `syncTotalsAtom` does. */
export const refreshTotalsAtom = atom(null, (_get, set) => {
  warn('cart/refreshTotals');
  return set(syncTotalsAtom);
});
