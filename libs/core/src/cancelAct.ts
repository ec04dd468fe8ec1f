import type { OutboxAct } from './noteAct.ts';
import type { Outbox, TabLock } from './outbox.ts';

/** What became of an act that was to be taken back: it may have arrived where it was sent before, or was settled meanwhile. */
export type Cancelled = 'cancelled' | 'may-have-arrived' | 'too-late';

/**
 * Takes back an act that waits, once no tab is sending it, or what `goWith` answers of it and all that waits. Apart from the
 * outbox, because few pages offer it.
 */
export const cancelAct = <Act extends OutboxAct>(
  outbox: Outbox<Act>,
  lock: TabLock,
  taskId: string,
  goWith: (act: Act, acts: readonly Act[]) => readonly Act[] = (act) => [act],
): Promise<Cancelled> =>
  lock(async () => {
    // Another tab may have settled it.
    outbox.restore();
    const acts = outbox.acts();
    const act = acts.find((other) => other.taskId === taskId);
    if (act === undefined) return 'too-late';
    const all = goWith(act, acts);
    for (const gone of all) outbox.settle(gone);
    return all.some(outbox.wasTried) ? 'may-have-arrived' : 'cancelled';
  });
