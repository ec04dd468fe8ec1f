import { once } from 'node:events';
import { parentPort as port } from 'node:worker_threads';
import { planImport, type PlannedDocument, type PlanTask } from './plan.ts';
import type { PlanningNews } from './planInThread.ts';

/** The thread of a `Planner`: it stays a few batches ahead of the writing, so that memory stays small. */
const ahead = 3;
/** The memory that is `given` with the news is handed over, not copied. */
const tell = (news: PlanningNews, given: ArrayBuffer[] = []) => port?.postMessage(news, given);
const memoryOf = (planned: PlannedDocument): ArrayBuffer[] =>
  planned.entity === 'product' ? [planned.json.buffer] : [];

async function work(task: PlanTask): Promise<void> {
  let unwritten = 0;
  port?.on('message', () => (unwritten -= 1));
  const outcome = await planImport(task, async (batch) => {
    tell({ batch }, batch.flatMap(memoryOf));
    unwritten += 1;
    while (port && unwritten > ahead) await once(port, 'message');
  });
  tell({ outcome });
  port?.close();
}

// A rejection ends the thread and reaches the importer as the worker's error.
port?.once('message', (task: PlanTask) => void work(task));
