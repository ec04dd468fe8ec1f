import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { invalidations } from './tables.ts';

/** One entry of the log: every cached page of the store view that carries the tag is old. */
export type Invalidation = { id: number; storeId: number; tag: string };

const batchSize = 1000;

/** Any number that names this log among the database's locks. */
const logLock = 4_007_001;

/**
 * Appends tags to the log, in the transaction that makes the pages old. Who appends waits for who appended before to
 * commit, so ids become visible in their order: a reader that has one has all below it.
 */
export async function appendInvalidations(
  transaction: Database,
  storeId: number,
  tags: readonly string[],
): Promise<void> {
  const unique = [...new Set(tags)];
  if (unique.length > 0) await transaction.execute(sql`select pg_advisory_xact_lock(${logLock})`);
  for (let start = 0; start < unique.length; start += batchSize) {
    const part = unique.slice(start, start + batchSize);
    await transaction.insert(invalidations).values(part.map((tag) => ({ storeId, tag })));
  }
}

/** The entries after an id, oldest first, at most 1000. */
export const invalidationsAfter = (database: Database, after: number): Promise<Invalidation[]> =>
  database
    .select({ id: invalidations.id, storeId: invalidations.storeId, tag: invalidations.tag })
    .from(invalidations)
    .where(and(gt(invalidations.id, after)))
    .orderBy(asc(invalidations.id))
    .limit(batchSize);

/** The id of the newest entry, 0 without any. */
export async function newestInvalidation(database: Database): Promise<number> {
  const [found] = await database.select({ id: sql<string | null>`max(${invalidations.id})` }).from(invalidations);
  return Number(found?.id ?? 0);
}
