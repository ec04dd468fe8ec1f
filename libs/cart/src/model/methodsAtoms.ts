import type { AddressQuery } from '@etalage/account/contract';
import { atom } from 'jotai/vanilla';
import type { ShippingMethod } from '../contract.ts';
import { availableShippingMethods } from '../rules/methods.ts';
import { cartTokenAtom } from './cartAtoms.ts';
import { cartPortsAtom } from './ports.ts';
import { fromServer, paymentMethodsAtom } from './totalsAtoms.ts';

/** The ways of delivery that the server offers for the saved address. */
export const shippingMethodsAtom = atom<readonly ShippingMethod[]>([]);

/**
 * Asks which ways of delivery there are for an address; those not available are left out (SHIP-02). An answer is dropped when
 * `isCurrent` says that the address is another one by then.
 */
export const loadShippingMethodsAtom = atom(
  null,
  async (get, set, address: AddressQuery, isCurrent: () => boolean = () => true) => {
    const cartId = get(cartTokenAtom);
    if (cartId === undefined) return;
    const methods = await get(cartPortsAtom).api.shippingMethods(cartId, { address });
    if (isCurrent()) set(shippingMethodsAtom, availableShippingMethods(methods));
  },
);

/** Asks which ways to pay there are. */
export const loadPaymentMethodsAtom = atom(null, async (get, set) => {
  const cartId = get(cartTokenAtom);
  if (cartId === undefined) return;
  set(paymentMethodsAtom, fromServer(await get(cartPortsAtom).api.paymentMethods(cartId)));
});
