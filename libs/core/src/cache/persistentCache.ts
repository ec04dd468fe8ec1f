import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { localCache } from '../constants/store.ts';

/** What is kept under a key. */
export type CacheEntry<Value> = { key: string; value: Value };

/** A cache in the browser's database. Nothing here rejects: what cannot be read is not there, what cannot be kept is not kept. */
export type PersistentCache<Value> = {
  /** All values, the latest first. */
  readAll(): Promise<readonly Value[]>;
  /** Keeps entries as the latest; they take the place of those of the same keys. */
  write(entries: readonly CacheEntry<Value>[]): Promise<void>;
  clear(): Promise<void>;
};

type Stored<Value> = CacheEntry<Value> & { at: number; size: number };
type Schema<Value> = DBSchema & { entries: { key: string; value: Stored<Value>; indexes: { age: [number, number] } } };
type Database<Value> = IDBPDatabase<Schema<Value>>;

/** The database of caches alone: what shoppers may not lose is in none of its entries. */
const name = 'shop-cache';
const quota = localCache.quota * 1024;

/**
 * A cache with a quota: every 30 s the oldest entries beyond it go (CACHE-01). After 30 errors nothing more is written
 * (CACHE-02), and a database that does not answer within 800 ms is recreated (CACHE-03). `now` is the clock.
 */
export function createPersistentCache<Value>(now: () => number = Date.now): PersistentCache<Value> {
  const database = createDatabase<Value>();
  let errors = 0;
  let isWatched = false;
  const attempt = async <T>(act: (opened: Database<Value>) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await database.use(act);
    } catch {
      errors += 1;
      return otherwise;
    }
  };
  /** From the first use on, for as long as the page lives. */
  const watchQuota = () => {
    if (isWatched) return;
    isWatched = true;
    setInterval(() => void attempt(dropOldest, undefined), localCache.checkInterval * 1000);
  };
  return {
    async readAll() {
      watchQuota();
      const found = await attempt((opened) => opened.getAllFromIndex('entries', 'age'), []);
      return found.map(({ value }) => value).reverse();
    },
    async write(entries) {
      watchQuota();
      if (errors >= localCache.maxErrors) return;
      const at = now();
      const stored = entries.map((entry) => ({ ...entry, at, size: sizeOf(entry) }));
      await attempt((opened) => putAll(opened, stored), undefined);
    },
    clear: () => attempt((opened) => opened.clear('entries'), undefined),
  };
}

/** Roughly, in bytes: what is kept is mostly ASCII. */
const sizeOf = (entry: CacheEntry<unknown>): number => JSON.stringify(entry).length;

async function putAll<Value>(opened: Database<Value>, entries: readonly Stored<Value>[]): Promise<void> {
  const { store, done } = opened.transaction('entries', 'readwrite');
  await Promise.all([...entries.map((entry) => store.put(entry)), done]);
}

/** Removes the oldest entries for which there is no room. It reads their ages and sizes alone. */
async function dropOldest<Value>(opened: Database<Value>): Promise<void> {
  const { store, done } = opened.transaction('entries', 'readwrite');
  let kept = 0;
  let cursor = await store.index('age').openKeyCursor(null, 'prev');
  while (cursor) {
    kept += cursor.key[1];
    if (kept > quota) await store.delete(cursor.primaryKey);
    cursor = await cursor.continue();
  }
  await done;
}

/** The database, opened when it is first needed, and recreated when it does not answer. */
function createDatabase<Value>() {
  let opening: Promise<Database<Value>> | undefined;
  const close = () => {
    void opening?.then((opened) => opened.close()).catch(() => undefined);
    opening = undefined;
  };
  const open = () =>
    openDB<Schema<Value>>(name, 1, {
      upgrade: (created) =>
        void created.createObjectStore('entries', { keyPath: 'key' }).createIndex('age', ['at', 'size']),
      // Another tab recreates it.
      blocking: close,
      terminated: () => (opening = undefined),
    });
  const recreate = () => {
    close();
    opening = deleteDB(name).then(open);
  };
  const answerOf = async <T>(act: (opened: Database<Value>) => Promise<T>): Promise<T> => {
    const own = (opening ??= open());
    try {
      return await act(await own);
    } catch (error) {
      // A connection that was refused or is lost is opened again for the next call.
      if (own === opening) close();
      throw error;
    }
  };
  return {
    /** Rejects where the browser has no database, denies it, or does not answer in time. */
    async use<T>(act: (opened: Database<Value>) => Promise<T>): Promise<T> {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        recreate();
        late.reject(new Error('The cache does not answer'));
      }, localCache.timeout);
      try {
        return await Promise.race([answerOf(act), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
