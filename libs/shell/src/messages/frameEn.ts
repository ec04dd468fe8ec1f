import type { FrameMessages } from './frame.ts';

/** The same in English. */
export const frameEn: FrameMessages = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  search: 'Search',
  tabHome: 'Home',
  tabMenuSearch: 'Menu and search',
  tabWishlist: 'Wishlist',
  wish: (name) => `Put ${name} on your wishlist`,
  myAccount: 'My account',
  login: 'Login',
  tabShoppingBag: 'Shopping bag',
  counted: (name, count) => (count === 0 ? name : `${name}, ${count} ${count === 1 ? 'product' : 'products'}`),
  tabBar: 'Bottom navigation',
  offlineBanner: 'You are offline. Some features might not be available.',
  offlineWaiting: 'You are offline. The page opens as soon as you are connected again.',
  notFoundTitle: '404 page not found',
  somethingWentWrong: 'Something went wrong',
  loadAgain: 'Load the page again',
  cartTitle: 'Cart',
  checkoutTitle: 'Checkout',
  checkoutReturnTitle: 'Your order',
  offlineGuide: 'What can I do offline?',
  withdrawHere: 'Withdraw from the contract here',
  ok: 'OK',
};
