import { describe, expect, it } from 'vitest';
import * as contract from './contract.ts';
import * as headlessEntry from './headless.ts';
import * as everything from './index.ts';
import * as rulesEntry from './rules/rules.ts';
import * as testing from './testing.ts';

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
  'validatePlainText',
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
    ['headless', headlessEntry, headless],
    ['index', everything, [...components, 'accountPagesEn', 'accountPagesNl', 'focusFirstIssue', ...headless].sort()],
    [
      'contract',
      contract,
      [
        'addressPayload',
        'addressQuery',
        'customer',
        'customerUpdate',
        'emailConfirmation',
        'loginRequest',
        'newPassword',
        'orderAddress',
        'passwordChange',
        'passwordResetRequest',
        'profile',
        'refreshRequest',
        'registration',
        'sessionMeta',
        'sessionToken',
      ],
    ],
    [
      'rules',
      rulesEntry,
      [
        ...pure,
        'isEmail',
        'isFilled',
        'isHouseNumber',
        'isKnownCountry',
        'isName',
        'isPassword',
        'isPhoneNumber',
        'isPlainText',
        'isZipCode',
        'keptAddressIssues',
        'orderAddressIssues',
        'orderAddressOf',
        'streetFields',
        'streetLines',
      ].sort(),
    ],
    ['testing', testing, ['anAddress']],
  ])('of %s', (_name, entry, names) => expect(Object.keys(entry).sort()).toEqual(names));
});
