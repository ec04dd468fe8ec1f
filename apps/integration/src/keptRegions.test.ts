import { assembleShop } from '@etalage/storefront-server';
import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBackend, testAdminKey, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { fashion } from '../../fashion/src/store.ts';
import { anEmptyBuild } from './testing/anEmptyBuild.ts';
import { words } from './testing/words.ts';

const bath = aCategoryDocument();
const bed = (name: string) =>
  aCategoryDocument({ id: 11, name, slug: 'bed', url_key: 'bed', url_path: 'bed', path: '1/2/11' });
const importCategories = (name: string) =>
  importDocuments(backend, { categories: [bath, bed(name)] }, { storeCode: 'fashion' });

let backend: TestBackend;
let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  backend = await aBackend();
  await importCategories('Beddengoed');
  shop = await aShop();
});
afterEach(() => shop.stop());

/** A store server as it runs, with its output cache, over a backend whose log of changes a test can take away. */
async function aShop() {
  let isLogAway = false;
  const clientDir = anEmptyBuild('<svg id="merk"></svg>');
  const stop = new AbortController();
  const { promise: listening, resolve } = Promise.withResolvers<AddressInfo>();
  const withAdminKey = new Set<string>();
  const answer = (request: Request) => {
    const { pathname } = new URL(request.url);
    if ([...request.headers.values()].some((value) => value.includes(testAdminKey))) withAdminKey.add(pathname);
    return isLogAway && pathname === '/api/invalidations'
      ? new Response('', { status: 503 })
      : backend.app.fetch(request);
  };
  const behind = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, resolve);
  const backendUrl = `http://127.0.0.1:${(await listening).port}`;
  const settings = { port: 0, host: '127.0.0.1', baseUrl: 'https://f.test', backendUrl, trusts: () => false };
  const server: Server = assembleShop({
    ...{ app: fashion, words, clientDir, complain: () => undefined, signal: stop.signal },
    settings: { ...settings, outputCache: true, serviceWorker: true, adminKey: testAdminKey },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  /** A page that shows no category itself, asked for again until it is kept: what its menu shows. */
  const get = async () => {
    const page = await fetch(`http://127.0.0.1:${port}/i/klantenservice`);
    const [, menu = ''] = /href="\/c\/bed">([^<]+)</.exec(await page.text()) ?? [];
    return { menu, isKept: page.headers.get('x-output-cache') === 'hit' };
  };
  const isKeptWith = (menu: string) => expect.poll(get, { timeout: 60_000 }).toEqual({ menu, isKept: true });
  return {
    isKeptWith,
    withAdminKey,
    textOf: async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    loseLog: () => {
      isLogAway = true;
      if ('closeAllConnections' in behind) behind.closeAllConnections();
    },
    stop: () => {
      stop.abort();
      server.close();
      behind.close();
      rmSync(clientDir, { recursive: true });
    },
  };
}

describe('CACHE-06 the menu of a kept page', () => {
  it('CACHE-06 is the new one after a change of a category', async () => {
    await shop.isKeptWith('Beddengoed');
    await importCategories('Lakens');
    await shop.isKeptWith('Lakens');
  });

  it('CACHE-06 is the new one after changes that the server could not hear of', async () => {
    await shop.isKeptWith('Beddengoed');
    shop.loseLog();
    await importCategories('Lakens');
    await shop.isKeptWith('Lakens');
  });
});

it('STORE-18 no call for a page carries the admin key, though its server follows the log of changes with it', async () => {
  await shop.isKeptWith('Beddengoed');
  expect([...shop.withAdminKey]).toEqual(['/api/invalidations']);
});

it('STORE-04 every page of a store has the logo of its build in its header, whatever its layout', async () => {
  for (const path of ['/i/klantenservice', '/checkout', '/customer/account/createPassword'])
    expect(await shop.textOf(path), path).toMatch(/<header(?:(?!<\/header>)[^])*<svg id="merk">/);
});

it('CMS-06 the footer around a page is that of the theme story of its store', async () => {
  const page = await shop.textOf('/i/klantenservice');
  const [footer = ''] = /<footer[^]*<\/footer>/.exec(page) ?? [];
  expect([...footer.matchAll(/<summary[^>]*><h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    ...['Collectie', 'Service', 'Over'],
  ]);
});
