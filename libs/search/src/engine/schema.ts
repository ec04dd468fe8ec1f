import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { UnreadableIndexError } from './damage.ts';
import { UnknownStoreError } from './port.ts';

const version = 4;

/**
 * `p` is what the shelf reads; `d` the documents apart; `term` the values of attributes; `f` the full text, each
 * stem behind the number of the place where the product has it; `word` what a question may be corrected to; `e` other
 * entities; `w` the fields one may ask for. `state` has one row: `rev` rises with every write, `epoch` with every
 * replacement; `gone` remembers what was removed since.
 */
const tables = `
create table if not exists state(rev integer not null, epoch integer not null);
insert into state select 0, 0 where not exists (select 1 from state);
create table if not exists p(id integer primary key, rev integer, sku text, visibility integer, status integer,
  stock integer, price integer, special integer, final integer, updated integer, categories blob, keys blob, groups blob);
create index if not exists p_rev on p(rev);
create table if not exists gone(id integer primary key, rev integer);
create table if not exists d(id integer primary key, doc text);
create table if not exists term(id integer primary key, attribute text, value text, unique(attribute, value));
create virtual table if not exists f using fts5(stems, content='', contentless_delete=1, detail=none,
  tokenize="ascii tokenchars '-.'");
create table if not exists word(word text primary key) without rowid;
create table if not exists e(type text, id integer, position integer, words text, doc text, primary key(type, id));
create table if not exists w(type text, field text, value text, id integer, primary key(type, field, value, id)) without rowid;
create index if not exists w_id on w(type, id);
`;

/** Texts of versions before this one are of another shape: they are found again when the products are next indexed. */
const firstOfTheseTexts = 3;
const oldTexts = 'drop table if exists f; drop table if exists word;';

/** A stem as the full text keeps it: behind the number of its place. */
export const placedToken = (place: number, stem: string): string => `"${place}${stem}"`;

type OpenOptions = {
  /** How long to wait for another writer, in milliseconds. */
  busy: number;
  /** A writer makes a file that is new. */
  role: 'reader' | 'writer';
};

/**
 * Opens a store's index file. Throws an UnknownStoreError for a reader of a file without tables, an UnreadableIndexError for
 * a writer of one and for a newer version, and what SQLite throws for one that is damaged.
 */
export function openIndex(path: string, { busy, role }: OpenOptions): DatabaseSync {
  const isNew = role === 'writer' && !existsSync(path);
  const db = new DatabaseSync(path, { timeout: busy });
  try {
    db.exec(
      'pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -8000; pragma temp_store = memory',
    );
    const found = isNew || role === 'reader' ? versionOf(db) : versionOnceFilled(db);
    if (found > version) throw new UnreadableIndexError(`its version is ${found}, the newest known is ${version}`);
    // To a reader it may be one that a writer is about to fill.
    if (found === 0 && role === 'reader') throw new UnknownStoreError(path);
    if (found === 0 && !isNew) throw new UnreadableIndexError('it has no tables');
    if (found !== version) inTransaction(db, () => upgrade(db));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const versionOf = (db: DatabaseSync): number => Number(db.prepare('pragma user_version').get()?.['user_version']);

/** Milliseconds that a file may be without tables because another writer has just made it, and between two looks. */
const filling = { most: 1000, pause: 20 };

function versionOnceFilled(db: DatabaseSync): number {
  const end = Date.now() + filling.most;
  while (versionOf(db) === 0 && Date.now() < end)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, filling.pause);
  return versionOf(db);
}

/** Makes the tables of this version; another thread may have done it meanwhile. */
export function upgrade(db: DatabaseSync): void {
  const found = versionOf(db);
  if (found === version) return;
  if (found < firstOfTheseTexts) db.exec(oldTexts);
  db.exec(tables);
  const columns = db.prepare('select name from pragma_table_info(?)').all('p');
  if (!columns.some(({ name }) => name === 'groups')) db.exec('alter table p add column groups blob');
  db.exec(`pragma user_version = ${version}`);
}

/** Runs the work in a transaction that writes: all of it, or nothing. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('begin immediate');
  try {
    const result = work();
    db.exec('commit');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

/** Reads in one snapshot: a write that lands meanwhile is not seen by half. */
export function inSnapshot<T>(db: DatabaseSync, work: () => T): T {
  db.exec('begin');
  try {
    return work();
  } finally {
    if (db.isTransaction) db.exec('commit');
  }
}

/** Whole numbers as the bytes of a column. */
export const packed = (numbers: readonly number[]): Uint8Array => new Uint8Array(Int32Array.from(numbers).buffer);

/** The whole numbers in a column's bytes. */
export function unpacked(column: unknown): Int32Array {
  if (!(column instanceof Uint8Array)) return new Int32Array();
  if (column.length % Int32Array.BYTES_PER_ELEMENT !== 0)
    throw new UnreadableIndexError('a list of numbers is cut off');
  return new Int32Array(column.slice().buffer);
}

/** As many question marks as there are values. */
export const marks = (values: readonly SQLInputValue[]): string => values.map(() => '?').join(',');
