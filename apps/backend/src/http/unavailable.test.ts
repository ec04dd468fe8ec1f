import { unreachableResponse, createInProcessEngine } from '@etalage/search/engine';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/openDatabase.ts';
import { createLogger } from '../logger.ts';
import { aBackend, aFolder, testAdminKey } from '../testing/aBackend.ts';
import { aProductDocument } from '../testing/documents.ts';
import { importDocuments } from '../testing/importing.ts';

const search = '/api/catalog/etalage_dailydeal/product/_search?request=%7B%7D';
const lateIsNotKept = {
  'retry-after': expect.stringMatching(/^\d+$/),
  'cache-control': expect.stringContaining('no-store'),
};

it('SRCH-35 answers 503 with Retry-After, kept by nobody, while the search engine is away', async () => {
  const backend = await aBackend();
  await importDocuments(backend, { products: [aProductDocument()] });
  const away = { ...backend.ports.searchEngine, search: async () => unreachableResponse() };
  const { app } = createBackend({ ...backend.ports, searchEngine: away });
  const answer = await app.request(search);
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([503, expect.objectContaining(lateIsNotKept)]);
  expect(await answer.json()).toMatchObject({ total: 0, hits: [], unreachable: true });
});

it('SRCH-35 answers 503, and not an empty list, while the index of a filled store view is missing', async () => {
  const backend = await aBackend();
  await importDocuments(backend, { products: [aProductDocument()] });
  const { app } = createBackend({ ...backend.ports, searchEngine: createInProcessEngine(aFolder()) });
  expect((await app.request(search)).status).toBe(503);
});

/** A value for each parameter of a path that lets the call get as far as the database. */
const example: Record<string, string> = {
  ':index': 'etalage_dailydeal',
  ':entity': 'category',
  ':store': 'dailydeal',
  ':width': '310',
  ':height': '300',
};
/** Parameters and fields that many calls ask for; a call reads the ones it knows. */
const query = new URLSearchParams(
  'request={}&skus=A&sku=A&product_id=1&url=a&hash=1&text=badjas&cartId=d3b07384-d113-4ec6-a5c1-3d8f0b1c2a4e&coupon=A&after=1',
);
const body = JSON.stringify({
  url: 'a',
  includeFields: null,
  excludeFields: [],
  cartItem: { sku: 'A', qty: 1 },
  addressInformation: {},
  sku: 'A',
  email: 'a@example.nl',
  tags: ['product'],
});
const pathOf = (path: string) =>
  path
    .replace('/:name{sitemap-(?:pages|products)-[1-9][0-9]*\\.xml}', '/sitemap-products-1.xml')
    .replace(/:\w+(\{[^/]*\})?/g, (name) => example[name] ?? '1');

const databases: [name: string, open: () => Promise<Database>][] = [
  [
    'Postgres refuses connections',
    async () => drizzle(new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/shop' })),
  ],
  [
    'PGlite is closed',
    async () => {
      const { database, close } = await openPglite();
      await close();
      return database;
    },
  ],
];

it.each(databases)('API-02 no route answers 500 while %s', async (_name, open) => {
  const { app } = await aBackend({ database: await open(), logger: createLogger('silent') });
  const routes = new Map(app.routes.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  const answers = await Promise.all(
    [...routes.values()]
      .filter(({ method }) => method !== 'ALL')
      .map(async ({ method, path }) => {
        const headers = { 'x-admin-key': testAdminKey, 'content-type': 'application/json' };
        const init = { method, headers, ...(method === 'GET' ? {} : { body }) };
        const answer = await app.request(`${pathOf(path)}?${query}`, init);
        await answer.arrayBuffer();
        return `${answer.status} ${method} ${path} ${answer.headers.get('retry-after') ?? ''}`;
      }),
  );
  expect(answers.filter((line) => line.startsWith('500'))).toEqual([]);
  expect(answers.filter((line) => /^503 .*[^\d]$/.test(line))).toEqual([]);
  expect(answers.filter((line) => line.startsWith('503')).length).toBeGreaterThan(20);
});

it.each([
  ['GET', '/health'],
  ['GET', '/api/catalog/etalage_dailydeal/category/_search?request=%7B%7D'],
  ['GET', '/api/product/list?skus=A'],
  ['GET', '/api/stock/list?skus=A'],
  ['GET', '/api/feeds/sitemap-pages.xml'],
  ['GET', '/api/feeds/sitemap-products-1.xml'],
  ['GET', '/api/feeds/merchant-feed.xml'],
  ['POST', '/api/cart/create'],
])('API-02 %s %s answers 503 with Retry-After, kept by nobody, while the database is away', async (method, path) => {
  const database = drizzle(new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/shop' }));
  const { app } = await aBackend({ database });
  const answer = await app.request(path, { method });
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([503, expect.objectContaining(lateIsNotKept)]);
  expect(await answer.json()).toMatchObject({ code: 503, result: expect.any(String) });
});

describe('API-02 a shop whose database is away', () => {
  const refused = async () => {
    const database = drizzle(new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/shop' }));
    const { app, log } = await aBackend({ database });
    const answer = await app.request('/api/stock/check?sku=A');
    return { body: await answer.json(), log };
  };

  it('API-02 says so in Dutch, and nothing of the database', async () => {
    expect((await refused()).body).toEqual({
      code: 503,
      result: 'De winkel is even niet bereikbaar. Probeer het zo nog eens.',
    });
  });

  it('API-02 logs why', async () => {
    const { log } = await refused();
    const [line] = log.filter(({ msg }) => msg === 'a dependency is unavailable');
    expect(JSON.stringify(line)).toContain('ECONNREFUSED');
  });
});
