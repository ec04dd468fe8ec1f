import { describe, expect, it } from 'vitest';
import * as headlessEntry from './headless.ts';
import * as everything from './index.ts';
import * as rules from './rules/rules.ts';
import * as testing from './testing.ts';

const headless = [
  'billingAddress',
  'boughtAtom',
  'changeAddressAtom',
  'changeDetailsAtom',
  'checkoutKeys',
  'checkoutPortsAtom',
  'checkoutStateAtom',
  'choosePaymentAtom',
  'chooseShippingAtom',
  'confirmOfflineOrderAtom',
  'createCheckoutApi',
  'createCheckoutStorage',
  'detailsAtom',
  'disconnectedCheckoutApi',
  'emptyDetails',
  'en',
  'enterSectionAtom',
  'fillDetailsAtom',
  'isAddressSavedAtom',
  'isComplete',
  'isThankYouPageAtom',
  'leaveThankYouAtom',
  'loadPaymentsAtom',
  'mayEnter',
  'modifiedAtAtom',
  'nl',
  'offeredPaymentsAtom',
  'offeredShippingAtom',
  'offlineOrdersKey',
  'offlineStateAtom',
  'openCheckoutAtom',
  'openSection',
  'orderAtom',
  'orderEvent',
  'orderStatusAtom',
  'payAgainAtom',
  'placeOrderAtom',
  'readOfflineOrder',
  'restoreCartAtom',
  'returnState',
  'saveAddressAtom',
  'sectionAtom',
  'sections',
  'storeOrderAtom',
  'takeAddressAtom',
  'takeOverSentAtom',
  'toOrderRequest',
  'wantsNewsletterAtom',
  'withOrderCart',
];
const components = [
  'AddressChoice',
  'BankTransferDetails',
  'Checkout',
  'CheckoutReturn',
  'NextSteps',
  'OrderReceipt',
  'OrderReview',
  'PaymentForm',
  'PersonalDetailsForm',
  'ShippingForm',
];

describe('the public names', () => {
  it.each([
    ['headless', headlessEntry, headless],
    ['index', everything, [...components, ...headless].sort()],
    [
      'rules',
      rules,
      ['lastDayToPay', 'mayMove', 'orderFingerprint', 'orderRefusal', 'orderRefusalTexts', 'spacedIban'],
    ],
    ['testing', testing, ['aBankTransfer', 'aPlacedOrder', 'anOrderRequest', 'anOrderStatus', 'someDetails']],
  ])('of %s', (_name, entry, names) => expect(Object.keys(entry).sort()).toEqual(names));
});
