import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { halves, judgedQueries, judgedStores, mean, precisionAtFive, queryKinds } from './judgedQueries.ts';

const choice = v.fallback(v.optional(v.array(v.union([v.string(), v.number()]))), undefined);
const product = v.object({
  sku: v.string(),
  name: v.string(),
  description: v.optional(v.string(), ''),
  category_ids: v.optional(v.array(v.string()), []),
  manufacturer: v.optional(v.string(), ''),
  model: v.optional(v.string(), ''),
  kleur_options: choice,
  maat_options: choice,
});
const category = v.object({ id: v.number(), name: v.string() });
const attribute = v.object({ options: v.array(v.object({ value: v.string(), label: v.string() })) });

function documents<Schema extends v.GenericSchema>(store: string, name: string, schema: Schema) {
  const file = join(import.meta.dirname, '../../data/catalog', store, `${name}.jsonl`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return v.parse(
    v.array(schema),
    lines.map((line) => JSON.parse(line)),
  );
}

/** Each product with all that a shopper reads of it, in the order of the catalogue. */
function shelf(store: string) {
  const labels = new Map(
    documents(store, 'attributes', attribute).flatMap(({ options }) =>
      options.map(({ value, label }) => [value, label]),
    ),
  );
  const categories = new Map(documents(store, 'categories', category).map(({ id, name }) => [String(id), name]));
  return documents(store, 'products', product).map(({ sku, name, description, category_ids, ...rest }) => {
    const chosen = [rest.manufacturer, rest.model, ...(rest.kleur_options ?? []), ...(rest.maat_options ?? [])];
    const around = [
      ...category_ids.map((id) => categories.get(id)),
      ...chosen.map((value) => labels.get(String(value))),
    ];
    return { sku, name: name.toLowerCase(), text: [sku, name, ...around, description].join(' ').toLowerCase() };
  });
}

/** The search that a shop has on its first day: what holds every typed word, named so first. */
function substringSearch(products: ReturnType<typeof shelf>, query: string): string[] {
  const words = query.toLowerCase().split(' ');
  const hits = products.filter(({ text }) => words.every((word) => text.includes(word)));
  const named = hits.filter(({ name }) => words.every((word) => name.includes(word)));
  return [...new Set([...named, ...hits])].map(({ sku }) => sku);
}

describe.each(judgedStores)('the judged queries of %s', (store) => {
  it.each(halves)('are five of each kind in the %s half', (half) => {
    const kinds = judgedQueries(store, half).map(({ kind }) => kind);
    expect(queryKinds.map((kind) => kinds.filter((one) => one === kind).length)).toEqual(queryKinds.map(() => 5));
  });

  const all = halves.flatMap((half) => judgedQueries(store, half));

  it('are asked once each', () => expect(new Set(all.map(({ query }) => query)).size).toBe(70));

  it('call relevant what the demo catalogue sells, each product once', () => {
    const skus = new Set(shelf(store).map(({ sku }) => sku));
    const odd = all.filter(
      ({ relevant }) => new Set(relevant).size < relevant.length || relevant.some((sku) => !skus.has(sku)),
    );
    expect(odd).toEqual([]);
  });

  it('are too hard for a search of substrings', () => {
    const products = shelf(store);
    const found = all.map(({ query, relevant }) => precisionAtFive(substringSearch(products, query), relevant));
    expect(mean(found)).toBeLessThan(0.8);
  });
});

describe('precision at five', () => {
  it.each([
    ['of five relevant hits is 1', ['a', 'b', 'c', 'd', 'e', 'x'], ['a', 'b', 'c', 'd', 'e', 'f'], 1],
    ['looks at the first five only', ['x', 'x', 'x', 'x', 'x', 'a'], ['a'], 0],
    ['asks no more than there is', ['x', 'a'], ['a'], 1],
    ['is the part that was found', ['a', 'x', 'b'], ['a', 'b', 'c', 'd'], 0.5],
  ])('%s', (_title, skus, relevant, precision) => expect(precisionAtFive(skus, relevant)).toBe(precision));
});
