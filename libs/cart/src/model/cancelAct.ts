import { cancelAct } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { restoreAtom } from './cartAtoms.ts';
import { cartPortsAtom, outboxAtom } from './ports.ts';
import { syncTotalsAtom } from './totalsAtoms.ts';

/** Takes back an act that waits, as if it had not been done. False for one that the server answered meanwhile. */
export const cancelActAtom = atom(null, async (get, set, taskId: string): Promise<boolean> => {
  const { queue, lock } = get(cartPortsAtom);
  const isCancelled = await queue.run(() => cancelAct(get(outboxAtom), lock, taskId));
  set(restoreAtom);
  void set(syncTotalsAtom);
  return isCancelled;
});
