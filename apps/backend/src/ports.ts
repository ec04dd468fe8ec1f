import type { Trusts } from '@etalage/core/server';
import type { SearchEngine } from '@etalage/search/engine';
import type { DatabaseSnapshot } from './backup/snapshot.ts';
import type { BotSettings } from './bots/botPort.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Pictures } from './images/pictures.ts';
import type { Stories } from './content/stories.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './mail/mailers.ts';
import type { Logger } from './logger.ts';
import type { Store } from './stores/stores.ts';

/** What opens doors; made in DATA_DIR when the environment gives none. */
export type Secrets = {
  /** Administrative calls carry it in `x-admin-key`. */
  adminKey: string;
  tokenSecret: string;
  /** Shared with the payment provider: its `api_key`, and the secret of its notifications. */
  multiSafepayApiKey: string;
};

/** Where the backend's neighbours are. No slash at their ends. */
export type Addresses = {
  /** The backend's own, as the payment provider reaches it. */
  backend: string;
  multiSafepay: string;
};

/** Everything outside the backend that it works with. */
export type Ports = {
  database: Database;
  /** Copies the database while it is in use; undefined where it is on no disk and on no server. */
  snapshot: DatabaseSnapshot | undefined;
  searchEngine: SearchEngine;
  pictures: Pictures;
  stories: Stories;
  stores: readonly Store[];
  clock: Clock;
  logger: Logger;
  secrets: Secrets;
  limits: Limits;
  /** How login and registration tell shoppers from programs. */
  bots: BotSettings;
  /** The peers that say whose requests they pass on: store servers and proxies. */
  trusts: Trusts;
  addresses: Addresses;
  /** What sends mail: to `smtpUrl`, or into the outbox folder where that is undefined. */
  mailer: Mailer;
  smtpUrl: string | undefined;
  checkpoints: Checkpoints;
  /** How other servers are reached. */
  fetch: typeof globalThis.fetch;
  /** The folder of originals, cached pictures and other files; undefined keeps none. */
  dataFolder: string | undefined;
};
