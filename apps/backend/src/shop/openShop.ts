import { makePrivate } from '@etalage/core/server';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { pgliteSnapshot, postgresSnapshot, type DatabaseSnapshot } from '../backup/snapshot.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { MigrationError, openPglite, openPostgres, type OpenDatabase } from '../database/openDatabase.ts';
import { isDiskFull, isOutOfMemory } from '../server/oneLine.ts';
import type { Settings } from '../server/environment.ts';
import { isThere, mustBeAccessible, mustBeWritable } from './files.ts';
import { readMarker, writeMarker, type Marker } from './marker.ts';
import { ShopError } from './shopError.ts';
import { shop } from './tables.ts';

export type ShopSettings = Pick<Settings, 'dataFolder' | 'databaseUrl'>;

/** The open database of a shop, and how to copy it while it is in use. */
export type OpenShop = OpenDatabase & { snapshot: DatabaseSnapshot };

/** Where the database of a data folder lies when it is on no server. */
export const databaseFolder = (dataFolder: string): string => join(dataFolder, 'database');

/**
 * Opens the database that belongs to a data folder, or makes both when there is neither. Throws a ShopError when the
 * folder had a shop and its database is gone, damaged, or another shop's.
 */
export async function openShop(settings: ShopSettings): Promise<OpenShop> {
  const { dataFolder, databaseUrl } = settings;
  const marker = readMarker(dataFolder);
  if (marker?.state === 'restoring') throw new ShopError(dataFolder, `The restore into ${dataFolder} was interrupted`);
  const id = marker?.id ?? randomUUID();
  if (databaseUrl === undefined) prepareFolder(dataFolder, marker, id);
  const opened = await openChecked(settings, marker);
  const own = await nameOf(opened.database, id);
  writeMarker(dataFolder, { state: 'ready', id: own });
  return opened;
}

/** Opens the database of a data folder only if it is the one of this shop; throws a ShopError for any other. */
export const openShopOf = (id: string, settings: ShopSettings): Promise<OpenShop> =>
  openChecked(settings, { state: 'ready', id });

/** Whether a shop was ever made in a data folder. Throws a ShopError where its marker cannot be read. */
export const holdsShop = (dataFolder: string): boolean =>
  readMarker(dataFolder) !== undefined || isThere(databaseFolder(dataFolder));

/** PGlite makes a new database where it finds none, so it is asked only where there may be one or none ever was. */
function prepareFolder(dataFolder: string, marker: Marker | undefined, id: string): void {
  const folder = databaseFolder(dataFolder);
  // A first start that was killed: nobody could order anything yet.
  if (marker?.state === 'creating') rmSync(folder, { recursive: true, force: true });
  const exists = isThere(folder);
  if (exists && !isThere(join(folder, 'PG_VERSION')))
    throw new ShopError(dataFolder, `The database in ${folder} is damaged: PG_VERSION is missing`);
  if (exists) return;
  if (marker?.state === 'ready') throw new ShopError(dataFolder, `The database of this shop is missing in ${folder}`);
  writeMarker(dataFolder, { state: 'creating', id });
}

async function openChecked(settings: ShopSettings, marker: Marker | undefined): Promise<OpenShop> {
  const { dataFolder, databaseUrl } = settings;
  const check = async (database: Database) => {
    if (marker?.state === 'ready') await mustBe(marker.id, database, settings);
  };
  if (databaseUrl !== undefined)
    return { ...(await openPostgres(databaseUrl, check)), snapshot: postgresSnapshot(databaseUrl) };
  const folder = databaseFolder(dataFolder);
  try {
    const { client, ...opened } = await openPglite(folder, { check });
    // PGlite makes the files of a new database readable for all.
    makePrivate(folder);
    return { ...opened, snapshot: pgliteSnapshot(client, folder) };
  } catch (error) {
    if (error instanceof ShopError || error instanceof MigrationError) throw error;
    if (isDiskFull(error) || isOutOfMemory(error)) throw error;
    // PGlite does not say that it may not open a file, or had no room to write one.
    mustBeAccessible(folder);
    mustBeWritable(folder);
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new ShopError(dataFolder, `The database in ${folder} is damaged (${reason})`);
  }
}

const rowsOf = <T>(row: v.GenericSchema<unknown, T>, result: unknown): T[] =>
  v.parse(v.object({ rows: v.array(row) }), result).rows;

/** Deleting the data folder would not mend a database on a server, which may only be the wrong one. */
const otherDatabase =
  'Set DATABASE_URL to the database of this shop, or restore a backup into an empty DATA_DIR and an empty database with "npm run restore FILE"';

async function mustBe(id: string, database: Database, { dataFolder, databaseUrl }: ShopSettings): Promise<void> {
  const name =
    databaseUrl === undefined ? `The database in ${databaseFolder(dataFolder)}` : 'The database of DATABASE_URL';
  const found = await database.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  const tables = rowsOf(v.object({ tablename: v.string() }), found).map(({ tablename }) => tablename);
  const advice = databaseUrl === undefined ? undefined : otherDatabase;
  if (tables.length === 0) throw new ShopError(dataFolder, `${name} is empty`, advice);
  const [row] = tables.includes('shop') ? await database.select().from(shop).limit(1) : [];
  if (row === undefined) throw new ShopError(dataFolder, `${name} is damaged: it does not name its shop`, advice);
  if (row.id !== id)
    throw new ShopError(dataFolder, `${name} is another shop's`, 'Set DATA_DIR and DATABASE_URL to those of one shop');
  // A file that is missing is noticed when its table is read.
  for (const table of tables) await database.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
}

/** The id in the database, which gets one when it has none. Locked, because several backends may start at the same time. */
const nameOf = (database: Database, id: string): Promise<string> =>
  inTransaction(database, async (transaction) => {
    await transaction.execute(sql`lock table ${shop} in share row exclusive mode`);
    const [known] = await transaction.select().from(shop).limit(1);
    if (known) return known.id;
    await transaction.insert(shop).values({ id });
    return id;
  });
