import { createWriteStream, readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { readArchive, verifyArchive } from '../backup/archive.ts';
import { BackupError } from '../backup/backupError.ts';
import { dumpName, keptNames, type BackupManifest } from '../backup/manifest.ts';
import { runPostgresProgram } from '../backup/snapshot.ts';
import type { Database } from '../database/database.ts';
import { orderCounters } from '../orders/tables.ts';
import { holdFolder } from '../server/dataFolder.ts';
import { readMarker, removeMarker, writeMarker } from '../shop/marker.ts';
import { openShopOf, type ShopSettings } from '../shop/openShop.ts';

/** The numbers that orders may have got between the backup and its restore. */
const skippedOrderNumbers = 10_000;

/**
 * Makes a shop of a backup in an empty data folder, or throws a BackupError and leaves none. Until everything is there and
 * has been read back, the folder's marker says that it is being restored, and no backend starts on it.
 */
export async function restoreBackup(file: string, settings: ShopSettings): Promise<BackupManifest> {
  const { dataFolder } = settings;
  mustBeFree(dataFolder);
  const manifest = await verifyArchive(file);
  await mustFit(manifest, settings);
  const held = holdFolder(dataFolder);
  try {
    writeMarker(dataFolder, { state: 'restoring', id: manifest.shop });
    clear(dataFolder);
    await unpack(file, dataFolder);
    if (settings.databaseUrl !== undefined) await load(settings.databaseUrl, dataFolder);
    await openOnce(manifest, settings);
    writeMarker(dataFolder, { state: 'ready', id: manifest.shop });
  } catch (error) {
    clear(dataFolder);
    removeMarker(dataFolder);
    throw error;
  } finally {
    held.release();
  }
  return manifest;
}

/** In a folder that holds no shop may lie its lock, and what an interrupted restore left. */
function mustBeFree(dataFolder: string): void {
  const isInterrupted = readMarker(dataFolder)?.state === 'restoring';
  const leftovers: readonly string[] = isInterrupted ? keptNames : [];
  const isFree = (name: string) =>
    /^(?:backend\.json$|lock\.sqlite)/.test(name) ||
    leftovers.includes(name) ||
    (isInterrupted && name.startsWith('shop.json'));
  const taken = namesIn(dataFolder).filter((name) => !isFree(name));
  if (taken.length === 0) return;
  const some = taken.slice(0, 3).join(', ');
  throw new BackupError(
    `DATA_DIR ${dataFolder} is not empty (${some}${taken.length > 3 ? ', …' : ''}): a backup is restored into an empty folder only`,
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function mustFit({ database }: BackupManifest, { databaseUrl }: ShopSettings): Promise<void> {
  if (database === 'pglite' && databaseUrl !== undefined)
    throw new BackupError('This backup is of a shop without DATABASE_URL: restore it without');
  if (database === 'postgres' && databaseUrl === undefined)
    throw new BackupError('This backup is of a database server: set DATABASE_URL to an empty database');
  if (databaseUrl !== undefined) await mustBeEmpty(databaseUrl);
}

async function mustBeEmpty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from pg_tables where schemaname in ('public', 'drizzle') limit 1",
    );
    if (rowCount !== 0) throw new BackupError('The database of DATABASE_URL is not empty');
  } finally {
    await client.end();
  }
}

function clear(dataFolder: string): void {
  for (const name of keptNames) rmSync(join(dataFolder, name), { recursive: true, force: true });
}

async function unpack(file: string, dataFolder: string): Promise<void> {
  const folder = async (path: string) => void (await mkdir(join(dataFolder, path), { recursive: true, mode: 0o700 }));
  await readArchive(file, {
    folder,
    file: async (path, content) => {
      await folder(dirname(path));
      await pipeline(content, createWriteStream(join(dataFolder, path), { flags: 'wx', mode: 0o600, flush: true }));
    },
  });
}

/** All of the dump or nothing. */
async function load(databaseUrl: string, dataFolder: string): Promise<void> {
  const dump = join(dataFolder, dumpName);
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', dump];
  await runPostgresProgram('pg_restore', databaseUrl, options);
  rmSync(dump);
}

/** Opens the restored database, which reads each of its tables, and writes what makes it a shop of its own. */
async function openOnce({ shop }: BackupManifest, settings: ShopSettings): Promise<void> {
  const { database, close } = await openShopOf(shop, settings);
  try {
    await skipOrderNumbers(database);
  } finally {
    await close();
  }
}

/** Numbers that were given out since the backup are known to the payment provider, as those of other orders. */
async function skipOrderNumbers(database: Database): Promise<void> {
  await database.update(orderCounters).set({ last: sql`${orderCounters.last} + ${skippedOrderNumbers}` });
}
