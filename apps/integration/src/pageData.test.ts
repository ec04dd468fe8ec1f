import { createPageNotes, createServices, createStorePages } from '@etalage/shell/server';
import { createOutputCache, createPageHandler } from '@etalage/storefront-server';
import { isNotFound, isRedirect } from '@tanstack/react-router';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/aBackend.ts';
import { fashion } from '../../fashion/src/store.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';

const { notes } = createPageNotes();
const build = 'client-abc';
const shopper = { parentSku: 'LI-BB-01', slug: 'beugelbh-lotte' };

let backend: TestBackend;
let shop: ReturnType<typeof aShop>;
beforeAll(async () => void (backend = await aDemoBackend()), 60_000);
beforeEach(async () => void (await once((shop = aShop()).server, 'listening')));
afterEach(() => void shop.server.close());

/** A store server over the backend, and a browser's way to ask it. */
function aShop() {
  const now = () => backend.clock.now();
  const asked: string[] = [];
  let isDown = false;
  const fetch: typeof globalThis.fetch = (input, init) =>
    isDown ? Promise.reject(new TypeError('fetch failed')) : backend.fetch(input, init);
  const options = { view: fashion.view, siteUrl: 'https://f.test', baseUrl: 'http://backend.test', fetch, now };
  const services = () => createServices(options);
  const cache = createOutputCache(now);
  const handler = createPageHandler(
    {
      app: fashion,
      baseUrl: 'https://f.test',
      services,
      assetsOf: () => ({ entry: 'client.js', scripts: [], styles: [], fonts: [], forCart: [] }),
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
  const get = (path: string, redirect: RequestRedirect = 'follow') =>
    globalThis.fetch(`http://127.0.0.1:${portOf(server)}${path}`, { redirect });
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
    expect(await pages.home(notes)).toEqual(await services.home(notes));
    expect(await pages.category('dames', search, notes)).toEqual(await services.category('dames', search, notes));
    expect(await pages.product(shopper, notes)).toEqual(await services.product(shopper, notes));
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
    ['a product', (pages: Pages) => pages.product({ parentSku: 'GEEN', slug: 'geen' }, notes)],
    ['a category', (pages: Pages) => pages.category('geen', {}, notes)],
    ['an address', (pages: Pages) => pages.resolve('geen/pad')],
  ])('is missing where %s is unknown', async (_what, ask) => {
    expect(await failureOf(ask(shop.browser(build)))).toMatchObject({ name: 'ApiError', code: 404 });
  });

  it('says where an old address leads', async () => {
    expect(await shop.browser(build).resolve('dames')).toEqual(await shop.services().resolve('dames'));
  });

  it('is unreachable while the backend does not answer', async () => {
    shop.goDown();
    const failure = await failureOf(shop.browser(build).product(shopper, notes));
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
    await pages.resolve('bad/wat?#één.html');
    expect(asked).toEqual([`/_data/${build}/bad/wat%3F%23%C3%A9%C3%A9n.html`]);
  });

  it('is unreachable where the answer breaks off', async () => {
    const broken = createStorePages(build, async () => new Response('{"id":12,"sk'));
    expect(await failureOf(broken.product(shopper, notes))).toMatchObject({ name: 'UnreachableError' });
  });

  it('is not there for a page that belongs to one shopper', async () => {
    expect((await shop.get(`/_data/${build}/checkout`)).status).toBe(404);
  });

  it('comes with a new document when another version of the shop took over', async () => {
    const failure = await failureOf(shop.browser('client-old').product(shopper, notes));
    expect([isRedirect(failure), isNotFound(failure)]).toEqual([true, false]);
    expect(failure).toMatchObject({ options: { href: '/p/LI-BB-01/beugelbh-lotte', reloadDocument: true } });
  });

  it('is kept as pages are, until what it shows changes', async () => {
    const pages = shop.browser(build);
    const address = `/_data/${build}/p/LI-BB-01/beugelbh-lotte`;
    const product = await pages.product(shopper, notes);
    await expect.poll(() => shop.cache.get(address)).toBeDefined();
    expect(await pages.product(shopper, notes)).toEqual(product);
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
  const { products } = (await shop.browser(build).category('bhs', search, notes)).listing;
  expect(products.map(({ sku }) => sku)).toEqual(opened);
  for (const { image = '' } of products)
    expect([image, html]).toEqual([expect.stringMatching(/blush-1\.jpg/), expect.stringContaining(image)]);
});

it('a variant that the page holds already is not asked for, once', async () => {
  const pages = shop.browser(build);
  const variant = { ...shopper, childSku: 'LI-BB-01-AUBERGINE-70B' };
  const product = await pages.product(variant, notes);
  pages.remember?.(product);
  expect(await pages.product(variant, notes)).toBe(product);
  expect(shop.asked).toHaveLength(1);
  await pages.product(variant, notes);
  expect(shop.asked).toHaveLength(2);
});
