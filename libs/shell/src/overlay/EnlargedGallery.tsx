import { galleryNl, GalleryViewer } from '@etalage/catalog';
import type { OverlayProps } from './registry.ts';

/** The pictures of a product over the whole window. */
export const EnlargedGallery = ({ product, startsAt }: OverlayProps<'gallery'>) => (
  <GalleryViewer items={product.gallery} name={product.name} startsAt={startsAt} messages={galleryNl} />
);
