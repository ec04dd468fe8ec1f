import { images } from '@etalage/core/constants';
import type { ContentImage } from './story.ts';

const fromEditor = (source: string): boolean => source.includes('a.storyblok.com/');

const addressOf = ({ source }: ContentImage, width: number, filters: readonly string[]): string => {
  if (/\.svg$/i.test(source)) return source;
  if (fromEditor(source)) return `${source}/m/${width}x0${filters.length > 0 ? `/filters:${filters.join(':')}` : ''}`;
  return source.startsWith('/content/') ? `/img/content/${width}/${source.slice('/content/'.length)}` : source;
};
const focal = ({ focus }: ContentImage): string[] => (focus ? [`focal(${focus})`] : []);

/** The address of a content image at a width: our own images by `/img/content/{width}/…`, the editor's by its image service. */
export const contentImageUrl = (image: ContentImage, width: number): string => addressOf(image, width, focal(image));

const placeholderWidth = Math.round(Math.min(...images.contentWidths) * images.placeholderFactor);

/** What stands in the place of a photograph until it is there: tiny and coarse. Through other pictures it would shine. */
export function contentPlaceholderUrl(image: ContentImage): string | undefined {
  if (!/\.jpe?g$/i.test(image.source)) return undefined;
  return addressOf(image, placeholderWidth, [`quality(${images.placeholderQuality})`, ...focal(image)]);
}

/** Each width that is no wider than the original, and at least the smallest. */
export function contentSrcSet(image: ContentImage, widths: readonly number[] = images.contentWidths): string {
  const most = image.size?.width ?? Infinity;
  const smallest = Math.min(...widths);
  return widths
    .filter((width) => width <= most || width === smallest)
    .map((width) => `${contentImageUrl(image, width)} ${width}w`)
    .join(', ');
}

/** `/1600x900/` or `-1600x900.` in an address is the size of the original. */
export function sizeIn(source: string): ContentImage['size'] {
  const found = /(\d{2,5})x(\d{2,5})(?=[/.])/.exec(source);
  return found === null ? undefined : { width: Number(found[1]), height: Number(found[2]) };
}

/** Where to hold a cropped picture, for `object-position`: the middle of its focus, in percent. */
export function focusPosition({ focus, size }: ContentImage): string | undefined {
  const corners = focus?.match(/(\d+)x(\d+):(\d+)x(\d+)/);
  if (!size || !corners) return undefined;
  const percent = (from: number, to: number, whole: number): string =>
    `${Math.round(((Number(corners[from]) + Number(corners[to])) / 2 / whole) * 100)}%`;
  return `${percent(1, 3, size.width)} ${percent(2, 4, size.height)}`;
}
