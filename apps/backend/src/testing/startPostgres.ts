import { findPostgres, noPostgres } from './postgresServer.ts';

/** What Vitest hands to a global setup, of which only this is used: its own types would replace those of jest-dom. */
type Project = { provide(key: 'postgres', address: string): void };

/** Starts a server before the tests of a project and ends it after them. */
export async function setup(project: Project): Promise<() => void> {
  const server = await findPostgres();
  if (!server) process.stdout.write(noPostgres);
  project.provide('postgres', server?.url ?? '');
  return () => server?.stop();
}
