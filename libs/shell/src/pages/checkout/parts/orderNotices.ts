import { dismissAtom, notifyAtom } from '../../../model/visitAtoms.ts';
import { closeOverlayAtom, openOverlayAtom } from '../../../overlay/overlayAtom.ts';
import type { Visit } from '../../../visit/createVisit.ts';

/**
 * Says that an order is under way, and covers the page, until the provider's page takes over, the order could not be paid,
 * or the browser shows the page again (PAY-11, LAYOUT-05). Returns what ends the listening. The words of the checkout must
 * be loaded.
 */
export function showOrderProgress({ store, events, words }: Pick<Visit, 'store' | 'events' | 'words'>): () => void {
  let shown: number | undefined;
  const clear = () => {
    if (shown !== undefined) store.set(dismissAtom, shown);
    shown = undefined;
    store.set(closeOverlayAtom, 'loader');
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
    store.set(openOverlayAtom, { name: 'loader' });
  });
  const leaveFailed = events.on('order/failed', ({ error }) => {
    clear();
    reportError(error);
  });
  // On the way back from the provider it may come out of the browser's cache as it was left.
  addEventListener('pageshow', clear);
  return () => {
    leavePlaced();
    leaveFailed();
    removeEventListener('pageshow', clear);
    clear();
  };
}
