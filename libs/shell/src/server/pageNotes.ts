import type { PageNotes } from '../model/pageNotes.ts';

/** What a page says about itself while it is drawn. */
export type PageFacts = {
  /** What it shows: `product`, `product:12`, `category:3`, `storyblok:home` … */
  tags: ReadonlySet<string>;
  /** Epoch milliseconds of the earliest change of a price that it shows; Infinity when none is known. */
  expiresAt: number;
};

/** Notes of one request, and how to read them. */
export function createPageNotes(): { notes: PageNotes; facts: () => PageFacts; data: readonly object[] } {
  const tags = new Set<string>();
  const data: object[] = [];
  let expiresAt = Infinity;
  return {
    notes: {
      tag: (...shown) => shown.forEach((tag) => tags.add(tag)),
      expireAt: (instant) => void (expiresAt = Math.min(expiresAt, instant)),
      describe: (...objects) => void data.push(...objects),
    },
    facts: () => ({ tags, expiresAt }),
    data,
  };
}
