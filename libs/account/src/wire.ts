import type { AddressPayload, AddressQuery, CustomerAddress, OrderAddress } from './contract.ts';
import { emptyAddress, type AddressDetails } from './rules/address.ts';

/** Street name, then the house number with its addition (ADDR-14). */
export const streetLines = ({ streetAddress, apartmentNumber }: AddressDetails): string[] => [
  streetAddress,
  apartmentNumber,
];

/** The same two lines under the names that address handling reads (ADDR-14). */
export const streetFields = (address: AddressDetails) => ({
  streetAddress1: address.streetAddress,
  streetAddress2: address.apartmentNumber,
});

/** The address as shipping-information takes it (ADDR-13). */
export const toAddressPayload = (address: AddressDetails): AddressPayload => ({
  firstname: address.firstName,
  lastname: address.lastName,
  city: address.city,
  postcode: address.zipCode,
  street: streetLines(address),
  countryId: address.country,
});

/** The address as the shipping-method lookup takes it: the payload with the region fields (ADDR-13). */
export const toAddressQuery = (address: AddressDetails): AddressQuery => ({
  ...toAddressPayload(address),
  region: address.state,
  region_id: address.region_id,
  region_code: '',
  country_id: address.country,
});

/** What an order adds to an address. */
export type OrderAddressExtras = { email: string; company?: string; taxId?: string };

/** The address as an order carries it (wire contract 10.1). */
export const toOrderAddress = (
  address: AddressDetails,
  { email, company = '', taxId }: OrderAddressExtras,
): OrderAddress => ({
  firstname: address.firstName,
  lastname: address.lastName,
  street: streetLines(address),
  postcode: address.zipCode,
  city: address.city,
  country_id: address.country,
  region: address.state,
  region_id: address.region_id,
  region_code: '',
  email,
  telephone: address.phoneNumber,
  company,
  ...(taxId === undefined ? {} : { vat_id: taxId }),
});

/** The address of an order as forms hold it. */
export const fromOrderAddress = (wire: OrderAddress): AddressDetails => ({
  ...emptyAddress,
  firstName: wire.firstname,
  lastName: wire.lastname,
  country: wire.country_id,
  streetAddress: wire.street[0] ?? '',
  apartmentNumber: wire.street.slice(1).join(' ').trim(),
  city: wire.city,
  state: wire.region ?? '',
  region_id: wire.region_id ?? 0,
  zipCode: wire.postcode,
  phoneNumber: wire.telephone ?? '',
});

/** A kept address as an order carries it; without the email, which is the customer's. */
export const orderAddressOf = (kept: CustomerAddress): OrderAddress => ({
  firstname: kept.firstname,
  lastname: kept.lastname,
  street: kept.street,
  postcode: kept.postcode,
  city: kept.city,
  country_id: kept.country_id,
  region: kept.region?.region ?? '',
  region_id: kept.region_id ?? 0,
  region_code: '',
  telephone: kept.telephone ?? '',
  company: kept.company ?? '',
  vat_id: kept.vat_id ?? '',
});

/** What is kept of an address beside what its form holds. */
type KeptFacts = Pick<CustomerAddress, 'id' | 'customer_id' | 'company' | 'vat_id'> & {
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
};

/** An address as a customer keeps it. */
export const toCustomerAddress = (
  address: AddressDetails,
  { isDefaultShipping, isDefaultBilling, id, customer_id, company, vat_id }: KeptFacts,
): CustomerAddress => ({
  ...(id === undefined ? {} : { id }),
  ...(customer_id === undefined ? {} : { customer_id }),
  ...(company === undefined ? {} : { company }),
  ...(vat_id === undefined ? {} : { vat_id }),
  firstname: address.firstName,
  lastname: address.lastName,
  street: streetLines(address),
  postcode: address.zipCode,
  city: address.city,
  country_id: address.country,
  telephone: address.phoneNumber,
  default_shipping: isDefaultShipping,
  default_billing: isDefaultBilling,
});
