import { formatPrice } from '@etalage/core';
import type { LoyaltyMessages } from './loyalty.ts';

const points = (count: number): string =>
  Math.abs(count) === 1 ? `${count} point` : `${count.toLocaleString('en-GB')} points`;

/** The words of the loyalty card, in English. */
export const loyaltyEn: LoyaltyMessages = {
  cardNumber: 'Card number',
  barcodeOf: (number) => `Barcode of card number ${number}`,
  points,
  worth: (value) => `worth ${value}`,
  history: 'What came and went',
  booked: (count) => `${count < 0 ? '−' : '+'}${points(Math.abs(count))}`,
  older: 'Show more',
  noPoints: 'You have no points yet',
  noPointsText: 'Your first points are here as soon as your order is paid.',
  howTo: (perEuro, value) =>
    `You get ${points(perEuro)} for every whole euro of what you buy, after discounts and without shipping. A point is worth ${formatPrice(value)} and does not expire.`,
};
