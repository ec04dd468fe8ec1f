import type { ProductSummary } from '@etalage/catalog';
import type { StoreSettings } from '@etalage/core';
import { Heart } from '../components/Heart/Heart.tsx';
import type { FrameMessages } from '../messages/frame.ts';

/** How the cards of a store look: picture, button, notation, and the heart. */
export const cardsOf = ({ cardImage, features, i18n }: StoreSettings, frame: FrameMessages) => ({
  imageSize: [cardImage.width, cardImage.height] as const,
  action: features.productCardAction,
  notation: i18n,
  wish: (product: ProductSummary) => <Heart product={product} messages={frame} />,
});
