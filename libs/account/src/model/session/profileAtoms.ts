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
import { keepProfileAtom, takeOverSessionAtom, tokenLockAtom } from './sessionAtoms.ts';
import { tokenAtom } from './tokenAtom.ts';
import type { UpdateOutcome } from './updateOutcome.ts';

const storedUpdate = v.object({ taskId: v.string(), changes: customerChanges });
type ProfileUpdate = v.InferOutput<typeof storedUpdate>;

/** The last refusal, for the tab whose update another one sent. */
const refusalKey = 'shop/user/refused-update';
const storedRefusal = v.object({ taskId: v.string(), code: v.number(), message: v.string() });

/** Lets one tab at a time send updates. */
export const profileLock = createTabLock('shop/profile');

/** What is asked and told about the profile, in turn. */
export const profileQueueAtom = atom(() => createTaskQueue());

export const outboxAtom = atom((get) =>
  createOutbox<ProfileUpdate>({
    storage: get(sessionPortsAtom).storage.kept,
    keys: { waiting: 'shop/user/waiting-updates', settled: 'shop/user/settled-updates' },
    fromStored: (stored) => {
      const parsed = v.safeParse(storedUpdate, stored);
      return parsed.success ? parsed.output : undefined;
    },
    toStored: (update) => update,
    queue: get(profileQueueAtom),
    lock: profileLock,
  }),
);

/** The updates that the server does not have yet, in the order of sending. */
export const waitingAtom = atom<readonly ProfileUpdate[]>([]);
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
  const outcome = (await set(sendUpdatesAtom)).get(update.taskId);
  return outcome ?? set(tellAtom, set(outcomeElsewhereAtom, update));
});

/** What became of an update that this tab did not send: it waits, or another tab was ahead with it. */
const outcomeElsewhereAtom = atom(null, (get, set, { taskId }: ProfileUpdate): UpdateOutcome => {
  if (
    get(outboxAtom)
      .acts()
      .some((act) => act.taskId === taskId)
  )
    return { kind: 'waiting' };
  const refused = v.safeParse(storedRefusal, get(sessionPortsAtom).storage.kept.read(refusalKey));
  if (refused.success && refused.output.taskId === taskId) {
    return { kind: 'refused', error: new ApiError(refused.output.code, refused.output.message) };
  }
  set(takeOverSessionAtom);
  return { kind: 'updated' };
});

const tellAtom = atom(null, (get, _set, outcome: UpdateOutcome): UpdateOutcome => {
  get(sessionPortsAtom).events.emit('profile/update-ended', outcome);
  return outcome;
});

/** Shows what waits, of earlier visits and other tabs too. */
export const restoreUpdatesAtom = atom(null, (get, set) => {
  if (get(tokenAtom) === undefined) return;
  get(outboxAtom).restore();
  set(showWaitingAtom);
});

/** Sends the updates that wait; answers the outcome of each that this tab settled, by its id. */
export const sendUpdatesAtom = atom(null, async (get, set): Promise<ReadonlyMap<string, UpdateOutcome>> => {
  const outcomes = new Map<string, UpdateOutcome>();
  if (get(tokenAtom) === undefined) return outcomes;
  set(restoreUpdatesAtom);
  const outbox = get(outboxAtom);
  await outbox.flush(async (update) => {
    const outcome = await set(sendAtom, update.changes);
    if (outcome.kind === 'waiting') return false;
    if (outcome.kind === 'refused') set(keepRefusalAtom, update, outcome.error);
    outbox.settle(update);
    set(showWaitingAtom);
    outcomes.set(update.taskId, set(tellAtom, outcome));
    return true;
  });
  // Other tabs may have settled some meanwhile.
  set(showWaitingAtom);
  return outcomes;
});

const keepRefusalAtom = atom(null, (get, _set, { taskId }: ProfileUpdate, { code, message }: ApiError) => {
  get(sessionPortsAtom).storage.kept.write(refusalKey, { taskId, code, message });
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
  get(sessionPortsAtom).storage.kept.remove(refusalKey);
  set(showWaitingAtom);
});
