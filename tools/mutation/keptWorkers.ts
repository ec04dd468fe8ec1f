import { ThreadsPoolWorker } from 'vitest/node';
import type { Plugin } from 'vitest/config';

type Options = ConstructorParameters<typeof ThreadsPoolWorker>[0];
type Message = Parameters<ThreadsPoolWorker['send']>[0];
type Listener = Parameters<ThreadsPoolWorker['on']>[1];

/** Threads that have run tests and wait for the next mutant, by the name of their project. */
const waiting = new Map<string, Thread[]>();
/** A thread that has tried so many mutants is not used again: what their tests left behind must not add up. */
const maxUses = 100;

type Thread = { worker: ThreadsPoolWorker; uses: number };

/**
 * Hands out a thread that has loaded the code and opened its database before: for a mutant of the backend, a new one would
 * take longer than the tests. Fit for projects without `isolate`, whose test files share their modules in any case.
 */
function takeWorker(options: Options) {
  const threads = waiting.get(options.project.name) ?? [];
  waiting.set(options.project.name, threads);
  const thread = threads.pop() ?? { worker: new ThreadsPoolWorker(options), uses: 0 };
  const listeners: [event: string, listener: Listener][] = [];
  return {
    name: 'kept',
    on(event: string, listener: Listener) {
      listeners.push([event, listener]);
      thread.worker.on(event, listener);
    },
    off(event: string, listener: Listener) {
      const at = listeners.findIndex(([name, other]) => name === event && other === listener);
      if (at >= 0) listeners.splice(at, 1);
      thread.worker.off(event, listener);
    },
    async start() {
      if (thread.uses === 0) await thread.worker.start();
      thread.uses += 1;
    },
    send(message: Message) {
      if (message.type !== 'stop' || thread.uses >= maxUses) return thread.worker.send(message);
      // The thread goes on: only the pool is told that it has stopped.
      const stopped = { type: 'stopped', __vitest_worker_response__: true };
      for (const [event, listener] of [...listeners]) if (event === 'message') listener(stopped);
    },
    async stop() {
      for (const [event, listener] of listeners.splice(0)) thread.worker.off(event, listener);
      if (thread.uses >= maxUses) await thread.worker.stop();
      else threads.push(thread);
    },
    deserialize: (data: unknown) => data,
  };
}

/** Runs the tests of a project in threads that are kept from one mutant to the next, where it does not isolate its files. */
export const keptWorkers: Plugin = {
  name: 'kept-workers',
  configureVitest({ project }) {
    const { config } = project;
    config.setupFiles.push(`${import.meta.dirname}/testSetup.ts`);
    if (config.isolate || config.environment !== 'node') return;
    config.pool = 'kept';
    config.poolRunner = { name: 'kept', createPoolWorker: takeWorker };
  },
};
