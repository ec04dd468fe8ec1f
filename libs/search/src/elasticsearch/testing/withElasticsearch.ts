import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCluster, type ClusterOfOne } from './clusterOfOne.ts';

const notRun = (reason: string): string => `not run on Elasticsearch: ${reason}\n`;

/** The cluster of `ELASTICSEARCH_URL`, or one started for this; undefined, with one line that says why, without either. */
async function findCluster(): Promise<ClusterOfOne | undefined> {
  const url = process.env['ELASTICSEARCH_URL'];
  if (url !== undefined) return { url, stop: async () => undefined };
  try {
    return await startCluster();
  } catch (error) {
    process.stdout.write(notRun(error instanceof Error ? error.message : String(error)));
    return undefined;
  }
}

/** Runs a command with `ELASTICSEARCH_URL` set: `node withElasticsearch.ts vitest run …`. */
async function main([command = 'vitest', ...args]: string[]): Promise<number> {
  const cluster = await findCluster();
  if (!cluster) return 0;
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ELASTICSEARCH_URL: cluster.url } });
  const [code] = await once(child, 'exit');
  await cluster.stop();
  return typeof code === 'number' ? code : 1;
}

process.exitCode = await main(process.argv.slice(2));
