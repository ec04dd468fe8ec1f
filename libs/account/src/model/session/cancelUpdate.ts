import { cancelAct } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { outboxAtom, profileLock, waitingAtom } from './profileAtoms.ts';

/** The updates that the server does not have yet, in the order of sending. */
export const waitingUpdatesAtom = atom((get): readonly { taskId: string }[] => get(waitingAtom));

/** Takes back an update that waits. False for one that the server answered meanwhile. */
export const cancelUpdateAtom = atom(null, async (get, set, taskId: string): Promise<boolean> => {
  const isCancelled = await cancelAct(get(outboxAtom), profileLock, taskId);
  set(waitingAtom, get(outboxAtom).acts());
  return isCancelled;
});
