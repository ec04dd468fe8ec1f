import { parentPort, workerData } from 'node:worker_threads';
import { perform } from './perform.ts';
import type { Task, TaskAnswer } from './protocol.ts';
import { openStores } from './stores.ts';

const stores = openStores(String(workerData));

function answer(task: Task): TaskAnswer {
  try {
    const response = perform(stores, task);
    return response ? { response } : {};
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message } };
  }
}

parentPort?.on('message', (task: Task | 'close') => {
  if (task !== 'close') return parentPort?.postMessage(answer(task));
  stores.close();
  return parentPort?.close();
});
