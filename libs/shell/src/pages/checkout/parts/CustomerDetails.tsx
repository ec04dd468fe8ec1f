import { fromOrderAddress, orderAddressOf, userAtom, type CustomerAddress, type Profile } from '@etalage/account';
import {
  AddressChoice,
  detailsAtom,
  fillDetailsAtom,
  takeAddressAtom,
  type CustomerAddressDetails,
} from '@etalage/checkout';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useLateWords } from '../../../words/WordsContext.ts';

const detailsOf = (kept: CustomerAddress): CustomerAddressDetails => ({
  address: fromOrderAddress(orderAddressOf(kept)),
  company: kept.company ?? '',
  taxId: kept.vat_id ?? '',
});

function customerOf({ id, firstname: firstName, lastname: lastName, email: emailAddress, addresses }: Profile) {
  const shipping = addresses.find(({ default_shipping }) => default_shipping === true);
  const billing = addresses.find(({ default_billing }) => default_billing === true);
  return {
    id,
    firstName,
    lastName,
    emailAddress,
    shipping: shipping && detailsOf(shipping),
    billing: billing && detailsOf(billing),
  };
}

/** Fills in what the shop knows of a customer, once they are known; what was typed stays. */
export function FillCustomerDetails() {
  const { current } = useAtomValue(userAtom);
  const fill = useSetAtom(fillDetailsAtom);
  const begin = useEffectEvent(() => {
    // How it is delivered is asked again with the next change of the address.
    if (current !== undefined) fill(customerOf(current)).catch(() => undefined);
  });
  const id = current?.id;
  useEffect(() => begin(), [id]);
  return null;
}

/** The addresses of a customer who has some, for the goods or the invoice. */
export function CustomerAddressChoice({ use }: { use: 'shipping' | 'billing' }) {
  const { checkout: messages } = useLateWords('checkout');
  const { current } = useAtomValue(userAtom);
  const { shippingDetails, paymentDetails } = useAtomValue(detailsAtom);
  const take = useSetAtom(takeAddressAtom);
  const addresses = (current?.addresses ?? []).map(detailsOf);
  if (addresses.length === 0) return null;
  return (
    <AddressChoice
      addresses={addresses.map(({ address }) => address)}
      current={use === 'shipping' ? shippingDetails : paymentDetails}
      messages={messages}
      onChoose={(at) => {
        const chosen = addresses[at];
        if (chosen !== undefined) take(use, chosen).catch(() => undefined);
      }}
    />
  );
}
