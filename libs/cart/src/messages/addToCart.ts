/** The label of the button on a product page, apart from the other messages so that the first load carries no more. */
export const addToCartNl = {
  addToCart: 'In winkelwagen',
};

/** The type every translation matches. */
export type AddToCartMessages = typeof addToCartNl;
