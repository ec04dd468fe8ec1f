import {
  readListenHost,
  reachableHost,
  secretInFile,
  secretInVariable,
  trustedPeers,
  type Trusts,
} from '@etalage/core/server';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { readLimits, type Limits } from '../limits/limits.ts';
import type { BotSettings } from '../bots/botPort.ts';
import type { Addresses, Secrets } from '../ports.ts';

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment decides; secrets are apart, because they may have to be made in the data folder. */
export type Settings = {
  port: number;
  /** The address to listen on. */
  host: string;
  dataFolder: string;
  /** The folder of the content stories; undefined for that of the demo. */
  contentFolder: string | undefined;
  databaseUrl: string | undefined;
  /** A cluster that searches in the place of the engine in the data folder. */
  elasticsearchUrl: string | undefined;
  addresses: Addresses;
  limits: Limits;
  /** How login and registration tell shoppers from programs. */
  bots: BotSettings;
  /** The peers that say whose requests they pass on. */
  trusts: Trusts;
  /** The server that mail goes to. */
  smtpUrl: string | undefined;
  /** The first of the ports at which the five processes stand; 4000 in `stores.json`. */
  portBase: number;
  /** The address of each store view by code, where it is not that of `stores.json`. */
  storeUrls: Record<string, string>;
  logLevel: string;
  /** Whether an empty database is filled with the demo catalogue. */
  seed: boolean;
  /** Whether the pictures of the cards are made in idle moments, before anybody asks for them. */
  warm: boolean;
};

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const port = v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(65_535));
const url = v.pipe(
  v.string(),
  v.url(),
  v.startsWith('http'),
  v.transform((text) => text.replace(/\/$/, '')),
);
/** Where the store servers of one machine ask from. */
const thisMachine = '127.0.0.0/8,::1';
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables = v.object({
  PORT: v.optional(port),
  PORT_BASE: v.optional(port, '4000'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
  CONTENT_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  ELASTICSEARCH_URL: v.optional(url),
  MULTISAFEPAY_URL: v.optional(url),
  BACKEND_URL: v.optional(url),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  STORE_URLS: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*=https?:\/\/[^,]+(,[a-z][a-z0-9-]*=https?:\/\/[^,]+)*$/)),
  ),
  LIMITS: v.optional(v.string(), ''),
  LIMIT_FACTOR: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)), '1'),
  BOT_PROTECTION: v.optional(v.union([v.picklist(['altcha', 'off']), url]), 'altcha'),
  TRUST_PROXY: v.optional(v.string(), ''),
  LOG_LEVEL: v.optional(v.picklist(levels), 'info'),
  SEED: v.optional(v.picklist(['0', '1']), '1'),
  WARM: v.optional(v.picklist(['0', '1']), '1'),
});

const wanted: Record<string, string> = {
  PORT: 'a port number',
  PORT_BASE: 'a port number',
  DATA_DIR: 'a folder',
  CONTENT_DIR: 'a folder',
  DATABASE_URL: 'an address that starts with postgres://',
  ELASTICSEARCH_URL: 'an address that starts with http',
  MULTISAFEPAY_URL: 'an address that starts with http',
  BACKEND_URL: 'an address that starts with http',
  SMTP_URL: 'an address that starts with smtp:// or smtps://',
  STORE_URLS: 'code=address pairs, parted by commas',
  LIMIT_FACTOR: 'a whole number from 1 on',
  BOT_PROTECTION: "altcha, off, or a provider's address that verifies tokens",
  LOG_LEVEL: levels.join(', '),
  SEED: '0 or 1',
  WARM: '0 or 1',
};

/** Reads the environment. Throws an Error with one line for each variable that is wrong. */
export function readSettings(environment: Environment): Settings {
  const read = v.safeParse(variables, environment);
  if (!read.success) throw new Error(read.issues.map(lineOf).join('\n'));
  const {
    PORT,
    PORT_BASE: base,
    DATA_DIR,
    CONTENT_DIR,
    DATABASE_URL,
    ELASTICSEARCH_URL,
    MULTISAFEPAY_URL,
    BACKEND_URL,
    SMTP_URL,
    STORE_URLS,
    ...rest
  } = read.output;
  const own = PORT ?? base;
  const host = readListenHost(environment);
  const neighbour = `http://${reachableHost(host)}`;
  return {
    port: own,
    host,
    portBase: base,
    dataFolder: resolve(DATA_DIR ?? join(workspace, '.data')),
    contentFolder: CONTENT_DIR && resolve(CONTENT_DIR),
    databaseUrl: DATABASE_URL,
    elasticsearchUrl: ELASTICSEARCH_URL,
    addresses: {
      backend: BACKEND_URL ?? `${neighbour}:${own}`,
      multiSafepay: MULTISAFEPAY_URL ?? `${neighbour}:${base + 10}`,
    },
    limits: readLimits(rest.LIMITS, rest.LIMIT_FACTOR),
    bots: readBots(environment, rest.BOT_PROTECTION),
    trusts: trustedPeers(`${thisMachine},${rest.TRUST_PROXY}`, 'TRUST_PROXY'),
    smtpUrl: SMTP_URL,
    storeUrls: Object.fromEntries((STORE_URLS ?? '').split(',').flatMap(pairOf)),
    logLevel: rest.LOG_LEVEL,
    seed: rest.SEED === '1',
    warm: rest.WARM === '1' && environment['VITEST'] === undefined,
  };
}

/** Throws an Error for a provider without its secret. */
function readBots(environment: Environment, protection: string): BotSettings {
  if (protection === 'altcha' || protection === 'off') return { kind: protection };
  const secret = secretInVariable(environment, 'BOT_SECRET');
  if (secret === undefined) throw new Error('BOT_SECRET must be set where BOT_PROTECTION is the address of a provider');
  return { kind: 'provider', verifyUrl: protection, secret };
}

function lineOf(issue: v.InferIssue<typeof variables>): string {
  const name = v.getDotPath(issue) ?? '';
  return `${name} must be ${wanted[name] ?? 'set'}, not '${String(issue.input)}'`;
}

function pairOf(pair: string): [string, string][] {
  const [code, ...address] = pair.split('=');
  return code ? [[code, address.join('=').replace(/\/$/, '')]] : [];
}

/**
 * The secrets of the environment; what it leaves out is made once and kept in the data folder. Throws an Error for one that
 * is empty or too short.
 */
export function readSecrets(environment: Environment, dataFolder: string): Secrets {
  const secret = (variable: string, file: string) =>
    secretInVariable(environment, variable) ?? secretInFile(join(dataFolder, 'secrets', file));
  return {
    adminKey: secret('ADMIN_KEY', 'admin-key'),
    tokenSecret: secret('TOKEN_SECRET', 'token-secret'),
    multiSafepayApiKey: secret('MULTISAFEPAY_API_KEY', 'multisafepay-api-key'),
  };
}
