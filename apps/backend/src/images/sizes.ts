import { images } from '@etalage/core/constants';
import type { Store } from '../stores/stores.ts';

const scales = [1, 1.5, 2];
const bases = [images.cartThumbnail, images.gallery, images.thumbnail, images.colorRelation, images.marketing];

/** Every size in which catalogue pictures are answered, as `310x300` (IMG-04): those in use at 1, 1.5 and 2 times. */
export function allowedSizes(stores: readonly Store[]): ReadonlySet<string> {
  const cards = stores.map(({ cardImage: { width, height } }) => [width, height] as const);
  const sizes = [...bases, ...cards].flatMap(([width, height]) =>
    scales.map((scale) => `${Math.round(width * scale)}x${Math.round(height * scale)}`),
  );
  return new Set(sizes);
}

/** The widths of content pictures, and of the placeholder (IMG-02). */
export const contentWidths: ReadonlySet<number> = new Set([
  ...images.contentWidths,
  Math.round(Math.min(...images.contentWidths) * images.placeholderFactor),
]);
