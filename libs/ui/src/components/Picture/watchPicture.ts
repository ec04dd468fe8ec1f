/** A folded cloth, 40 by 32. */
export const cloth = 'M4 22h28a4 4 0 0 1 0 8H4zM4 14h30a4 4 0 0 1 0 8H4zM4 6h26a4 4 0 0 1 0 8H4zM8 30V6';

/** Tells of an image that failed before anyone listened to it. */
export function watchPicture(image: HTMLImageElement | null, onFailure: () => void): void {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(onFailure);
}
