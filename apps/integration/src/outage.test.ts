import { createRegions, createServices, createStorePages } from '@etalage/shell/server';
import {
  createOutputCache,
  createPageHandler,
  createSharedCatalogue,
  createShopServer,
} from '@etalage/storefront-server';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unreachableResponse } from '@etalage/search/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { createBackend } from '../../backend/src/backend.ts';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { fashion } from '../../fashion/src/store.ts';
import { kinds, shown } from './testing/shown.ts';
import { words } from './testing/words.ts';
import { completeView } from '@etalage/core';

const build = 'client-abc';
const product = '/p/HD-100/handdoek-fenne';
const pages = [
  '/',
  '/c/bad',
  product,
  '/i/klantenservice',
  '/search?q=handdoek',
  '/no-result?q=xyzzy',
  '/oud/adres.html',
  '/my-account/oud-adres',
];

type Fetch = typeof globalThis.fetch;

let backend: TestBackend;
/** The same backend without a search engine. */
let searchless: Fetch;
let shop: ReturnType<typeof aShop>;
beforeAll(async () => {
  backend = await aBackend();
  await importDocuments(
    backend,
    {
      categories: [aCategoryDocument()],
      products: [aProductDocument(), aProductDocument({ id: 101, sku: 'HD-101', url_key: 'handdoek-ans' })],
    },
    { storeCode: 'fashion' },
  );
  const searchEngine = { ...backend.ports.searchEngine, search: async () => unreachableResponse() };
  const { app } = createBackend({ ...backend.ports, searchEngine });
  searchless = async (input, init) => app.fetch(new Request(input, init));
});
beforeEach(async () => void (await once((shop = aShop()).server, 'listening')));
afterEach(() => void shop.server.close());

/** A store server over a backend whose calls a test can make fail. */
function aShop(options: { timeout?: number } = {}) {
  const now = () => backend.clock.now();
  let call: Fetch = backend.fetch;
  const fetch: Fetch = (input, init) => call(input, init);
  const catalogue = createSharedCatalogue('followed', now);
  const services = () =>
    createServices({
      words,
      view: fashion.view,
      siteUrl: 'https://f.test',
      baseUrl: 'http://backend.test',
      fetch,
      now,
      cache: catalogue.cache(),
      memory: catalogue.memory,
      ...options,
    });
  const regions = createRegions({
    view: completeView(fashion.view),
    words,
    services,
    logo: '<svg></svg>',
    draw: renderToStaticMarkup,
    now,
  });
  const cache = createOutputCache(now);
  const renderer = {
    app: fashion,
    baseUrl: 'https://f.test',
    services,
    assetsOf: () => ({ entry: 'client.js', scripts: [], styles: [], forCart: [] }),
    regions: regions.parts,
    report: () => '',
  };
  const handler = createPageHandler(renderer, build, cache);
  let work = Promise.resolve();
  const server = createShopServer({
    storeName: 'Linge',
    words,
    files: new Map(),
    proxy: { forward: () => undefined, close: () => undefined },
    page: {
      sendKept: handler.sendKept,
      answer: (incoming, outgoing) => (work = handler.answer(incoming, outgoing)),
    },
    backendIsUp: async () => true,
    report: () => '',
  }).listen(0, '127.0.0.1');
  const get = (path: string) => {
    const at = server.address();
    const port = typeof at === 'object' && at !== null ? at.port : 0;
    return globalThis.fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  };
  /** The page that a request in this moment gets of the cache; the last page was sent before it was kept. */
  const kept = async (path: string) => {
    await work;
    return cache.get(path);
  };
  return { get, server, cache, catalogue, kept, become: (fate: Fetch) => void (call = fate) };
}

const away: Fetch = () => Promise.reject(new TypeError('fetch failed'));
const refusing: Fetch = async () =>
  Response.json({ code: 503, result: 'Even niet' }, { status: 503, headers: { 'retry-after': '5' } });
const late: Fetch = () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'));
/** All calls arrive but those whose address holds a text. */
const but =
  (part: string): Fetch =>
  (input, init) =>
    (input instanceof Request ? input.url : String(input)).includes(part)
      ? refusing(input, init)
      : backend.fetch(input, init);

const failed = {
  'retry-after': expect.stringMatching(/^\d+$/),
  'cache-control': 'no-store',
};
const answerOf = async (path: string) => {
  const answer = await shop.get(path);
  const whole = await answer.text();
  const [text = whole] = /<main[^]*<\/main>/.exec(whole) ?? [];
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text,
    isIndexed: !whole.includes('"noindex"'),
  };
};

describe.each([
  ['is away', away],
  ['answers 503', refusing],
  ['is too late', late],
])('while the backend %s', (_how, fate) => {
  it.each(pages)('%s answers 503 and says so, kept by nobody', async (path) => {
    shop.become(fate);
    const { status, headers, text, isIndexed } = await answerOf(path);
    expect([status, headers]).toEqual([503, expect.objectContaining(failed)]);
    expect(text).toContain('De winkel is even niet bereikbaar');
    expect(isIndexed).toBe(!/search|no-result|my-account/.test(path));
  });
});

describe.each<[string, RequestListener]>([
  ['accepts calls and never answers', () => undefined],
  [
    'stops in the middle of every answer',
    (_asked, outgoing) => void outgoing.writeHead(200, { 'content-type': 'application/json' }).write('{"code":200,'),
  ],
])('while the backend %s', (_how, answer) => {
  const timeout = 300;
  const silent = createServer(answer);
  let address = '';
  beforeAll(async () => {
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const at = silent.address();
    address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  });
  afterAll(() => void silent.close().closeAllConnections());

  it.each(pages)('%s answers 503 and says so, soon and kept by nobody', async (path) => {
    shop.server.close();
    await once((shop = aShop({ timeout })).server, 'listening');
    shop.become((input, init) => globalThis.fetch(new Request(address, input instanceof Request ? input : {}), init));
    const began = performance.now();
    const { status, headers, text } = await answerOf(path);
    expect([status, headers]).toEqual([503, expect.objectContaining(failed)]);
    expect(text).toContain('De winkel is even niet bereikbaar');
    expect(performance.now() - began).toBeLessThan(4 * timeout);
  });
});

describe('while the search engine is away', () => {
  it.each([
    [product, 'De winkel is even niet bereikbaar'],
    ['/c/bad', 'Bad'],
    ['/search?q=handdoek', 'handdoek'],
  ])('SRCH-35 %s answers 503, kept by nobody', async (path, words) => {
    shop.become(searchless);
    const { status, headers, text } = await answerOf(path);
    expect([status, headers]).toEqual([503, expect.objectContaining(failed)]);
    expect(text).toContain(words);
  });

  it('SRCH-35 a listing has the name of its category', async () => {
    shop.become(searchless);
    expect((await answerOf('/c/bad')).text).toMatch(/<h1[^>]*>Bad<\/h1>/);
  });

  it('SRCH-35 a listing has a message in place of its products', async () => {
    shop.become(searchless);
    expect((await answerOf('/c/bad')).text).toContain('Er zijn nog geen producten geladen voor deze categorie.');
  });

  it('SRCH-35 the results say that searching fails now', async () => {
    shop.become(searchless);
    expect((await answerOf('/search?q=handdoek')).text).toContain('Zoeken lukt nu even niet.');
  });

  it.each([
    ['/', 503],
    [`/_data/${build}/`, 200],
  ])('ERR-06 %s answers %i, which nobody caches', async (path, expected) => {
    shop.become(searchless);
    const { status, headers } = await answerOf(path);
    expect([status, headers]).toEqual([expected, expect.objectContaining(failed)]);
    expect(await shop.kept(path)).toBeUndefined();
  });

  it('ERR-06 the home page says in the place of its products that something went wrong, and shows the rest', async () => {
    shop.become(searchless);
    const { text } = await answerOf('/');
    expect(text).toMatch(/draagt.*Er is iets misgegaan.*Satijn met een matte kant/s);
  });

  it.each([
    [product, 503],
    ['/c/bad', 200],
    ['/search?q=handdoek', 200],
  ])('SRCH-35 the data of %s answer %i, which nobody caches', async (path, expected) => {
    shop.become(searchless);
    const address = `/_data/${build}${path}`;
    const { status, headers } = await answerOf(address);
    expect([status, headers]).toEqual([expected, expect.objectContaining(failed)]);
    expect(await shop.kept(address)).toBeUndefined();
  });

  it('SRCH-35 a link inside the shop shows a listing with the name of its category', async () => {
    shop.become(searchless);
    const browser = createStorePages(build, (address) => shop.get(String(address)));
    expect(await shown(browser, kinds.category, { params: { slug: 'bad' } })).toMatchObject({
      name: 'Bad',
      listing: { isUnreachable: true, products: [] },
    });
  });

  it('SRCH-35 a link inside the shop shows that searching fails now', async () => {
    shop.become(searchless);
    const browser = createStorePages(build, (address) => shop.get(String(address)));
    expect(await shown(browser, kinds.search, { search: { q: 'handdoek' } })).toMatchObject({
      text: 'handdoek',
      listing: { isUnreachable: true },
    });
  });

  it.each([product, '/c/bad', '/search?q=handdoek'])('SRCH-35 %s is whole as soon as it is back', async (path) => {
    shop.become(searchless);
    await shop.get(path);
    shop.become(backend.fetch);
    const { status, text } = await answerOf(path);
    expect([status, text.includes('Handdoek Fenne')]).toEqual([200, true]);
  });
});

/** A page that the output cache holds. */
async function kept(path: string) {
  let text = '';
  await expect
    .poll(async () => {
      text = (await answerOf(path)).text;
      return shop.kept(path);
    })
    .toBeDefined();
  return text;
}

describe('a page that was kept', () => {
  it.each([product, '/c/bad', `/_data/${build}/c/bad`])('is sent in place of a failure, stale: %s', async (path) => {
    const text = await kept(path);
    shop.cache.clear();
    shop.catalogue.forget();
    shop.become(away);
    const answer = await answerOf(path);
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-output-cache': 'stale' });
  });

  it('is not sent an hour after it was fresh', async () => {
    await kept(product);
    shop.cache.clear();
    shop.become(away);
    backend.clock.advance(3_600_001);
    expect((await answerOf(product)).status).toBe(503);
  });

  it('is not sent in place of a page that is not there any more', async () => {
    await kept(product);
    shop.cache.clear();
    shop.catalogue.forget();
    shop.become(async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.includes('/product/_search') ? Response.json({ total: 0, hits: [] }) : backend.fetch(input, init);
    });
    expect((await answerOf(product)).status).toBe(404);
  });
});

describe('a page that came out incomplete', () => {
  it.each([
    ['reviews', product, '/review/list'],
    ['breadcrumbs', product, '/category/_search'],
    ['menu and footer', '/c/bad', 'config/theme'],
  ])('is shown without its %s, and not kept', async (_what, path, part) => {
    shop.become(but(part));
    expect((await answerOf(path)).status).toBe(200);
    expect(await shop.kept(path)).toBeUndefined();
    shop.become(backend.fetch);
    backend.clock.advance(1000);
    await kept(path);
  });
});
