import type { StoreView } from '@etalage/core';

/** How the cards of a store look: picture, button, notation. */
export const cardsOf = ({ cardImage, features, i18n }: StoreView) => ({
  imageSize: [cardImage.width, cardImage.height] as const,
  action: features.productCardAction,
  notation: i18n,
});
