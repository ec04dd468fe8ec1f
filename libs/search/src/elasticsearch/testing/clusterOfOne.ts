import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server of our own. */
export type ClusterOfOne = {
  url: string;
  /** Ends it as a crash does: what it had written it finds again. */
  kill(): Promise<void>;
  /** Starts it again where it was, on what it had written. */
  restart(): Promise<void>;
  /** Ends it and forgets what it had. */
  stop(): Promise<void>;
};

const version = '8.19.3';
/** Elastic's own distribution without its modules: what the shops ask is all in its core. */
const artifact = `org.elasticsearch.distribution.integ-test-zip:elasticsearch:${version}:zip`;
const caches = fileURLToPath(new URL('../../../../../node_modules/.cache', import.meta.url));
const kept = join(caches, `elasticsearch-${version}`);
const nobody = 65_534;
const patience = { download: 90_000, start: 60_000 };
/** Half a gigabyte of heap, and what the server and the tests take beside it. */
const memory = 2 * 1024 ** 3;

/** Starts a real Elasticsearch from Maven Central. Throws an Error with one line where it cannot be had here. */
export async function startCluster(): Promise<ClusterOfOne> {
  if (process.availableMemory() < memory) throw new Error('less than 2 GB of memory is free');
  const java = javaHome();
  if (!existsSync(kept)) unpack();
  const home = mkdtempSync(join(tmpdir(), 'etalage-cluster-'));
  const [port, transport] = [await freePort(), await freePort()];
  execFileSync('cp', ['-r', join(kept, `elasticsearch-${version}`), home]);
  const folder = join(home, `elasticsearch-${version}`);
  writeFileSync(join(folder, 'config/elasticsearch.yml'), configuration(port, transport));
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', String(nobody), home]);
  const url = `http://127.0.0.1:${port}`;
  const begin = () =>
    spawn(join(folder, 'bin/elasticsearch'), [], {
      stdio: 'ignore',
      env: { ...process.env, ES_JAVA_HOME: java, ES_JAVA_OPTS: '-Xms512m -Xmx512m' },
      ...(isRoot && { uid: nobody, gid: nobody }),
    });
  let child = begin();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const cluster: ClusterOfOne = {
    url,
    kill: async () => {
      await end('SIGKILL');
      // The server ends itself as soon as it misses the process that started it.
      while (await isAnswering(url)) await pause();
    },
    restart: async () => {
      child = begin();
      await answering(url, child);
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    await answering(url, child);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

/** Maven remembers in the folder where it runs what it has unpacked, and does so once: a new folder each time. */
function unpack(): void {
  const folder = `${kept}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const goal = ['-q', '-B', 'dependency:unpack', `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`];
  try {
    execFileSync('mvn', goal, { stdio: 'ignore', cwd: folder, timeout: patience.download });
    renameSync(folder, kept);
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw new Error(isMissing ? 'Maven is not installed' : `Maven did not bring ${artifact}`, { cause });
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

const oldestJava = 17;

/** The Java of this machine: the distribution has none of its own. */
function javaHome(): string {
  const settings = javaSettings();
  const found = Number(/java\.specification\.version = (\d+)/.exec(settings)?.[1] ?? 0);
  if (found < oldestJava) throw new Error(`no Java ${oldestJava} or newer is installed`);
  return /java\.home = (.+)/.exec(settings)?.[1] ?? '';
}

function javaSettings(): string {
  try {
    return execFileSync('sh', ['-c', 'java -XshowSettings:properties -version 2>&1'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 250));

const isAnswering = (url: string): Promise<boolean> =>
  fetch(`${url}/_cluster/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function answering(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + patience.start;
  while (Date.now() < end && child.exitCode === null) {
    if (await isAnswering(url)) return;
    await pause();
  }
  throw new Error(`it did not start within ${patience.start / 1000} seconds`);
}
