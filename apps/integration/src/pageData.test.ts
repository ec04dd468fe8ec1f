import { createPageNotes, createServices, createStorePages } from '@etalage/shell/server';
import { createOutputCache, createPageHandler } from '@etalage/storefront-server';
import { isNotFound, isRedirect } from '@tanstack/react-router';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/aBackend.ts';
import { fashion } from '../../fashion/src/store.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { kinds, shown } from './testing/shown.ts';
import { words } from './testing/words.ts';

const { notes } = createPageNotes();
const build = 'client-abc';
const shopper = { parentSku: 'LI-BB-01', slug: 'beugelbh-lotte' };

let backend: TestBackend;
let shop: ReturnType<typeof aShop>;
beforeAll(async () => void (backend = await aDemoBackend()));
beforeEach(async () => void (await once((shop = aShop()).server, 'listening')));
afterEach(() => void shop.server.close());

/** A store server over the backend, and a browser's way to ask it. */
function aShop() {
  const now = () => backend.clock.now();
  const asked: string[] = [];
  let isDown = false;
  const fetch: typeof globalThis.fetch = (input, init) =>
    isDown ? Promise.reject(new TypeError('fetch failed')) : backend.fetch(input, init);
  const options = { view: fashion.view, words, siteUrl: 'https://f.test', baseUrl: 'http://backend.test', fetch, now };
  const services = () => createServices(options);
  const cache = createOutputCache(now);
  const handler = createPageHandler(
    {
      app: fashion,
      baseUrl: 'https://f.test',
      services,
      assetsOf: () => ({ entry: 'client.js', scripts: [], styles: [], forCart: [] }),
      regions: async () => ({}),
      report: () => '',
    },
    build,
    cache,
  );
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    if (!handler.sendKept(incoming, outgoing)) void handler.answer(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  const get = (path: string, redirect: RequestRedirect = 'follow', headers: HeadersInit = {}) =>
    globalThis.fetch(`http://127.0.0.1:${portOf(server)}${path}`, { redirect, headers });
  const browser = (version: string) => createStorePages(version, (path) => get(String(path)));
  return { asked, browser, cache, get, server, services, goDown: () => void (isDown = true) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('what a page shows, asked by the browser', () => {
  it('is what the services of the server make of it, in one call per page', async () => {
    const [pages, services] = [shop.browser(build), shop.services()];
    const search = { sort: 'price-asc', maat: '75b' };
    const [dames, lotte] = [{ params: { slug: 'dames' }, search }, { params: shopper }];
    expect(await shown(pages, kinds.home)).toEqual(await shown(services, kinds.home));
    expect(await shown(pages, kinds.category, dames)).toEqual(await shown(services, kinds.category, dames));
    expect(await shown(pages, kinds.product, lotte)).toEqual(await shown(services, kinds.product, lotte));
    expect(shop.asked).toEqual([
      `/_data/${build}/`,
      `/_data/${build}/c/dames?sort=price-asc&maat=75b`,
      `/_data/${build}/p/LI-BB-01/beugelbh-lotte`,
    ]);
  });

  it('is as small as a page of one needs', async () => {
    const answer = await shop.get(`/_data/${build}/p/LI-BB-01/beugelbh-lotte`);
    expect(answer.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each([
    ['a product', (pages: Pages) => shown(pages, kinds.product, { params: { parentSku: 'GEEN', slug: 'geen' } })],
    ['a category', (pages: Pages) => shown(pages, kinds.category, { params: { slug: 'geen' } })],
    ['an address', (pages: Pages) => pages.resolve('geen/pad', {}, notes)],
  ])('is missing where %s is unknown', async (_what, ask) => {
    expect(await failureOf(ask(shop.browser(build)))).toMatchObject({ name: 'ApiError', code: 404 });
  });

  it('is that of the page at an address that is no route’s, with its kind and params', async () => {
    const found = await shop.browser(build).resolve('dames', {}, notes);
    expect(found).toEqual(await shop.services().resolve('dames', {}, notes));
    expect(found).toMatchObject({ kind: 'category', params: { slug: 'dames' } });
  });

  it('is unreachable while the backend does not answer', async () => {
    shop.goDown();
    const failure = await failureOf(shown(shop.browser(build), kinds.product, { params: shopper }));
    expect(failure).toMatchObject({ name: 'ApiError', code: 503 });
  });

  it.each([`/_data/${build}//evil.test/c/dames`, '//evil.test/c/dames', '/\\evil.test/c/dames'])(
    'belongs to this shop, whatever host the address begins with: %s',
    async (path) => {
      const answer = await shop.get(path, 'manual');
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
    },
  );

  it('asks for a path whose name holds a ? or a # whole', async () => {
    const asked: string[] = [];
    const pages = createStorePages(build, async (address) => {
      asked.push(String(address));
      return new Response('{}');
    });
    await pages.resolve('bad/wat?#één.html', {}, notes);
    expect(asked).toEqual([`/_data/${build}/bad/wat%3F%23%C3%A9%C3%A9n.html`]);
  });

  it('is unreachable where the answer breaks off', async () => {
    const broken = createStorePages(build, async () => new Response('{"id":12,"sk'));
    expect(await failureOf(shown(broken, kinds.product, { params: shopper }))).toMatchObject({
      name: 'UnreachableError',
    });
  });

  it('is not there for a page that belongs to one shopper', async () => {
    expect((await shop.get(`/_data/${build}/checkout`)).status).toBe(404);
  });

  it('comes with a new document when another version of the shop took over', async () => {
    const failure = await failureOf(shown(shop.browser('client-old'), kinds.product, { params: shopper }));
    expect([isRedirect(failure), isNotFound(failure)]).toEqual([true, false]);
    expect(failure).toMatchObject({ options: { href: '/p/LI-BB-01/beugelbh-lotte', reloadDocument: true } });
  });

  it('is kept as pages are, until what it shows changes', async () => {
    const pages = shop.browser(build);
    const address = `/_data/${build}/p/LI-BB-01/beugelbh-lotte`;
    const product = await shown(pages, kinds.product, { params: shopper });
    await expect.poll(() => shop.cache.get(address)).toBeDefined();
    expect(await shown(pages, kinds.product, { params: shopper })).toEqual(product);
    shop.cache.drop([`product:${product.id}`]);
    expect(shop.cache.get(address)).toBeUndefined();
  });
});

type Pages = ReturnType<typeof createStorePages>;

it('LIST-06 a list shows and opens what was chosen in it, as a document and after a choice', async () => {
  const search = { kleur: 'blush', maat: '70b' };
  await shop.get('/c/bhs');
  const html = await (await shop.get('/c/bhs?kleur=blush&maat=70b')).text();
  const opened = [...html.matchAll(/href="\/p\/[^/"]+\/[^/"]+\/([^"]+)"/g)].map(([, sku = '']) => sku);
  expect(opened).toEqual(['LI-BB-01-BLUSH-70B', 'LI-BB-05-BLUSH-70B', 'LI-BB-06-BLUSH-70B']);
  const { products } = (await shown(shop.browser(build), kinds.category, { params: { slug: 'bhs' }, search })).listing;
  expect(products.map(({ sku }) => sku)).toEqual(opened);
  for (const { image = '' } of products)
    expect([image, html]).toEqual([expect.stringMatching(/blush-1\.jpg/), expect.stringContaining(image)]);
});

it('a variant that the page holds already is not asked for, once', async () => {
  const pages = shop.browser(build);
  const variant = { params: { ...shopper, childSku: 'LI-BB-01-AUBERGINE-70B' }, search: {} };
  const product = await shown(pages, kinds.product, variant);
  pages.remember?.(kinds.product, variant, product);
  expect(await shown(pages, kinds.product, variant)).toBe(product);
  expect(shop.asked).toHaveLength(1);
  await shown(pages, kinds.product, variant);
  expect(shop.asked).toHaveLength(2);
});

describe('STORE-09 a request for another locale', () => {
  /** The language of the document, and the first price on it. */
  const read = async (path: string, acceptLanguage: string) => {
    const text = await (await shop.get(path, 'follow', { 'accept-language': acceptLanguage })).text();
    return [/<html lang="([^"]*)"/.exec(text)?.[1], /€\s[\d.,]+/u.exec(text)?.[0].replace(/\s/u, ' ')];
  };

  it.each([
    ['by its header', '/c/dames', 'en-US,en;q=0.9'],
    ['of another Dutch', '/c/dames', 'nl-BE'],
    ['in its address', '/c/dames?locale=en-US&lang=en', 'nl-NL'],
  ])('STORE-09 %s gets the page in nl-NL', async (_how, path, acceptLanguage) => {
    const [language, price] = await read(path, acceptLanguage);
    expect(language).toBe('nl');
    expect(price).toMatch(/^€ \d+,\d\d$/);
  });
});
