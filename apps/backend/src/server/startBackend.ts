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
import { pictureWarmer } from '../images/warmUp.ts';
import type { Ports } from '../ports.ts';
import { seed } from '../seed.ts';
import { second } from '../slice.ts';
import { holdFolder } from './dataFolder.ts';
import type { Environment, Settings } from './environment.ts';
import { openPorts } from './openPorts.ts';
import { createTraffic, type Traffic } from './traffic.ts';
import { repeat, type Work } from './work.ts';

/** A backend that listens. */
export type RunningBackend = { address: string; stop(): Promise<void> };

/** Opens everything, fills an empty catalogue, and listens. Throws an Error with one line when something is in the way. */
export async function startBackend(settings: Settings, environment: Environment): Promise<RunningBackend> {
  const folder = holdFolder(settings.dataFolder);
  const { ports, close } = await openPorts(settings, environment);
  if (settings.seed) await seed(ports);
  const { app, work: jobs } = createBackend(ports);
  for (const { begin } of jobs) await begin?.();
  const traffic = createTraffic();
  const server = await listen(traffic.counted(app.fetch), settings);
  folder.announce(server.address);
  const work = [
    ...jobs.map(({ name, pause, act }) => repeat(ports, name, pause, act)),
    ...(settings.warm ? [warmUp(ports, traffic)] : []),
  ];
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
