import { spawn } from 'node:child_process';
import { findPostgres, noPostgres } from './postgresServer.ts';

/** Runs a command with `TEST_DATABASE_URL` set: `node withPostgres.ts vitest run …`; says so when there is no Postgres. */
async function main([command = 'vitest', ...args]: string[]): Promise<number> {
  const server = await findPostgres();
  if (!server) {
    process.stdout.write(noPostgres);
    return 0;
  }
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url } });
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  server.stop();
  return code;
}

process.exitCode = await main(process.argv.slice(2));
