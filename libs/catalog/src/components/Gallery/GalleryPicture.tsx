import { Picture, type PictureProps } from '@etalage/ui';
import type { CSSProperties } from 'react';
import { pictureParts } from '../../model/hrefs.ts';
import { fill } from './Gallery.css.ts';

/** Width and height of a gallery picture in CSS px (IMG-01). */
export const gallerySize = [600, 744] as const;
/** How much of the window it takes: half of a desktop's; of a phone's nine tenths, of which one is too fine to be missed. */
const drawnWidth = '(min-width: 1024px) 45vw, 80vw';

type GalleryPictureProps = Pick<PictureProps, 'alt' | 'loading'> & { src: string | undefined };

/** A picture of a product as large as its page shows it. */
export const GalleryPicture = ({ src, ...rest }: GalleryPictureProps) => (
  <Picture {...pictureParts(src)} {...rest} size={gallerySize} sizes={drawnWidth} className={fill} />
);

/** Of a frame behind whose picture another one stands until that has loaded. */
export const backdropStyle = (address: string | undefined): CSSProperties | undefined =>
  address === undefined ? undefined : { background: `center / cover url("${address}")` };
