import { wantsNewsletterAtom } from '@etalage/checkout/headless';
import { loadLazyParts } from '../../../loading/later.ts';
import type { Visit } from '../../../visit/createVisit.ts';

/**
 * Subscribes who asked for the newsletter to it once the order is placed. Its code loads when the box is ticked, so that the
 * call goes out before the page of the payment provider takes over. Returns a cleanup function.
 */
export function subscribeBuyers(visit: Visit): () => void {
  const { store, events } = visit;
  const load = async () => (await loadLazyParts()).newsletterModule();
  const leaveChoice = store.sub(wantsNewsletterAtom, () => {
    // Where it does not come now, the order asks for it again.
    if (store.get(wantsNewsletterAtom)) void load().catch(() => undefined);
  });
  const leaveOrders = events.on('order/placed', ({ newsletterEmail: email }) => {
    if (email === undefined) return;
    load()
      .then(({ changeNewsletter }) => changeNewsletter(visit, 'subscribe', email))
      .catch(reportError);
  });
  return () => {
    leaveChoice();
    leaveOrders();
  };
}
