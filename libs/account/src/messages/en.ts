import type { AccountMessages } from './nl.ts';

/** The words of forms about people and addresses, in English. */
export const en: AccountMessages = {
  firstName: 'First name',
  lastName: 'Last name',
  country: 'Country',
  countries: { NL: 'Netherlands', BE: 'Belgium' },
  zipCode: 'Zip code',
  apartmentNumber: 'House number and addition',
  streetAddress: 'Street',
  city: 'City',
  phoneNumber: 'Phone number',
  phoneHint: 'For questions about the delivery',
  emailAddress: 'Email address',
  company: 'Company',
  taxId: 'VAT number',
  optional: 'optional',
  formNameMin: 'Name must have at least 2 letters',
  formZipMin: 'Zip code must have at least 2 letters',
  formHouseNumberZip: 'Housenumber and zipcode must be valid',
  formPhone: 'Please provide a valid phone number',
  formEmail: 'Please provide a valid email',
  formPassword:
    'Password must have at least 8 characters and 3 of these: lower case, upper case, digits, special characters',
  formPlainText: 'Use no web or email address here, and put a space after a full stop',
  formRequired: 'Field is required',
  formFixErrors: 'please fix the validation errors',
};
