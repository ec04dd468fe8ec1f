import {
  addToEveryAnswer,
  barePolicy,
  boundConnections,
  keepPrivate,
  securityHeaders,
  strictTransport,
} from '@etalage/core/server';
import { serve } from '@hono/node-server';
import { Server } from 'node:http';
import { createProvider } from './provider.ts';
import { readSettings, type Settings } from './settings.ts';
import { openStorage } from './storage.ts';

const everySecond = 1000;

function settingsOrExit(): Settings {
  try {
    const settings = readSettings(process.env);
    keepPrivate(settings.folder);
    return settings;
  } catch (error) {
    console.error(`payments: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(1);
  }
}

const settings = settingsOrExit();
const storage = openStorage(settings.folder);
const provider = createProvider({ ...settings, storage, clock: Date.now, fetch });
const server = serve({ fetch: provider.app.fetch, port: settings.port, hostname: settings.host }, () => {
  console.log(`payments: listening on ${settings.publicUrl}`);
});
const headers = {
  ...securityHeaders,
  'content-security-policy': barePolicy,
  ...(settings.publicUrl.startsWith('https:') ? strictTransport : {}),
};
if (server instanceof Server) {
  addToEveryAnswer(server, () => headers, headers);
  boundConnections(server);
}
server.on('error', (error: Error) => {
  console.error(`payments: port ${settings.port} cannot be used (${error.message})`);
  process.exit(1);
});
const stopWorking = provider.start(everySecond);

function stop(): void {
  stopWorking();
  server.close(() => {
    storage.close();
    process.exit(0);
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
