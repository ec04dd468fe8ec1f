import {
  ApiError,
  createOutbox,
  createTabLock,
  createTaskId,
  createTaskQueue,
  maySucceedLater,
  UnreachableError,
} from '@etalage/core';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { customerChanges, type CustomerChanges } from '../../contract.ts';
import { sessionPortsAtom } from './ports.ts';
import { keepProfileAtom, tokenLockAtom } from './sessionAtoms.ts';
import { tokenAtom } from './tokenAtom.ts';
import type { UpdateOutcome } from './updateOutcome.ts';

const storedUpdate = v.object({ taskId: v.string(), changes: customerChanges });
type ProfileUpdate = v.InferOutput<typeof storedUpdate>;

const outboxAtom = atom((get) =>
  createOutbox<ProfileUpdate>({
    storage: get(sessionPortsAtom).storage.kept,
    keys: { waiting: 'shop/user/waiting-updates', settled: 'shop/user/settled-updates' },
    fromStored: (stored) => {
      const parsed = v.safeParse(storedUpdate, stored);
      return parsed.success ? parsed.output : undefined;
    },
    toStored: (update) => update,
    queue: createTaskQueue(),
    lock: createTabLock('shop/profile'),
  }),
);

const waitingAtom = atom<readonly ProfileUpdate[]>([]);
/** What the customer changed and the server does not have yet; of one field, the latest. */
export const waitingChangesAtom = atom((get) =>
  get(waitingAtom).reduce((all: CustomerChanges, { changes }) => ({ ...all, ...changes }), {}),
);
/** The last failure after which updates wait, a new value each time: `retryAfter` is in milliseconds. */
export const updateFailureAtom = atom<Pick<ApiError, 'retryAfter'>>({ retryAfter: undefined });

const showWaitingAtom = atom(null, (get, set) => set(waitingAtom, get(outboxAtom).acts()));

/**
 * Queues a change of the customer and sends what waits (ACC-07). After a session that ended nothing is queued, and the
 * outcome is a refusal with code 401 (SESSION-25).
 */
export const updateProfileAtom = atom(null, async (get, set, changes: CustomerChanges): Promise<UpdateOutcome> => {
  if (get(tokenLockAtom) === -1) return set(tellAtom, { kind: 'refused', error: new ApiError(401, '') });
  const update = { taskId: createTaskId(), changes };
  get(outboxAtom).add([update]);
  set(showWaitingAtom);
  return (await set(sendUpdatesAtom)).get(update.taskId) ?? set(tellAtom, { kind: 'waiting' });
});

const tellAtom = atom(null, (get, _set, outcome: UpdateOutcome): UpdateOutcome => {
  get(sessionPortsAtom).events.emit('profile/update-ended', outcome);
  return outcome;
});

/** Sends the updates that wait; answers the outcome of each that was settled, by its id. */
export const sendUpdatesAtom = atom(null, async (get, set): Promise<ReadonlyMap<string, UpdateOutcome>> => {
  const outcomes = new Map<string, UpdateOutcome>();
  if (get(tokenAtom) === undefined) return outcomes;
  const outbox = get(outboxAtom);
  outbox.restore();
  set(showWaitingAtom);
  await outbox.flush(async (update) => {
    const outcome = await set(sendAtom, update.changes);
    if (outcome.kind === 'waiting') return false;
    outbox.settle(update);
    set(showWaitingAtom);
    outcomes.set(update.taskId, set(tellAtom, outcome));
    return true;
  });
  return outcomes;
});

const sendAtom = atom(null, async (get, set, changes: CustomerChanges): Promise<UpdateOutcome> => {
  const { api } = get(sessionPortsAtom);
  try {
    set(keepProfileAtom, await api.update(changes));
    return { kind: 'updated' };
  } catch (error) {
    if (maySucceedLater(error)) {
      const isKnown = error instanceof ApiError || error instanceof UnreachableError;
      set(updateFailureAtom, { retryAfter: isKnown ? error.retryAfter : undefined });
      return { kind: 'waiting' };
    }
    if (error instanceof ApiError) return { kind: 'refused', error };
    throw error;
  }
});

/** Forgets updates that were not sent: their customer has left. */
export const dropUpdatesAtom = atom(null, (get, set) => {
  get(outboxAtom).clear();
  set(showWaitingAtom);
});
