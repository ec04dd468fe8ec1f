import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { startCluster, type ClusterOfOne } from './clusterOfOne.ts';

type Cluster = Pick<ClusterOfOne, 'url' | 'stop'>;

/** How long the command may take, in milliseconds. */
const longest = process.env['ETALAGE_SOAK'] ? 500_000 : 200_000;

/** The cluster of `ELASTICSEARCH_URL`, or one started for this; undefined, with one line that says why, without either. */
async function findCluster(): Promise<Cluster | undefined> {
  const url = process.env['ELASTICSEARCH_URL'];
  if (url !== undefined) return { url, stop: async () => undefined };
  try {
    return await startCluster();
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    tellNotRun(reason);
    return undefined;
  }
}

/** To the reader of the run, and to the run itself where it wants a report. */
function tellNotRun(reason: string): void {
  process.stdout.write(`not run on Elasticsearch: ${reason}\n`);
  const report = process.env['REPORT'];
  if (report) writeFileSync(report, JSON.stringify({ notRun: reason }));
}

/** Runs a command with `ELASTICSEARCH_URL` set: `node withElasticsearch.ts vitest run …`. */
async function main([command = 'vitest', ...args]: string[]): Promise<number> {
  const cluster = await findCluster();
  if (!cluster) return 0;
  const env = { ...process.env, ELASTICSEARCH_URL: cluster.url };
  const child = spawn(command, args, { stdio: 'inherit', env, timeout: longest });
  const [code] = await once(child, 'exit');
  await cluster.stop();
  return typeof code === 'number' ? code : 1;
}

process.exitCode = await main(process.argv.slice(2));
