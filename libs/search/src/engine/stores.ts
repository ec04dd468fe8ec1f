import type { SearchEntity, SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DamagedIndexError, fileIdentity, isDamage, type Damage, type MovedIndex } from './damage.ts';
import { UnknownStoreError, type IndexableDocument } from './port.ts';
import { inTransaction, openIndex } from './schema.ts';
import { createStoreSearch } from './storeIndex.ts';
import { createWriter, type IndexWriter } from './writer.ts';

/**
 * What the threads and the engine in the process do with the index files of a directory: a file per store. All but `close`
 * throw a DamagedIndexError for a file that cannot be read; what writes moves it out of the way first.
 */
export type Stores = {
  search(request: SearchRequest): SearchResponse;
  put(store: string, entity: SearchEntity, documents: readonly IndexableDocument[]): void;
  remove(store: string, entity: SearchEntity, ids: readonly number[]): void;
  /**
   * Begins a replacement, of a damaged index in a new file: nobody else sees what is put until `finish`; `abandon` leaves the
   * live index as it was.
   */
  replace(store: string, entity: SearchEntity): void;
  finish(store: string): void;
  abandon(store: string): void;
  /** Moves an index out of the way in which a reader found damage, unless another one has taken its place. */
  setAside(damage: Damage): void;
  close(): void;
};

/** How long a writer waits for a writer of another process, in milliseconds. */
const busy = 60_000;

type OpenStore = {
  file: string | undefined;
  db: DatabaseSync;
  search: (request: SearchRequest) => SearchResponse;
  writer: () => IndexWriter;
};

function openStore(path: string, role: 'reader' | 'writer'): OpenStore {
  const db = openIndex(path, { busy, role });
  try {
    let writer: IndexWriter | undefined;
    const search = createStoreSearch(db);
    return { file: fileIdentity(path), db, search, writer: () => (writer ??= createWriter(db)) };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The files of an index, its log before itself: a log beside a new index would be taken for that one's. */
const fileEndings = ['-wal', '-shm', ''];

/** Moves an index to where the last damaged one of each store is kept, and answers where that is. */
function moveIndex(path: string): string {
  const away = join(dirname(path), 'damaged');
  mkdirSync(away, { recursive: true });
  const movedTo = join(away, basename(path));
  for (const ending of fileEndings) {
    rmSync(`${movedTo}${ending}`, { recursive: true, force: true });
    if (existsSync(`${path}${ending}`)) renameSync(`${path}${ending}`, `${movedTo}${ending}`);
  }
  return movedTo;
}

/** Closes an index; a damaged one may not even be closed in order. */
function closeIndex(db: DatabaseSync): void {
  try {
    db.close();
  } catch {
    // Nothing more is read from it.
  }
}

/** The index files of a directory, each opened when it is first needed. */
export function openStores(directory: string, onMoved: (moved: MovedIndex) => void = () => undefined): Stores {
  const open = new Map<string, OpenStore>();
  /** Stores whose index was moved away and is not yet replaced: a few products would pass for all of them. */
  const lost = new Set<string>();
  mkdirSync(directory, { recursive: true });

  function pathOf(store: string): string {
    if (!/^[\w-]+$/.test(store)) throw new UnknownStoreError(store);
    return join(directory, `${store}.db`);
  }
  function storeOf(store: string, role: 'reader' | 'writer'): OpenStore {
    const path = pathOf(store);
    const known = open.get(store);
    if (known && known.file === fileIdentity(path)) return known;
    if (known) forget(store);
    if (role === 'reader' && !existsSync(path)) throw new UnknownStoreError(store);
    const opened = openStore(path, role);
    open.set(store, opened);
    return opened;
  }
  function forget(store: string): void {
    const known = open.get(store);
    open.delete(store);
    if (known) closeIndex(known.db);
  }
  function moveAway(store: string, reason: string): void {
    forget(store);
    const movedTo = moveIndex(pathOf(store));
    lost.add(store);
    onMoved({ store, reason, movedTo });
  }
  /** Lets a writer or reader act on a store. */
  function onStore<T>(store: string, role: 'reader' | 'writer', act: (opened: OpenStore) => T): T {
    try {
      return act(storeOf(store, role));
    } catch (error) {
      if (!isDamage(error)) throw error;
      const damage = { store, file: open.get(store)?.file ?? fileIdentity(pathOf(store)), reason: error.message };
      if (role === 'writer') moveAway(store, damage.reason);
      else forget(store);
      throw new DamagedIndexError(damage);
    }
  }
  /** Within a replacement that this thread has begun, a write belongs to it. */
  function write(store: string, work: (writer: IndexWriter) => void): void {
    if (lost.has(store)) throw new UnknownStoreError(store);
    onStore(store, 'writer', ({ db, writer }) => {
      if (db.isTransaction) work(writer());
      else inTransaction(db, () => work(writer()));
    });
  }
  function begin(store: string, entity: SearchEntity): void {
    onStore(store, 'writer', ({ db, writer }) => {
      db.exec('begin immediate');
      writer().clear(entity);
    });
    lost.delete(store);
  }
  return {
    search: (request) => onStore(request.store, 'reader', ({ search }) => search(request)),
    put: (store, entity, documents) => write(store, (writer) => writer.put(entity, documents)),
    remove: (store, entity, ids) => write(store, (writer) => writer.remove(entity, ids)),
    replace: (store, entity) => {
      try {
        begin(store, entity);
      } catch (error) {
        if (!(error instanceof DamagedIndexError)) throw error;
        begin(store, entity);
      }
    },
    finish: (store) => onStore(store, 'writer', ({ db }) => db.exec('commit; pragma wal_checkpoint(passive)')),
    abandon: (store) => {
      const known = open.get(store);
      if (known?.db.isTransaction) known.db.exec('rollback');
    },
    setAside: ({ store, file, reason }) => {
      if (file !== undefined && file === fileIdentity(pathOf(store))) moveAway(store, reason);
    },
    close: () => {
      for (const store of [...open.keys()]) forget(store);
    },
  };
}
