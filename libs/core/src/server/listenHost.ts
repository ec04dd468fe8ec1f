import { isIP } from 'node:net';

const loopback = '127.0.0.1';
const wildcards = new Set(['0.0.0.0', '::']);

/** The address that `HOST` names, on which a server listens; this machine only by default. Throws an Error for anything else. */
export function readListenHost({ HOST }: Readonly<Record<string, string | undefined>>): string {
  if (HOST === undefined || HOST === 'localhost') return loopback;
  if (isIP(HOST) !== 0) return HOST;
  throw new Error(`HOST must be an IP address of this machine (0.0.0.0 for all of them), not '${HOST}'`);
}

/** Where this machine reaches a server that listens on a host, as the host of a URL. */
export function reachableHost(host: string): string {
  if (wildcards.has(host)) return loopback;
  return isIP(host) === 6 ? `[${host}]` : host;
}
