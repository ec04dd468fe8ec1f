import { nl as words } from '@etalage/checkout';
import { frameNl } from '../../../messages/frame.ts';
import { dismissAtom, notifyAtom } from '../../../model/visitAtoms.ts';
import type { Visit } from '../../../visit/createVisit.ts';

/**
 * Says that an order is under way until the provider's page takes over, or until it could not be paid. Returns what ends
 * the listening. It belongs to the checkout's own chunk: its words are of no use before.
 */
export function showOrderProgress({ store, events }: Pick<Visit, 'store' | 'events'>): () => void {
  let shown: number | undefined;
  const clear = () => {
    if (shown !== undefined) store.set(dismissAtom, shown);
    shown = undefined;
  };
  const leavePlaced = events.on('order/placed', ({ needsProvider }) => {
    if (!needsProvider) return;
    clear();
    shown = store.set(notifyAtom, {
      type: 'info',
      message: words.processingOrder,
      action1: { label: frameNl.ok },
      hasNoTimeout: true,
    });
  });
  const leaveFailed = events.on('order/failed', clear);
  return () => {
    leavePlaced();
    leaveFailed();
    clear();
  };
}
