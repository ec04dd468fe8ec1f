import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from './database.ts';

/** An open database and how to leave it. */
export type OpenDatabase = { database: Database; close(): Promise<void> };

/** Where drizzle-kit writes the steps from one schema to the next. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The database in this process: in a folder, in memory without one, or as a copy of a dumped one. Migrated. */
export async function openPglite(folder?: string, copyOf?: Blob): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
  });
  const database = drizzlePglite(client);
  await migratePglite(database, { migrationsFolder });
  return { database, client, close: () => client.close() };
}

/** A Postgres server's database, over a pool of connections. Migrated. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it is replaced at the next use; unheard, the event ends the process.
  pool.on('error', () => undefined);
  const database = drizzlePostgres(pool);
  await migratePostgres(database, { migrationsFolder });
  return { database, close: () => pool.end() };
}
