import { describe, expect, it } from 'vitest';
import { someDetails } from '../testing.ts';
import { emptyDetails, type CheckoutDetails } from './details.ts';
import { isComplete, mayEnter, openSection, sectionAfter, sectionIssues, sections } from './sections.ts';

const { shippingDetails, paymentDetails } = someDetails();
/** What a guest who filled in everything but one part of it would have. */
const without = {
  personal: someDetails({ personalDetails: emptyDetails.personalDetails }),
  shipping: someDetails({ shippingDetails: { ...shippingDetails, shippingMethod: '' } }),
  payment: someDetails({ paymentDetails: { ...paymentDetails, paymentMethod: '' } }),
};
const billed = (billing: CheckoutDetails['billing'], differences: Partial<CheckoutDetails['paymentDetails']>) =>
  someDetails({ billing, paymentDetails: { ...paymentDetails, ...differences } });

describe('CHK-11 what is missing in a section', () => {
  it.each(sections)('CHK-11 nothing in %s when all is filled in', (section) =>
    expect(sectionIssues(section, someDetails())).toEqual([]),
  );

  it.each([
    ['a way of delivery', 'Shipping', without.shipping, [{ path: 'shippingMethod', message: 'formRequired' }]],
    [
      'a city to deliver to',
      'Shipping',
      someDetails({ shippingDetails: { ...shippingDetails, city: '' } }),
      [{ path: 'city', message: 'formRequired' }],
    ],
    [
      'ADDR-10 a phone number to deliver to',
      'Shipping',
      someDetails({ shippingDetails: { ...shippingDetails, phoneNumber: '' } }),
      [{ path: 'phoneNumber', message: 'formRequired' }],
    ],
    ['nothing where nothing is sent', 'Shipping', { ...without.shipping, billing: 'only' as const }, []],
    ['a way to pay', 'Payment', without.payment, [{ path: 'paymentMethod', message: 'formRequired' }]],
    ['CHK-09 nothing of an address that is not billed', 'Payment', billed('shipping', { city: '' }), []],
    ['CHK-09 a city to bill', 'Payment', billed('other', { city: '' }), [{ path: 'city', message: 'formRequired' }]],
    ['a city to bill', 'Payment', billed('only', { city: '' }), [{ path: 'city', message: 'formRequired' }]],
    ['CHK-09 no phone number to bill', 'Payment', billed('other', { phoneNumber: '' }), []],
    [
      'a company and a VAT number without links',
      'Payment',
      billed('shipping', { company: 'evil.nl', taxId: 'https://evil.example' }),
      [
        { path: 'company', message: 'formPlainText' },
        { path: 'taxId', message: 'formPlainText' },
      ],
    ],
  ] as const)('CHK-11 %s in %s', (_what, section, details, issues) =>
    expect(sectionIssues(section, details)).toEqual(issues),
  );

  it('CHK-02 the review is never complete', () => expect(isComplete('OrderReview', someDetails())).toBe(false));
});

describe('CHK-02 the section that opens', () => {
  it.each([
    ['the wanted one when those before it are complete', 'Payment', someDetails(), 'Payment'],
    ['the review when all are complete', 'OrderReview', someDetails(), 'OrderReview'],
    ['an earlier one again', 'PersonalDetails', someDetails(), 'PersonalDetails'],
    ['the first incomplete one', 'OrderReview', without.personal, 'PersonalDetails'],
    ['an incomplete one in the middle', 'OrderReview', without.shipping, 'Shipping'],
    ['the wanted one though it is incomplete', 'Payment', without.payment, 'Payment'],
    ['no delivery where nothing is sent', 'Shipping', { ...someDetails(), billing: 'only' as const }, 'OrderReview'],
    ['the way to pay where nothing is sent', 'Shipping', { ...without.payment, billing: 'only' as const }, 'Payment'],
  ] as const)('CHK-02 is %s', (_what, wanted, details, section) => expect(openSection(wanted, details)).toBe(section));

  it.each([
    ['PersonalDetails', true],
    ['Shipping', true],
    ['Payment', false],
    ['OrderReview', false],
  ] as const)('CHK-02 without a way of delivery %s may be entered: %s', (section, may) =>
    expect(mayEnter(section, without.shipping)).toBe(may),
  );

  it.each([
    ['PersonalDetails', 'shipping', 'Shipping'],
    ['PersonalDetails', 'only', 'Payment'],
    ['Payment', 'shipping', 'OrderReview'],
    ['OrderReview', 'shipping', 'OrderReview'],
  ] as const)('CHK-01, PROD-25 after %s with billing %s comes %s', (section, billing, next) =>
    expect(sectionAfter(section, someDetails({ billing }))).toBe(next),
  );
});
