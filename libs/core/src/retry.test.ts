import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A retry whose attempts fail until `succeed` is called, and the times of its attempts in seconds. */
function aRetry({ random = () => 1, retryAfter }: { random?: () => number; retryAfter?: number } = {}) {
  const start = Date.now();
  const attemptedAt: number[] = [];
  let isFailing = true;
  const retry = createRetry({
    attempt: async () => {
      attemptedAt.push((Date.now() - start) / 1000);
      if (isFailing) retry.plan(retryAfter);
    },
    random,
  });
  return { retry, attemptedAt, succeed: () => void (isFailing = false) };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it('doubles its delay with each retry', async () => {
  const { retry, attemptedAt } = aRetry();
  retry.plan();
  await seconds(62);
  expect(attemptedAt).toEqual([2, 6, 14, 30, 62]);
});

it('waits at most five minutes', async () => {
  const { retry, attemptedAt } = aRetry();
  retry.plan();
  await seconds(3600);
  const [before = 0, last = 0] = attemptedAt.slice(-2);
  expect(last - before).toBe(300);
});

it('takes between half of its delay and all of it, by chance', async () => {
  const { retry, attemptedAt } = aRetry({ random: () => 0 });
  retry.plan();
  await seconds(3);
  expect(attemptedAt).toEqual([1, 3]);
});

it('draws one random delay where the server asked for none', async () => {
  const draws = [0, 1];
  const { retry, attemptedAt } = aRetry({ random: () => draws.shift() ?? 1 });
  retry.plan();
  await seconds(1);
  expect(attemptedAt).toEqual([1]);
});

it('does not come before the time that the server asked for, nor with all others at that time', async () => {
  const { retry, attemptedAt } = aRetry({ random: () => 0.5 });
  retry.plan(60_000);
  await seconds(60);
  expect(attemptedAt).toEqual([]);
  await seconds(1);
  expect(attemptedAt).toEqual([61]);
});

it('grows its delay though the server asks for a short one', async () => {
  const { retry, attemptedAt } = aRetry({ random: () => 0.5, retryAfter: 5000 });
  retry.plan(5000);
  await seconds(30);
  expect(attemptedAt).toEqual([6, 12, 18, 30]);
});

it('survives a server that asks for years', async () => {
  const { retry, attemptedAt } = aRetry();
  retry.plan(1e12);
  await seconds(3600);
  expect(attemptedAt).toEqual([]);
});

it('has one timer, however often it is planned', async () => {
  const { retry } = aRetry();
  retry.plan();
  retry.plan();
  await seconds(1);
  expect(vi.getTimerCount()).toBe(1);
});

it('has no timer after an attempt that succeeded', async () => {
  const { retry, attemptedAt, succeed } = aRetry();
  retry.plan();
  succeed();
  await seconds(3600);
  expect(attemptedAt).toEqual([2]);
  expect(vi.getTimerCount()).toBe(0);
});

it('has no timer once it is stopped, and begins with the shortest delay again', async () => {
  const { retry, attemptedAt } = aRetry();
  retry.plan();
  await seconds(6);
  retry.stop();
  expect(vi.getTimerCount()).toBe(0);
  await seconds(4);
  retry.plan();
  await seconds(2);
  expect(attemptedAt).toEqual([2, 6, 12]);
});
