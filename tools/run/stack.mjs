import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment, fail, projectNode, root } from './install.mjs';
import { processes } from './ports.mjs';
import { stores } from './stores.mjs';

const entries = {
  payments: 'apps/payments/src/main.ts',
  backend: 'apps/backend/src/main.ts',
  ...Object.fromEntries(stores.map(({ code }) => [code, `apps/${code}/dist/server/server.js`])),
};

/**
 * On a large machine Node gives each thread a young heap of 128 MB, and the C library one arena or more of native memory.
 * The backend has many threads and is no quicker with either: a quarter of its memory.
 */
const frugal = {
  backend: { flags: ['--max-semi-space-size=16'], env: { MALLOC_ARENA_MAX: '2' } },
};

/** Builds the stores; what is built already comes from the cache. */
export function buildStores() {
  const args = [
    'node_modules/.bin/nx',
    'run-many',
    '-t',
    'build',
    '-p',
    stores.map(({ code }) => `@etalage/${code}`).join(),
  ];
  const nx = spawnSync(projectNode(), [...args, '--parallel=2', '--outputStyle=static'], {
    cwd: root,
    env: childEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  if (nx.status !== 0) fail(`The build failed:\n${nx.stdout}${nx.stderr}`);
}

/** The processes of the shops. */
const shops = processes.map((one) => ({ ...one, entry: entries[one.name] }));
/** Restarts are counted over this many milliseconds. */
const restartWindow = 3_600_000;
/** Milliseconds before a restart, so that a Ctrl-C that ends all processes does not restart one. */
const restartDelay = 500;

/**
 * Starts all processes one after another, each when the one before it is healthy. Returns at once their
 * children by name, a function that stops them all, and a promise that resolves when all are up. A process that was up and
 * exits is restarted up to `restarts` times within an hour; `onEnd` is called for one that is not restarted.
 */
export function startStack({ base, env = {}, programs = shops, restarts = 0, onLine = () => {}, onEnd }) {
  const children = new Map();
  let stopping = false;
  const stop = async () => {
    stopping = true;
    const ended = [...children.values()].map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children.values()) child.kill('SIGTERM');
    const late = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 10_000);
    await Promise.all(ended);
    clearTimeout(late);
  };
  const begun = async () => {
    for (const program of programs) {
      if (!stopping) await beginOne({ ...program, wasUp: false, restarted: [] });
    }
  };
  const beginOne = async (program) => {
    const { name, offset } = program;
    const child = begin(program, base + offset, { PORT_BASE: String(base), ...env, ...keptKey(env) }, onLine);
    children.set(name, child);
    child.once('exit', (code) => {
      children.delete(name);
      if (!stopping) onExit(program, `${name} ended (exit code ${code ?? 'none'})`);
    });
    if (!(await healthy(base + offset, () => children.get(name) === child)) || stopping) return;
    program.wasUp = true;
    onLine(`${name} is up on ${base + offset}`);
  };
  const onExit = (program, line) => {
    if (!program.wasUp || restarts === 0) return onEnd(`${line}.`, stop);
    program.restarted = program.restarted.filter((time) => time > Date.now() - restartWindow);
    if (program.restarted.length >= restarts)
      return onEnd(`${line} and is not started again: ${restarts} new starts did not help.`, stop);
    program.restarted.push(Date.now());
    onLine(`${line}. Starting it again (${program.restarted.length} of ${restarts}).`);
    return setTimeout(() => stopping || void beginOne(program), restartDelay);
  };
  return { children, stop, up: begun() };
}

/** The admin key that the backend made for itself: with it the stores hear of changes. None before its first start. */
function keptKey({ DATA_DIR = process.env.DATA_DIR ?? '.data' }) {
  if (process.env.ADMIN_KEY) return {};
  try {
    return { ADMIN_KEY: readFileSync(join(resolve(root, DATA_DIR), 'secrets/admin-key'), 'utf8').trim() };
  } catch {
    return {};
  }
}

function begin({ name, entry }, port, env, onLine) {
  const { flags = [], env: room = {} } = frugal[name] ?? {};
  const args = [...flags, '--disable-warning=ExperimentalWarning', '--conditions=@etalage/source', entry];
  const child = spawn(projectNode(), args, {
    cwd: root,
    env: childEnvironment({ NODE_ENV: 'production', PORT: String(port), ...room, ...env }),
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'pipe', 'inherit'],
  });
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => printForPeople(line, name, onLine));
  return child;
}

/** Children log JSON lines for machines; progress and errors are for people too. */
function printForPeople(line, name, onLine) {
  if (!/"progress"|"level":[56]0/.test(line)) return;
  try {
    const { progress, msg } = JSON.parse(line);
    onLine(progress ?? `${name}: ${msg}`);
  } catch {
    // Not a log line: a library printed it.
  }
}

/** Where this machine reaches what listens on HOST. */
export function localName() {
  const { HOST = '' } = process.env;
  if (['', 'localhost', '127.0.0.1', '0.0.0.0', '::'].includes(HOST)) return 'localhost';
  return HOST.includes(':') ? `[${HOST}]` : HOST;
}

/** Whether the process on a port becomes healthy within four minutes and before it exits. */
async function healthy(port, isRunning) {
  const end = Date.now() + 240_000;
  while (Date.now() < end && isRunning()) {
    const answer = await fetch(`http://${localName()}:${port}/health`).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
