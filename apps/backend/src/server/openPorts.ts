import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedEngine, type SearchEngine } from '@etalage/search/engine';
import { snapshotsIn } from '../backup/createBackup.ts';
import { noCheckpoints } from '../checkpoints.ts';
import { systemClock } from '../clock.ts';
import { diskStories } from '../content/stories.ts';
import { demoOriginals } from '../images/demoOriginals.ts';
import { createPictures, folderOriginals, keptOriginals } from '../images/pictures.ts';
import { spoolsIn } from '../import/spool.ts';
import { createLogger, type Logger } from '../logger.ts';
import type { Ports } from '../ports.ts';
import { openShop } from '../shop/openShop.ts';
import { createFolderMailer, createSmtpMailer } from '../mail/mailers.ts';
import { readStores } from '../stores/stores.ts';
import { readSecrets, type Environment, type Settings } from './environment.ts';

/** The ports of a real backend, and how to leave them. The data folder must be held. */
export async function openPorts(
  settings: Settings,
  environment: Environment,
): Promise<{ ports: Ports; close(): Promise<void> }> {
  const { dataFolder, contentFolder, addresses, storeUrls, portBase, logLevel } = settings;
  if (contentFolder !== undefined && !existsSync(contentFolder))
    throw new Error(`CONTENT_DIR ${contentFolder} does not exist`);
  const { database, snapshot, close } = await openShop(settings);
  const secrets = readSecrets(environment, dataFolder);
  // What an import or a backup left that died on its way.
  for (const folder of [spoolsIn(dataFolder), snapshotsIn(dataFolder)])
    rmSync(folder, { recursive: true, force: true });
  const logger = createLogger(logLevel);
  const searchEngine = await openSearchEngine(settings, logger);
  const ports: Ports = {
    database,
    snapshot,
    searchEngine,
    pictures: createPictures({
      originals: [
        folderOriginals(join(dataFolder, 'originals')),
        keptOriginals(demoOriginals(), join(dataFolder, 'demo-originals')),
      ],
    }),
    stories: diskStories(contentFolder),
    stores: readStores().map((store) => ({ ...store, url: storeUrls[store.code] ?? movedWith(portBase, store.url) })),
    clock: systemClock,
    logger,
    secrets,
    limits: settings.limits,
    bots: settings.bots,
    trusts: settings.trusts,
    addresses,
    mailer: settings.smtpUrl ? createSmtpMailer(settings.smtpUrl) : createFolderMailer(join(dataFolder, 'outbox')),
    smtpUrl: settings.smtpUrl,
    checkpoints: noCheckpoints,
    fetch: globalThis.fetch,
    dataFolder,
  };
  return { ports, close: async () => void (await Promise.all([searchEngine.close(), close()])) };
}

const damagedIndex = 'the search index of a store was damaged; it was moved aside and is built anew from the database';

/** The cluster's client is read only where there is a cluster. */
export async function openSearchEngine(
  { elasticsearchUrl, dataFolder }: Pick<Settings, 'elasticsearchUrl' | 'dataFolder'>,
  logger: Logger,
): Promise<SearchEngine> {
  if (elasticsearchUrl === undefined)
    return createEmbeddedEngine({
      directory: join(dataFolder, 'search'),
      // The keeper of the indexes builds one where a store has none.
      onMoved: (moved) => logger.error(moved, damagedIndex),
    });
  const { createElasticsearchEngine } = await import('@etalage/search/elasticsearch');
  return createElasticsearchEngine({ url: elasticsearchUrl });
}

/** A store on this machine moves together with the other processes; a deployed one stays where it is. */
export function movedWith(portBase: number, address: string): string {
  const { hostname, port } = new URL(address);
  return hostname === 'localhost' ? `http://localhost:${Number(port) - 4000 + portBase}` : address;
}
