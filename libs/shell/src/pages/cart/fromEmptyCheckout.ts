/** The name in the query of the cart's address that says: the checkout had nothing to order. It outlives the document where no storage does. */
export const fromEmptyCheckout = 'empty-checkout';
