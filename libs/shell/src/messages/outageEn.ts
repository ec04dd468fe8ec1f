import type { OutageMessages } from './outage.ts';

/** The same in English. */
export const outageEn: OutageMessages = {
  unreachableCall: 'The shop cannot be reached for a moment. Please try again soon.',
  retriedSoon: 'Your cart is kept. We try again in a moment.',
  failureReference: (reference) => `Does it keep going wrong? Call or mail us and give this number: ${reference}`,
};
