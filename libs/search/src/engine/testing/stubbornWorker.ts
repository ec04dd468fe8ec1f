import { parentPort } from 'node:worker_threads';
import type { Task } from '../protocol.ts';

/** A thread that never answers 'stuck', dies of 'crash', also as a store, and finds one product otherwise: for 'slow' after 200 ms. */
parentPort?.on('message', (task: Task | 'close') => {
  if (task === 'close') return parentPort?.close();
  if (task.kind === 'search' && task.request.text === 'stuck') for (;;);
  if (task.kind === 'search' && task.request.text === 'crash') process.exit(1);
  if (task.kind === 'put' && task.store === 'crash') process.exit(1);
  const answer = () => parentPort?.postMessage({ response: { total: 1, hits: [] } });
  return task.kind === 'search' && task.request.text === 'slow' ? setTimeout(answer, 200) : answer();
});
