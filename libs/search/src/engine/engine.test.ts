import type { SearchResponse } from '@etalage/catalog/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEmbeddedEngine, createInProcessEngine } from './embedded.ts';
import { openStores } from './stores.ts';
import { describeSearchEngine } from './testing/conformance.ts';
import { anIndexableProduct, generatedProducts } from './testing/products.ts';
import { aQuestion, idsOf } from './testing/questions.ts';

const folders: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'etalage-search-'));
  folders.push(path);
  return path;
}
afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true, force: true })));

describeSearchEngine('the engine in the process', () => createInProcessEngine(folder()));
describeSearchEngine('the engine in worker threads', () =>
  createEmbeddedEngine({ directory: folder(), timeout: 10_000 }),
);

describe('threads that misbehave', () => {
  const program = new URL('./testing/stubbornWorker.ts', import.meta.url);
  it.each(['stuck', 'crash'])(
    'gives the flagged empty answer for a thread that is %s, and goes on with a new one',
    async (text) => {
      const engine = createEmbeddedEngine({ directory: folder(), workers: 1, timeout: 300, program });
      expect(await engine.search(aQuestion({ text }))).toEqual({ total: 0, hits: [], unreachable: true });
      await expect
        .poll(async () => (await engine.search(aQuestion({ text: 'fine' }))).total, { timeout: 5000 })
        .toBe(1);
      await engine.close();
    },
  );
  it('SRCH-21, SRCH-35 gives the flagged empty answer after 1000 ms, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const engine = createEmbeddedEngine({ directory: folder(), workers: 1, program });
    const answers: SearchResponse[] = [];
    void engine.search(aQuestion({ text: 'stuck' })).then((answer) => answers.push(answer));
    await vi.advanceTimersByTimeAsync(999);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toEqual([{ total: 0, hits: [], unreachable: true }]);
    await engine.close();
  });
  it('SRCH-21 replaces a thread that is still busy after 2000 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const started = vi.fn<() => void>();
    process.on('worker', started);
    const engine = createEmbeddedEngine({ directory: folder(), workers: 1, program });
    onTestFinished(async () => {
      process.off('worker', started);
      vi.useRealTimers();
      await engine.close();
    });
    void engine.search(aQuestion({ text: 'stuck' }));
    await vi.advanceTimersByTimeAsync(1500);
    const answer = engine.search(aQuestion({ text: 'fine' }));
    await vi.advanceTimersByTimeAsync(499);
    // One thread that answers, and one that writes.
    expect(started).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveBeenCalledTimes(3);
    // The faked time stands still, so that the question is not given up while the new thread starts.
    expect((await answer).total).toBe(1);
  });
  it('answers what waits behind other questions, as long as these are answered', async () => {
    const engine = createEmbeddedEngine({ directory: folder(), workers: 1, timeout: 500, program });
    await engine.search(aQuestion({ text: 'fine' }));
    const answers = await Promise.all(Array.from({ length: 6 }, () => engine.search(aQuestion({ text: 'slow' }))));
    expect(answers.map(({ total }) => total)).toEqual([1, 1, 1, 1, 1, 1]);
    await engine.close();
  });
  it('gives the flagged empty answer at last where too many questions came before', async () => {
    const engine = createEmbeddedEngine({ directory: folder(), workers: 1, timeout: 300, program });
    await engine.search(aQuestion({ text: 'fine' }));
    const answers = await Promise.all(Array.from({ length: 12 }, () => engine.search(aQuestion({ text: 'slow' }))));
    expect(answers[0]?.unreachable).toBeUndefined();
    expect(answers.at(-1)).toEqual({ total: 0, hits: [], unreachable: true });
    await engine.close();
  });
  it('refuses what it was writing when the thread died, and writes on with a new one', async () => {
    const engine = createEmbeddedEngine({ directory: folder(), workers: 1, program });
    await expect(engine.replaceAll('crash', 'product', generatedProducts(1))).rejects.toThrow('ended');
    await engine.index('fine', 'product', []);
    await engine.close();
  });
});

describe('several engines on one folder', () => {
  it('SRCH-34 a search that a replacement overtakes gives the complete result of the index it began with', () => {
    const directory = folder();
    const [reader, writer] = [openStores(directory), openStores(directory)];
    const products = generatedProducts(3).map((product) => ({ ...product, visibility: 4, status: 1 }));
    const replaceBy = (all: typeof products) => {
      writer.replace('one', 'product');
      writer.put('one', 'product', all);
      writer.finish('one');
    };
    replaceBy(products);
    const before = reader.search(aQuestion());
    // The search reads its text after it has begun.
    const overtaken = Object.defineProperty(aQuestion(), 'text', { get: () => void replaceBy([]) });
    expect(reader.search(overtaken)).toEqual(before);
    expect(reader.search(aQuestion()).total).toBe(0);
    for (const stores of [reader, writer]) stores.close();
  });

  it('see each other’s writes, and none is lost', async () => {
    const directory = folder();
    const [one, other] = [
      createEmbeddedEngine({ directory, workers: 1 }),
      createEmbeddedEngine({ directory, workers: 1 }),
    ];
    const products = generatedProducts(60).map((product) => ({ ...product, visibility: 4, status: 1 }));
    await Promise.all(products.map((product, at) => (at % 2 ? one : other).index('one', 'product', [product])));
    expect(idsOf(await one.search(aQuestion()))).toHaveLength(60);
    expect(idsOf(await other.search(aQuestion()))).toHaveLength(60);
    await Promise.all([one.close(), other.close()]);
    const reopened = createInProcessEngine(directory);
    expect((await reopened.search(aQuestion())).total).toBe(60);
    await reopened.close();
  });
});

it('SRCH-30 a word that only a removed product had is no correction', async () => {
  const engine = createInProcessEngine(folder());
  onTestFinished(() => engine.close());
  await engine.index('one', 'product', [
    anIndexableProduct({ id: 1, sku: 'K-1', name: 'Kussen lavendel' }),
    anIndexableProduct({ id: 2, sku: 'K-2', name: 'Kussen molton' }),
  ]);
  const corrections = async () => (await engine.search(aQuestion({ text: 'lavendal', suggest: true }))).suggestions;
  expect(await corrections()).toEqual(['lavendel']);
  await engine.remove('one', 'product', [1]);
  expect(await corrections()).toEqual([]);
});
