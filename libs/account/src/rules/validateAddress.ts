import type { AddressDetails } from './address.ts';
import { isEmail, isFilled, isHouseNumber, isName, isPassword, isPhoneNumber, isZipCode } from './fields.ts';
import { isPlainText } from './plainText.ts';

/** The messages of the form rules, by their key in the Messages table. */
export type FieldMessage =
  | 'formNameMin'
  | 'formZipMin'
  | 'formHouseNumberZip'
  | 'formPhone'
  | 'formEmail'
  | 'formPassword'
  | 'formPlainText'
  | 'formRequired';

/** What is wrong with one field: `path` is its name. */
export type Issue<Path extends string = string> = { path: Path; message: FieldMessage };

/** The fields of an address that are checked, in the order in which a form asks for them. */
export type AddressField =
  'firstName' | 'lastName' | 'country' | 'zipCode' | 'apartmentNumber' | 'streetAddress' | 'city' | 'phoneNumber';

type Check = (value: string, address: AddressDetails) => FieldMessage | undefined;

const plainText: Check = (value) => validatePlainText(value);
const name: Check = (value, address) => (isName(value) ? plainText(value, address) : 'formNameMin');

const checks: Record<AddressField, Check> = {
  firstName: name,
  lastName: name,
  country: () => undefined,
  zipCode: (value, { country }) => (isZipCode(value, country) ? undefined : 'formZipMin'),
  apartmentNumber: (value) => (isHouseNumber(value) && isPlainText(value) ? undefined : 'formHouseNumberZip'),
  streetAddress: plainText,
  city: plainText,
  phoneNumber: (value) => (isPhoneNumber(value) ? undefined : 'formPhone'),
};

/** The fields of a form that asks for a phone number (shipping), in its order. */
export const shippingFields = [
  'firstName',
  'lastName',
  'country',
  'zipCode',
  'apartmentNumber',
  'streetAddress',
  'city',
  'phoneNumber',
] as const satisfies readonly AddressField[];

/** The fields of a billing address: no phone number. */
export const billingFields = shippingFields.filter((field) => field !== 'phoneNumber');

/** What is wrong with an address, in the order of its fields; an empty required field says only that (ADDR-07..10, 12). */
export function validateAddress(
  address: AddressDetails,
  fields: readonly AddressField[] = shippingFields,
): Issue<AddressField>[] {
  return fields.flatMap((path) => {
    const value = address[path];
    const message = isFilled(value) ? checks[path](value, address) : 'formRequired';
    return message === undefined ? [] : [{ path, message }];
  });
}

/** Whether the address lookup may be asked: zip code and house number are both right (ADDR-09). */
export const canLookUpAddress = ({ zipCode, apartmentNumber, country }: AddressDetails): boolean =>
  isZipCode(zipCode, country) && isHouseNumber(apartmentNumber);

/** What is wrong with an email address (ADDR-11, ADDR-12). */
export function validateEmail(email: string): FieldMessage | undefined {
  if (!isFilled(email)) return 'formRequired';
  return isEmail(email) ? undefined : 'formEmail';
}

/** What is wrong with a name (ADDR-07, ADDR-12). */
export function validateName(text: string): FieldMessage | undefined {
  if (!isFilled(text)) return 'formRequired';
  if (!isName(text)) return 'formNameMin';
  return validatePlainText(text);
}

/** What is wrong with a text that mails of the shop repeat, such as a company. */
export const validatePlainText = (text: string): FieldMessage | undefined =>
  isPlainText(text) ? undefined : 'formPlainText';

/** What is wrong with a new password (CHK-10, ADDR-12). */
export function validatePassword(password: string): FieldMessage | undefined {
  if (!isFilled(password)) return 'formRequired';
  return isPassword(password) ? undefined : 'formPassword';
}
