import { join } from 'node:path';
import {
  addToEveryAnswer,
  barePolicy,
  boundConnections,
  reachableHost,
  securityHeaders,
  strictTransport,
} from '@etalage/core/server';
import { serve, type ServerType } from '@hono/node-server';
import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBackend } from '../backend.ts';
import { forgetOldRequests } from '../backInStock/requests.ts';
import { writeBackInStockMails } from '../backInStock/writeBackInStockMails.ts';
import { createFolderMailer, createSmtpMailer } from '../mail/mailers.ts';
import { pictureWarmer } from '../images/warmUp.ts';
import { sellingWork } from '../orders/selling.ts';
import type { Ports } from '../ports.ts';
import { forgetOldSearches } from '../search/insight.ts';
import { indexKeeper } from '../search/keepIndexes.ts';
import { seed } from '../seed.ts';
import { holdFolder } from './dataFolder.ts';
import type { Environment, Settings } from './environment.ts';
import { openPorts } from './openPorts.ts';
import { createTraffic, type Traffic } from './traffic.ts';
import { repeat, type Work } from './work.ts';

/** A backend that listens. */
export type RunningBackend = { address: string; stop(): Promise<void> };

const second = 1000;
const minute = 60 * second;

/** Opens everything, fills an empty catalogue, and listens. Throws an Error with one line when something is in the way. */
export async function startBackend(settings: Settings, environment: Environment): Promise<RunningBackend> {
  const folder = holdFolder(settings.dataFolder);
  const { ports, close } = await openPorts(settings, environment);
  if (settings.seed) await seed(ports);
  const keeper = await indexKeeper(ports);
  const traffic = createTraffic();
  const server = await listen(traffic.counted(createBackend(ports).fetch), settings);
  folder.announce(server.address);
  const work = [...(await startWork(ports, keeper)), ...(settings.warm ? [warmUp(ports, traffic)] : [])];
  ports.logger.info({ address: server.address }, 'listening');
  const stop = async () => {
    await server.close();
    await Promise.all(work.map((part) => part.stop()));
    await close();
    folder.release();
    ports.logger.info('stopped');
  };
  return { address: server.address, stop };
}

async function startWork(ports: Ports, keeper: { round(): Promise<void> }) {
  const { smtpUrl } = ports;
  const mailer = smtpUrl ? createSmtpMailer(smtpUrl) : createFolderMailer(join(ports.dataFolder ?? '.', 'outbox'));
  const { delivery, refunds, later } = sellingWork(ports, mailer);
  await delivery.resume();
  return [
    repeat(ports, 'fresh mail', second, delivery.fresh),
    repeat(ports, 'mail tried before', second, delivery.retries),
    repeat(ports, 'refunds', second, refunds),
    repeat(ports, 'payments and unpaid orders', minute, later),
    repeat(ports, 'what is back in stock', second, () => writeBackInStockMails(ports)),
    repeat(ports, 'old requests for stock', 60 * minute, () => forgetOldRequests(ports)),
    repeat(ports, 'search indexes', second, keeper.round),
    repeat(ports, 'old searches', 60 * minute, () => forgetOldSearches(ports)),
  ];
}

/** Makes pictures one after the other while nobody asks for anything. */
function warmUp(ports: Ports, traffic: Traffic): Work {
  const warmer = pictureWarmer(ports);
  let isDone = false;
  const step = async () => {
    if (!isDone && traffic.isIdle()) isDone = !(await warmer.step());
  };
  return repeat(ports, 'pictures of cards', second / 10, step);
}

type Fetch = Parameters<Traffic['counted']>[0];
type Place = Pick<Settings, 'host' | 'port' | 'addresses'>;

function listen(fetch: Fetch, { host, port, addresses }: Place): Promise<{ address: string; close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (info: AddressInfo) =>
      resolve({ address: `http://${reachableHost(host)}:${info.port}`, close }),
    );
    secure(server, addresses);
    // Longer than a store server keeps a connection that it does not use, so that it is the one to close it.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65 * second;
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 5 * second).unref();
      });
    server.once('error', (error) => reject(error));
  });
}

/** Security headers on every answer, those of the HTTP server itself included, and bounds for every connection. */
function secure(server: ServerType, { backend }: Settings['addresses']): void {
  const headers = {
    ...securityHeaders,
    'content-security-policy': barePolicy,
    ...(backend.startsWith('https:') ? strictTransport : {}),
  };
  if (!(server instanceof Server)) return;
  addToEveryAnswer(server, () => headers, headers);
  boundConnections(server);
}
