import { readListenHost, reachableHost, secretInVariable, trustedPeers, type Trusts } from '@etalage/core/server';

/** What the environment decides about one store server. */
export type Settings = {
  port: number;
  /** The address to listen on. */
  host: string;
  /** Where shoppers find the store, without a slash at its end. */
  baseUrl: string;
  /** Where the backend answers, without a slash at its end. */
  backendUrl: string;
  /** Whether the forwarding header of this peer counts. */
  trusts: Trusts;
  outputCache: boolean;
  /** Without it the browsers' service workers retire. */
  serviceWorker: boolean;
  /** With it the server follows the backend's invalidations. */
  adminKey: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws an Error whose message names the variable that is wrong. */
export function readSettings(env: Environment, store: { storeId: number; baseUrl: string }): Settings {
  const base = number(env, 'PORT_BASE');
  const port = number(env, 'PORT') ?? (base ?? 4000) + store.storeId;
  const host = readListenHost(env);
  const moved = base !== undefined || env['PORT'] !== undefined;
  return {
    port,
    host,
    baseUrl: url(env, 'BASE_URL') ?? (moved ? `http://localhost:${port}` : store.baseUrl),
    backendUrl: url(env, 'BACKEND_URL') ?? `http://${reachableHost(host)}:${base ?? 4000}`,
    trusts: trustedPeers(env['TRUST_PROXY'], 'TRUST_PROXY'),
    outputCache: onOrOff(env, 'OUTPUT_CACHE', 'off'),
    serviceWorker: onOrOff(env, 'SERVICE_WORKER', 'on'),
    adminKey: secretInVariable(env, 'ADMIN_KEY'),
  };
}

function number(env: Environment, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new Error(`${name} must be a port number, and is '${text}'.`);
}

function url(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/\/+$/, '');
  throw new Error(`${name} must be an address that starts with http:// or https://, and is '${text}'.`);
}

function onOrOff(env: Environment, name: string, standard: 'on' | 'off'): boolean {
  const text = env[name] || standard;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`${name} must be 'on' or 'off', and is '${text}'.`);
}
