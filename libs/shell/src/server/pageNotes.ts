import type { PageNotes, PreloadedImage } from '../model/pageNotes.ts';
import type { PageFacts } from './outputCache.ts';

/** What the loaders of one page wrote down for its head. */
export type HeadNotes = { data: readonly object[]; images: readonly PreloadedImage[] };

/** Notes of one request, and how to read them. */
export function createPageNotes(): { notes: PageNotes; facts: () => PageFacts; head: HeadNotes } {
  const tags = new Set<string>();
  const data: object[] = [];
  const images: PreloadedImage[] = [];
  let expiresAt = Infinity;
  return {
    notes: {
      tag: (...shown) => shown.forEach((tag) => tags.add(tag)),
      expireAt: (instant) => void (expiresAt = Math.min(expiresAt, instant)),
      describe: (...objects) => void data.push(...objects),
      preload: (image) => void images.push(image),
    },
    facts: () => ({ tags, expiresAt }),
    head: { data, images },
  };
}
