import { spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { constants } from 'node:fs';
import { basename, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { BackupError } from './backupError.ts';
import { dumpName, type BackupFacts } from './manifest.ts';

/** Puts a database as it is at one moment into a folder, while it is in use. */
export type DatabaseSnapshot = (folder: string) => Promise<BackupFacts['database']>;

/**
 * Copies the files of the database in this process. Whoever wants the database meanwhile waits: within the transaction
 * nothing is written, and what was committed before is in the files.
 */
export const pgliteSnapshot =
  (client: PGlite, source: string): DatabaseSnapshot =>
  async (folder) => {
    // The copy is then quick to open; without it, it is as after a crash.
    await client.exec('checkpoint');
    await client.transaction(() =>
      cp(source, join(folder, 'database'), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
        filter: (path) => basename(path) !== 'postmaster.pid',
      }),
    );
    return 'pglite';
  };

/** Dumps the database of a server with its own program, which reads one snapshot. */
export const postgresSnapshot =
  (url: string): DatabaseSnapshot =>
  async (folder) => {
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${join(folder, dumpName)}`];
    await runPostgresProgram('pg_dump', url, options);
    return 'postgres';
  };

/** Runs one of the programs of Postgres on a database. Throws a BackupError that says what is wrong. */
export async function runPostgresProgram(program: string, url: string, options: readonly string[]): Promise<void> {
  const { address, password } = withoutPassword(url);
  const child = spawn(program, [...options, `--dbname=${address}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (text) => (errorOutput += String(text)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new BackupError(`${program} is not on the PATH: ${advice}`)));
    child.once('close', resolve);
  });
  if (code !== 0) throw new BackupError(`${program} did not succeed (${lastLines(errorOutput)}): ${advice}`);
}

const advice =
  'DATABASE_URL needs the client programs of Postgres, of the version of the server or newer; else use the backups of whoever runs the server';

const lastLines = (text: string): string => text.trim().split('\n').slice(-2).join(', ');

/** Everybody on a machine can read the arguments of a program. */
function withoutPassword(address: string): { address: string; password: string } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}
