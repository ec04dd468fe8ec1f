import { formatDay } from '@etalage/core';
import type { OfflineOrderMessages } from './offlineOrders.ts';

/** The same in English. */
export const offlineOrdersEn: OfflineOrderMessages = {
  orderOfflineNotice: 'You are offline. You can still place the order; it is sent as soon as you are online again.',
  orderNeedsNetwork:
    'You are offline, and this way to pay only works online. Choose bank transfer or cash on delivery, or order once you are online again. Your details are kept.',
  orderStored: 'Your order is ready to be sent',
  orderStoredText:
    'You are offline. Your order is kept on this device, and we send it as soon as you are online again. If you stay on this page that happens by itself. Otherwise we ask you when you come back.',
  orderStoredInPage:
    'You are offline, and your browser keeps nothing. Leave this page open: we send your order as soon as you are online again.',
  orderSending: 'Sending your order...',
  confirmOfflineOrder: 'You placed an order while you were offline. Do you want to send it now?',
  orderOf: (day) => `Order of ${formatDay(day, 'en-GB')}`,
  total: 'Total',
  sendOrder: 'Send it now',
  dropOrder: 'Do not send it',
  notSent: 'The shop cannot be reached yet. Your order is kept; try again in a moment.',
  orderSent: (number) => `Thank you! Your order number is ${number}`,
  orderSentWithoutNumber: 'Thank you! Your order was sent. The order number is in your mail.',
  viewOrder: 'View your order',
  orderRefused: (reason) => `Your offline order was not placed. ${reason}`.trim(),
  orderDropped: 'Your offline order was not sent.',
  orderMayHaveArrived:
    'Your offline order is not sent any more. We could not see whether the last try arrived: if you get a confirmation by email, your order is placed.',
  orderForgotten: 'You are logged out. Your offline order was therefore not sent, and removed from this device.',
  linesBack: 'Put products back in the cart',
  toCart: 'To your cart',
};
