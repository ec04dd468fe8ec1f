import type { CustomerAddress, OrderAddress } from '../contract.ts';
import { fromOrderAddress, orderAddressOf } from '../wire.ts';
import { countries } from './address.ts';
import { isFilled } from './fields.ts';
import {
  billingFields,
  shippingFields,
  validateAddress,
  validateEmail,
  validatePlainText,
  type AddressField,
  type Issue,
} from './validateAddress.ts';

/** Whether the shop delivers to a country. */
export const isKnownCountry = (country: string): boolean => countries.some((known) => known === country);

/** What is wrong with an address of an order: shipping asks for a phone number, billing does not. */
export const orderAddressIssues = (address: OrderAddress, use: 'shipping' | 'billing'): Issue[] => [
  ...addressIssues(address, use === 'shipping' ? shippingFields : billingFields),
  ...emailIssues(address, use),
];

/** What is wrong with an address that a customer keeps: a phone number may be left out. */
export function keptAddressIssues(kept: CustomerAddress): Issue[] {
  const address = orderAddressOf(kept);
  return addressIssues(address, isFilled(address.telephone ?? '') ? shippingFields : billingFields);
}

function addressIssues(address: OrderAddress, fields: readonly AddressField[]): Issue[] {
  const issues: Issue[] = validateAddress(fromOrderAddress(address), fields);
  if (!isKnownCountry(address.country_id) && address.country_id !== '') {
    issues.push({ path: 'country', message: 'formRequired' });
  }
  return [...issues, ...extraIssues(address)];
}

/** The texts of an order's address that its form may leave out. */
function extraIssues({ company, vat_id, region }: OrderAddress): Issue[] {
  return Object.entries({ company, taxId: vat_id, state: region }).flatMap(([path, text]) => {
    const message = validatePlainText(text ?? '');
    return message === undefined ? [] : [{ path, message }];
  });
}

/** The confirmation mail goes to the shipping address's email; a billing address may leave it out. */
function emailIssues({ email = '' }: OrderAddress, use: 'shipping' | 'billing'): Issue[] {
  if (use === 'billing' && email === '') return [];
  const message = validateEmail(email);
  return message === undefined ? [] : [{ path: 'emailAddress', message }];
}
