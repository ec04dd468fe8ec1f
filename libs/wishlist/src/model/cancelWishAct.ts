import { cancelAct, type Cancelled } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { outboxAtom, wishlistPortsAtom } from './ports.ts';
import { actsAtom } from './wishlistAtoms.ts';

/** What the server has not confirmed yet, in the order of sending. */
export const waitingWishesAtom = atom((get) => get(actsAtom));

/** Takes back an act that waits, as if it had not been done. */
export const cancelWishActAtom = atom(null, async (get, set, taskId: string): Promise<Cancelled> => {
  const { queue, lock } = get(wishlistPortsAtom);
  const cancelled = await queue.run(() => cancelAct(get(outboxAtom), lock, taskId));
  set(actsAtom, get(outboxAtom).acts());
  return cancelled;
});
