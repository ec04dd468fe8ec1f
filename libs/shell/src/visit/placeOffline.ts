import { checkoutPortsAtom, storeOrderAtom, type OrderOutcome } from '@etalage/checkout/headless';
import type { Visit } from './createVisit.ts';
import { orderQueue } from './orderQueue.ts';
import { viewOf } from './viewOf.ts';

/** Lets the checkout of a visit, which is connected, place orders without a network (QUEUE-09). */
export async function allowOfflineOrders(visit: Visit): Promise<void> {
  const { store, words } = visit;
  const { orderNeedsNetwork } = await words.late('cart').loadOffline();
  const { add } = orderQueue(visit);
  const url = viewOf(visit).endpoints.order;
  const placeOffline = async (): Promise<OrderOutcome> => {
    const outcome = await store.set(storeOrderAtom, { url, add });
    return outcome.kind === 'stored' ? { kind: 'stored' } : { kind: 'refused', message: orderNeedsNetwork };
  };
  store.set(checkoutPortsAtom, { ...store.get(checkoutPortsAtom), placeOffline });
}
