import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { catalogueVersions } from './tables.ts';

/** Which state of its catalogue a store view is in: 0 before the first import. */
export async function catalogueVersion(database: Database, storeId: number): Promise<number> {
  const [found] = await database.select().from(catalogueVersions).where(eq(catalogueVersions.storeId, storeId));
  return found?.version ?? 0;
}

/** Counts one further. The row is held until the transaction ends, so imports of one store view follow each other. */
export async function nextCatalogueVersion(transaction: Database, storeId: number): Promise<void> {
  await transaction
    .insert(catalogueVersions)
    .values({ storeId, version: 1 })
    .onConflictDoUpdate({
      target: catalogueVersions.storeId,
      set: { version: sql`${catalogueVersions.version} + 1` },
    });
}
