import { cancelAct } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { outboxAtom, wishlistPortsAtom } from './ports.ts';
import { actsAtom } from './wishlistAtoms.ts';

/** What the server has not confirmed yet, in the order of sending. */
export const waitingWishesAtom = atom((get) => get(actsAtom));

/** Takes back an act that waits, as if it had not been done. False for one that the server answered meanwhile. */
export const cancelWishActAtom = atom(null, async (get, set, taskId: string): Promise<boolean> => {
  const { queue, lock } = get(wishlistPortsAtom);
  const isCancelled = await queue.run(() => cancelAct(get(outboxAtom), lock, taskId));
  set(actsAtom, get(outboxAtom).acts());
  return isCancelled;
});
