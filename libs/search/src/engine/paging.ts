import { search } from './limits.ts';

/** The page that is asked for: no size or one of 0 and less is 50, a start below 0 is 0 (SRCH-14). */
export function pageOf<T>(all: readonly T[], { from = 0, size = 0 }: { from?: number; size?: number }): T[] {
  const start = Math.max(0, from);
  return all.slice(start, start + (size <= 0 ? search.defaultSize : size));
}
