import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import * as v from 'valibot';

const ids = v.pipe(
  v.optional(v.array(v.union([v.number(), v.string()])), []),
  v.transform((list) => list.map(String)),
);
const amount = v.pipe(v.nullish(v.number(), 0));

const productDocument = v.looseObject({
  id: v.number(),
  sku: v.string(),
  name: v.string(),
  type_id: v.string(),
  price: amount,
  category_ids: ids,
  kleur: v.nullish(v.union([v.string(), v.number()])),
  kleur_options: ids,
  configurable_children: v.optional(v.array(v.looseObject({ sku: v.string(), price: amount })), []),
});
const categoryDocument = v.looseObject({
  id: v.number(),
  name: v.string(),
  slug: v.optional(v.string()),
  parent_id: v.number(),
  level: v.number(),
  url_path: v.nullish(v.string()),
});
const attributeDocument = v.looseObject({
  attribute_code: v.string(),
  options: v.array(v.object({ label: v.string(), value: v.union([v.string(), v.number()]) })),
});

const folder = fileURLToPath(new URL('../../../backend/data/catalog', import.meta.url));

function read<T>(store: string, name: string, schema: v.GenericSchema<unknown, T>): T[] {
  const lines = readFileSync(join(folder, store, `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}

/** The documents that the demo catalogue of a store is made of: what expectations are counted from. */
export const demoDocuments = (store: string) => ({
  products: read(store, 'products', productDocument),
  categories: read(store, 'categories', categoryDocument),
  attributes: read(store, 'attributes', attributeDocument),
});
export type DemoDocuments = ReturnType<typeof demoDocuments>;

/** The option ids of a label. */
export const optionIds = ({ attributes }: DemoDocuments, code: string, label: string): string[] =>
  attributes
    .filter(({ attribute_code }) => attribute_code === code)
    .flatMap(({ options }) => options)
    .filter((option) => option.label === label)
    .map(({ value }) => String(value));

/** A real catalogue of others, or undefined in a clone that stands alone; that is said in one line. */
export function realCatalogue(name: 'luma-sdk-2019' | 'luma-2020' | 'madison-m1-2018'): string | undefined {
  const beside = fileURLToPath(new URL('../../../../../shared/data', import.meta.url));
  const luma = join(process.env['REAL_DATA'] ?? beside, name);
  if (existsSync(luma)) return luma;
  process.stdout.write(`Skipped: the pages of ${name} need REAL_DATA.\n`);
  return undefined;
}
