import { createPool } from './pool.ts';
import { perform } from './perform.ts';
import type { SearchEngine } from './port.ts';
import { openStores } from './stores.ts';
import { startThread } from './thread.ts';
import { createWrites } from './writing.ts';

/** How the embedded engine runs. */
export type EmbeddedSettings = {
  /** Holds a file per store; several processes may share it. */
  directory: string;
  /** Threads that answer questions; one more writes. */
  workers?: number;
  /** After so many milliseconds a question gets the flagged empty answer; after twice as many its thread is replaced. */
  timeout?: number;
  /** The program of the threads, for tests of threads that misbehave. */
  program?: URL;
};

/** The engine in worker threads of this process, on SQLite files. */
export function createEmbeddedEngine({
  directory,
  workers = 2,
  timeout = 1000,
  program,
}: EmbeddedSettings): SearchEngine {
  const start = () => startThread(directory, program);
  const pool = createPool({ start, threads: workers, timeout, replaceAfter: timeout * 2 });
  let writer = start();
  const { idle, ...writes } = createWrites(() => {
    if (writer.hasEnded()) writer = start();
    const { run } = writer;
    return run;
  });
  return {
    ...writes,
    search: (request) => pool.search(request),
    close: async () => {
      await idle();
      await Promise.all([pool.close(), writer.close()]);
    },
  };
}

/** The same engine without threads, for tests. A replacement reads and writes through connections of their own here too. */
export function createInProcessEngine(directory: string): SearchEngine {
  const readers = openStores(directory);
  const writers = openStores(directory);
  const { idle, ...writes } = createWrites(() => async (task) => perform(writers, task));
  return {
    ...writes,
    search: async (request) => readers.search(request),
    close: async () => {
      await idle();
      readers.close();
      writers.close();
    },
  };
}
