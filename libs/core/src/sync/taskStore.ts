import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { writeFirst } from '../cache/writeFirst.ts';
import { readList } from '../noteAct.ts';
import type { Storage } from '../storage.ts';
import { syncTask, type SyncTask } from './syncTask.ts';

/** Where tasks are kept between visits, and for all tabs. Nothing here rejects: no storage stops a shopper. */
export type TaskStore = {
  /** In the order of their creation. */
  read(): Promise<readonly SyncTask[]>;
  /** False where the browser keeps it for the life of the page alone. */
  write(task: SyncTask): Promise<boolean>;
  remove(taskId: string): Promise<void>;
  /** False when the last `read` may lack tasks, because the database did not answer. */
  isWhole(): boolean;
};

type Schema = DBSchema & { tasks: { key: string; value: SyncTask } };
type Database = IDBPDatabase<Schema>;

/** Milliseconds that a database has to open, the first time and later. */
const openWithin = { first: 1000, later: 50 };
const localKey = 'shop/sync/tasks';

/**
 * Tasks in IndexedDB. Those that it refuses are kept in local storage, and those that this refuses too for the life of the
 * page.
 */
export function createTaskStore(storage: Storage): TaskStore {
  const local = createLocalTasks(storage);
  const database = createDatabase();
  let isWhole = true;
  const inDatabase = <T>(act: (opened: Database) => Promise<T>, otherwise: T): Promise<T> =>
    database.use(act).catch(() => otherwise);
  return {
    isWhole: () => isWhole,
    async read() {
      const answer = await inDatabase((opened) => opened.getAll('tasks'), undefined);
      isWhole = answer !== undefined || database.isRefused();
      const found = answer ?? [];
      const tasks = new Map([...found, ...local.read()].map((task) => [task.task_id, task]));
      return [...tasks.values()].filter((task) => v.is(syncTask, task)).sort(byCreation);
    },
    async write(task) {
      const isKept = await inDatabase(async (opened) => (await opened.put('tasks', task), true), false);
      if (!isKept) return local.write(task);
      local.remove(task.task_id);
      return true;
    },
    async remove(taskId) {
      local.remove(taskId);
      await inDatabase((opened) => opened.delete('tasks', taskId), undefined);
    },
  };
}

const byCreation = (one: SyncTask, other: SyncTask): number => one.created_at - other.created_at;

/** Rejects where the browser has no IndexedDB, or denies it. `onLost` is called when the connection is lost. */
const openDatabase = async (onLost: () => void): Promise<Database> =>
  openDB<Schema>('shop-sync', 1, {
    upgrade: (database) => void database.createObjectStore('tasks', { keyPath: 'task_id' }),
    terminated: onLost,
  });

/** The database, opened when it is first needed, and again when its connection is lost, as phones do to pages that sleep. */
function createDatabase() {
  let opening: Promise<Database> | undefined;
  let patience = openWithin.first;
  let isRefused = false;
  const open = () => {
    opening ??= openDatabase(() => (opening = undefined)).then(
      (database) => {
        isRefused = false;
        return database;
      },
      (error: unknown) => {
        isRefused = true;
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };
  /** Private windows of some browsers never answer. */
  const opened = async () => {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('IndexedDB did not open')), patience);
    });
    patience = openWithin.later;
    return Promise.race([open(), late]);
  };
  return {
    /** Whether the browser gives none. */
    isRefused: () => isRefused,
    /** Rejects when the database does not open in time, or fails twice. */
    async use<T>(act: (database: Database) => Promise<T>): Promise<T> {
      const first = await opened();
      try {
        return await act(first);
      } catch {
        opening = undefined;
        return act(await opened());
      }
    },
  };
}

/** Tasks in local storage, and in memory where that refuses. */
function createLocalTasks(storage: Storage) {
  const refused = new Map<string, SyncTask>();
  const readKept = () => readList(storage, localKey).filter((task) => v.is(syncTask, task));
  const others = (taskId: string) => readKept().filter(({ task_id }) => task_id !== taskId);
  const remove = (taskId: string) => {
    refused.delete(taskId);
    const kept = others(taskId);
    if (kept.length === readKept().length) return;
    if (kept.length === 0) storage.remove(localKey);
    else storage.write(localKey, kept);
  };
  return {
    read: (): readonly SyncTask[] => [...readKept(), ...refused.values()],
    write(task: SyncTask): boolean {
      refused.delete(task.task_id);
      const isKept = writeFirst(storage, localKey, [...others(task.task_id), task]);
      if (!isKept) refused.set(task.task_id, task);
      return isKept;
    },
    remove,
  };
}
