import { createEmbeddedEngine, indexableProduct, type IndexableProduct } from '@etalage/search/engine';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { generatedProducts } from '@etalage/search/testing';
import { facetAttributes, questionsAbout, refuseEmpty, type Question } from './bench/searchQuestions.ts';

/**
 * Prints as JSON how fast the embedded engine indexes and answers. Usage: benchSearch.ts [products] [documents.jsonl].
 * Times in milliseconds, one question at a time and eight at a time. Without documents it generates products. With
 * `--json documents.jsonl` it prints the times of the questions alone, on one line.
 */
const isBrief = process.argv[2] === '--json';
const count = isBrief ? Infinity : Number(process.argv[2] ?? 10_000);
const file = process.argv[3];
const rounds = 300;
const directory = mkdtempSync(join(tmpdir(), 'etalage-bench-'));

/** The backend reads whole documents from its database; the index answers which. */
const asTheBackendKeeps = (product: IndexableProduct): IndexableProduct => ({
  ...product,
  doc: { id: product.id, sku: product.sku },
});

const document = v.record(v.string(), v.unknown());

async function* productsFrom(path: string): AsyncGenerator<IndexableProduct> {
  let read = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (read++ >= count) return;
    const doc = v.parse(document, JSON.parse(line));
    yield asTheBackendKeeps(indexableProduct(doc, { now: Date.now(), attributes: facetAttributes }));
  }
}

const engine = createEmbeddedEngine({ directory, timeout: 60_000 });
const rounded = (time: number): number => Math.round(time * 100) / 100;

async function timed(question: Question, round: number): Promise<number> {
  const asked = question(round);
  const start = performance.now();
  const answer = await engine.search(asked);
  const time = performance.now() - start;
  refuseEmpty(asked, answer);
  return time;
}

/** Times of all rounds with so many askers, each asking again when it has its answer. */
async function measure(question: Question, askers: number) {
  for (let round = 0; round < 20; round++) await timed(question, round);
  const times: number[] = [];
  let next = 20;
  const ask = async () => {
    while (next < 20 + rounds) times.push(await timed(question, next++));
  };
  await Promise.all(Array.from({ length: askers }, ask));
  times.sort((one, other) => one - other);
  return { p50: rounded(times[rounds / 2] ?? 0), p99: rounded(times[Math.floor(rounds * 0.99)] ?? 0) };
}

const products = file ? await Array.fromAsync(productsFrom(file)) : generatedProducts(count).map(asTheBackendKeeps);
const start = performance.now();
await engine.replaceAll('bench', 'product', products);
const indexing = performance.now() - start;
const latencies: Record<string, { p50: number; p99: number }> = {};
for (const [name, question] of Object.entries(questionsAbout(products))) {
  latencies[name] = await measure(question, 1);
  latencies[`${name}, 8 at a time`] = await measure(question, 8);
}
const whole = {
  products: products.length,
  indexing: { milliseconds: rounded(indexing), perSecond: Math.round((products.length / indexing) * 1000) },
  ...latencies,
};
process.stdout.write(isBrief ? `${JSON.stringify(latencies)}\n` : `${JSON.stringify(whole, null, 2)}\n`);
await engine.close();
rmSync(directory, { recursive: true, force: true });
