import { dismissAtom, notifyAtom } from '../../../model/visitAtoms.ts';
import type { Visit } from '../../../visit/createVisit.ts';

/**
 * Says that an order is under way until the provider's page takes over, or until it could not be paid. Returns what ends
 * the listening. The words of the checkout must be loaded.
 */
export function showOrderProgress({ store, events, words }: Pick<Visit, 'store' | 'events' | 'words'>): () => void {
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
      message: words.late('checkout').checkout.processingOrder,
      action1: { label: words.frame.ok },
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
