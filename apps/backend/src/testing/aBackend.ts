import { join } from 'node:path';
import { createInProcessEngine } from '@etalage/search/engine';
import { trustedPeers } from '@etalage/core/server';
import type { Hono } from 'hono';
import { createBackend } from '../backend.ts';
import { noCheckpoints } from '../checkpoints.ts';
import { diskStories } from '../content/stories.ts';
import type { BackendEnv } from '../http/env.ts';
import { defaultLimits, scaledLimits } from '../limits/limits.ts';
import { createPictures } from '../images/pictures.ts';
import { createLogger } from '../logger.ts';
import type { Ports } from '../ports.ts';
import { readStores } from '../stores/stores.ts';
import { checkedByOpenApi } from './conformance.ts';
import { aClock, type TestClock } from './aClock.ts';
import { aFolder } from './aFolder.ts';
import { anEmptyDatabase } from './testDatabase.ts';

/** A whole backend in the process of the test, over an empty database and a clock that stands still. */
export type TestBackend = {
  app: Hono<BackendEnv>;
  ports: Ports;
  clock: TestClock;
  /** The structured lines that were written, parsed. */
  log: Record<string, unknown>[];
  /** The app as a `fetch`, for clients: takes absolute addresses of any host. */
  fetch: typeof globalThis.fetch;
};

export { aFolder };

/** The admin key of test backends. */
export const testAdminKey = 'test-admin-key';

/** Remembers nothing, and room for what it could takes long to make: one for all. */
const noPictures = createPictures({ originals: [] });

/** A backend over an empty database; hand in the ports that matter to the test. */
export async function aBackend(differences: Partial<Ports> = {}): Promise<TestBackend> {
  const clock = aClock();
  const log: Record<string, unknown>[] = [];
  const ports: Ports = {
    database: await anEmptyDatabase(),
    snapshot: undefined,
    searchEngine: createInProcessEngine(join(aFolder(), 'search')),
    pictures: noPictures,
    stories: diskStories(),
    stores: readStores(),
    clock,
    logger: createLogger('info', { write: (line) => void log.push(JSON.parse(line)) }),
    limits: scaledLimits(defaultLimits, 1e6),
    bots: { kind: 'off' },
    trusts: trustedPeers('127.0.0.0/8,::1', ''),
    secrets: { adminKey: testAdminKey, tokenSecret: 'test-token-secret', multiSafepayApiKey: 'test-key' },
    addresses: { backend: 'http://backend.test', multiSafepay: 'http://multisafepay.test' },
    mailer: { send: () => Promise.reject(new Error('No mail is sent in this test')) },
    smtpUrl: undefined,
    checkpoints: noCheckpoints,
    fetch: () => Promise.reject(new Error('No other server in this test')),
    dataFolder: undefined,
    ...differences,
  };
  const app = checkedByOpenApi(createBackend(ports).app);
  return { app, ports, clock, log, fetch: async (input, init) => app.fetch(new Request(input, init)) };
}
