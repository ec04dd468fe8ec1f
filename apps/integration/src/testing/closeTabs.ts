import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Ends each test as a closed tab does: what a visit listens to is over, and the calls that are under way end first. Without, the
 * visits of earlier tests answer to the events of the next, and write what they hear into its storage.
 */
export function closeTabs(isBusy: () => boolean): void {
  let listeners: Parameters<typeof addEventListener>[] = [];
  beforeEach(() => {
    listeners = [];
    const listen = globalThis.addEventListener;
    vi.spyOn(globalThis, 'addEventListener').mockImplementation((...added: Parameters<typeof addEventListener>) => {
      listeners.push(added);
      listen(...added);
    });
  });
  afterEach(async () => {
    cleanup();
    // Stops what is planned to be tried again.
    dispatchEvent(new Event('pagehide'));
    for (const [type, listener] of listeners) removeEventListener(type, listener);
    await vi.waitFor(() => isBusy() && Promise.reject(new Error('A call is under way.')), { timeout: 30_000 });
  });
}
