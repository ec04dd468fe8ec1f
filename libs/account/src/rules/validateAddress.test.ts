import { describe, expect, it } from 'vitest';
import { anAddress } from '../testing.ts';
import { toOrderAddress } from '../wire.ts';
import { keptAddressIssues, orderAddressIssues } from './orderAddress.ts';
import {
  billingFields,
  canLookUpAddress,
  validateAddress,
  validateEmail,
  validateName,
  validatePassword,
} from './validateAddress.ts';

describe('what is wrong with an address', () => {
  it('nothing, when all is right', () => expect(validateAddress(anAddress())).toEqual([]));

  it.each([
    ['a name of one letter', { firstName: 'J' }, [{ path: 'firstName', message: 'formNameMin' }]],
    ['a zip code of another country', { country: 'BE' }, [{ path: 'zipCode', message: 'formZipMin' }]],
    [
      'a house number without a number',
      { apartmentNumber: 'A' },
      [{ path: 'apartmentNumber', message: 'formHouseNumberZip' }],
    ],
    ['a web address in a name', { lastName: 'Win op evil.nl' }, [{ path: 'lastName', message: 'formPlainText' }]],
    ['a second line in a name', { firstName: 'Jans\nKlik hier' }, [{ path: 'firstName', message: 'formPlainText' }]],
    ['a web address in a street', { streetAddress: 'evil.nl' }, [{ path: 'streetAddress', message: 'formPlainText' }]],
    ['a web address in a city', { city: 'www.evil' }, [{ path: 'city', message: 'formPlainText' }]],
    [
      'a web address after a house number',
      { apartmentNumber: '1 evil.nl' },
      [{ path: 'apartmentNumber', message: 'formHouseNumberZip' }],
    ],
    ['ADDR-12 a city of spaces alone', { city: ' ' }, [{ path: 'city', message: 'formRequired' }]],
    ['no phone number', { phoneNumber: '' }, [{ path: 'phoneNumber', message: 'formRequired' }]],
    [
      'several fields, in the order of the form',
      { phoneNumber: '1', lastName: '' },
      [
        { path: 'lastName', message: 'formRequired' },
        { path: 'phoneNumber', message: 'formPhone' },
      ],
    ],
  ])('%s', (_title, differences, issues) => expect(validateAddress(anAddress(differences))).toEqual(issues));

  it('asks no phone number for billing', () =>
    expect(validateAddress(anAddress({ phoneNumber: '' }), billingFields)).toEqual([]));

  it.each([
    [anAddress(), true],
    [anAddress({ zipCode: '1' }), false],
    [anAddress({ zipCode: '2000', country: 'BE' }), true],
    [anAddress({ country: 'BE' }), false],
    [anAddress({ apartmentNumber: 'x' }), false],
  ])('ADDR-09 looks up only a right zip code with a right house number', (address, may) =>
    expect(canLookUpAddress(address)).toBe(may),
  );
});

describe('single fields', () => {
  it('says first that a field is required', () => {
    expect([validateEmail(''), validateName(' '), validatePassword('')]).toEqual([
      'formRequired',
      'formRequired',
      'formRequired',
    ]);
  });
  it('then what is wrong with it', () => {
    expect([validateEmail('a'), validateName('a'), validatePassword('a')]).toEqual([
      'formEmail',
      'formNameMin',
      'formPassword',
    ]);
  });
  it('and nothing when it is right', () => {
    expect([validateEmail('a@b.nl'), validateName('Jo'), validatePassword('Abcdefg1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the address of an order, as the server judges it', () => {
  const wire = toOrderAddress(anAddress(), { email: 'jans@voorbeeld.nl' });

  it('accepts a right one', () => expect(orderAddressIssues(wire, 'shipping')).toEqual([]));
  it('asks an email address for shipping', () =>
    expect(orderAddressIssues({ ...wire, email: '' }, 'shipping')).toEqual([
      { path: 'emailAddress', message: 'formRequired' },
    ]));
  it('asks neither email nor phone for billing', () =>
    expect(orderAddressIssues({ ...wire, email: undefined, telephone: undefined }, 'billing')).toEqual([]));
  it.each([
    ['a company', { company: 'Win op evil.nl' }, 'company'],
    ['a VAT number', { vat_id: 'https://evil.example' }, 'taxId'],
    ['a region', { region: 'a@b.nl' }, 'state'],
  ])('refuses a web or email address in %s', (_what, differences, path) =>
    expect(orderAddressIssues({ ...wire, ...differences }, 'billing')).toEqual([{ path, message: 'formPlainText' }]),
  );
  it('refuses an email address with another one in it', () =>
    expect(orderAddressIssues({ ...wire, email: 'victim<attacker@evil.nl>' }, 'shipping')).toEqual([
      { path: 'emailAddress', message: 'formEmail' },
    ]));
  it('refuses a country to which nothing is sent', () =>
    expect(orderAddressIssues({ ...wire, country_id: 'US' }, 'shipping')).toContainEqual({
      path: 'country',
      message: 'formRequired',
    }));
  it('ADDR-10 asks a phone number for shipping', () =>
    expect(orderAddressIssues({ ...wire, telephone: undefined }, 'shipping')).toEqual([
      { path: 'phoneNumber', message: 'formRequired' },
    ]));
  it('judges an email address of billing where there is one', () =>
    expect(orderAddressIssues({ ...wire, email: 'a' }, 'billing')).toEqual([
      { path: 'emailAddress', message: 'formEmail' },
    ]));
  it('says once that a country is required', () =>
    expect(
      orderAddressIssues({ ...wire, country_id: '' }, 'shipping').filter(({ path }) => path === 'country'),
    ).toEqual([{ path: 'country', message: 'formRequired' }]));
});

describe('an address that a customer keeps', () => {
  const kept = {
    firstname: 'Jans',
    lastname: 'de Vries',
    street: ['Damrak', '12 A'],
    postcode: '1012 AB',
    city: 'Amsterdam',
    country_id: 'NL',
    telephone: '0612345678',
  };

  it.each([
    ['a right one', {}, []],
    ['one without a phone number', { telephone: undefined }, []],
    ['ADDR-10 one with a wrong phone number', { telephone: '1' }, [{ path: 'phoneNumber', message: 'formPhone' }]],
    ['one with a wrong zip code', { postcode: '1' }, [{ path: 'zipCode', message: 'formZipMin' }]],
  ])('%s', (_what, differences, expected) => expect(keptAddressIssues({ ...kept, ...differences })).toEqual(expected));
});
