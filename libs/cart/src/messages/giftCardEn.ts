import type { GiftCardMessages } from './giftCard.ts';

/** What the gift card form says, in English. */
export const giftCardEn: GiftCardMessages = {
  locale: 'en-GB',
  question: 'Do you have a gift card?',
  label: 'Code of your gift card',
  apply: 'Use gift card',
  check: 'Check balance',
  applied: 'Gift cards in use',
  card: (code) => `Gift card ${code}`,
  remove: 'Remove',
  removeCard: (code) => `Remove gift card ${code}`,
  active: (value, until) => `This card holds ${value}${until === undefined ? '' : `, valid through ${until}`}.`,
  used: 'This card is empty. Please use another card.',
  expired: (until) => `This card was valid through ${until}. Please use another card.`,
  inactive: 'This card is not active. Please contact us.',
  missing: 'Please enter the code of your gift card.',
  giftCardNotValid: 'This is not a valid giftcard',
  offline: 'You are offline. Please try again once you are connected.',
  failed: 'That did not work. Please try again in a moment.',
};
