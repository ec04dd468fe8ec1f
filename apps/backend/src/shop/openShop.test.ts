import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../database/openDatabase.ts';
import { aFolder } from '../testing/aBackend.ts';
import { aProcess } from '../testing/aProcess.ts';
import { databaseFolder, openShop } from './openShop.ts';
import { markerFile, readMarker, writeMarker } from './marker.ts';
import { ShopError } from './shopError.ts';
import { shop } from './tables.ts';

const pgTables = pgTable('pg_tables', { name: text('tablename') });

/** A data folder after its first start, with one row that only that shop has. */
let first: string;
beforeAll(async () => {
  first = join(aFolder(), 'data');
  const { database, close } = await openShop({ dataFolder: first, databaseUrl: undefined });
  await database.execute(sql`create table keepsake as select 1 as it`);
  await close();
});

const aCopy = (): string => {
  const copy = join(aFolder(), 'data');
  cpSync(first, copy, { recursive: true });
  return copy;
};
const open = async (dataFolder: string) => {
  const { database, close } = await openShop({ dataFolder, databaseUrl: undefined });
  const [row] = await database.select().from(shop);
  const isFirst = (await database.select().from(pgTables).where(eq(pgTables.name, 'keepsake'))).length === 1;
  await close();
  return { id: row?.id, isFirst };
};
const everythingIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

it('a new data folder gets a database and a marker that names the same shop', async () => {
  expect(readMarker(first)).toEqual({ state: 'ready', id: expect.stringMatching(/^[\w-]{36}$/) });
  expect(await open(aCopy())).toEqual({ id: readMarker(first)?.id, isFirst: true });
});

it('a data folder of an older version, which has no marker, gets one', async () => {
  const folder = aCopy();
  rmSync(markerFile(folder));
  expect(await open(folder)).toMatchObject({ isFirst: true });
  expect(readMarker(folder)).toEqual(readMarker(first));
});

it('a first start that was killed begins anew', async () => {
  const folder = join(aFolder(), 'data');
  writeMarker(folder, { state: 'creating', id: 'half' });
  mkdirSync(databaseFolder(folder));
  writeFileSync(join(databaseFolder(folder), 'PG_VERSION'), '18');
  expect(await open(folder)).toEqual({ id: 'half', isFirst: false });
  expect(readMarker(folder)).toMatchObject({ state: 'ready' });
});

describe('a data folder never becomes a fresh shop silently', () => {
  const database = (folder: string, ...path: string[]) => join(databaseFolder(folder), ...path);
  it.each<[string, (folder: string) => void | Promise<void>, RegExp]>([
    ['is missing', (folder) => rmSync(database(folder), { recursive: true }), /is missing in/],
    [
      'is an empty folder',
      (folder) => (rmSync(database(folder), { recursive: true }), mkdirSync(database(folder))),
      /PG_VERSION is missing/,
    ],
    ['lacks its version', (folder) => rmSync(database(folder, 'PG_VERSION')), /PG_VERSION is missing/],
    ['lacks its tables', (folder) => rmSync(database(folder, 'base'), { recursive: true }), /is damaged/],
    ['has an empty control file', (folder) => truncateSync(database(folder, 'global/pg_control'), 0), /is damaged/],
    [
      'names no shop',
      async (folder) => {
        const { database: opened, close } = await openPglite(database(folder));
        await opened.delete(shop);
        await close();
      },
      /does not name its shop/,
    ],
  ])('when its database %s', async (_title, damage, problem) => {
    const folder = aCopy();
    await damage(folder);
    const before = everythingIn(folder);
    const start = openShop({ dataFolder: folder, databaseUrl: undefined });
    await expect(start).rejects.toThrow(problem);
    await expect(start).rejects.toThrow(`or delete ${folder} for a fresh shop.`);
    expect(readMarker(folder)).toEqual(readMarker(first));
    if (before.length < 10) expect(everythingIn(folder)).toEqual(before);
  });

  it('when its database is that of another shop, which nobody is told to delete', async () => {
    const folder = aCopy();
    const { database: opened, close } = await openPglite(database(folder));
    await opened.update(shop).set({ id: 'another' });
    await close();
    await expect(open(folder)).rejects.toThrow(
      new ShopError(
        folder,
        `The database in ${database(folder)} is another shop's`,
        'Set DATA_DIR and DATABASE_URL to those of one shop',
      ),
    );
    expect(readMarker(folder)).toEqual(readMarker(first));
  });

  it('when a table has lost its file', async () => {
    const folder = aCopy();
    const { database: opened, close } = await openPglite(database(folder));
    const [orders] = await opened
      .select({ path: sql<string>`pg_relation_filepath(${pgTables.name}::text)` })
      .from(pgTables)
      .where(eq(pgTables.name, 'orders'));
    await close();
    rmSync(database(folder, orders?.path ?? ''));
    await expect(open(folder)).rejects.toThrow(/is damaged/);
  });

  it('when its restore was interrupted', async () => {
    const folder = aCopy();
    writeMarker(folder, { state: 'restoring', id: 'x' });
    await expect(open(folder)).rejects.toThrow(/The restore into .* was interrupted/);
  });

  it.each(['', '{"state":"ready"'])('when its marker holds %j', async (content) => {
    const folder = aCopy();
    writeFileSync(markerFile(folder), content);
    await expect(open(folder)).rejects.toThrow(/shop\.json cannot be read/);
    expect(readFileSync(markerFile(folder), 'utf8')).toBe(content);
  });

  it('and the process ends with one line and exit code 3', async () => {
    const folder = aCopy();
    rmSync(database(folder), { recursive: true });
    const { code, output } = await aProcess('main.ts', { DATA_DIR: folder, PORT: '0' }).ended;
    expect(code).toBe(3);
    expect(output).toMatch(/^backend: The database of this shop is missing in [^\n]*npm run restore FILE[^\n]*\n$/);
    expect(existsSync(database(folder))).toBe(false);
  });
});

/** A file system of so many megabytes, which only root may mount. */
const mountSmall = (folder: string, megabytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', [folder]);
const canMount = () => {
  const folder = aFolder();
  return mountSmall(folder, 1) && unmount(folder).status === 0;
};

describe('a database that is not damaged is not called so', () => {
  it.skipIf(!canMount())('when the disk is full', async () => {
    const disk = aFolder();
    mountSmall(disk, 128);
    try {
      const folder = join(disk, 'data');
      cpSync(first, folder, { recursive: true });
      fillDisk(disk);
      await expect(openShop({ dataFolder: folder, databaseUrl: undefined })).rejects.toThrow(/^ENOSPC: /);
    } finally {
      unmount(disk);
    }
  });

  const file = (folder: string, name: string) => join(databaseFolder(folder), name);

  it.each([
    ['of a shop', () => aCopy()],
    ['that is new', () => join(aFolder(), 'data')],
  ])('when there is not enough memory for a database %s', async (_which, folder) => {
    setFlagsFromString('--wasm-max-mem-pages=100');
    try {
      await expect(openShop({ dataFolder: folder(), databaseUrl: undefined })).rejects.toThrow(
        /^WebAssembly.Memory\(\): could not allocate memory$/,
      );
    } finally {
      setFlagsFromString('--wasm-max-mem-pages=65536');
    }
  });

  it('when it cannot be migrated', async () => {
    const folder = aCopy();
    const { database, close } = await openPglite(databaseFolder(folder));
    await database.execute(sql`delete from drizzle.__drizzle_migrations`);
    await close();
    await expect(open(folder)).rejects.toThrow(
      /^The database could not be brought to this version and was left as it was \(.*already exists\)$/,
    );
  });

  it.skipIf(process.platform === 'win32').each([
    ['its marker', markerFile],
    ['its folder', databaseFolder],
    ['one of its files', (folder: string) => file(folder, 'global/pg_control')],
  ])('when this account has no access to %s', async (_title, pathIn) => {
    const folder = aCopy();
    const path = pathIn(folder);
    await withoutRoot(folder, async () => {
      chmodSync(path, 0);
      await expect(openShop({ dataFolder: folder, databaseUrl: undefined })).rejects.toThrow(/^EACCES: .*'$/);
    });
  });
});

function fillDisk(disk: string): void {
  const block = Buffer.alloc(4096);
  expect(() => {
    for (;;) appendFileSync(join(disk, 'other'), block);
  }).toThrow('ENOSPC');
}

/** Runs an act as the owner of a folder: root has access to everything. */
async function withoutRoot(folder: string, act: () => Promise<void>): Promise<void> {
  const { geteuid, seteuid } = process;
  if (geteuid?.() !== 0 || seteuid === undefined) return act();
  const nobody = 65_534;
  chmodSync(dirname(folder), 0o755);
  for (const name of ['', ...everythingIn(folder)]) chownSync(join(folder, name), nobody, nobody);
  seteuid(nobody);
  try {
    await act();
  } finally {
    seteuid(0);
  }
}
