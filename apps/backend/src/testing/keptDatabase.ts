import { createHash } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../database/migrationsFolder.ts';

/** Where an empty database of this version is kept between runs, beside other temporary files. The path has no extension. */
export function keptDatabase(): string {
  const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const name = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  return join(tmpdir(), 'etalage-test-databases', name);
}

/** Makes a file or folder under another name first: what has the name is whole. Where another process was sooner, its own stays. */
export async function keep(path: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await make(unfinished);
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true, force: true }));
}
