import { and, asc, desc, eq, gt, like, or, sql } from 'drizzle-orm';
import { productParts, products, variants } from '../catalog/tables.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { column } from '../database/rows.ts';
import { invalidations } from './tables.ts';

/** One entry of the log: every cached page of the store view that carries the tag is old. */
export type Invalidation = { id: number; storeId: number; tag: string };

const batchSize = 1000;

/** Any number that names this log among the database's locks. */
const logLock = 4_007_001;

/**
 * Appends tags to the log, in the transaction that makes the pages old; with a product goes what is made of it, whose
 * price and stock are those of its parts (PRICE-14). Who appends waits for who appended before to
 * commit, so ids become visible in their order: a reader that has one has all below it.
 */
export async function appendInvalidations(
  transaction: Database,
  storeId: number,
  tags: readonly string[],
): Promise<void> {
  const unique = [...new Set([...tags, ...(await tagsOfWholes(transaction, storeId, tags))])];
  if (unique.length > 0) await transaction.execute(sql`select pg_advisory_xact_lock(${logLock})`);
  for (let start = 0; start < unique.length; start += batchSize) {
    const part = unique.slice(start, start + batchSize);
    await transaction.insert(invalidations).values(part.map((tag) => ({ storeId, tag })));
  }
}

/**
 * Invalidates again the lists that were invalidated after an entry: until the search index was rebuilt, they were rendered
 * from the old one (IMPORT-05).
 */
export async function repeatLists(database: Database, storeId: number, after: number): Promise<void> {
  const rows = await database
    .selectDistinct({ tag: invalidations.tag })
    .from(invalidations)
    .where(
      and(
        eq(invalidations.storeId, storeId),
        gt(invalidations.id, after),
        or(like(invalidations.tag, 'category%'), eq(invalidations.tag, 'attribute')),
      ),
    );
  const tags = rows.map(({ tag }) => tag);
  await inTransaction(database, (transaction) => appendInvalidations(transaction, storeId, tags));
}

const productTag = 'product:';

/** The tags of the sets and bundles that are made of the products among these tags. */
async function tagsOfWholes(transaction: Database, storeId: number, tags: readonly string[]): Promise<string[]> {
  const ids = tags.filter((tag) => tag.startsWith(productTag)).map((tag) => Number(tag.slice(productTag.length)));
  if (ids.length === 0) return [];
  const changed = sql`select unnest(${column(ids)}::text::bigint[])`;
  const rows = await transaction
    .selectDistinct({ id: productParts.productId })
    .from(productParts)
    .where(
      and(
        eq(productParts.storeId, storeId),
        sql`${productParts.sku} in (
          select sku from ${products} where store_id = ${storeId} and id in (${changed})
          union all
          select sku from ${variants} where store_id = ${storeId} and product_id in (${changed}))`,
      ),
    );
  return rows.map(({ id }) => `${productTag}${id}`);
}

/** The entries after an id, oldest first, at most 1000. */
export const invalidationsAfter = (database: Database, after: number): Promise<Invalidation[]> =>
  database
    .select({ id: invalidations.id, storeId: invalidations.storeId, tag: invalidations.tag })
    .from(invalidations)
    .where(and(gt(invalidations.id, after)))
    .orderBy(asc(invalidations.id))
    .limit(batchSize);

/** The id of the newest entry, of one store view or of all; 0 without any. */
export async function newestInvalidation(database: Database, storeId?: number): Promise<number> {
  const [found] = await database
    .select({ id: invalidations.id })
    .from(invalidations)
    .where(storeId === undefined ? undefined : eq(invalidations.storeId, storeId))
    .orderBy(desc(invalidations.id))
    .limit(1);
  return found?.id ?? 0;
}
