import { atom } from 'jotai/vanilla';
import type { PaymentMethod, ShippingMethod } from '../contract.ts';
import { shippingMethodsAtom } from './methodsAtoms.ts';
import { paymentMethodsAtom, syncTotalsAtom } from './totalsAtoms.ts';

/*
 * Deprecated actions of an earlier version, kept for integrators: each logs a warning and still works (ERR-05).
 */

function warn(action: string): void {
  // eslint-disable-next-line no-console -- A deprecation warning for developers.
  console.warn(`The action ${action} is deprecated`);
}

/** Adds a payment method. Use `loadPaymentMethodsAtom`, which fetches them. */
export const addPaymentMethodAtom = atom(null, (_get, set, method: PaymentMethod) => {
  warn('payment/addMethod');
  set(paymentMethodsAtom, (methods) => [...methods, method]);
});
/** Replaces the payment methods. Use `loadPaymentMethodsAtom`, which fetches them. */
export const replacePaymentMethodsAtom = atom(null, (_get, set, methods: readonly PaymentMethod[]) => {
  warn('payment/replaceMethods');
  set(paymentMethodsAtom, methods);
});
/** Adds a shipping method. Use `loadShippingMethodsAtom`, which fetches them. */
export const addShippingMethodAtom = atom(null, (_get, set, method: ShippingMethod) => {
  warn('shipping/addMethod');
  set(shippingMethodsAtom, (methods) => [...methods, method]);
});
/** Replaces the shipping methods. Use `loadShippingMethodsAtom`, which fetches them. */
export const replaceShippingMethodsAtom = atom(null, (_get, set, methods: readonly ShippingMethod[]) => {
  warn('shipping/replaceMethods');
  set(shippingMethodsAtom, methods);
});
/** Fetches the totals. Use `syncTotalsAtom`. */
export const refreshTotalsAtom = atom(null, (_get, set) => {
  warn('cart/refreshTotals');
  return set(syncTotalsAtom);
});
