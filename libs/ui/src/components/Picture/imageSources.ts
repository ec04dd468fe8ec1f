import { imageAddress, type ImageSize } from '@etalage/core';

/** The path of the original, with its version, behind an address of `imageAddress`. */
export function imageOriginal(address = ''): string | undefined {
  const path = /^\/img\/\d+\/\d+\/resize(\/.+)/.exec(address)?.[1];
  return path === undefined ? undefined : decodeURIComponent(path);
}

const scaled = ([width, height]: ImageSize, density: number): ImageSize => [
  Math.round(width * density),
  Math.round(height * density),
];

/**
 * The same picture for denser screens; `src` counts as that for 1 (HTML, 4.8.4.3). A card is drawn smaller than its size on
 * phones, so one and a half is sharp there and costs half of what two would.
 */
export const imageSrcset = (size: ImageSize, path: string, version?: string): string =>
  `${imageAddress(scaled(size, 1.5), path, version)} 1.5x`;

/** The same picture at 1, 1.5 and 2 times, by its width: for one whose place on the page differs from its size. */
export const imageWidths = (size: ImageSize, path: string, version?: string): string =>
  [1, 1.5, 2]
    .map((density) => {
      const own = scaled(size, density);
      return `${imageAddress(own, path, version)} ${own[0]}w`;
    })
    .join(', ');
