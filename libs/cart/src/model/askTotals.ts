import { ApiError, UnreachableError } from '@etalage/core';
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
  if (chosen === undefined) return api.totals(cartId).catch(withLogMessage);
  const addressInformation = {
    shippingAddress: chosen.address,
    billingAddress: chosen.address,
    shippingCarrierCode: chosen.carrier_code,
    shippingMethodCode: chosen.method_code,
  };
  const answer = await api.shippingInformation(cartId, { addressInformation }).catch(withLogMessage);
  if (answer.payment_methods.length > 0) set(paymentMethodsAtom, fromServer(answer.payment_methods));
  return answer.totals;
});

/** Throws a failure of the call on with the message that the log has for it (TOTAL-05). */
function withLogMessage(error: unknown): never {
  if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
  throw new UnreachableError(`Failed to get the totals: ${error.message}`, { cause: error });
}
