/** The words over the whole window; they come with the first picture that is enlarged. */
export const galleryNl = {
  previous: 'Vorige foto',
  next: 'Volgende foto',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
};

/** The type every translation matches. */
export type GalleryMessages = typeof galleryNl;
