import { nl as words } from '@etalage/checkout/headless';
import type { EventBus } from '@etalage/core';
import type { createStore } from 'jotai/vanilla';
import { dismissAtom, notifyAtom } from './visitAtoms.ts';

/**
 * Says that an order is under way until the provider's page takes over, or until it could not be paid (PAY-11, PAY-12).
 * Returns what ends the listening.
 */
export function showOrderProgress(store: Pick<ReturnType<typeof createStore>, 'set'>, events: EventBus): () => void {
  let shown: number | undefined;
  const leavePlaced = events.on('order/placed', ({ needsProvider }) => {
    if (!needsProvider) return;
    shown = store.set(notifyAtom, { type: 'info', message: words.processingOrder, actions: [], hasNoTimeout: true });
  });
  const leaveFailed = events.on('order/failed', () => {
    if (shown !== undefined) store.set(dismissAtom, shown);
    shown = undefined;
  });
  return () => {
    leavePlaced();
    leaveFailed();
  };
}
