export const cms = { maxBlocksAndPages: 500, immediateBlocks: 2 } as const;
export const blog = { listSize: 16, relatedSize: 3, feedSize: 20 } as const;
/** Hours. */
export const preview = { maxAge: 1 } as const;
/** Width and height. */
export const images = {
  cartThumbnail: [150, 150],
  gallery: [600, 744],
  thumbnail: [310, 300],
  colorRelation: [150, 150],
  marketing: [565, 814],
  contentWidths: [1920, 1440, 1024, 768, 540, 375],
  placeholderFactor: 0.25,
  placeholderQuality: 50,
  tileSrcset: [768, 540, 375],
} as const;
export const logo = { width: 166 } as const;
export const video = { extensions: ['.webm', '.mp4'] } as const;
export const usps = { rotation: 5000 } as const;
