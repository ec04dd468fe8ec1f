/** The pages of who orders, in one list for the reason of `latePages.ts`. */
export const orderPages = {
  cart: () => import('./cart/CartPage.tsx'),
  checkout: () => import('./checkout/CheckoutPage.tsx'),
  checkoutReturn: () => import('./checkout-return/CheckoutReturnPage.tsx'),
};
