import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from 'node:http';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CustomerGroup } from '@etalage/catalog/headless';
import { completeView } from '@etalage/core';
import {
  buildOf,
  createRegions,
  createServices,
  offlineSite,
  type ServerWords,
  type StoreApp,
} from '@etalage/shell/server';
import { followInvalidations } from './invalidations.ts';
import { createOutputCache } from './outputCache.ts';
import { createPageAssets, entryOf, parseManifest } from './pageAssets.ts';
import { createPageHandler } from './pageHandler.ts';
import { createProxy } from './proxy.ts';
import { createReport } from './report.ts';
import type { Settings } from './settings.ts';
import { createSharedCatalogue } from './sharedCatalogue.ts';
import { createShopServer } from './shopServer.ts';
import { retiredWorker } from './retiredWorker.ts';
import { loadStaticFiles, withWorker } from './staticFiles.ts';

/** What one store server is started with. */
export type ShopOptions = {
  app: StoreApp;
  words: ServerWords;
  settings: Settings;
  /** The folder of the browser's build. */
  clientDir: string;
  /** Writes a line to the log. */
  complain: (line: string) => void;
  /** Ends what the server does by itself. */
  signal: AbortSignal;
};

/** The parts of a store server, put together. */
export function assembleShop({ app, words, settings, clientDir, complain, signal }: ShopOptions): Server {
  const { backendUrl, trusts, adminKey, baseUrl } = settings;
  const view = completeView(app.view);
  const { storeCode, name } = view;
  const manifest = parseManifest(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const cache = settings.outputCache ? createOutputCache() : undefined;
  const catalogue = createSharedCatalogue(adminKey === undefined ? 'unfollowed' : 'followed');
  const services = (group?: CustomerGroup) =>
    createServices({
      group,
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
  const report = createReport(complain);
  const proxy = createProxy({
    backendUrl,
    storeCode,
    trusts,
    unreachable: words.outage.unreachableCall,
    report,
    warn: (message) => complain(JSON.stringify({ level: 'warn', message })),
  });
  signal.addEventListener('abort', () => proxy.close());
  if (adminKey !== undefined) {
    const dropNow = (tags: readonly string[]) => (catalogue.forget(), regions.forget(tags), cache?.drop(tags));
    const drop = (tags: readonly string[]) => {
      dropNow(tags);
      setTimeout(dropNow, searchDelay, tags).unref();
    };
    const clear = () => (catalogue.forget(), regions.forget(), cache?.clear());
    void followInvalidations({ backendUrl, adminKey, storeCode, signal, drop, clear });
  }
  const files = loadStaticFiles(clientDir);
  const assetsOf = createPageAssets(manifest, clientDir);
  const renderer = { app, baseUrl, services, assetsOf, regions: regions.parts, report };
  const site = offlineSite(app.words);
  const { styles } = assetsOf(site.code);
  const offline = {
    path: site.path,
    renderer: { ...renderer, site, assetsOf: () => ({ scripts: [], styles, forCart: [] }) },
  };
  return createShopServer({
    storeName: name,
    words,
    files: settings.serviceWorker ? files : withWorker(files, retiredWorker),
    proxy,
    page: createPageHandler(renderer, buildOf(entryOf(manifest)), cache, offline),
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
