import { closeVisits } from '@etalage/shell/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Ends each test as a closed tab does: what a visit listens to is over, and the calls that are under way end first. Without, the
 * visits of earlier tests answer to the events of the next, and write what they hear into its storage.
 */
export function closeTabs(isBusy: () => boolean): void {
  const { addEventListener: listen } = globalThis;
  let listeners: Parameters<typeof listen>[] = [];
  beforeEach(() => {
    listeners = [];
    globalThis.addEventListener = (...added: Parameters<typeof listen>) => {
      listeners.push(added);
      listen(...added);
    };
  });
  afterEach(async () => {
    cleanup();
    const leave = () => dispatchEvent(new Event('pagehide'));
    // Stops what is planned to be tried again, and then what a call under way planned.
    leave();
    try {
      await vi.waitFor(() => isBusy() && Promise.reject(new Error('A call is under way.')), { timeout: 30_000 });
    } finally {
      leave();
      globalThis.addEventListener = listen;
      for (const [type, listener] of listeners) removeEventListener(type, listener);
      closeVisits();
    }
  });
}
