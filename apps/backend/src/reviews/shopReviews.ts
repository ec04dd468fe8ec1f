import { shopReviews } from '@etalage/catalog/contract';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const { viewReviewUrl: _address, ...entries } = shopReviews.entries;
const keptReviews = v.looseObject({ ...entries, hash: v.string() });

/** The reviews of a store as the review service keeps them, with the hash that opens them; undefined for a store without. */
export async function readShopReviews(storeCode: string): Promise<v.InferOutput<typeof keptReviews> | undefined> {
  const file = new URL(`../../data/reviews/${storeCode}.json`, import.meta.url);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(keptReviews, JSON.parse(text));
}
