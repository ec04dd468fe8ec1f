import { type AddressDetails } from '@etalage/account/headless';
import { atom } from 'jotai/vanilla';
import { shippingSelectionAtom } from '@etalage/cart/headless';
import { changeDetailsAtom, customerIdAtom, detailsAtom, keepDetailsAtom, saveAddressAtom } from './checkoutAtoms.ts';
import type { CheckoutDetails } from './details.ts';

/** An address that a customer keeps, with what an invoice says beside it. */
export type CustomerAddressDetails = { address: AddressDetails; company: string; taxId: string };

/** What the shop knows of a customer who orders. */
export type CustomerDetails = {
  id: number;
  firstName: string;
  lastName: string;
  emailAddress: string;
  /** The address for the goods, and that for the invoice, where they are kept. */
  shipping?: CustomerAddressDetails | undefined;
  billing?: CustomerAddressDetails | undefined;
};

/** Whether nothing of where somebody lives was typed: a typed address is never mixed with a kept one. */
const isBlank = ({ streetAddress, apartmentNumber, zipCode, city }: AddressDetails): boolean =>
  [streetAddress, apartmentNumber, zipCode, city].every((text) => text === '');

/** A kept address, but for the name and the phone number that were typed already. */
const filled = (typed: AddressDetails, kept: AddressDetails): AddressDetails => ({
  ...kept,
  firstName: typed.firstName || kept.firstName,
  lastName: typed.lastName || kept.lastName,
  phoneNumber: typed.phoneNumber || kept.phoneNumber,
});

/** The details with what the shop knows of the customer in what is empty; what was typed stays. */
export function fillDetails(details: CheckoutDetails, customer: CustomerDetails): CheckoutDetails {
  const { personalDetails: who, shippingDetails: where, paymentDetails: invoice, billing } = details;
  const { shipping, billing: kept } = customer;
  const takesShipping = shipping !== undefined && isBlank(where);
  const takesBilling = kept !== undefined && isBlank(invoice);
  // Until it is filled the checkout sends the invoice where the goods go.
  const isElsewhere = takesShipping && takesBilling && billing === 'shipping' && !isSamePlace(shipping, kept);
  return {
    ...details,
    personalDetails: {
      ...who,
      firstName: who.firstName || customer.firstName,
      lastName: who.lastName || customer.lastName,
      emailAddress: who.emailAddress || customer.emailAddress,
    },
    shippingDetails: takesShipping ? { ...where, ...filled(where, shipping.address) } : where,
    paymentDetails: takesBilling
      ? {
          ...invoice,
          ...filled(invoice, kept.address),
          company: invoice.company || kept.company,
          taxId: invoice.taxId || kept.taxId,
        }
      : invoice,
    billing: isElsewhere ? 'other' : billing,
  };
}

const isSamePlace = (one: CustomerAddressDetails, other: CustomerAddressDetails): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Fills in what is empty with what the shop knows of the customer, and asks how it can be delivered there. */
export const fillDetailsAtom = atom(null, async (get, set, customer: CustomerDetails) => {
  const before = get(detailsAtom).shippingDetails;
  set(customerIdAtom, customer.id);
  set(keepDetailsAtom, (details) => fillDetails(details, customer));
  const { shippingDetails, billing } = get(detailsAtom);
  if (billing !== 'only' && isBlank(before) && !isBlank(shippingDetails)) await set(saveAddressAtom);
});

/** Takes one of the customer's addresses in place of what is there: they chose it. */
export const takeAddressAtom = atom(
  null,
  async (_get, set, use: 'shipping' | 'billing', { address, company, taxId }: CustomerAddressDetails) => {
    if (use === 'billing') {
      set(changeDetailsAtom, (details) => ({
        ...details,
        paymentDetails: { ...details.paymentDetails, ...address, company, taxId },
      }));
      return;
    }
    set(changeDetailsAtom, (details) => ({
      ...details,
      shippingDetails: { ...details.shippingDetails, ...address, shippingMethod: '', shippingCarrier: '' },
    }));
    set(shippingSelectionAtom, undefined);
    await set(saveAddressAtom);
  },
);
