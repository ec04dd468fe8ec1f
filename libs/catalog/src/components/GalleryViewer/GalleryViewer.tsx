import { images } from '@etalage/core/constants';
import { Picture, PictureViewer } from '@etalage/ui';
import type { GalleryMessages } from '../../messages/galleryNl.ts';
import { pictureParts } from '../../model/hrefs.ts';
import type { GalleryItem } from '../../model/views.ts';

export type GalleryViewerProps = {
  items: readonly GalleryItem[];
  /** The product's name. */
  name: string;
  /** Of the picture that was pressed, among all items. */
  startsAt: number;
  messages: GalleryMessages;
};

/** The pictures of a product as large as they come (PROD-16), for a dialog over the whole window; videos play on the page. */
export function GalleryViewer({ items, name, startsAt, messages }: GalleryViewerProps) {
  const isPicture = ({ kind }: GalleryItem) => kind === 'image';
  const pictures = items.filter(isPicture).map(({ src, alt }) => ({
    id: src,
    label: alt,
    thumb: <Picture {...pictureParts(src)} alt="" size={images.cartThumbnail} />,
    large: <Picture {...pictureParts(src)} alt={alt} size={images.gallery} sizes="100vw" loading="eager" />,
  }));
  const start = items.slice(0, startsAt).filter(isPicture).length;
  return <PictureViewer label={name} pictures={pictures} labels={messages} startsAt={start} />;
}
