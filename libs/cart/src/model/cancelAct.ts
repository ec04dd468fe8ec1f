import { cancelAct, type Cancelled } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { applyAct, type Act } from './acts.ts';
import { restoreAtom, waitingActsAtom } from './cartAtoms.ts';
import { areSame, type CartLine } from './line.ts';
import { cartPortsAtom, outboxAtom } from './ports.ts';
import { readLine } from './storedLine.ts';
import { syncTotalsAtom } from './totalsAtoms.ts';

/** Cancels an act that waits, with the later changes of a line that is not there without it. */
export const cancelActAtom = atom(null, async (get, set, taskId: string): Promise<Cancelled> => {
  const { queue, lock, storage } = get(cartPortsAtom);
  const goWith = (act: Act, acts: readonly Act[]) => withDependents(storage.read().lines, acts, act);
  const cancelled = await queue.run(() => cancelAct(get(outboxAtom), lock, taskId, goWith));
  set(restoreAtom);
  void set(syncTotalsAtom);
  return cancelled;
});

/** Cancels the waiting removal of a line, given as `toStored` wrote it; `too-late` where none waits. */
export const cancelRemovalAtom = atom(null, async (get, set, stored: unknown): Promise<Cancelled> => {
  const line = readLine(stored);
  const isRemoval = (act: Act) => line !== undefined && act.kind === 'remove' && areSame(act.line, line);
  const removal = get(waitingActsAtom).findLast(isRemoval);
  return removal === undefined ? 'too-late' : set(cancelActAtom, removal.taskId);
});

/** An act, with the changes of lines that only it brought: on its own, a new quantity would put such a line in the cart. */
function withDependents(confirmed: readonly CartLine[], acts: readonly Act[], cancelled: Act): readonly Act[] {
  let shown = confirmed;
  let left = confirmed;
  return acts.filter((act) => {
    const isOrphan = act.kind !== 'add' && hasLine(shown, act) && !hasLine(left, act);
    const goes = act === cancelled || isOrphan;
    shown = applyAct(shown, act);
    if (!goes) left = applyAct(left, act);
    return goes;
  });
}

const hasLine = (lines: readonly CartLine[], { line }: Act): boolean => lines.some((other) => areSame(other, line));
