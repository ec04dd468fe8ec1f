import {
  billingFields,
  validateAddress,
  validateEmail,
  validateName,
  validatePlainText,
  type FieldMessage,
  type Issue,
} from '@etalage/account/headless';
import type { CheckoutDetails, PersonalDetails } from './details.ts';

/** The sections of the checkout in their order (CHK-01). */
export const sections = ['PersonalDetails', 'Shipping', 'Payment', 'OrderReview'] as const;
export type Section = (typeof sections)[number];

const issue = (path: string, message: FieldMessage | undefined): Issue[] =>
  message === undefined ? [] : [{ path, message }];
const required = (path: string, value: string): Issue[] => issue(path, value === '' ? 'formRequired' : undefined);

/** What is wrong with who orders, as a guest. */
export const personalIssues = ({ firstName, lastName, emailAddress }: PersonalDetails): Issue[] => [
  ...issue('firstName', validateName(firstName)),
  ...issue('lastName', validateName(lastName)),
  ...issue('emailAddress', validateEmail(emailAddress)),
];

/** What is wrong with a section: addresses first, then what must be chosen. */
export function sectionIssues(section: Section, details: CheckoutDetails): Issue[] {
  const { personalDetails, shippingDetails, paymentDetails, billing } = details;
  switch (section) {
    case 'PersonalDetails':
      return personalIssues(personalDetails);
    case 'Shipping':
      if (billing === 'only') return [];
      return [...validateAddress(shippingDetails), ...required('shippingMethod', shippingDetails.shippingMethod)];
    case 'Payment':
      return [
        ...(billing === 'shipping' ? [] : validateAddress(paymentDetails, billingFields)),
        ...issue('company', validatePlainText(paymentDetails.company)),
        ...issue('taxId', validatePlainText(paymentDetails.taxId)),
        ...required('paymentMethod', paymentDetails.paymentMethod),
      ];
    case 'OrderReview':
      return [];
  }
}

/** Whether a section holds all it needs. The review is never complete: it ends in the order. */
export const isComplete = (section: Section, details: CheckoutDetails): boolean =>
  section !== 'OrderReview' && sectionIssues(section, details).length === 0;

/** Whether a section can be entered: those before it are complete (CHK-02). */
export const mayEnter = (section: Section, details: CheckoutDetails): boolean =>
  sections.slice(0, sections.indexOf(section)).every((before) => isComplete(before, details));

/** The sections that are asked: what is not sent needs no delivery (PROD-25). */
export const askedSections = ({ billing }: CheckoutDetails): readonly Section[] =>
  billing === 'only' ? sections.filter((section) => section !== 'Shipping') : sections;

/** The section that follows, or the last one itself. */
export function sectionAfter(section: Section, details: CheckoutDetails): Section {
  const asked = askedSections(details);
  return asked[asked.indexOf(section) + 1] ?? section;
}

/** Where a shopper goes on after a reload: the wanted section if it may be entered, else the first incomplete one. */
export function openSection(wanted: Section, details: CheckoutDetails): Section {
  const asked = askedSections(details);
  if (asked.includes(wanted) && mayEnter(wanted, details)) return wanted;
  return asked.find((section) => !isComplete(section, details)) ?? 'OrderReview';
}
