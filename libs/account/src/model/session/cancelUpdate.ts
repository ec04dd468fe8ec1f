import { cancelAct, type Cancelled } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { outboxAtom, profileLock, profileQueueAtom, waitingAtom } from './profileAtoms.ts';
import { refreshProfileAtom } from './sessionAtoms.ts';

/** The updates that the server does not have yet, in the order of sending. */
export const waitingUpdatesAtom = atom((get): readonly { taskId: string }[] => get(waitingAtom));

/** Takes back an update that waits. */
export const cancelUpdateAtom = atom(null, async (get, set, taskId: string): Promise<Cancelled> => {
  const cancelled = await get(profileQueueAtom).run(() => cancelAct(get(outboxAtom), profileLock, taskId));
  set(waitingAtom, get(outboxAtom).acts());
  return cancelled;
});

/** Loads the customer anew, in turn with the updates: no answer is older than what is shown. */
export const reloadProfileAtom = atom(null, (get, set): Promise<void> =>
  get(profileQueueAtom).run(() => set(refreshProfileAtom)),
);
