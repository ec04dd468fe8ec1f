import type { CustomerGroup } from '@etalage/catalog/headless';
import { createServices, type StoreApp } from '@etalage/shell/server';
import { createOutputCache, createPageHandler, createSharedCatalogue } from '@etalage/storefront-server';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { atEndOfFile } from '../../../backend/src/testing/endOfFile.ts';
import type { TestBackend } from '../../../backend/src/testing/aBackend.ts';
import { words } from './words.ts';

/** The build of whose scripts the pages are. */
export const build = 'client-abc';

/** A store server over a backend of this process, with all that its requests share, and the calls that it makes. */
export async function aStoreServer(app: StoreApp, backend: Pick<TestBackend, 'fetch' | 'clock'>) {
  const calls: URL[] = [];
  const now = () => backend.clock.now();
  const fetch: typeof globalThis.fetch = (input, init) => {
    calls.push(new URL(new Request(input, init).url));
    return backend.fetch(input, init);
  };
  const options = { view: app.view, words, siteUrl: 'https://t.test', baseUrl: 'http://backend.test', fetch, now };
  const cache = createOutputCache(now);
  const catalogue = createSharedCatalogue('followed', now);
  const renderer = {
    app,
    baseUrl: options.siteUrl,
    services: (group?: CustomerGroup) =>
      createServices({ ...options, group, cache: catalogue.cache(), memory: catalogue.memory }),
    assetsOf: () => ({ entry: 'client.js', scripts: [], styles: [], forCart: [] }),
    regions: async () => ({}),
    report: () => '',
  };
  const handler = createPageHandler(renderer, build, cache);
  const server = createServer((incoming, outgoing) => {
    if (!handler.sendKept(incoming, outgoing)) void handler.answer(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  atEndOfFile(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const asked: string[] = [];
  const get = async (path: string, init: RequestInit = {}) => {
    asked.push(path);
    return globalThis.fetch(`http://127.0.0.1:${port}${path}`, init);
  };
  return { asked, cache, calls, forget: () => (cache.clear(), catalogue.forget()), get };
}
