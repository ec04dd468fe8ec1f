import { expect, it } from 'vitest';
import { createTaskQueue } from './taskQueue.ts';

it('runs acts in their order, also after one that failed', async () => {
  const queue = createTaskQueue();
  const done: number[] = [];
  const slow = queue.run(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    done.push(1);
  });
  const failing = queue.run(() => Promise.reject(new Error('refused')));
  const last = queue.run(async () => done.push(3));
  await expect(failing).rejects.toThrow('refused');
  await Promise.all([slow, last]);
  expect(done).toEqual([1, 3]);
});
