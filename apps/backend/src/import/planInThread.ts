import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PlannedDocument, PlanOutcome, TakeBatch } from './plan.ts';
import type { StoredCatalogue } from './storedCatalogue.ts';

/** What the planning thread starts from. */
export type PlanningTask = { file: string; stored: StoredCatalogue };
/** What it says: some documents, to be answered when they are written, or the end. */
export type PlanningNews = { batch: PlannedDocument[] } | { outcome: PlanOutcome };

/** Plans as `planImport` does, in a thread of its own: the next documents are read while the last are written. */
export async function planInThread(file: string, stored: StoredCatalogue, take: TakeBatch): Promise<PlanOutcome> {
  const workerData: PlanningTask = { file, stored };
  const worker = new Worker(new URL('./planningThread.ts', import.meta.url), { workerData });
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
      const news: PlanningNews = message;
      if ('outcome' in news) return news.outcome;
      await take(news.batch);
      worker.postMessage('written');
    }
    throw new Error('The planning thread ended');
  } finally {
    await worker.terminate();
  }
}
