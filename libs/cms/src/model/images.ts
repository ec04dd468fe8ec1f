import { images } from '@etalage/core/constants';
import type { ContentImage } from './story.ts';

const fromEditor = (source: string): boolean => source.includes('a.storyblok.com/');

/** The address of a content image at a width: our own images by `/img/content/{width}/…`, the editor's by its image service. */
export function contentImageUrl({ source, focus }: ContentImage, width: number): string {
  if (/\.svg$/i.test(source)) return source;
  if (fromEditor(source)) return `${source}/m/${width}x0${focus ? `/filters:focal(${focus})` : ''}`;
  return source.startsWith('/content/') ? `/img/content/${width}/${source.slice('/content/'.length)}` : source;
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
  const corners = focus?.split(/[x:]/).map(Number);
  const [x1, y1, x2, y2] = corners ?? [];
  if (size === undefined || x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  const percent = (from: number, to: number, whole: number): string =>
    `${Math.round(((from + to) / 2 / whole) * 100)}%`;
  return `${percent(x1, x2, size.width)} ${percent(y1, y2, size.height)}`;
}
