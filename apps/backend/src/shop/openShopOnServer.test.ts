import { existsSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { aFolder } from '../testing/aBackend.ts';
import { databaseFolder, openShop } from './openShop.ts';
import { readMarker } from './marker.ts';
import { shop } from './tables.ts';

const server = process.env['TEST_DATABASE_URL'] ?? inject('postgres');

/** An empty database on the server; it goes with the server. */
async function anEmptyDatabase(): Promise<string> {
  const name = `shop_${process.pid}_${Date.now()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const start = async (dataFolder: string, databaseUrl: string) => {
  const { database, close } = await openShop({ dataFolder, databaseUrl });
  await close();
  return database;
};

/** Lets others read the table of the shop, and makes those wait that write to it. */
async function holdWrites(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock table shop in share mode');
  const waiting = async () => {
    const { rowCount } = await client.query("select 1 from pg_locks where relation = 'shop'::regclass and not granted");
    return rowCount;
  };
  return {
    waitFor: (count: number) => vi.waitFor(async () => expect(await waiting()).toBe(count), { timeout: 60_000 }),
    release: () => client.query('commit').finally(() => client.end()),
  };
}

describe.runIf(server)('a data folder whose database is on a server', () => {
  it('is started by the shop of the server and refuses every other database', async () => {
    const [folder, url] = [aFolder(), await anEmptyDatabase()];
    await start(folder, url);
    expect(existsSync(databaseFolder(folder))).toBe(false);
    await start(folder, url);
    const other = aFolder();
    await start(other, url);
    expect(readMarker(other)).toEqual(readMarker(folder));

    const empty = await anEmptyDatabase();
    await expect(start(folder, empty)).rejects.toThrow(
      'The database of DATABASE_URL is empty. Set DATABASE_URL to the database of this shop, or restore a backup into an empty DATA_DIR and an empty database with "npm run restore FILE".',
    );
    await start(aFolder(), empty);
    await expect(start(folder, empty)).rejects.toThrow("The database of DATABASE_URL is another shop's");
    await expect(openShop({ dataFolder: folder, databaseUrl: undefined })).rejects.toThrow('is missing in');

    const { database, close } = await openShop({ dataFolder: folder, databaseUrl: url });
    await database.delete(shop);
    await close();
    await expect(start(folder, url)).rejects.toThrow(/does not name its shop\. (?!.*delete)/);
  });

  it('is one shop when several backends first start on an empty database at the same time', async () => {
    const url = await anEmptyDatabase();
    const folders = [aFolder(), aFolder(), aFolder(), aFolder()];
    await Promise.all(folders.map((folder) => start(folder, url)));
    const { database, close } = await openShop({ dataFolder: aFolder(), databaseUrl: url });
    const rows = await database.select().from(shop);
    await close();
    expect(rows).toHaveLength(1);
    for (const folder of folders) expect(readMarker(folder)?.id).toBe(rows[0]?.id);
  });

  it('gets one name when several backends look for it before any has given it', async () => {
    const url = await anEmptyDatabase();
    const { database, close } = await openShop({ dataFolder: aFolder(), databaseUrl: url });
    await database.delete(shop);
    const writer = await holdWrites(url);
    const starts = Promise.all([aFolder(), aFolder()].map((folder) => start(folder, url)));
    await writer.waitFor(2);
    await writer.release();
    await starts;
    expect(await database.select().from(shop)).toHaveLength(1);
    await close();
  });

  it('stays empty where it is refused', async () => {
    const [folder, url, empty] = [aFolder(), await anEmptyDatabase(), await anEmptyDatabase()];
    await start(folder, url);
    await expect(start(folder, empty)).rejects.toThrow('is empty');
    const client = new pg.Client({ connectionString: empty });
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_tables where schemaname in ('public', 'drizzle')");
    await client.end();
    expect(rowCount).toBe(0);
  });
});
