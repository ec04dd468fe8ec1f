import { parseStoreView } from '@etalage/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from 'node:http';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  buildOf,
  createRegions,
  createServices,
  loadServerWords,
  type ServerWords,
  type StoreApp,
} from '@etalage/shell/server';
import { followInvalidations } from './invalidations.ts';
import { createOutputCache } from './outputCache.ts';
import { createPageAssets, entryOf, parseManifest } from './pageAssets.ts';
import { createPageHandler } from './pageHandler.ts';
import { createProxy } from './proxy.ts';
import { createReport } from './report.ts';
import { readSettings, type Settings } from './settings.ts';
import { createSharedCatalogue } from './sharedCatalogue.ts';
import { createShopServer } from './shopServer.ts';
import { loadStaticFiles } from './staticFiles.ts';

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
  const server = assemble(app, words, settings, stop.signal);
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

/** The parts of a store server, put together. */
function assemble(app: StoreApp, words: ServerWords, settings: Settings, signal: AbortSignal): Server {
  const { backendUrl, trusts, adminKey, baseUrl } = settings;
  const { view } = app;
  const { storeCode, name } = view;
  const clientDir = join(import.meta.dirname, '../client');
  const manifest = parseManifest(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const cache = settings.outputCache ? createOutputCache() : undefined;
  const catalogue = createSharedCatalogue(adminKey === undefined ? 'unfollowed' : 'followed');
  const services = () =>
    createServices({
      view,
      words,
      siteUrl: baseUrl,
      baseUrl: backendUrl,
      cache: catalogue.cache(),
      memory: catalogue.memory,
    });
  const regions = createRegions({
    view,
    words,
    services,
    logo: readFileSync(join(clientDir, 'logo.svg'), 'utf8'),
    draw: renderToStaticMarkup,
  });
  const proxy = createProxy({
    backendUrl,
    storeCode,
    trusts,
    unreachable: words.shop.unreachableCall,
    warn: (message) => complain(JSON.stringify({ level: 'warn', message })),
  });
  signal.addEventListener('abort', () => proxy.close());
  if (adminKey !== undefined) {
    const dropNow = (tags: readonly string[]) => (catalogue.forget(), regions.forget(tags), cache?.drop(tags));
    const drop = (tags: readonly string[]) => {
      dropNow(tags);
      setTimeout(dropNow, searchDelay, tags).unref();
    };
    const clear = () => (catalogue.forget(), cache?.clear());
    void followInvalidations({ backendUrl, adminKey, storeCode, signal, drop, clear });
  }
  const report = createReport(complain);
  const assetsOf = createPageAssets(manifest, clientDir);
  const renderer = { app, baseUrl, services, assetsOf, regions: regions.parts, report };
  return createShopServer({
    storeName: name,
    words,
    files: loadStaticFiles(clientDir),
    proxy,
    page: createPageHandler(renderer, buildOf(entryOf(manifest)), cache),
    backendIsUp: () => answers(`${backendUrl}/health`),
    report,
  });
}

/** Milliseconds after which the search too knows what changed; until then a page may be drawn from what it knew before. */
const searchDelay = 3000;

const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );

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
