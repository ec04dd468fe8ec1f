/** The few words of the button on a product page, apart from the rest so that the first load carries no more. */
export const addToCartNl = {
  addToCart: 'In winkelwagen',
  stockCheckInProgress: 'We controleren de voorraad, een ogenblik geduld',
  outOfTheStock: 'Niet op voorraad!',
};

/** The type every translation matches. */
export type AddToCartMessages = typeof addToCartNl;
