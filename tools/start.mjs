#!/usr/bin/env node
// Installs, builds, seeds and runs the three shops; Ctrl-C stops all.
import { install } from './run/install.mjs';
import { portBase, portsMustBeFree } from './run/ports.mjs';
import { buildStores, startStack } from './run/stack.mjs';

const base = portBase();
await portsMustBeFree(base);
install();
console.log('Building the three stores …');
buildStores();

const stack = startStack({
  base,
  onLine: (line) => console.log(line),
  onEnd: (line) => (console.error(line), void leave(1)),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(0));
await stack.up;

const address = (port) => `http://localhost:${port}`;
console.log(`
  Dagvondst (dailydeal)  ${address(base + 1)}
  Linge (fashion)        ${address(base + 2)}
  Weefhuis (textile)     ${address(base + 3)}
  Backend                ${address(base)}  (/docs, /outbox, /health)
  Sandbox payments       ${address(base + 10)}

Ctrl-C stops all five.`);

async function leave(code) {
  await stack.stop();
  process.exit(code);
}
