import { ApiError, UnreachableError } from '../errors.ts';
import type { TabLock } from '../outbox.ts';
import { createTaskQueue } from '../taskQueue.ts';
import {
  answered,
  createSyncTask,
  NoCartError,
  urlOf,
  type NewSyncTask,
  type SyncAnswer,
  type SyncContext,
  type SyncTask,
} from './syncTask.ts';
import type { TaskStore } from './taskStore.ts';

export type SyncQueueOptions = {
  store: TaskStore;
  /** Lets one tab at a time send. */
  lock: TabLock;
  /** Whether a task may be sent now; one that may not waits as if it had not been asked for. All may unless it is given. */
  maySend?(task: SyncTask): boolean;
  /** Makes the call. Throws an UnreachableError where there is no usable answer. */
  send(task: SyncTask, url: string): Promise<SyncAnswer>;
  contextOf(task: SyncTask): SyncContext;
  /** A cart for a task that needs one and has none: the task as it runs the next time. */
  connectCart(task: SyncTask): Promise<SyncTask>;
  /** Says that a task with a `callback_event` was answered (QUEUE-05). */
  emit(event: string, task: SyncTask): void;
  log(error: Error): void;
  /** Epoch milliseconds. */
  now?(): number;
};

/** Tasks that wait for the server, of all tabs. */
export type SyncQueue = {
  /** Keeps a task behind those that wait; a task of the same id takes its place. */
  add(task: NewSyncTask): Promise<{ task: SyncTask; isKept: boolean }>;
  /** Those that wait, and those that are kept with their answer. */
  tasks(): Promise<readonly SyncTask[]>;
  /** Sends what waits, or of that the tasks of these ids, in order. Stops where the server cannot take any now. */
  process(ids?: readonly string[]): Promise<void>;
  /** Deletes a task that waits (QUEUE-08). False for one that was transmitted meanwhile, or is gone. */
  remove(taskId: string): Promise<boolean>;
  /**
   * The shopper has seen what became of a task. Of the last one it is kept that it was transmitted, without what was sent:
   * a tab that knows it from before does not send it again.
   */
  acknowledge(taskId: string): Promise<void>;
  /** Deletes tasks, all unless it says which. Resolves to whether one of them was waiting. */
  forget(which?: (task: SyncTask) => boolean): Promise<boolean>;
  /** False when the last reading of `tasks` may lack some. */
  isWhole(): boolean;
};

/** Whether the same call may succeed later: there was no answer, the session is over, or the server has trouble. */
const mayStillSucceed = ({ code }: SyncAnswer): boolean => code === 401 || code === 429 || code >= 500;

/** Whether the server takes no call now, of any task. */
const isBusy = ({ code }: SyncAnswer): boolean => code === 429 || code > 500;

/** A queue of sync tasks (wire contract 19.5). */
export function createSyncQueue(options: SyncQueueOptions): SyncQueue {
  const { store, lock, emit, maySend = () => true, now = () => Date.now() } = options;
  const queue = createTaskQueue();
  const find = async (taskId: string) => (await store.read()).find(({ task_id }) => task_id === taskId);
  const finish = async (task: SyncTask, answer: SyncAnswer) => {
    const done = answered(task, answer, now());
    await (done.is_result_cacheable ? store.write(done) : store.remove(done.task_id));
    if (done.callback_event !== null) emit(done.callback_event, done);
  };
  /**
   * Whether those behind it may run. Other tabs may have sent or removed it meanwhile. `updated_at` says from then on that it
   * was tried.
   */
  const runOnce = async (taskId: string): Promise<boolean> => {
    const task = await find(taskId);
    if (task === undefined || task.transmited || !maySend(task)) return true;
    const tried = { ...task, updated_at: Math.max(now(), task.created_at + 1) };
    await store.write(tried);
    const answer = await runTask(options, tried);
    if (answer === undefined || isBusy(answer.answer)) return false;
    if (mayStillSucceed(answer.answer)) return true;
    await finish(answer.task, answer.answer);
    return true;
  };
  return {
    async add(added) {
      const tasks = await store.read();
      const task = createSyncTask(added, Math.max(now(), (tasks.at(-1)?.created_at ?? 0) + 1));
      return { task, isKept: await store.write(task) };
    },
    tasks: () => store.read(),
    process: (ids) =>
      queue.run(async () => {
        for (const { task_id: taskId, transmited } of await store.read()) {
          if (transmited || ids?.includes(taskId) === false) continue;
          if (!(await lock(() => runOnce(taskId)))) return;
        }
      }),
    remove: (taskId) =>
      lock(async () => {
        const task = await find(taskId);
        if (task === undefined || task.transmited) return false;
        await store.remove(taskId);
        return true;
      }),
    acknowledge: (taskId) =>
      lock(async () => {
        for (const task of await store.read()) {
          if (task.task_id === taskId && task.transmited) await store.write(seen(task));
          else if (task.acknowledged) await store.remove(task.task_id);
        }
      }),
    forget: (which = () => true) =>
      lock(async () => {
        const all = (await store.read()).filter(which);
        for (const { task_id } of all) await store.remove(task_id);
        return all.some(({ transmited }) => !transmited);
      }),
    isWhole: store.isWhole,
  };
}

const seen = (task: SyncTask): SyncTask => ({
  ...task,
  acknowledged: true,
  payload: { method: task.payload.method },
  meta: null,
});

/** One call; undefined where there was no answer. */
async function runTask(
  options: SyncQueueOptions,
  task: SyncTask,
): Promise<{ task: SyncTask; answer: SyncAnswer } | undefined> {
  try {
    const ready = await withCart(options, task);
    return { task: ready, answer: await options.send(ready, urlOf(ready, options.contextOf(ready))) };
  } catch (error) {
    // The server is away, or gives no cart now.
    if (error instanceof UnreachableError || error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The task with a cart, where its URL needs one: without, it fails, and the cart connects anew (QUEUE-04). */
async function withCart(options: SyncQueueOptions, task: SyncTask): Promise<SyncTask> {
  const { store, contextOf, connectCart, log } = options;
  try {
    urlOf(task, contextOf(task));
    return task;
  } catch (error) {
    if (!(error instanceof NoCartError)) throw error;
    log(error);
    const connected = await connectCart(task);
    // Kept before it is sent: a repeated call must name the same cart.
    await store.write(connected);
    return connected;
  }
}
