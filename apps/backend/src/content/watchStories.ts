import { inTransaction } from '../database/database.ts';
import { appendInvalidations } from '../invalidation/invalidationLog.ts';
import type { Ports } from '../ports.ts';

/**
 * Watches the stories of all store views. Each round appends the tags of those that changed since the round before
 * (CACHE-06). Store servers keep nothing from before this backend was there, so the first round only looks.
 */
export function watchStories({ stories, stores, database }: Pick<Ports, 'stories' | 'stores' | 'database'>) {
  const known = new Map<number, ReadonlyMap<string, string>>();
  return async (): Promise<void> => {
    for (const { id, code } of stores) {
      const versions = await stories.versions(code);
      const tags = withBlog(changedSlugs(known.get(id) ?? versions, versions)).map((slug) => `storyblok:${slug}`);
      if (tags.length > 0) await inTransaction(database, (transaction) => appendInvalidations(transaction, id, tags));
      known.set(id, versions);
    }
  };
}

/** What changes in an article changes the lists that name it. */
const withBlog = (slugs: readonly string[]): readonly string[] =>
  slugs.some((slug) => slug.startsWith('blog/')) ? [...slugs, 'blog/'] : slugs;

/** Stories that are new, changed or gone. */
const changedSlugs = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((slug) => before.get(slug) !== after.get(slug));
