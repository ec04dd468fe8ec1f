import type { OutboxAct } from './noteAct.ts';
import type { Outbox, TabLock } from './outbox.ts';

/**
 * Takes back an act that waits, once no tab is sending it. Resolves to false for one that was settled meanwhile. Apart from
 * the outbox, because few pages offer it.
 */
export const cancelAct = <Act extends OutboxAct>(
  outbox: Outbox<Act>,
  lock: TabLock,
  taskId: string,
): Promise<boolean> =>
  lock(async () => {
    // Another tab may have settled it.
    outbox.restore();
    const act = outbox.acts().find((other) => other.taskId === taskId);
    if (act === undefined) return false;
    outbox.settle(act);
    return true;
  });
