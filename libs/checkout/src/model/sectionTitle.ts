import type { Section } from './sections.ts';
import type { CheckoutMessages } from '../messages/nl.ts';

const keys = {
  PersonalDetails: 'checkoutPersonalDetails',
  Shipping: 'checkoutShipping',
  Payment: 'checkoutPayment',
  OrderReview: 'checkoutReview',
} as const satisfies Record<Section, keyof CheckoutMessages>;

/** The title of a section. */
export const sectionTitle = (section: Section, messages: CheckoutMessages): string => messages[keys[section]];
