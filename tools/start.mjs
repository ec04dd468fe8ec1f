#!/usr/bin/env node
// Installs, builds, seeds and runs the three shops; Ctrl-C stops all.
import { spawn, spawnSync } from 'node:child_process';
import { childEnvironment, fail, install, projectNode, root } from './run/install.mjs';
import { portBase, portsMustBeFree, processes } from './run/ports.mjs';

const base = portBase();
await portsMustBeFree(base);
install();
build();

const entries = {
  payments: 'apps/payments/src/main.ts',
  backend: 'apps/backend/src/main.ts',
  dailydeal: 'apps/dailydeal/dist/server/server.js',
  fashion: 'apps/fashion/dist/server/server.js',
  textile: 'apps/textile/dist/server/server.js',
};
const running = new Map();
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

for (const { name, offset } of processes) {
  begin(name, base + offset);
  await healthy(name, base + offset);
}
console.log('');
console.log('  Dagvondst (dailydeal)  ' + address(base + 1));
console.log('  Linge (fashion)        ' + address(base + 2));
console.log('  Weefhuis (textile)     ' + address(base + 3));
console.log('  Backend                ' + address(base) + '  (/docs, /outbox, /health)');
console.log('  Sandbox payments       ' + address(base + 10));
console.log('\nCtrl-C stops all five.');

function build() {
  console.log('Building the three stores …');
  const nx = spawnSync(projectNode(), ['node_modules/nx/bin/nx.js', 'run-many', '-t', 'build', '-p', '@etalage/dailydeal,@etalage/fashion,@etalage/textile', '--parallel=2', '--outputStyle=static'], {
    cwd: root,
    env: childEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  if (nx.status !== 0) fail(`The build failed:\n${nx.stdout}${nx.stderr}`);
}

function begin(name, port) {
  const child = spawn(projectNode(), ['--disable-warning=ExperimentalWarning', '--conditions=@etalage/source', entries[name]], {
    cwd: root,
    env: childEnvironment({ NODE_ENV: 'production', PORT_BASE: String(base), PORT: String(port) }),
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (text) => progress(String(text)));
  running.set(name, child);
  child.once('exit', (code) => {
    running.delete(name);
    if (!stopping) {
      console.error(`${name} ended (exit code ${code ?? 'none'}).`);
      void stop(1);
    }
  });
}

/** Children log JSON for machines; what they say to people, seeding for one, starts with a hash. */
function progress(text) {
  for (const line of text.split('\n')) if (line.startsWith('# ')) console.log(line.slice(2));
}

async function healthy(name, port) {
  const end = Date.now() + 240_000;
  while (Date.now() < end && running.has(name)) {
    const answer = await fetch(`${address(port)}/health`).catch(() => undefined);
    if (answer?.ok) return console.log(`${name} is up on ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!stopping) await stop(1);
  await new Promise(() => {});
}

async function stop(code) {
  if (stopping) return;
  stopping = true;
  const ended = [...running.values()].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running.values()) child.kill('SIGTERM');
  const late = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 10_000);
  await Promise.all(ended);
  clearTimeout(late);
  process.exit(code);
}

function address(port) {
  return `http://localhost:${port}`;
}
