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
  'AddressForm',
  'ChangePassword',
  'ForgotPassword',
  'LogIn',
  'NewPassword',
  'Register',
  'focusFirstIssue',
];
const session = [
  'OfflineError',
  'changeIssues',
  'changePasswordAtom',
  'createBotTokens',
  'createPasswordAtom',
  'createSessionStorage',
  'createUserApi',
  'dropUpdatesAtom',
  'forgottenIssues',
  'isLoggedInAtom',
  'logInAtom',
  'logOutAtom',
  'loginIssues',
  'newPasswordIssues',
  'refreshProfileAtom',
  'refreshStoredTokens',
  'refreshTokens',
  'registerAtom',
  'registrationIssues',
  'requestPasswordAtom',
  'sendUpdatesAtom',
  'sessionKeys',
  'sessionPortsAtom',
  'startSessionAtom',
  'takeOverSessionAtom',
  'tokenAtom',
  'tokenLockAtom',
  'updateProfileAtom',
  'userAtom',
];
const headless = [...pure, ...session, 'accountPagesEn', 'accountPagesNl', 'en', 'nl'].sort();

describe('the public names', () => {
  it.each([
    ['headless', headlessEntry, headless],
    [
      'index',
      everything,
      [...components, ...headless, 'keptAddressIssues', 'orderAddressOf', 'toCustomerAddress'].sort(),
    ],
    [
      'contract',
      contract,
      [
        'addressPayload',
        'addressQuery',
        'botChallengeAnswer',
        'botSolution',
        'customer',
        'customerChanges',
        'customerOrder',
        'customerUpdate',
        'emailConfirmation',
        'loginRequest',
        'newPassword',
        'orderAddress',
        'orderHistory',
        'orderHistoryQuery',
        'orderTracking',
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
