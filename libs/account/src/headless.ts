export type { AddressPayload, AddressQuery, OrderAddress } from './contract.ts';
export { en } from './messages/en.ts';
export { nl, type AccountMessages } from './messages/nl.ts';
export { countries, emptyAddress, type AddressDetails } from './rules/address.ts';
export {
  billingFields,
  canLookUpAddress,
  shippingFields,
  validateAddress,
  validateEmail,
  validateName,
  validatePassword,
  validatePlainText,
  type AddressField,
  type FieldMessage,
  type Issue,
} from './rules/validateAddress.ts';
export { fromOrderAddress, toAddressPayload, toAddressQuery, toOrderAddress } from './wire.ts';
