import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What makes a query hard. */
export const queryKinds = ['compound', 'inflection', 'typo', 'size', 'synonym', 'brandOrSku', 'colour'] as const;

/** Who improves the search looks at the tuned half; the other half says whether it helped shoppers nobody thought of. */
export const halves = ['tuned', 'heldOut'] as const;
export type Half = (typeof halves)[number];

/** A text that a shopper typed, with the SKU of every product that he would accept as an answer. */
export const judgedQuery = v.strictObject({
  query: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(queryKinds),
  relevant: v.pipe(v.array(v.string()), v.nonEmpty()),
});
export type JudgedQuery = v.InferOutput<typeof judgedQuery>;

/** The stores of which the demo catalogue was judged. */
export const judgedStores = ['dailydeal', 'fashion', 'textile'] as const;

const folder = join(import.meta.dirname, '../../data/judged');

/** The judged queries of one half of a store. Throws when the file is not in their format. */
export function judgedQueries(store: string, half: Half): readonly JudgedQuery[] {
  return v.parse(v.array(judgedQuery), JSON.parse(readFileSync(join(folder, store, `${half}.json`), 'utf8')));
}

/** The part of the first five hits that is relevant, of as many as could have been: 0 to 1. */
export function precisionAtFive(skus: readonly string[], relevant: readonly string[]): number {
  const found = skus.slice(0, 5).filter((sku) => relevant.includes(sku)).length;
  return found / Math.min(5, relevant.length);
}

/** The mean of what it is given; of nothing it is 0. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
