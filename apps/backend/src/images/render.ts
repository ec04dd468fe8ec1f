import { images } from '@etalage/core/constants';
import sharp from 'sharp';

/** The formats of answers, best first. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
/** The size to fill or, without a height, the width to fit. */
export type PictureSize = { width: number; height?: number };

const settings = {
  avif: { effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 76 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;
const smallest = 100;

/** Wide pictures are for dense screens, where coarser encoding is not seen: from the width in px to the quality. */
const avifQuality = (width: number): number => (width >= 800 ? 40 : width >= 450 ? 45 : 52);

/** Resizes and encodes. A catalogue picture fills its size, cut evenly at its edges; a placeholder is tiny and coarse (IMG-02). */
export function render(original: Uint8Array, { width, height }: PictureSize, format: PictureFormat): Promise<Buffer> {
  const fit = height === undefined ? {} : { height, fit: 'cover' as const };
  const own = format === 'avif' ? { quality: avifQuality(width) } : {};
  const quality = width < smallest ? { quality: images.placeholderQuality } : own;
  const resized = sharp(original)
    .rotate()
    .resize({ width, ...fit, withoutEnlargement: height === undefined });
  return resized.toFormat(format, { ...settings[format], ...quality }).toBuffer();
}
