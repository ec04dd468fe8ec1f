import { assembleShop } from '@etalage/storefront-server';
import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { fashion } from '../../fashion/src/store.ts';
import { anEmptyBuild } from './testing/anEmptyBuild.ts';
import { aStoreServer, build } from './testing/aStoreServer.ts';
import { words } from './testing/words.ts';

let backend: TestBackend;
let backendUrl: string;
let clientDir: string;
const ends: (() => void)[] = [];
beforeAll(async () => {
  backend = await aBackend();
  const documents = { categories: [aCategoryDocument()], products: [aProductDocument()] };
  await importDocuments(backend, documents, { storeCode: 'fashion' });
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const behind = serve({ fetch: backend.app.fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  ends.push(() => behind.close());
  backendUrl = `http://127.0.0.1:${(await promise).port}`;
  clientDir = anEmptyBuild();
  ends.push(() => rmSync(clientDir, { recursive: true }));
});
afterAll(() => ends.forEach((end) => end()));

/** Asks a store server with or without the cache; answers whether the cache answered. */
async function aShop(outputCache: boolean) {
  const stop = new AbortController();
  const settings = {
    ...{ port: 0, host: '127.0.0.1', baseUrl: 'https://f.test', backendUrl, trusts: () => false },
    ...{ outputCache, serviceWorker: true, adminKey: undefined },
  };
  const server = assembleShop({
    ...{ app: fashion, words, settings, clientDir, complain: () => undefined, signal: stop.signal },
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => (stop.abort(), server.close()));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
    await answer.text();
    return answer.headers.get('x-output-cache') === 'hit';
  };
}
type Ask = Awaited<ReturnType<typeof aShop>>;
/** A page is put into the cache once it was sent. */
const soonKept = (ask: Ask, path: string) => expect.poll(() => ask(path), { timeout: 60_000 }).toBe(true);
/** Asked for after a page whose second request the cache answers, so that this one had its time too. */
async function staysUnkept(ask: Ask, path: string, headers = {}) {
  for (let time = 0; time < 2; time += 1) expect(await ask(path, headers)).toBe(false);
  await soonKept(ask, `/c/bad?page=1&kept=${encodeURIComponent(path)}`);
  expect(await ask(path, headers)).toBe(false);
}

describe('CACHE-04 the output cache of rendered pages', () => {
  it('CACHE-04 answers nothing when it is off', async () => {
    const [ask, askOther] = [await aShop(false), await aShop(true)];
    expect(await ask('/c/bad')).toBe(false);
    // As long as a shop with the cache takes to keep the page.
    await soonKept(askOther, '/c/bad');
    await soonKept(askOther, '/');
    expect(await ask('/c/bad')).toBe(false);
  });

  describe('CACHE-04 when it is on', () => {
    let ask: Ask;
    beforeAll(async () => void (ask = await aShop(true)));

    it.each(['/', '/c/bad', '/p/HD-100/handdoek-fenne', '/i/klantenservice', '/blog', '/offline-guide'])(
      'CACHE-04 answers the second request for %s',
      async (path) => {
        expect(await ask(path)).toBe(false);
        await soonKept(ask, path);
      },
    );

    it.each([
      ['the cart', '/cart/'],
      ['a cart that is shared', '/cart/shared'],
      ['the checkout', '/checkout'],
      ['the end of the checkout', '/checkout-return/'],
      ['the account', '/my-account'],
      ['the orders of the account', '/my-account/orders'],
      ['a new password of the account', '/customer/account/createPassword'],
      ['an order that is sent back', '/withdrawal/100000001'],
      ['the wishlist', '/wishlist'],
      ['the results of a search', '/search?q=handdoek'],
      ['a search that finds nothing', '/no-result?q=zeppelin'],
      ['a story alone, for editors', '/storyblok-empty?slug=klantenservice'],
    ])('CACHE-04 never answers %s', async (_page, path) => staysUnkept(ask, path));
  });

  it('CACHE-04 keeps nothing of a page that is asked for with the group of a customer who is logged in', async () => {
    const { get, cache } = await aStoreServer(fashion, backend);
    const address = `/_group/${build}/c/bad`;
    for (let time = 0; time < 2; time += 1) {
      const answer = await get(address, { headers: { 'x-group-id': '2', 'x-group-token': 'a'.repeat(16) } });
      expect([answer.status, answer.headers.get('x-output-cache')]).toEqual([200, null]);
    }
    await get('/c/bad');
    await expect.poll(() => cache.get('/c/bad')).toBeDefined();
    expect(cache.get(address)).toBeUndefined();
  });

  const day = 86_400_000;
  it('CACHE-04 keeps a page for 86400 s', async () => {
    const { get } = await aStoreServer(fashion, backend);
    const isHit = async () => (await get('/c/bad')).headers.get('x-output-cache') === 'hit';
    const start = Date.parse('2026-11-24T12:00:00Z');
    backend.clock.set(new Date(start).toISOString());
    await isHit();
    await expect.poll(isHit).toBe(true);
    backend.clock.set(new Date(start + day - 1000).toISOString());
    expect(await isHit()).toBe(true);
    backend.clock.set(new Date(start + day).toISOString());
    expect(await isHit()).toBe(false);
  });
});
