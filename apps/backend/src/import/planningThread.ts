import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { planImport } from './plan.ts';
import type { PlanningNews, PlanningTask } from './planInThread.ts';

/** The thread of `planInThread`: it stays a few batches ahead of the writing, so that memory stays small. */
const ahead = 3;
const { file, stored }: PlanningTask = workerData;
const port = parentPort;
const tell = (news: PlanningNews) => port?.postMessage(news);

let unwritten = 0;
port?.on('message', () => (unwritten -= 1));
const outcome = await planImport(file, stored, async (batch) => {
  tell({ batch });
  unwritten += 1;
  while (port && unwritten > ahead) await once(port, 'message');
});
tell({ outcome });
port?.close();
