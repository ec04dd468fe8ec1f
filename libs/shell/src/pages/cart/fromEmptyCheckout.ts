/** The query parameter of the cart's address after a checkout with an empty cart. Not in storage, which a browser may deny. */
export const fromEmptyCheckout = 'empty-checkout';
