import { spawnSync } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { carts } from '../cart/tables.ts';
import { createLogger } from '../logger.ts';
import { restoreBackup } from '../restore/restoreBackup.ts';
import { readSecrets } from '../server/environment.ts';
import { readMarker } from '../shop/marker.ts';
import { openShop, type OpenShop } from '../shop/openShop.ts';
import { aClock } from '../testing/aClock.ts';
import { aFolder } from '../testing/aBackend.ts';
import { createBackup } from './createBackup.ts';

const server = process.env['TEST_DATABASE_URL'] ?? inject('postgres');

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

let count = 0;
/** An empty database on the server; it goes with the server. */
async function anEmptyDatabase(): Promise<string> {
  const name = `backup_${process.pid}_${Date.now()}_${(count += 1)}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Whether the client programs on this machine are new enough for the server. */
async function hasClientPrograms(): Promise<boolean> {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const [row] = await query(server, "select current_setting('server_version_num')::int / 10000 as version");
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0) >= Number(Object(row)['version']);
}

const save = async ({ database, snapshot }: OpenShop, dataFolder: string, file: string) => {
  const logger = createLogger('silent');
  const archive = await createBackup({ database, snapshot, dataFolder, clock: aClock(), logger });
  await pipeline(archive, createWriteStream(file));
};

describe.runIf(server)('a backup of a shop whose database is on a server', async () => {
  const isPossible = server ? await hasClientPrograms() : false;

  it.runIf(isPossible)('is restored into an empty folder and an empty database, and into no other', async () => {
    const [dataFolder, databaseUrl, file] = [aFolder(), await anEmptyDatabase(), join(aFolder(), 'shop.tar.gz')];
    const shop = await openShop({ dataFolder, databaseUrl });
    const { adminKey } = readSecrets({}, dataFolder);
    await shop.database.insert(carts).values({ storeId: 1, mask: 'kept' });
    await save(shop, dataFolder, file);
    await shop.close();

    const target = aFolder();
    await expect(restoreBackup(file, { dataFolder: target, databaseUrl: undefined })).rejects.toThrow(
      'set DATABASE_URL',
    );
    await expect(restoreBackup(file, { dataFolder: target, databaseUrl })).rejects.toThrow('is not empty');
    expect(readMarker(target)).toBeUndefined();
    const restored = { dataFolder: target, databaseUrl: await anEmptyDatabase() };
    await restoreBackup(file, restored);
    expect(readMarker(target)).toEqual(readMarker(dataFolder));
    expect(readSecrets({}, target).adminKey).toBe(adminKey);
    expect(existsSync(join(target, 'database.dump'))).toBe(false);
    const { database, close } = await openShop(restored);
    expect(await database.select({ mask: carts.mask }).from(carts)).toEqual([{ mask: 'kept' }]);
    await close();
  });

  it('says what is missing where there is no pg_dump', async () => {
    const [dataFolder, databaseUrl] = [aFolder(), await anEmptyDatabase()];
    const shop = await openShop({ dataFolder, databaseUrl });
    vi.stubEnv('PATH', '/nowhere');
    await expect(save(shop, dataFolder, join(aFolder(), 'shop.tar.gz'))).rejects.toThrow(
      /^pg_dump is not on the PATH: DATABASE_URL needs the client programs of Postgres/,
    );
    vi.unstubAllEnvs();
    await shop.close();
  });

  it.runIf(!isPossible)('says what is missing where pg_dump is older than the server', async () => {
    const [dataFolder, databaseUrl] = [aFolder(), await anEmptyDatabase()];
    const shop = await openShop({ dataFolder, databaseUrl });
    await expect(save(shop, dataFolder, join(aFolder(), 'shop.tar.gz'))).rejects.toThrow(
      'of the version of the server or newer',
    );
    await shop.close();
  });
});
