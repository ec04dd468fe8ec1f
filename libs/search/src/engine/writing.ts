import type { Damage } from './damage.ts';
import type { SearchEngine, Documents, IndexableDocument } from './port.ts';
import type { Task } from './protocol.ts';

type Writes = Pick<SearchEngine, 'index' | 'remove' | 'replaceAll'>;
/** Does a task where the index is written. */
export type Run = (task: Task) => Promise<unknown>;

const batchSize = 500;

/** Documents in handfuls, each as large as one write should be; the last may be empty. */
export async function* batchesOf(documents: Documents): AsyncGenerator<IndexableDocument[]> {
  let batch: IndexableDocument[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Does one work after the other, in the order they came, whether those before failed or not. */
export function oneAtATime(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/**
 * The writing half of an engine: one write after the other, in the order they were asked for. Each asks `writer` once, so
 * that a replacement never goes on in a thread that did not begin it.
 */
export function createWrites(
  writer: () => Run,
): Writes & { setAside(damage: Damage): Promise<void>; idle(): Promise<void> } {
  const queue = oneAtATime();
  const inTurn = (work: (run: Run) => Promise<void>): Promise<void> => queue(() => work(writer()));
  return {
    index: (store, entity, documents) =>
      inTurn(async (run) => {
        const all = await Array.fromAsync(documents);
        await run({ kind: 'put', store, entity, documents: all });
      }),
    remove: (store, entity, ids) =>
      inTurn(async (run) => {
        await run({ kind: 'remove', store, entity, ids });
      }),
    replaceAll: (store, entity, documents) =>
      inTurn(async (run) => {
        await run({ kind: 'replace', store, entity });
        try {
          for await (const batch of batchesOf(documents)) await run({ kind: 'put', store, entity, documents: batch });
        } catch (error) {
          await run({ kind: 'abandon', store }).catch(() => undefined);
          throw error;
        }
        await run({ kind: 'finish', store });
      }),
    setAside: (damage) =>
      inTurn(async (run) => {
        await run({ kind: 'setAside', damage });
      }),
    idle: () => queue(async () => undefined),
  };
}
