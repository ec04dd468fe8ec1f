import { atom } from 'jotai/vanilla';
import { detailsAtom, modifiedAtAtom, offeredPaymentsAtom, offeredShippingAtom } from './checkoutAtoms.ts';
import { isThankYouPageAtom, orderAtom } from './orderAtoms.ts';

/** The whole checkout in the words of the contract (CHK-03, CHK-04). */
export const checkoutStateAtom = atom((get) => {
  const { personalDetails, shippingDetails, paymentDetails } = get(detailsAtom);
  return {
    personalDetails,
    shippingDetails,
    paymentDetails,
    paymentMethods: get(offeredPaymentsAtom),
    shippingMethods: get(offeredShippingAtom),
    order: get(orderAtom),
    isThankYouPage: get(isThankYouPageAtom),
    modifiedAt: get(modifiedAtAtom),
  };
});
