export {
  fromOrderAddress,
  orderAddressOf,
  streetFields,
  streetLines,
  toAddressPayload,
  toAddressQuery,
  toOrderAddress,
  type OrderAddressExtras,
} from '../wire.ts';
export { countries, emptyAddress, type AddressDetails } from './address.ts';
export { isEmail, isFilled, isHouseNumber, isName, isPassword, isPhoneNumber, isZipCode } from './fields.ts';
export { isKnownCountry, keptAddressIssues, orderAddressIssues } from './orderAddress.ts';
export { isPlainText } from './plainText.ts';
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
} from './validateAddress.ts';
