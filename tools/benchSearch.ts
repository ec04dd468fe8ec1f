import {
  createEmbeddedEngine,
  indexableProduct,
  type IndexableProduct,
  type SearchDocument,
} from '@etalage/search/engine';
import type { SearchRequest } from '@etalage/catalog/contract';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { generatedProducts } from '@etalage/search/testing';

/**
 * Prints as JSON how fast the embedded engine indexes and answers. Usage: benchSearch.ts [products] [documents.jsonl].
 * Times in milliseconds. Without documents it generates products. With `--json documents.jsonl` it prints the times of
 * the questions alone, on one line.
 */
const isBrief = process.argv[2] === '--json';
const count = isBrief ? Infinity : Number(process.argv[2] ?? 10_000);
const file = process.argv[3];
const rounds = 300;
const attributes = ['kleur', 'maat', 'manufacturer', 'geslacht', 'model', 'verpakking', 'gewicht_gram'];
const directory = mkdtempSync(join(tmpdir(), 'etalage-bench-'));

async function* productsFrom(path: string): AsyncGenerator<IndexableProduct> {
  let read = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (read++ >= count) return;
    const doc: SearchDocument = JSON.parse(line);
    yield indexableProduct(doc, { now: Date.now(), attributes });
  }
}

const facets = {
  attributes,
  sizes: { kleur: 60, maat: 60 },
  priceRanges: [
    [0, 100],
    [100, 250],
    [250, 500],
    [500, null],
  ] satisfies [number, number | null][],
  priceExtremes: true,
};
const listing: SearchRequest = {
  store: 'bench',
  entity: 'product',
  scope: { visibility: [2, 3, 4], status: [1], categoryId: 2 },
  filters: [],
  facets,
  size: 50,
};
/** A filter that differs each time, so that nothing is answered from memory. */
const filtered = (round: number): SearchRequest => ({
  ...listing,
  filters: [
    { kind: 'terms', attribute: 'kleur', values: [49 + (round % 5)] },
    { kind: 'range', attribute: 'price', from: round % 40, to: 600 },
  ],
});
const texts = ['handdoek', 'badjas blauw', 'handoek wafel', 'luxe dekbedovertrek grijs', 'café'];
const text = (round: number): SearchRequest => ({
  ...listing,
  scope: { visibility: [3, 4], status: [0, 1] },
  text: texts[round % texts.length] ?? '',
});

const engine = createEmbeddedEngine({ directory, timeout: 60_000 });
const rounded = (time: number): number => Math.round(time * 100) / 100;

async function measure(question: (round: number) => SearchRequest) {
  for (let round = 0; round < 20; round++) await engine.search(question(round));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await engine.search(question(round));
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { p50: rounded(times[rounds / 2] ?? 0), p99: rounded(times[Math.floor(rounds * 0.99)] ?? 0) };
}

const products = file ? await Array.fromAsync(productsFrom(file)) : generatedProducts(count);
const start = performance.now();
await engine.replaceAll('bench', 'product', products);
const indexing = performance.now() - start;
const whole = async () => ({
  products: products.length,
  indexing: { milliseconds: rounded(indexing), perSecond: Math.round((products.length / indexing) * 1000) },
  listing: await measure(() => listing),
  filtered: await measure(filtered),
  text: await measure(text),
});
const brief = async () => ({ 'listing + facets': await measure(filtered), 'text + facets': await measure(text) });
process.stdout.write(isBrief ? `${JSON.stringify(await brief())}\n` : `${JSON.stringify(await whole(), null, 2)}\n`);
await engine.close();
rmSync(directory, { recursive: true, force: true });
