import type { Profile } from './contract.ts';
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

/** A customer; state only what matters to the test. */
export const aProfile = (differences: Partial<Profile> = {}): Profile => ({
  id: 7,
  group_id: 2,
  created_at: '2026-01-02 03:04:05',
  updated_at: '2026-01-02 03:04:05',
  created_in: 'Default Store View',
  email: 'jans@voorbeeld.nl',
  firstname: 'Jans',
  lastname: 'de Vries',
  store_id: 1,
  website_id: 1,
  addresses: [],
  disable_auto_group_change: 0,
  extension_attributes: { is_subscribed: false, is_confirmed: true },
  groupToken: 'group of 2',
  ...differences,
});
