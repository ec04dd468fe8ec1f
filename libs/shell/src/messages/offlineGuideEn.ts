import type { OfflineGuideMessages } from './offlineGuide.ts';

/** The same in English. */
export const offlineGuideEn: OfflineGuideMessages = {
  intro:
    'You can go on in this shop without a connection. What you do is kept, and sent as soon as you are online again.',
  always: 'Always possible',
  cart: 'View and change your cart',
  wishlist: 'View and change your wishlist',
  order: 'Order with bank transfer or cash on delivery',
  search: 'Search in products that you viewed or put on your wishlist',
  kept: 'Pages you viewed',
  keptProducts: 'Products you viewed',
  nothingKept: 'Your browser has kept no pages yet. View some while you are online; after that you find them here.',
  keptNotRead: 'What your browser has kept cannot be shown now. Open this page again in a moment.',
  loading: 'Looking for what is kept',
  waiting: 'Waiting for a connection',
  nothingWaits: 'Nothing is waiting: all that you did was sent.',
  notLoaded: 'What is waiting cannot be shown now. It is not lost; open this page again in a moment.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  about: (act, what) => `${act}: ${what}`,
  stillWaits: 'The shop cannot be reached yet. It is kept; try again in a moment.',
  waitsForOrder:
    'Your order above is still waiting. First choose ‘Send it now’ or ‘Do not send it’ there; then this is sent.',
  cancelled: (what) => `Cancelled: ${what}`,
  'may-have-arrived': (what) =>
    `Not sent any more: ${what}. We could not see whether the last try arrived. Once you are online, check your cart, wishlist and details.`,
  'too-late': (what) => `Not cancelled: ${what}. It had just been sent.`,
  addToCart: (name, quantity) => `Put ${quantity} × ${name} in your cart`,
  setQuantity: (name, quantity) => `${name}: change the quantity to ${quantity}`,
  changeLine: (name) => `${name}: another choice`,
  removeFromCart: (name) => `Take ${name} out of your cart`,
  article: (sku) => `article ${sku}`,
  addWish: (product) => `Put ${product} on your wishlist`,
  removeWish: (product) => `Take ${product} off your wishlist`,
  changeProfile: 'Change your details',
};
