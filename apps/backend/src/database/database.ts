import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database of the backend, PGlite or Postgres alike. A transaction is one too, so what writes takes a `Database`
 * and works in whichever transaction its caller holds.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Serialization failure and deadlock: the same act may succeed when it is tried again. */
const passing = new Set(['40001', '40P01']);
const maxAttempts = 6;

/** The SQLSTATE of a failed statement (`23505` is a unique violation), or undefined. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

type Isolation = 'read committed' | 'repeatable read' | 'serializable';

/**
 * Runs an act in one transaction and commits it, or rolls everything back and throws on. What failed only because
 * another transaction was in its way is tried again, so the act must not reach outside the database.
 * Inside the act only `transaction` may be used: PGlite has one connection, and the outer one would wait for it.
 */
export async function inTransaction<T>(
  database: Database,
  act: (transaction: Database) => Promise<T>,
  isolationLevel: Isolation = 'read committed',
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(act, { isolationLevel });
    } catch (error) {
      if (attempt === maxAttempts || !passing.has(sqlState(error) ?? '')) throw error;
      await pause(attempt);
    }
  }
}

/** Milliseconds that grow with each attempt, spread so that two rivals do not meet again. */
const pause = (attempt: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));
