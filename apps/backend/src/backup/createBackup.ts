import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup as copySqlite, DatabaseSync } from 'node:sqlite';
import { finished, type Readable } from 'node:stream';
import type { Ports } from '../ports.ts';
import { shop } from '../shop/tables.ts';
import { createArchive, type ArchiveItem } from './archive.ts';
import { BackupError } from './backupError.ts';

type BackupPorts = Pick<Ports, 'database' | 'snapshot' | 'dataFolder' | 'clock' | 'logger'>;

/** Temporary folder of snapshots that are being archived. */
export const snapshotsIn = (dataFolder: string): string => join(dataFolder, 'snapshots');

/** Database of the sandbox payment provider, which another process may have open. */
const paymentBook = join('payments', 'payments.sqlite');

/**
 * A backup of the shop at this moment, as an archive to read. The database comes first, and then the files: a mail or a
 * payment that is in both is at worst sent or told once more. Throws a BackupError where none can be made.
 */
export async function createBackup(ports: BackupPorts): Promise<Readable> {
  const { database, snapshot, dataFolder, clock, logger } = ports;
  if (dataFolder === undefined || snapshot === undefined) throw new BackupError('This backend keeps nothing on disk');
  await mkdir(snapshotsIn(dataFolder), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(snapshotsIn(dataFolder), 'backup-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const [row] = await database.select().from(shop).limit(1);
    if (row === undefined) throw new BackupError('The database does not name its shop');
    const kind = await snapshot(folder);
    await copyPayments(dataFolder, folder);
    const facts = { shop: row.id, createdAt: new Date(clock.now()).toISOString(), database: kind };
    const archive = createArchive(itemsOf(dataFolder, folder), facts);
    finished(archive, (error) => {
      if (error) logger.error({ err: error }, 'a backup was broken off');
      void clear();
    });
    return archive;
  } catch (error) {
    await clear();
    throw error;
  }
}

async function copyPayments(dataFolder: string, folder: string): Promise<void> {
  if (!existsSync(join(dataFolder, paymentBook))) return;
  await mkdir(join(folder, 'payments'));
  const book = new DatabaseSync(join(dataFolder, paymentBook));
  try {
    await copySqlite(book, join(folder, paymentBook));
  } finally {
    book.close();
  }
}

async function* itemsOf(dataFolder: string, snapshotFolder: string): AsyncGenerator<ArchiveItem> {
  for (const name of await readdir(snapshotFolder)) yield* itemsUnder(snapshotFolder, name);
  for (const name of ['secrets', 'originals', 'outbox']) {
    if (existsSync(join(dataFolder, name))) yield* itemsUnder(dataFolder, name);
  }
}

/** Files and folders at a path, links followed. Skips `.part` files, which are still being written. */
async function* itemsUnder(folder: string, path: string): AsyncGenerator<ArchiveItem> {
  if (path.endsWith('.part')) return;
  const source = join(folder, path);
  const found = await stat(source);
  if (found.isDirectory()) {
    yield { kind: 'folder', path };
    for (const name of await readdir(source)) yield* itemsUnder(folder, `${path}/${name}`);
  } else if (found.isFile()) {
    yield { kind: 'file', path, size: found.size, source };
  }
}
