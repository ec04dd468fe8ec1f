import type { BackInStockMessages } from './backInStockNl.ts';

/** The same in English. */
export const backInStockEn: BackInStockMessages = {
  email: 'Email address',
  promise: (choice) =>
    `You get one mail as soon as ${choice || 'this product'} is back in stock. We use your address for nothing else.`,
  send: 'Mail me',
  wrong: 'Please provide a valid email',
  sent: (choice) => `Noted! You get one mail as soon as ${choice || 'this product'} is back in stock.`,
  offline: 'You are offline. Please try again once you are connected.',
  failed: 'That did not work. Please try again in a moment.',
};
