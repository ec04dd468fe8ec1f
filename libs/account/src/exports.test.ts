import { describe, expect, it } from 'vitest';

const rules = ['billingFields', 'canLookUpAddress', 'countries', 'emptyAddress', 'fromOrderAddress', 'shippingFields'];
const pure = [
  ...rules,
  'toAddressPayload',
  'toAddressQuery',
  'toOrderAddress',
  'validateAddress',
  'validateEmail',
  'validateName',
  'validatePassword',
];
const components = [
  'AccountFrame',
  'AddressBook',
  'AddressFields',
  'FormField',
  'OrderList',
  'OrderView',
  'ProfileForm',
  'SignIn',
];
const headless = [...pure, 'en', 'nl'].sort();

describe('the public names', () => {
  it.each([
    ['headless', () => import('./headless.ts'), headless],
    ['index', () => import('./index.ts'), [...components, 'accountPagesNl', 'focusFirstIssue', ...headless].sort()],
    ['contract', () => import('./contract.ts'), ['addressPayload', 'addressQuery', 'orderAddress']],
    [
      'rules',
      () => import('./rules/rules.ts'),
      [
        ...pure,
        'isEmail',
        'isFilled',
        'isHouseNumber',
        'isKnownCountry',
        'isName',
        'isPassword',
        'isPhoneNumber',
        'isZipCode',
        'orderAddressIssues',
        'streetFields',
        'streetLines',
      ].sort(),
    ],
    ['testing', () => import('./testing.ts'), ['anAddress']],
  ])('of %s', async (_entry, load, names) => expect(Object.keys(await load()).sort()).toEqual(names));
});
