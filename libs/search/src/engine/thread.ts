import { Worker } from 'node:worker_threads';
import { DamagedIndexError, type Damage, type MovedIndex } from './damage.ts';
import { UnknownFieldError, UnknownStoreError } from './port.ts';
import type { Task, TaskAnswer, ThreadNews } from './protocol.ts';

/** A worker thread that does one task at a time. It keeps the process alive only while it works. */
export type Thread = {
  /** Rejects when the task fails or the thread dies. */
  run(task: Task): Promise<Extract<TaskAnswer, { response?: unknown }>>;
  hasEnded(): boolean;
  /** Ends in order, after the task at hand. */
  close(): Promise<void>;
  /** Ends at once, whatever it is doing. */
  kill(): Promise<void>;
};

type Waiting = { resolve(answer: Extract<TaskAnswer, { response?: unknown }>): void; reject(error: Error): void };

const here = import.meta.url;
/** The thread's program: a source file beside this one in development, a built one in the package. */
const program = new URL(here.endsWith('.ts') ? './worker.ts' : './worker.js', here);

function asError({ name, message, damage }: { name: string; message: string; damage?: Damage }): Error {
  if (damage) return new DamagedIndexError(damage);
  if (name === 'UnknownStoreError') return new UnknownStoreError(message);
  if (name === 'UnknownFieldError') return new UnknownFieldError(message);
  return new Error(`${name}: ${message}`);
}

type ThreadSettings = {
  directory: string;
  /** Hears of a damaged index that the thread has moved out of the way. */
  onMoved: (moved: MovedIndex) => void;
  program: URL | undefined;
};

/** Starts a thread on the index files of a directory. */
export function startThread({ directory, onMoved, program: url = program }: ThreadSettings): Thread {
  const worker = new Worker(url, { workerData: directory });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let waiting: Waiting | undefined;
  let hasEnded = false;
  const settle = (act: (task: Waiting) => void): void => {
    const task = waiting;
    waiting = undefined;
    worker.unref();
    if (task) act(task);
  };
  worker.on('message', (answer: TaskAnswer | ThreadNews) => {
    if ('moved' in answer) return onMoved(answer.moved);
    return settle(({ resolve, reject }) => ('error' in answer ? reject(asError(answer.error)) : resolve(answer)));
  });
  worker.on('error', (error) =>
    settle(({ reject }) => reject(error instanceof Error ? error : new Error(String(error)))),
  );
  const endedError = () => new Error('The search thread ended');
  worker.on('exit', () => {
    hasEnded = true;
    settle(({ reject }) => reject(endedError()));
  });
  worker.unref();
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(endedError());
        waiting = { resolve, reject };
        worker.ref();
        worker.postMessage(task);
      }),
    hasEnded: () => hasEnded,
    close: () => {
      if (hasEnded) return ended;
      worker.ref();
      worker.postMessage('close');
      return ended;
    },
    kill: async () => {
      await worker.terminate();
    },
  };
}
