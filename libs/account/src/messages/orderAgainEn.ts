import type { OrderAgainMessages } from './orderAgain.ts';

/** The words of ordering again, in English. */
export const orderAgainEn: OrderAgainMessages = {
  orderAgain: 'Order again',
  orderAgainOf: (number) => `Order ${number} again`,
  added: 'The items are in your cart',
  nothingAdded: 'None of these items can be bought now',
  gone: (name) => `${name} cannot be bought now.`,
  changed: (name, was, now) => `${name} costs ${now} now instead of ${was}.`,
  limited: (name, quantity, ordered) =>
    `There ${quantity === 1 ? 'is' : 'are'} only ${quantity} of ${name} left; you ordered ${ordered}.`,
  toCart: 'To your cart',
  offline: 'You are offline. You can order again as soon as you are connected.',
};
