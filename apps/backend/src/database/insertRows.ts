import { sql, type SQL } from 'drizzle-orm';
import { copiedRows } from './copiedRows.ts';
import type { Database } from './database.ts';
import { column, type Column } from './rows.ts';

/** Puts rows into `target` (a table and its columns) as binary COPY reads them, within the transaction at hand. */
export type CopyIn = (target: string, rows: Uint8Array<ArrayBuffer>) => Promise<void>;

const offered = new WeakMap<Database, CopyIn>();

/** Says that a database has a quicker way in than its statements. */
export const offerCopyIn = (database: Database, copyIn: CopyIn): void => void offered.set(database, copyIn);

/** The quicker way in; undefined where statements are the only one. */
export const copyInOf = (database: Database): CopyIn | undefined => offered.get(database);

/** Where many rows are written: `copyIn` where the database has that quicker way. */
export type Writing = { transaction: Database; copyIn: CopyIn | undefined };

/** Adds rows to a table. Throws when a key is taken. */
export async function insertRows<Row>(
  { transaction, copyIn }: Writing,
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  if (copyIn) await copyIn(`${table} (${namesOf(columns)})`, copiedRows(columns, rows));
  else await transaction.execute(insertion(table, columns, rows));
}

/** Adds rows to a table; those whose `key` is taken take the place of what stands there. */
export async function upsertRows<Row>(
  transaction: Database,
  table: string,
  columns: readonly Column<Row>[],
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const others = columns.map(([name]) => name).filter((name) => !key.includes(name));
  const taken = sql.raw(
    `on conflict (${key.join()}) do update set (${others.join()}) = (${others.map((name) => `excluded.${name}`).join()})`,
  );
  await transaction.execute(sql`${insertion(table, columns, rows)} ${taken}`);
}

const namesOf = (columns: readonly Column<never>[]): string => columns.map(([name]) => name).join();

function insertion<Row>(table: string, columns: readonly Column<Row>[], rows: readonly Row[]): SQL {
  const lists = columns.map(([, type, of]) => sql`${column(rows.map(of))}::text::${sql.raw(type)}[]`);
  return sql`insert into ${sql.raw(`${table} (${namesOf(columns)})`)} select * from unnest(${sql.join(lists, sql`, `)})`;
}
