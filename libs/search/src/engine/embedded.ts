import type { SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import { DamagedIndexError, type Damage, type MovedIndex } from './damage.ts';
import { createPool } from './pool.ts';
import { perform } from './perform.ts';
import { unreachableResponse, type SearchEngine } from './port.ts';
import { openStores } from './stores.ts';
import { startThread } from './thread.ts';
import { createWrites } from './writing.ts';

/** How the embedded engine runs. */
export type EmbeddedSettings = {
  /** Holds a file per store; several processes may share it. */
  directory: string;
  /** Threads that answer questions; one more writes. */
  workers?: number;
  /**
   * After so many milliseconds without any answer a question gets the flagged empty one; after twice as many its thread is
   * replaced. Behind questions that are answered it waits four times as long.
   */
  timeout?: number;
  /** The program of the threads, for tests of threads that misbehave. */
  program?: URL;
  /** Hears of a damaged index that was moved out of the way: its store has none until `replaceAll`. */
  onMoved?: (moved: MovedIndex) => void;
};

/** The engine in worker threads of this process, on SQLite files. */
export function createEmbeddedEngine({
  directory,
  workers = 2,
  timeout = 1000,
  program,
  onMoved = () => undefined,
}: EmbeddedSettings): SearchEngine {
  const start = () => startThread({ directory, onMoved, program });
  const onDamage = (damage: Damage) => void setAside(damage).catch(() => undefined);
  const pool = createPool({ start, threads: workers, timeout, replaceAfter: timeout * 2, onDamage });
  let writer = start();
  const { idle, setAside, ...writes } = createWrites(() => {
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
export function createInProcessEngine(
  directory: string,
  onMoved: (moved: MovedIndex) => void = () => undefined,
): SearchEngine {
  const readers = openStores(directory);
  const writers = openStores(directory, onMoved);
  const { idle, setAside, ...writes } = createWrites(() => async (task) => perform(writers, task));
  const search = async (request: SearchRequest): Promise<SearchResponse> => {
    try {
      return readers.search(request);
    } catch (error) {
      if (!(error instanceof DamagedIndexError)) throw error;
      await setAside(error.damage);
      return unreachableResponse();
    }
  };
  return {
    ...writes,
    search,
    close: async () => {
      await idle();
      readers.close();
      writers.close();
    },
  };
}
