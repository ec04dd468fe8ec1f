import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';
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
};

type Schema = DBSchema & { tasks: { key: string; value: SyncTask } };
type Database = IDBPDatabase<Schema>;

/** Milliseconds after which a database that does not open counts as none. */
const openWithin = 1000;
const localKey = 'shop/sync/tasks';

/**
 * Tasks in IndexedDB. Those that it refuses are kept in local storage, and those that this refuses too for the life of the
 * page.
 */
export function createTaskStore(storage: Storage): TaskStore {
  const local = createLocalTasks(storage);
  let opening: Promise<Database> | undefined;
  const inDatabase = async <T>(act: (database: Database) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await act(await (opening ??= openDatabase()));
    } catch {
      return otherwise;
    }
  };
  return {
    async read() {
      const found = await inDatabase((database) => database.getAll('tasks'), []);
      const tasks = new Map([...found, ...local.read()].map((task) => [task.task_id, task]));
      return [...tasks.values()].filter((task) => v.is(syncTask, task)).sort(byCreation);
    },
    async write(task) {
      const isKept = await inDatabase(async (database) => (await database.put('tasks', task), true), false);
      if (!isKept) return local.write(task);
      local.remove(task.task_id);
      return true;
    },
    async remove(taskId) {
      local.remove(taskId);
      await inDatabase((database) => database.delete('tasks', taskId), undefined);
    },
  };
}

const byCreation = (one: SyncTask, other: SyncTask): number => one.created_at - other.created_at;

/** Private windows of some browsers never answer. */
function openDatabase(): Promise<Database> {
  const opened = openDB<Schema>('shop-sync', 1, {
    upgrade: (database) => void database.createObjectStore('tasks', { keyPath: 'task_id' }),
  });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('IndexedDB did not open')), openWithin);
  });
  return Promise.race([opened, late]);
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
      const isKept = storage.write(localKey, [...others(task.task_id), task]);
      if (!isKept) refused.set(task.task_id, task);
      return isKept;
    },
    remove,
  };
}
