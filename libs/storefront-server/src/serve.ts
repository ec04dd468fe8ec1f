import { parseStoreView } from '@etalage/core';
import { join } from 'node:path';
import { loadServerWords, type StoreApp } from '@etalage/shell/server';
import { assembleShop } from './assembleShop.ts';
import { readSettings } from './settings.ts';

/** Starts the server of a store, and ends the process with one line when it cannot. */
export function serve(app: StoreApp): void {
  start(app).catch((error: unknown) =>
    fail(`${app.view.name}: ${error instanceof Error ? error.message : String(error)}`),
  );
}

async function start(app: StoreApp): Promise<void> {
  const settings = readSettings(process.env, parseStoreView(app.view));
  const words = await loadServerWords(app.words);
  const stop = new AbortController();
  const clientDir = join(import.meta.dirname, '../client');
  const server = assembleShop({ app, words, settings, clientDir, complain, signal: stop.signal });
  server.on('error', (error) => fail(`${app.view.name}: ${listenFailure(error, settings.port)}`));
  server.listen(settings.port, settings.host, () =>
    say(`${app.view.name} (${app.view.storeCode}) at ${settings.baseUrl}`),
  );
  const end = () => {
    stop.abort();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function listenFailure(error: Error, port: number): string {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `port ${port} is taken; choose another with PORT or PORT_BASE.` : error.message;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

function fail(line: string): never {
  complain(line);
  process.exit(1);
}
