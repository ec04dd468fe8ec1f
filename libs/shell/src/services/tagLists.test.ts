import type { CatalogApi } from '@etalage/catalog/headless';
import { ApiError, UnreachableError } from '@etalage/core';
import { expect, it } from 'vitest';
import { tagLists } from './tagLists.ts';

/** The tags of a page that lists these categories, and when it expires. */
async function notesOf(category: CatalogApi['category'], keys: readonly (number | string)[] = [3]) {
  const tags: string[] = [];
  let expiresAt = Infinity;
  const notes = {
    tag: (...more: readonly string[]) => void tags.push(...more),
    expireAt: (instant: number) => void (expiresAt = Math.min(expiresAt, instant)),
  };
  await tagLists(notes, { category }, keys);
  return { tags, expiresAt };
}

it('CACHE-06 a page whose categories cannot be read expires at once, as nothing would invalidate it', async () => {
  const { expiresAt } = await notesOf(() => Promise.reject(new UnreachableError('down')));
  expect(expiresAt).toBe(0);
});

it('CACHE-06 a page that lists an unknown category is kept', async () => {
  expect(await notesOf(() => Promise.reject(new ApiError(404, 'Unknown')))).toEqual({ tags: [], expiresAt: Infinity });
});
