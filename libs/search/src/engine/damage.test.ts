import {
  mkdtempSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
  statSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { MovedIndex } from './damage.ts';
import { createEmbeddedEngine, createInProcessEngine } from './embedded.ts';
import { UnknownStoreError, type SearchEngine } from './port.ts';
import { inTransaction, upgrade } from './schema.ts';
import { generatedProducts } from './testing/products.ts';
import { aQuestion } from './testing/questions.ts';

const folders: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'etalage-damage-'));
  folders.push(path);
  return path;
}
afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true, force: true })));

const products = generatedProducts(300).map((product) => ({ ...product, visibility: 4, status: 1 }));
const everything = aQuestion({ text: 'handdoek' });

type Open = (directory: string, onMoved: (moved: MovedIndex) => void) => SearchEngine;
const engines: [string, Open][] = [
  ['in the process', (directory, onMoved) => createInProcessEngine(directory, onMoved)],
  ['in worker threads', (directory, onMoved) => createEmbeddedEngine({ directory, onMoved, timeout: 10_000 })],
];

/** Overwrites a part of a file, between two parts of its length. */
function overwrite(path: string, [from, to]: [number, number], byte: () => number): void {
  const { size } = statSync(path);
  const content = Buffer.from(Array.from({ length: Math.floor(size * (to - from)) }, byte));
  const file = openSync(path, 'r+');
  writeSync(file, content, 0, content.length, Math.floor(size * from));
  closeSync(file);
}
const zero = () => 0;
let seed = 7;
const random = () => ((seed = (seed * 1103515245 + 12345) % 2 ** 31) >> 16) & 0xff;

const damages: [string, (path: string) => void][] = [
  ['is cut off', (path) => truncateSync(path, Math.floor(statSync(path).size / 3))],
  ['is cut off within its first page', (path) => truncateSync(path, 50)],
  ['is empty', (path) => truncateSync(path, 0)],
  ['begins with zeros', (path) => overwrite(path, [0, 0.5], zero)],
  ['has zeros after its first page', (path) => overwrite(path, [0.1, 1], zero)],
  ['is garbage', (path) => overwrite(path, [0, 1], random)],
  ['has garbage in it', (path) => overwrite(path, [0.2, 0.9], random)],
  ['is a text', (path) => writeFileSync(path, 'all products of the shop')],
  [
    'is of a version that is not known yet',
    (path) => {
      const db = new DatabaseSync(path);
      db.exec('pragma user_version = 99');
      db.close();
    },
  ],
  [
    'has other tables',
    (path) => {
      const db = new DatabaseSync(path);
      db.exec('drop table p; drop table state; create table p(id integer)');
      db.close();
    },
  ],
];

const isLong = process.env['ETALAGE_SOAK'] === '1';
/** Threads open a file as the process does: outside the soak they show one damage of each kind of reading. */
const damagesFor = (name: string) => (isLong || name === 'in the process' ? damages : damages.slice(2, 4));

describe.each(engines)('the engine %s', (name, open) => {
  /** An index of 300 products in a file of its own, without a log beside it. */
  async function anIndex() {
    const directory = folder();
    const engine = open(directory, () => undefined);
    await engine.replaceAll('one', 'product', products);
    await engine.close();
    return { directory, path: join(directory, 'one.db') };
  }
  const totalOf = async (engine: SearchEngine) => {
    const { total, unreachable } = await engine.search(everything).catch((error: unknown) => {
      if (error instanceof UnknownStoreError) return { total: 'none', unreachable: true };
      throw error;
    });
    return unreachable ? 'unreachable' : total;
  };

  describe.each(damagesFor(name))('with an index that %s', (_title, damage) => {
    it('answers nothing as if it were all, moves the index aside, and is whole after a replacement', async () => {
      const { directory, path } = await anIndex();
      damage(path);
      const found = readFileSync(path);
      const moved: MovedIndex[] = [];
      const engine = open(directory, (one) => void moved.push(one));
      expect(await totalOf(engine)).toBe('unreachable');
      await engine.replaceAll('one', 'product', products);
      expect(await totalOf(engine)).toBeGreaterThan(10);
      expect(moved).toEqual([
        { store: 'one', reason: expect.any(String), movedTo: join(directory, 'damaged', 'one.db') },
      ]);
      const kept = readFileSync(join(directory, 'damaged', 'one.db'));
      expect(kept.subarray(0, Math.min(found.length, 4096))).toEqual(found.subarray(0, 4096));
      await engine.close();
    });

    it('does so while it runs', async () => {
      const { directory, path } = await anIndex();
      const moved: MovedIndex[] = [];
      const engine = open(directory, (one) => void moved.push(one));
      const whole = await totalOf(engine);
      damage(path);
      // What a thread has read it may go on answering; a replacement reads the rest.
      expect(['unreachable', whole]).toContain(await totalOf(engine));
      await engine.replaceAll('one', 'product', products).catch(() => engine.replaceAll('one', 'product', products));
      expect(await totalOf(engine)).toBe(whole);
      expect(moved.length).toBeLessThan(2);
      await engine.close();
      const again = open(directory, () => undefined);
      expect(await totalOf(again)).toBe(whole);
      await again.close();
    });
  });

  it('has no index after damage until it is replaced: single products do not make one', async () => {
    const { directory, path } = await anIndex();
    truncateSync(path, 50);
    const engine = open(directory, () => undefined);
    expect(await totalOf(engine)).toBe('unreachable');
    await vi.waitFor(() => expect(engine.search(everything)).rejects.toThrow(UnknownStoreError));
    await expect(engine.index('one', 'product', products.slice(0, 3))).rejects.toThrow(UnknownStoreError);
    await expect(engine.search(everything)).rejects.toThrow(UnknownStoreError);
    await engine.replaceAll('one', 'product', products);
    await engine.index('one', 'product', products.slice(0, 3));
    expect(await totalOf(engine)).toBeGreaterThan(10);
    await engine.close();
  });

  it('does not know a store whose first index is still being filled', async () => {
    const engine = open(folder(), () => undefined);
    async function* slow() {
      yield* products;
      await expect(engine.search(everything)).rejects.toThrow(UnknownStoreError);
    }
    await engine.replaceAll('one', 'product', slow());
    expect(await totalOf(engine)).toBeGreaterThan(10);
    await engine.close();
  });

  it('does not know a store whose file is just being made, and leaves the file alone', async () => {
    const directory = folder();
    writeFileSync(join(directory, 'one.db'), '');
    const moved: MovedIndex[] = [];
    const engine = open(directory, (one) => void moved.push(one));
    await expect(engine.search(everything)).rejects.toThrow(UnknownStoreError);
    await engine.close();
    expect(moved).toEqual([]);
  });

  it('notices an index file that was removed while it runs', async () => {
    const { directory, path } = await anIndex();
    const engine = open(directory, () => undefined);
    await totalOf(engine);
    rmSync(path);
    await expect(engine.search(everything)).rejects.toThrow(UnknownStoreError);
    await engine.replaceAll('one', 'product', products);
    expect(await totalOf(engine)).toBeGreaterThan(10);
    await engine.close();
  });
});

it('writes into an index whose file another process has made and is about to fill', async () => {
  const directory = folder();
  const other = new DatabaseSync(join(directory, 'one.db'));
  other.exec('pragma journal_mode = wal');
  const moved: MovedIndex[] = [];
  const engine = createEmbeddedEngine({ directory, onMoved: (one) => void moved.push(one), timeout: 10_000 });
  const written = engine.index('one', 'product', products.slice(0, 3));
  await new Promise((resolve) => setTimeout(resolve, 400));
  inTransaction(other, () => upgrade(other));
  other.close();
  await written;
  expect((await engine.search(aQuestion())).total).toBe(3);
  expect(moved).toEqual([]);
  await engine.close();
});
