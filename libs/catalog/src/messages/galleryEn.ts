import type { GalleryMessages } from './galleryNl.ts';

/** The same in English. */
export const galleryEn: GalleryMessages = {
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
