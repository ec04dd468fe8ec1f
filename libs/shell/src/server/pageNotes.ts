import type { PageNotes } from '../model/pageNotes.ts';
import type { PageFacts } from './outputCache.ts';

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
