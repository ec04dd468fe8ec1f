import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from './rules/address.ts';
import { anAddress } from './testing.ts';
import {
  fromOrderAddress,
  streetFields,
  streetLines,
  toAddressPayload,
  toAddressQuery,
  toCustomerAddress,
  toOrderAddress,
} from './wire.ts';

describe('ADDR-13 the address payload', () => {
  const payload = {
    firstname: 'Jans',
    lastname: 'de Vries',
    city: 'Amsterdam',
    postcode: '1012 AB',
    street: ['Damrak', '12 A'],
    countryId: 'BE',
  };
  it('ADDR-13 has name, city, postcode, street and country', () =>
    expect(toAddressPayload(anAddress({ country: 'BE' }))).toEqual(payload));
  it('ADDR-13, CHK-03 has the region fields, region_code among them, for the shipping-method lookup', () =>
    expect(toAddressQuery(anAddress({ state: 'Noord-Holland', region_id: 7, country: 'BE' }))).toEqual({
      ...payload,
      region: 'Noord-Holland',
      region_id: 7,
      region_code: '',
      country_id: 'BE',
    }));
});

it('ADDR-14 street is the street name, then the house number with its addition', () => {
  expect(streetLines(anAddress())).toEqual(['Damrak', '12 A']);
  expect(streetFields(anAddress())).toEqual({ streetAddress1: 'Damrak', streetAddress2: '12 A' });
});

it('ADDR-14 street of an address that a customer keeps has these two lines too', () => {
  const facts = { isDefaultShipping: true, isDefaultBilling: false };
  expect(toCustomerAddress(anAddress(), facts).street).toEqual(['Damrak', '12 A']);
});

it('ADDR-14 all lines after the first are the house number with its addition', () => {
  const wire = { ...toOrderAddress(anAddress(), { email: '' }), street: ['Damrak', '12', 'A'] };
  expect(fromOrderAddress(wire)).toMatchObject({ streetAddress: 'Damrak', apartmentNumber: '12 A' });
});

it('an address survives the way over the wire and back', () => {
  const text = fc.string().map((value) => value.trim());
  const details = fc.record({
    firstName: text,
    lastName: text,
    country: fc.constantFrom('NL', 'BE'),
    streetAddress: text,
    apartmentNumber: text,
    city: text,
    state: text,
    region_id: fc.nat(),
    zipCode: text,
    phoneNumber: text,
  });
  fc.assert(
    fc.property(details, (address) => {
      expect(fromOrderAddress(toOrderAddress(address, { email: 'a@b.nl' }))).toEqual(address);
    }),
  );
});

it('reads a sparse address of the wire', () => {
  const { firstname, lastname, postcode, city } = toAddressPayload(anAddress());
  expect(fromOrderAddress({ firstname, lastname, postcode, city, street: [], country_id: 'BE' })).toEqual({
    ...emptyAddress,
    firstName: 'Jans',
    lastName: 'de Vries',
    zipCode: '1012 AB',
    city: 'Amsterdam',
    country: 'BE',
  });
});
