import type { GalleryMessages } from './galleryNl.ts';

/** The same in English. */
export const galleryEn: GalleryMessages = {
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
