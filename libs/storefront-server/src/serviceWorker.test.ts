import { aStoreView } from '@etalage/core/testing';
import { nl } from '@etalage/shell/nl';
import { loadServerWords, offlineSite, personalHeader } from '@etalage/shell/server';
import { someServices } from '@etalage/shell/testing';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPageHandler } from './pageHandler.ts';
import { readSettings } from './settings.ts';
import { createShopServer } from './shopServer.ts';
import { loadStaticFiles, withWorker } from './staticFiles.ts';
import { retiredWorker } from './retiredWorker.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-worker-'));
writeFileSync(join(folder, 'sw.js'), '/* works */');
const servers: Server[] = [];
afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(folder, { recursive: true });
});

const assets = { scripts: ['/a.js'], styles: [], forCart: [] };
const renderer = {
  app: { view: aStoreView(), words: nl },
  baseUrl: 'https://winkel.example',
  services: () => someServices({}),
  assetsOf: () => ({ ...assets, entry: '/main.js' }),
  regions: async () => ({}),
  report: () => '',
};
const site = offlineSite(nl);
const offline = {
  path: site.path,
  renderer: { ...renderer, site, assetsOf: () => ({ ...assets, scripts: [] }) },
};

/** What a store server with these files answers. */
async function aShop(files = loadStaticFiles(folder)) {
  const server = createShopServer({
    storeName: 'Linge',
    words: await loadServerWords(nl),
    files,
    proxy: { forward: () => expect.unreachable(), close: () => undefined },
    page: createPageHandler(renderer, 'build', undefined, offline),
    backendIsUp: async () => true,
    report: () => '',
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { headers: answer.headers, text: await answer.text() };
  };
}

describe('the script of the service worker', () => {
  it('is never taken from a cache without asking: an old one must not stay', async () => {
    const { headers, text } = await (await aShop())('/sw.js');
    expect([text, headers.get('cache-control')]).toEqual(['/* works */', 'no-cache']);
    expect(headers.get('content-type')).toBe('text/javascript');
  });

  it('is one that leaves where the kill switch is on, for every browser that asks', async () => {
    const { headers, text } = await (await aShop(withWorker(loadStaticFiles(folder), retiredWorker)))('/sw.js');
    expect([text, headers.get('cache-control')]).toEqual([retiredWorker, 'no-cache']);
  });

  it.each([
    [{}, true],
    [{ SERVICE_WORKER: 'on' }, true],
    [{ SERVICE_WORKER: 'off' }, false],
  ])('the environment decides: %o', (env, serviceWorker) =>
    expect(readSettings(env, { storeId: 2, baseUrl: 'https://linge.example' })).toMatchObject({ serviceWorker }),
  );
});

describe('PWA-05 pages that belong to one shopper', () => {
  it.each([
    ...['/cart/', '/cart/shared', '/checkout', '/checkout-return', '/my-account', '/wishlist'],
    ...['/customer/account/createPassword', '/withdrawal'],
  ])('PWA-05 %s says so', async (path) => expect((await (await aShop())(path)).headers.get(personalHeader)).toBe('1'));

  it.each(['/login/', '/offline'])('PWA-05 %s is anyone’s', async (path) =>
    expect((await (await aShop())(path)).headers.has(personalHeader)).toBe(false),
  );
});

describe('PWA-02 the offline page', () => {
  it('PWA-02 is a document that no script takes over, as it is shown at other addresses', async () => {
    const { text } = await (await aShop())('/offline');
    expect(text).toContain('Je bent offline</h1>');
    expect(text).not.toMatch(/type="module"|modulepreload|\$_TSR/);
  });

  it('PWA-02 is loaded anew by itself once there is a network', async () =>
    expect((await (await aShop())('/offline')).text).toContain("addEventListener('online',()=>location.reload())"));

  it('PWA-02 has a policy that lets its own scripts run', async () => {
    const { headers, text } = await (await aShop())('/offline');
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });
});

it('PWA-01 every page names the manifest', async () =>
  expect((await (await aShop())('/login/')).text).toContain('<link rel="manifest" href="/manifest.webmanifest"/>'));

it.each([
  ['a page of the shop', '/error'],
  ['the page for a browser without a network', site.path],
])('A11Y-01 the language of %s is nl', async (_what, path) => {
  expect((await (await aShop())(path)).text).toMatch(/<html lang="nl"/);
});
