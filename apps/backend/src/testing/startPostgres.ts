import type { TestProject } from 'vitest/node';
import { findPostgres, noPostgres } from './postgresServer.ts';

/** Starts a server before the tests of a project and ends it after them. */
export async function setup(project: TestProject): Promise<() => void> {
  const server = await findPostgres();
  if (!server) process.stdout.write(noPostgres);
  project.provide('postgres', server?.url ?? '');
  return () => server?.stop();
}
