import { GalleryDialog, galleryNl, type GalleryDialogProps } from '@etalage/catalog';

/** The pictures of a product over the whole window, in the shop's words. */
export const EnlargedGallery = (props: Omit<GalleryDialogProps, 'messages'>) => (
  <GalleryDialog {...props} messages={galleryNl} />
);
