import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of our own, and how to end it. */
export type ClusterOfOne = { url: string; stop(): Promise<void> };

const version = '8.19.3';
/** Elastic's own distribution without its modules: what the shops ask is all in its core. */
const artifact = `org.elasticsearch.distribution.integ-test-zip:elasticsearch:${version}:zip`;
const kept = join(tmpdir(), `etalage-elasticsearch-${version}`);
const nobody = 65_534;
const patience = 120_000;

/** Starts a real Elasticsearch from Maven Central. Throws an Error with one line where Maven, Java or the network is missing. */
export async function startCluster(): Promise<ClusterOfOne> {
  if (!existsSync(kept)) unpack();
  const home = mkdtempSync(join(tmpdir(), 'etalage-cluster-'));
  const [port, transport] = [await freePort(), await freePort()];
  execFileSync('cp', ['-r', join(kept, `elasticsearch-${version}`), home]);
  const folder = join(home, `elasticsearch-${version}`);
  writeFileSync(join(folder, 'config/elasticsearch.yml'), configuration(port, transport));
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', String(nobody), home]);
  const child = spawn(join(folder, 'bin/elasticsearch'), [], {
    stdio: 'ignore',
    env: { ...process.env, ES_JAVA_HOME: javaHome(), ES_JAVA_OPTS: '-Xms512m -Xmx512m' },
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await answering(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

function unpack(): void {
  const folder = `${kept}-${process.pid}`;
  const goal = ['-q', '-B', 'dependency:unpack', `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`];
  try {
    execFileSync('mvn', goal, { stdio: 'ignore', cwd: tmpdir() });
    execFileSync('mv', [folder, kept]);
  } catch (cause) {
    throw new Error(`Maven did not bring ${artifact}`, { cause });
  }
}

const configuration = (port: number, transport: number): string =>
  [
    'discovery.type: single-node',
    'network.host: 127.0.0.1',
    `http.port: ${port}`,
    `transport.port: ${transport}`,
    'xpack.security.enabled: false',
    'cluster.routing.allocation.disk.threshold_enabled: false',
    '',
  ].join('\n');

/** The Java of this machine: the distribution has none of its own. */
function javaHome(): string {
  const settings = execFileSync('sh', ['-c', 'java -XshowSettings:properties -version 2>&1'], { encoding: 'utf8' });
  return /java\.home = (.+)/.exec(settings)?.[1] ?? '';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end && child.exitCode === null) {
    const isUp = await fetch(`${url}/_cluster/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('Elasticsearch did not start');
}
