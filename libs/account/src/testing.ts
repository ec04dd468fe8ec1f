import type { AddressDetails } from './rules/address.ts';

/** A right address in Amsterdam; state only what matters to the test. */
export const anAddress = (differences: Partial<AddressDetails> = {}): AddressDetails => ({
  firstName: 'Jans',
  lastName: 'de Vries',
  country: 'NL',
  streetAddress: 'Damrak',
  apartmentNumber: '12 A',
  city: 'Amsterdam',
  state: '',
  region_id: 0,
  zipCode: '1012 AB',
  phoneNumber: '06 1234 5678',
  ...differences,
});
