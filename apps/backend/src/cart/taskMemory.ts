import { and, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { refuse } from '../http/envelope.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { cartTasks } from './tables.ts';

/** Which act this is; `scope` as `taskScope` says. */
export type Task = { storeId: number; scope: string; taskId: string };

const day = 86_400_000;

/** Acts that name themselves with fewer characters could be met by chance. */
const minLength = 8;

/** Whether the task id is long enough to be stored. */
export const isTaskId = (taskId: string): boolean => taskId.length >= minLength && taskId.length <= 128;

/** An act, when it happens, and what its answers look like. */
export type RememberedTask<T> = Task & { now: number; answer: v.GenericSchema<unknown, T> };

/**
 * Does an act once: a repeat within 24 hours gets the first answer (SYNC-05). A repeat that comes during the first waits
 * for it, a refused act is forgotten, and the name of another kind of act is refused with 409.
 */
export function rememberTask<T>(
  database: Database,
  { now, answer: schema, ...task }: RememberedTask<T>,
  act: (transaction: Database) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await forgetBefore(transaction, task, now - day);
    if (!(await isFirst(transaction, task, now))) {
      const first = v.safeParse(schema, await firstAnswer(transaction, task));
      return first.success ? first.output : refuse(409, 'Deze opdracht is al voor iets anders gebruikt.');
    }
    const answer = await act(transaction);
    await transaction.update(cartTasks).set({ answer }).where(isTask(task));
    return answer;
  });
}

async function isFirst(transaction: Database, task: Task, now: number): Promise<boolean> {
  const begun = await transaction
    .insert(cartTasks)
    .values({ ...task, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ taskId: cartTasks.taskId });
  return begun.length === 1;
}

const isTask = ({ storeId, scope, taskId }: Task) =>
  and(eq(cartTasks.storeId, storeId), eq(cartTasks.scope, scope), eq(cartTasks.taskId, taskId));

const forgetBefore = (transaction: Database, { storeId, scope }: Task, instant: number) =>
  transaction
    .delete(cartTasks)
    .where(and(eq(cartTasks.storeId, storeId), eq(cartTasks.scope, scope), lt(cartTasks.createdAt, new Date(instant))));

async function firstAnswer(transaction: Database, task: Task): Promise<unknown> {
  const [row] = await transaction.select({ answer: cartTasks.answer }).from(cartTasks).where(isTask(task));
  return row?.answer;
}
