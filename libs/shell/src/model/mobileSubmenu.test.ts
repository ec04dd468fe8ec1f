import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSubmenuAtom, leaveSubmenusAtom, mobileSubmenuAtom, openSubmenuAtom } from './mobileSubmenu.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('MENU-07 submenus', () => {
  const inBath = () => {
    const store = createStore();
    store.set(openSubmenuAtom, '/c/bad');
    store.set(openSubmenuAtom, '/c/doeken');
    return store;
  };

  it('MENU-07 opening one pushes its path, one deeper each time', () => {
    const store = createStore();
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 0, path: [] });
    store.set(openSubmenuAtom, '/c/bad');
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 1, path: ['/c/bad'] });
    store.set(openSubmenuAtom, '/c/doeken');
    expect(store.get(mobileSubmenuAtom)).toMatchObject({ depth: 2, path: ['/c/bad', '/c/doeken'] });
  });

  it('MENU-07 closing one pops its path after 300 ms, once', () => {
    const store = inBath();
    store.set(closeSubmenuAtom);
    store.set(closeSubmenuAtom);
    vi.advanceTimersByTime(299);
    expect(store.get(mobileSubmenuAtom)).toEqual({ depth: 2, path: ['/c/bad', '/c/doeken'], isLeaving: true });
    vi.advanceTimersByTime(1);
    expect(store.get(mobileSubmenuAtom)).toEqual({ depth: 1, path: ['/c/bad'], isLeaving: false });
    vi.advanceTimersByTime(1000);
    expect(store.get(mobileSubmenuAtom).depth).toBe(1);
  });

  it('MENU-07 closing the third leaves the first two', () => {
    const store = inBath();
    store.set(openSubmenuAtom, '/c/gast');
    store.set(closeSubmenuAtom);
    vi.advanceTimersByTime(300);
    expect(store.get(mobileSubmenuAtom).path).toEqual(['/c/bad', '/c/doeken']);
  });

  it('MENU-07 there is nothing to close where none is open', () => {
    const store = createStore();
    store.set(closeSubmenuAtom);
    expect(store.get(mobileSubmenuAtom)).toEqual({ depth: 0, path: [], isLeaving: false });
  });

  it('MENU-07 one that is opened while the third leaves takes its place', () => {
    const store = inBath();
    store.set(openSubmenuAtom, '/c/gast');
    store.set(closeSubmenuAtom);
    store.set(openSubmenuAtom, '/c/matten');
    expect(store.get(mobileSubmenuAtom).path).toEqual(['/c/bad', '/c/doeken', '/c/matten']);
  });

  it('MENU-07 one that is opened while another leaves takes its place', () => {
    const store = inBath();
    store.set(closeSubmenuAtom);
    store.set(openSubmenuAtom, '/c/matten');
    vi.advanceTimersByTime(1000);
    expect(store.get(mobileSubmenuAtom)).toEqual({ depth: 2, path: ['/c/bad', '/c/matten'], isLeaving: false });
  });

  it('MENU-07 all are left at once, also one that is leaving', () => {
    const store = inBath();
    store.set(closeSubmenuAtom);
    store.set(leaveSubmenusAtom);
    vi.advanceTimersByTime(1000);
    expect(store.get(mobileSubmenuAtom)).toEqual({ depth: 0, path: [], isLeaving: false });
  });
});
