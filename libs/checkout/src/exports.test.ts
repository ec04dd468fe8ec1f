import { describe, expect, it } from 'vitest';

const headless = [
  'billingAddress',
  'changeAddressAtom',
  'changeDetailsAtom',
  'checkoutKeys',
  'checkoutPortsAtom',
  'checkoutStateAtom',
  'choosePaymentAtom',
  'chooseShippingAtom',
  'createCheckoutApi',
  'createCheckoutStorage',
  'detailsAtom',
  'disconnectedCheckoutApi',
  'emptyDetails',
  'en',
  'enterSectionAtom',
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
  'openCheckoutAtom',
  'openSection',
  'orderAtom',
  'orderStatusAtom',
  'payAgainAtom',
  'placeOrderAtom',
  'restoreCartAtom',
  'returnState',
  'saveAddressAtom',
  'sectionAtom',
  'sections',
  'toOrderRequest',
];
const components = ['Checkout', 'CheckoutReturn', 'OrderReview', 'PaymentForm', 'PersonalDetailsForm', 'ShippingForm'];

describe('the public names', () => {
  it.each([
    ['headless', () => import('./headless.ts'), headless],
    ['index', () => import('./index.ts'), [...components, ...headless].sort()],
    ['rules', () => import('./rules/rules.ts'), ['mayMove', 'orderFingerprint', 'orderRefusal', 'orderRefusalTexts']],
    ['testing', () => import('./testing.ts'), ['aPlacedOrder', 'anOrderRequest', 'anOrderStatus', 'someDetails']],
  ])('of %s', async (_entry, load, names) => expect(Object.keys(await load()).sort()).toEqual(names));
});
