import { formatDay } from '@etalage/core';
import type { CartShareMessages } from './share.ts';

/** The same in English. */
export const cartShareEn: CartShareMessages = {
  share: 'Share this cart',
  linkIs: (day) => `With this link anyone can open a copy of your cart up to and including ${formatDay(day, 'en-GB')}:`,
  copied: 'The link to your cart was copied.',
  leftOut: (count) =>
    count === 1
      ? 'One product is not shared, because it carries a text of your own.'
      : `${count} products are not shared, because they carry a text of your own.`,
  unsent: 'Your last change is not saved yet. Check your connection and try again.',
  shareFailed: 'The cart was not shared. Check your connection and try again.',
  sharedTitle: 'A shared cart',
  sharedText: 'This will be added to your own cart. Prices and stock are those of now.',
  lines: 'Products in the shared cart',
  pieces: (quantity) => `${quantity} ×`,
  differences: 'Changed since the cart was shared',
  gone: (name) => `${name} is not for sale now.`,
  changed: (name, was, now) => `${name} now costs ${now} instead of ${was}.`,
  limited: (name, quantity, shared) =>
    `Of ${name} only ${quantity} can still go into your cart; ${shared} were shared.`,
  add: 'Add to your cart',
  added: 'The products are in your cart.',
  toCart: 'To your cart',
  toShop: 'To the shop',
  nothingLeft: 'None of these products is for sale now',
  broken: 'This link does not work',
  brokenText: 'The link is incomplete. Ask for a new link.',
  loading: 'The shared cart is loading',
  failed: 'The shared cart was not loaded. Check your connection and try again.',
  offline: 'You are offline. You can open the shared cart as soon as you are online again.',
  tryAgain: 'Try again',
};
