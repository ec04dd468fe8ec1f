import { createServer } from 'node:net';
import { fail } from './install.mjs';
import { stores } from './stores.mjs';

/** All processes, in the order in which they start. */
export const processes = [
  { name: 'payments', offset: 10 },
  { name: 'backend', offset: 0 },
  ...stores.map(({ code, offset }) => ({ name: code, offset })),
];

/** Ports above 1024 that browsers and fetch refuse (WHATWG Fetch, 'Port blocking'). */
const refused = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** PORT_BASE, 4000 when unset. */
export function portBase() {
  const base = Number(process.env.PORT_BASE ?? 4000);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000) {
    fail(`PORT_BASE must be a whole number from 1024 to 65000, not '${process.env.PORT_BASE}'.`);
  }
  const blocked = processes.find(({ offset }) => refused.includes(base + offset));
  if (blocked)
    fail(`Browsers refuse port ${base + blocked.offset} (${blocked.name}). Set PORT_BASE to another number.`);
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

/** Some systems let two servers share a port when one of them listens on all addresses and the other on one. */
const isFree = async (port) => (await canListen(port, '0.0.0.0')) && (await canListen(port, '127.0.0.1'));

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
