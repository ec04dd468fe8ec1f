import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadLazyParts } from '../loading/later.ts';
import { watchTabs } from '../tabs/watchTabs.ts';

/** A tab that follows others, in each test of a file. Time passes there when the test says so. */
export function watchedTab() {
  let leaving = new AbortController();
  const reload = vi.fn<() => void>();
  const network = { isOnline: true };
  beforeEach(async () => {
    network.isOnline = true;
    reload.mockReset();
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOnline);
    leaving = new AbortController();
    const listen = globalThis.addEventListener;
    vi.spyOn(globalThis, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        listen(type, listener, { signal: leaving.signal }),
    );
    await (await loadLazyParts()).background();
  });
  afterEach(() => {
    cleanup();
    dispatchEvent(new Event('pagehide'));
    leaving.abort();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    reload,
    network,
    /** From here on this tab follows others. */
    watch: () => {
      watchTabs();
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    },
    /** Another tab writes a key, or all of them. */
    otherTabWrites: async (key: string | null = 'addedToCartInWindow') => {
      dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));
      await (await loadLazyParts()).background();
      await Promise.resolve();
    },
    pass: (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000)),
  };
}
