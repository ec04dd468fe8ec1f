import type { Database } from './database.ts';

/** Puts rows into `target` (a table and its columns) as COPY reads them, within the transaction at hand. */
export type CopyIn = (target: string, rows: string) => Promise<void>;

const offered = new WeakMap<Database, CopyIn>();

/** Says that a database has a quicker way in than its statements. */
export const offerCopyIn = (database: Database, copyIn: CopyIn): void => void offered.set(database, copyIn);

/** The quicker way in; undefined where statements are the only one. */
export const copyInOf = (database: Database): CopyIn | undefined => offered.get(database);

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const cell = (value: string | number | null): string =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '');

/** One row as COPY reads it. */
export const copyRow = (values: readonly (string | number | null)[]): string => `${values.map(cell).join('\t')}\n`;
