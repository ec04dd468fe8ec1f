import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationsAtom, notifyAtom } from './visitAtoms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = { type: 'info', message: 'Bewaard', actions: [] } as const;

describe('NOTIF-04 a notification goes away by itself', () => {
  it.each([
    ['after 5000 ms', {}, 4999, 5000],
    ['after its own time', { timeToLive: 800 }, 799, 800],
  ])('%s', (_when, differences, before, after) => {
    const store = createStore();
    store.set(notifyAtom, { ...told, ...differences });
    vi.advanceTimersByTime(before);
    expect(store.get(notificationsAtom)).toHaveLength(1);
    vi.advanceTimersByTime(after - before);
    expect(store.get(notificationsAtom)).toEqual([]);
  });

  it('not when it has no timeout', () => {
    const store = createStore();
    store.set(notifyAtom, { ...told, hasNoTimeout: true });
    vi.advanceTimersByTime(60_000);
    expect(store.get(notificationsAtom)).toHaveLength(1);
  });
});
