import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAtom, notificationsAtom, notifyAtom } from './visitAtoms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = { type: 'info', message: 'Bewaard', action1: { label: 'OK' } } as const;

describe('NOTIF-01 a notification', () => {
  it('NOTIF-01 has id, message, type, the label of its action, timeToLive and hasNoTimeout', () => {
    const store = createStore();
    const id = store.set(notifyAtom, told);
    const rest = { timeToLive: 5000, hasNoTimeout: false };
    expect(store.get(notificationsAtom)).toEqual([{ ...told, ...rest, id }]);
  });

  it('NOTIF-01 may have a second action', () => {
    const store = createStore();
    store.set(notifyAtom, { ...told, action2: { label: 'Verder naar bestellen', href: '/checkout' } });
    expect(store.get(notificationsAtom)).toMatchObject([
      { action1: { label: 'OK' }, action2: { label: 'Verder naar bestellen' } },
    ]);
  });

  it('NOTIF-01 has an id that no other one had', () => {
    const store = createStore();
    const first = store.set(notifyAtom, told);
    store.set(dismissAtom, first);
    expect(store.set(notifyAtom, told)).not.toBe(first);
  });
});

describe('NOTIF-03 what was just said', () => {
  it.each([
    ['another type', { type: 'danger', hasNoTimeout: true }],
    ['a link', { action2: { label: 'Verder naar bestellen', href: '/checkout' } }],
  ])('NOTIF-03 is not said again, whatever else it comes with: %s', (_what, differences) => {
    const store = createStore();
    const id = store.set(notifyAtom, told);
    expect(store.set(notifyAtom, { ...told, ...differences })).toBe(id);
    expect(store.get(notificationsAtom)).toMatchObject([{ id, type: 'info' }]);
  });

  it('NOTIF-03 is said again once something else was said, or once it is gone', () => {
    const store = createStore();
    const first = store.set(notifyAtom, told);
    const other = store.set(notifyAtom, { ...told, message: 'Verwijderd' });
    const again = store.set(notifyAtom, told);
    expect(store.get(notificationsAtom).map(({ message }) => message)).toEqual(['Bewaard', 'Verwijderd', 'Bewaard']);
    for (const id of [first, other, again]) store.set(dismissAtom, id);
    store.set(notifyAtom, told);
    expect(store.get(notificationsAtom)).toHaveLength(1);
  });
});

describe('NOTIF-04 a notification goes away by itself', () => {
  it.each([
    ['after 5000 ms', {}, 4999, 5000],
    ['after its own time', { timeToLive: 800 }, 799, 800],
  ])('NOTIF-04 goes %s', (_when, differences, before, after) => {
    const store = createStore();
    store.set(notifyAtom, { ...told, ...differences });
    vi.advanceTimersByTime(before);
    expect(store.get(notificationsAtom)).toHaveLength(1);
    vi.advanceTimersByTime(after - before);
    expect(store.get(notificationsAtom)).toEqual([]);
  });

  it('NOTIF-04 not by the time of one that the shopper took away', () => {
    const store = createStore();
    store.set(dismissAtom, store.set(notifyAtom, told));
    vi.advanceTimersByTime(4000);
    store.set(notifyAtom, told);
    vi.advanceTimersByTime(4999);
    expect(store.get(notificationsAtom)).toHaveLength(1);
  });

  it('NOTIF-04 not when it has no timeout', () => {
    const store = createStore();
    store.set(notifyAtom, { ...told, hasNoTimeout: true });
    vi.advanceTimersByTime(60_000);
    expect(store.get(notificationsAtom)).toHaveLength(1);
  });
});
