import type { SearchEntity, SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { UnknownStoreError, type IndexableDocument } from './port.ts';
import { inTransaction, openIndex } from './schema.ts';
import { createStoreSearch } from './storeIndex.ts';
import { createWriter, type IndexWriter } from './writer.ts';

/** What the threads and the engine in the process do with the index files of a directory: a file per store. */
export type Stores = {
  search(request: SearchRequest): SearchResponse;
  put(store: string, entity: SearchEntity, documents: readonly IndexableDocument[]): void;
  remove(store: string, entity: SearchEntity, ids: readonly number[]): void;
  /** Begins a replacement: nobody else sees what is put until `finish`; `abandon` leaves the live index as it was. */
  replace(store: string, entity: SearchEntity): void;
  finish(store: string): void;
  abandon(store: string): void;
  close(): void;
};

/** How long a writer waits for a writer of another process, in milliseconds. */
const busy = 60_000;

type OpenStore = { db: DatabaseSync; search: (request: SearchRequest) => SearchResponse; writer: () => IndexWriter };

function openStore(path: string): OpenStore {
  const db = openIndex(path, busy);
  let writer: IndexWriter | undefined;
  return { db, search: createStoreSearch(db), writer: () => (writer ??= createWriter(db)) };
}

/** The index files of a directory, each opened when it is first needed. */
export function openStores(directory: string): Stores {
  const open = new Map<string, OpenStore>();
  mkdirSync(directory, { recursive: true });

  function storeOf(store: string, isNew: boolean): OpenStore {
    const known = open.get(store);
    if (known) return known;
    const path = join(directory, `${store}.db`);
    if (!/^[\w-]+$/.test(store) || (!isNew && !existsSync(path))) throw new UnknownStoreError(store);
    const opened = openStore(path);
    open.set(store, opened);
    return opened;
  }
  /** Within a replacement that this thread has begun, a write belongs to it. */
  function write(store: string, work: (writer: IndexWriter) => void): void {
    const { db, writer } = storeOf(store, true);
    if (db.isTransaction) work(writer());
    else inTransaction(db, () => work(writer()));
  }
  return {
    search: (request) => storeOf(request.store, false).search(request),
    put: (store, entity, documents) => write(store, (writer) => writer.put(entity, documents)),
    remove: (store, entity, ids) => write(store, (writer) => writer.remove(entity, ids)),
    replace: (store, entity) => {
      const { db, writer } = storeOf(store, true);
      db.exec('begin immediate');
      writer().clear(entity);
    },
    finish: (store) => storeOf(store, true).db.exec('commit; pragma wal_checkpoint(passive)'),
    abandon: (store) => {
      const { db } = storeOf(store, true);
      if (db.isTransaction) db.exec('rollback');
    },
    close: () => {
      for (const { db } of open.values()) db.close();
      open.clear();
    },
  };
}
