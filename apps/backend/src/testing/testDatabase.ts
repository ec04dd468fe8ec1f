import { readFile, writeFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { atEndOfFile } from './endOfFile.ts';
import { openPglite, openPostgres, type OpenDatabase } from '../database/openDatabase.ts';
import { keep, keptDatabase } from './keptDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a Postgres server for tests; empty without one. */
    postgres: string;
  }
}

/**
 * Opening takes long: PGlite is shared by the test files of a worker, a database on a server by the tests of a file. Both are
 * emptied for each backend that is made over them.
 */
const opened = new Map<string, Promise<OpenDatabase>>();

/** The database of the tests, empty: Postgres where there is a server for the tests, else PGlite in memory. */
export async function anEmptyDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'] ?? inject('postgres');
  const open = opened.get(server) ?? (server ? openScratch(server) : openSnapshot());
  opened.set(server, open);
  const { database } = await open.catch((error: unknown) => {
    opened.delete(server);
    throw error;
  });
  await empty(database);
  return database;
}

/** Truncating is slow: only tables over 64 KiB are truncated, the others are emptied with DELETE and foreign key triggers off. */
const emptyTables = sql`do $$
  declare filled record;
  begin
    set local session_replication_role = replica;
    for filled in
      select quote_ident(relname) as name, pg_relation_size(oid) > 65536 as is_large from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
    loop
      if filled.is_large then execute 'truncate ' || filled.name || ' cascade';
      else execute 'delete from ' || filled.name;
      end if;
    end loop;
    perform setval(oid::regclass, 1, false) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S';
  end
$$`;

const empty = (database: Database) => database.execute(emptyTables);

/** A migrated PGlite, kept as a dump: loading it is ten times as quick as making it. */
async function openSnapshot(): Promise<OpenDatabase> {
  const file = `${keptDatabase()}.tar`;
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return openPglite(undefined, { copyOf: new Blob([kept]) });
  const fresh = await openPglite();
  const dump = await fresh.client.dumpDataDir('none');
  await keep(file, async (unfinished) => writeFile(unfinished, new Uint8Array(await dump.arrayBuffer())));
  return fresh;
}

/** A database of its own on the server, dropped at the end of the file. */
async function openScratch(server: string): Promise<OpenDatabase> {
  const name = `etalage_test_${process.pid}_${Date.now()}`;
  await statement(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  atEndOfFile(async () => {
    opened.delete(server);
    await statement(server, `drop database ${name} with (force)`);
  });
  const scratch = await openPostgres(url.href);
  atEndOfFile(scratch.close);
  return scratch;
}

async function statement(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
