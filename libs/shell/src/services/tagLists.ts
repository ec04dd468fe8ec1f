import { withDescendants, type CatalogApi } from '@etalage/catalog/headless';
import { ApiError } from '@etalage/core';
import type { PageNotes } from '../model/pageNotes.ts';

/**
 * Tags a page with the categories that it lists and with all categories below them, whose products such a list shows too
 * (CACHE-06). Keys are ids or slugs; unknown ones are skipped. A page whose tags cannot be read expires at once.
 */
export async function tagLists(
  notes: Pick<PageNotes, 'tag' | 'expireAt'>,
  { category }: Pick<CatalogApi, 'category'>,
  keys: readonly (number | string)[],
): Promise<void> {
  for (const key of keys) {
    try {
      notes.tag(...withDescendants(await category(key)).map((id) => `category:${id}`));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 404) notes.expireAt(0);
    }
  }
}
