import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { offerCopyIn } from './insertRows.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { bytesIn } from './packedJson.ts';

/** An open database and how to leave it. */
export type OpenDatabase = { database: Database; close(): Promise<void> };

/** PGlite with a quick way in for many rows of the transaction at hand; it has one connection, so one transaction. */
class LoadablePglite extends PGlite {
  #open: Transaction | undefined;

  override transaction<T>(act: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(async (transaction) => {
      this.#open = transaction;
      return act(transaction).finally(() => (this.#open = undefined));
    });
  }

  async copyIn(target: string, rows: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!this.#open) throw new Error('Rows are copied within a transaction');
    await this.#open.query(`copy ${target} from '/dev/blob' (format binary)`, [], { blob: new Blob([rows]) });
  }
}

/** The system keeps the files' pages as well; 128 MB, the usual, is no faster and stays taken. */
const pageCache = '32MB';

type PgliteOptions = {
  /** A dumped database to begin with. */
  copyOf?: Blob;
  check?: Check;
};
/** Looks at a database as it was found, before it is migrated; what it throws leaves the database as it is. */
type Check = (database: Database) => Promise<void>;

/** The database in this process: in a folder, in memory without one, or as a copy of a dumped one. Migrated. */
export async function openPglite(
  folder?: string,
  { copyOf, check }: PgliteOptions = {},
): Promise<OpenDatabase & { client: PGlite }> {
  const client = new LoadablePglite({
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${pageCache}`],
    parsers: { [types.BYTEA]: bytesIn },
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
  });
  await client.waitReady;
  const database = drizzlePglite(client);
  offerCopyIn(database, (target, rows) => client.copyIn(target, rows));
  const close = () => client.close();
  await orClose(close, async () => {
    await check?.(database);
    await migratePglite(database, { migrationsFolder }).catch(failMigration);
  });
  return { database, client, close };
}

/** A Postgres server's database, over a pool of connections. Migrated. */
export async function openPostgres(url: string, check?: Check): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it is replaced at the next use; unheard, the event ends the process.
  pool.on('error', () => undefined);
  const database = drizzlePostgres(pool);
  const close = () => pool.end();
  await orClose(close, () =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
      await check?.(database);
      await migratePostgres(database, { migrationsFolder }).catch(failMigration);
    }),
  );
  return { database, close };
}

/** A migration failed and was rolled back. The message says why in one line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

function failMigration(error: unknown): never {
  // A failed query has its reason as its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const [reason] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  throw new MigrationError(`The database could not be brought to this version and was left as it was (${reason})`, {
    cause: error,
  });
}

/** Key of the advisory lock with which backends that start at the same time migrate one after the other. */
const migrationLock = 7_264_101;

async function orClose(close: () => Promise<void>, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
