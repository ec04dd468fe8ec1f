import { parentPort, workerData } from 'node:worker_threads';
import { DamagedIndexError } from './damage.ts';
import { perform } from './perform.ts';
import type { Task, TaskAnswer, ThreadNews } from './protocol.ts';
import { openStores } from './stores.ts';

const stores = openStores(String(workerData), (moved) => parentPort?.postMessage({ moved } satisfies ThreadNews));

function answer(task: Task): TaskAnswer {
  try {
    const response = perform(stores, task);
    return response ? { response } : {};
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message, ...(error instanceof DamagedIndexError ? { damage: error.damage } : {}) } };
  }
}

parentPort?.on('message', (task: Task | 'close') => {
  if (task !== 'close') return parentPort?.postMessage(answer(task));
  stores.close();
  return parentPort?.close();
});
