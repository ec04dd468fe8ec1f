import { createServer } from 'node:net';
import { fail } from './install.mjs';
import { stores } from './stores.mjs';

/** All processes, in the order in which they start. */
export const processes = [
  { name: 'payments', offset: 10 },
  { name: 'backend', offset: 0 },
  ...stores.map(({ code, offset }) => ({ name: code, offset })),
];

/** PORT_BASE, 4000 when unset. */
export function portBase() {
  const base = Number(process.env.PORT_BASE ?? 4000);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000) {
    fail(`PORT_BASE must be a whole number from 1024 to 65000, not '${process.env.PORT_BASE}'.`);
  }
  return base;
}

/** Ends with one line that names the first port that is taken. */
export async function portsMustBeFree(base) {
  for (const { name, offset } of processes) {
    if (!(await isFree(base + offset))) {
      fail(`Port ${base + offset} (${name}) is taken. Stop what uses it, or set PORT_BASE to move them all.`);
    }
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)));
  });
}
