import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { planImport, type PlannedDocument, type PlanOutcome, type PlanTask, type TakeBatch } from './plan.ts';

/** What it says: some documents, to be answered when they are written, or the end. */
export type PlanningNews = { batch: PlannedDocument[] } | { outcome: PlanOutcome };

/**
 * Plans as `planImport` does: in a thread of its own, where the next documents are read while the last are written, once
 * `expectMuch` was called. The thread then starts at once, so that it is ready when the documents are.
 */
export type Planner = {
  expectMuch(): void;
  plan(task: PlanTask, take: TakeBatch): Promise<PlanOutcome>;
  close(): Promise<void>;
};

/** A planner of one import, to be closed after it. */
export function createPlanner(): Planner {
  let isMuch = false;
  let ready: Thread | undefined;
  return {
    expectMuch: () => {
      isMuch = true;
      ready ??= startThread();
    },
    plan: async (task, take) => {
      if (!isMuch) return planImport(task, take);
      const thread = ready ?? startThread();
      ready = undefined;
      return planIn(thread, task, take).finally(() => thread.worker.terminate());
    },
    close: async () => void (await ready?.worker.terminate()),
  };
}

type Thread = { worker: Worker; news: AsyncIterable<PlanningNews[]> };

function startThread(): Thread {
  const worker = new Worker(new URL('./planningThread.ts', import.meta.url));
  return { worker, news: on(worker, 'message', { close: ['exit'] }) };
}

async function planIn({ worker, news }: Thread, task: PlanTask, take: TakeBatch): Promise<PlanOutcome> {
  worker.postMessage(task);
  for await (const [message] of news) {
    if (message === undefined) break;
    if ('outcome' in message) return message.outcome;
    await take(message.batch);
    worker.postMessage('written');
  }
  throw new Error('The planning thread ended');
}
