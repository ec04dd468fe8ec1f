import type { SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import { DamagedIndexError, type Damage } from './damage.ts';
import { unreachableResponse, UnknownFieldError, UnknownStoreError } from './port.ts';
import type { Thread } from './thread.ts';

/** Times in milliseconds. */
export type PoolSettings = {
  start: () => Thread;
  threads: number;
  /** Without any answer for so long a question gets the flagged empty answer (SRCH-35). */
  timeout: number;
  replaceAfter: number;
  /** Hears of an index that a thread could not read. */
  onDamage: (damage: Damage) => void;
};

/** Threads that answer questions, each one at a time; a thread that is stuck or dead is replaced by a new one. */
export type Pool = { search(request: SearchRequest): Promise<SearchResponse>; close(): Promise<void> };

type Job = {
  request: SearchRequest;
  isGivenUp: boolean;
  resolve(response: SearchResponse): void;
  reject(error: unknown): void;
};

/** How often a question waits for `timeout` while the threads are busy with others, and answer them. */
const patience = 4;

const isQuestionAtFault = (error: unknown): boolean =>
  error instanceof UnknownStoreError || error instanceof UnknownFieldError;

/** A pool of threads, and a queue before them. */
export function createPool({ start, threads, timeout, replaceAfter, onDamage }: PoolSettings): Pool {
  const idle: Thread[] = Array.from({ length: threads }, start);
  const all = new Set(idle);
  const queue: Job[] = [];
  let answeredAt = -Infinity;

  function replace(thread: Thread): void {
    if (!all.delete(thread)) return;
    void thread.kill();
    const fresh = start();
    all.add(fresh);
    release(fresh);
  }
  function release(thread: Thread): void {
    idle.push(thread);
    next();
  }
  async function work(thread: Thread, job: Job): Promise<void> {
    const stuck = setTimeout(() => replace(thread), replaceAfter);
    try {
      const { response } = await thread.run({ kind: 'search', request: job.request });
      answeredAt = Date.now();
      job.resolve(response ?? unreachableResponse());
      if (all.has(thread)) release(thread);
    } catch (error) {
      if (!isQuestionAtFault(error)) job.resolve(unreachableResponse());
      else job.reject(error);
      if (error instanceof DamagedIndexError) onDamage(error.damage);
      if (isQuestionAtFault(error) || error instanceof DamagedIndexError) release(thread);
      else replace(thread);
    } finally {
      clearTimeout(stuck);
    }
  }
  function next(): void {
    while (idle.length > 0) {
      const job = queue.shift();
      if (!job) return;
      if (job.isGivenUp) continue;
      const thread = idle.pop();
      if (thread) void work(thread, job);
    }
  }
  return {
    search: (request) =>
      new Promise((resolve, reject) => {
        let late = setTimeout(check, timeout);
        let waits = 1;
        function check() {
          waits += 1;
          if (Date.now() - answeredAt < timeout && waits <= patience) late = setTimeout(check, timeout);
          else giveUp();
        }
        function giveUp() {
          job.isGivenUp = true;
          resolve(unreachableResponse());
        }
        const job: Job = {
          request,
          isGivenUp: false,
          resolve: (response) => (clearTimeout(late), resolve(response)),
          reject: (error) => (clearTimeout(late), reject(error)),
        };
        queue.push(job);
        next();
      }),
    close: async () => {
      const ending = [...all].map((thread) => (idle.includes(thread) ? thread.close() : thread.kill()));
      all.clear();
      await Promise.all(ending);
    },
  };
}
