import { UnreachableError } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import type { CartTotals } from '../contract.ts';
import { cartPortsAtom } from './ports.ts';
import { fromServer, paymentMethodsAtom, shippingSelectionAtom } from './totalsAtoms.ts';

/** Totals are counted for a country (TOTAL-02). */
const noCountry = 'Please do set the tax.defaultCountry in order to calculate totals';

/** The totals of a cart; with a chosen way of delivery they count its cost, and the ways to pay may change (TOTAL-03). */
export const askTotalsAtom = atom(null, async (get, set, cartId: string): Promise<CartTotals> => {
  const { api, defaultCountry } = get(cartPortsAtom);
  if (defaultCountry === '') throw new UnreachableError(noCountry);
  const chosen = get(shippingSelectionAtom);
  if (chosen === undefined) return api.totals(cartId);
  const answer = await api.shippingInformation(cartId, {
    addressInformation: {
      shippingAddress: chosen.address,
      billingAddress: chosen.address,
      shippingCarrierCode: chosen.carrier_code,
      shippingMethodCode: chosen.method_code,
    },
  });
  if (answer.payment_methods.length > 0) set(paymentMethodsAtom, fromServer(answer.payment_methods));
  return answer.totals;
});
