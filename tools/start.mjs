#!/usr/bin/env node
// Installs, builds, seeds and runs the shops; Ctrl-C stops all.
import { install } from './run/install.mjs';
import { portBase, portsMustBeFree } from './run/ports.mjs';
import { buildStores, localName, startStack } from './run/stack.mjs';
import { stores } from './run/stores.mjs';

const base = portBase();
await portsMustBeFree(base);
install();
console.log('Building the stores …');
buildStores();

let isUp = false;
const stack = startStack({
  base,
  restarts: 3,
  onLine: (line) => console.log(line),
  onEnd: (line) => {
    console.error(isUp ? `${line} The others run on; Ctrl-C stops them all.` : line);
    // Also the exit code of this process, once the last of them has ended.
    if (isUp) process.exitCode = 1;
    else void leave(1);
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(0));
await stack.up;
isUp = true;

const address = (port) => `http://${localName()}:${port}`;
const lines = [
  ...stores.map(({ code, name, offset }) => [`${name} (${code})`, address(base + offset)]),
  ['Backend', `${address(base)}  (/docs, /outbox, /health)`],
  ['Sandbox payments', address(base + 10)],
];
const width = Math.max(...lines.map(([what]) => what.length)) + 2;
console.log(`
${lines.map(([what, where]) => `  ${what.padEnd(width)}${where}`).join('\n')}

Ctrl-C stops them all.`);

async function leave(code) {
  await stack.stop();
  process.exit(code);
}
