import type { OutboxAct } from './noteAct.ts';
import type { Outbox, TabLock } from './outbox.ts';

/**
 * Takes back an act that waits, once no tab is sending it, or what `goWith` answers of it and all that waits. Resolves to false
 * for one that was settled meanwhile. Apart from the outbox, because few pages offer it.
 */
export const cancelAct = <Act extends OutboxAct>(
  outbox: Outbox<Act>,
  lock: TabLock,
  taskId: string,
  goWith: (act: Act, acts: readonly Act[]) => readonly Act[] = (act) => [act],
): Promise<boolean> =>
  lock(async () => {
    // Another tab may have settled it.
    outbox.restore();
    const acts = outbox.acts();
    const act = acts.find((other) => other.taskId === taskId);
    if (act === undefined) return false;
    for (const gone of goWith(act, acts)) outbox.settle(gone);
    return true;
  });
