import type { TestProject } from 'vitest/node';
import { findPostgres, noPostgres } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a Postgres server for tests; empty without one. */
    postgres: string;
  }
}

/** Starts a server before the tests of a project and ends it after them. */
export async function setup(project: TestProject): Promise<() => void> {
  const server = await findPostgres();
  if (!server) process.stdout.write(noPostgres);
  project.provide('postgres', server?.url ?? '');
  return () => server?.stop();
}
