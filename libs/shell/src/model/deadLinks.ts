import type { MenuEntry } from './menuEntry.ts';

const categoryLink = /^\/c\/([^/?#]+)/;

const all = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...all(entry.children)]);

/** An editor may write a bare '%'. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Whether most links of a menu to categories lead to none of these: it was written for another catalogue. */
export function hasDeadLinks(menu: readonly MenuEntry[], categories: ReadonlyMap<string, unknown>): boolean {
  const linked = all(menu).flatMap(({ href }) => categoryLink.exec(href)?.[1] ?? []);
  const dead = linked.filter((slug) => !categories.has(decoded(slug)));
  return dead.length * 2 > linked.length;
}
