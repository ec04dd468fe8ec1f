import { en } from '@etalage/shell/en';
import { nl } from '@etalage/shell/nl';
import { loadServerWords } from '@etalage/shell/server';
import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProxy } from './proxy.ts';
import { createShopServer } from './shopServer.ts';

let backend: Server;
let shop: Server;
let seen: { url: string; headers: IncomingHttpHeaders };
let failures: unknown[];

const address = (server: Server) => {
  const at = server.address();
  return typeof at === 'object' && at !== null ? `http://127.0.0.1:${at.port}` : '';
};

const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const dutch = await loadServerWords(nl);

const aProxy = ({ outage: { unreachableCall: unreachable } } = dutch) =>
  createProxy({
    backendUrl: address(backend),
    storeCode: 'fashion',
    trusts: () => false,
    unreachable,
    report: () => 'fout',
  });

/** A shop over the backend, in these words, that cannot draw a page. */
const aShop = (words = dutch) =>
  listening(
    createShopServer({
      storeName: 'Linge',
      words,
      files: new Map(),
      proxy: aProxy(words),
      page: { sendKept: () => false, answer: () => Promise.reject(new Error('no page today')) },
      backendIsUp: async () => false,
      report: (error) => `fout${failures.push(error)}`,
    }),
  );

beforeEach(async () => {
  failures = [];
  backend = await listening(
    createServer((incoming, outgoing) => {
      seen = { url: incoming.url ?? '', headers: incoming.headers };
      incoming.pipe(outgoing.writeHead(200, { 'content-type': 'application/json' }));
    }),
  );
  shop = await aShop();
});
afterEach(() => {
  shop.close();
  backend.close();
});

it('passes calls on with the store code and the address of the shopper, and believes neither from outside', async () => {
  const answer = await fetch(`${address(shop)}/api/cart/create?token=x`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'x-vs-store-code': 'textile', 'x-forwarded-for': '1.2.3.4', cookie: 'a=b', authorization: 'Bearer t' },
  });
  expect(await answer.json()).toEqual({ a: 1 });
  expect(seen.url).toBe('/api/cart/create?token=x');
  expect(seen.headers).toMatchObject({
    'x-vs-store-code': 'fashion',
    'x-forwarded-for': '127.0.0.1',
    authorization: 'Bearer t',
  });
  expect(seen.headers.cookie).toBeUndefined();
});

it.each([
  ['SEO-07', '/robots.txt'],
  ['SEO-06', '/sitemap.xml'],
  ['SEO-06', '/sitemap-pages.xml'],
  ['SEO-06', '/sitemap-pages-2.xml'],
  ['SEO-06', '/sitemap-products-2.xml'],
  ['SEO-08', '/merchant-feed.xml'],
  ['BLOG-07', '/blog-feed.xml'],
])('%s gives what search engines ask for at the root: %s', async (_id, path) => {
  await fetch(`${address(shop)}${path}`);
  expect([seen.url, seen.headers['x-vs-store-code']]).toEqual([`/api/feeds${path}`, 'fashion']);
});

it.each(['/api/../outbox', '/img/x/../../outbox', '/api/%2e%2e/outbox', '/api/..\\outbox'])(
  'shows nothing of the backend but /api and /img: %s',
  async (path) => {
    seen = { url: 'not asked', headers: {} };
    const status = await new Promise((resolve) => {
      // Not fetch: it would tidy the path before it sends it.
      get(`${address(shop)}/`, { path }, (answer) => resolve(answer.resume().statusCode));
    });
    expect([status, seen.url]).toEqual([404, 'not asked']);
  },
);

/** What a shop tells of a call while the backend is gone. */
async function callWithoutBackend() {
  backend.close();
  backend.closeAllConnections();
  await once(backend, 'close');
  const answer = await fetch(`${address(shop)}/api/x`);
  return [answer.status, await answer.json()];
}

it('says in the envelope that the backend does not answer', async () => {
  const result = 'De winkel is even niet bereikbaar. Probeer het zo nog eens.';
  expect(await callWithoutBackend()).toEqual([503, { code: 503, result }]);
});

it('answers a page that could not be drawn with 500 and a word to the shopper', async () => {
  const answer = await fetch(`${address(shop)}/c/bad`);
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(text).toContain('500 - interne serverfout');
  expect(text).toContain('dit nummer: fout1');
  expect(failures).toHaveLength(1);
});

it('ERR-08 what stands in place of a page that could not be drawn names the reference of its log entry', async () => {
  const text = await (await fetch(`${address(shop)}/c/bad`)).text();
  expect(failures).toHaveLength(1);
  expect(text).toContain('dit nummer: fout1');
});

it('A11Y-01 the language of what stands in place of a page that could not be drawn is nl', async () => {
  const answer = await fetch(`${address(shop)}/c/bad`);
  expect(await answer.text()).toContain('<html lang="nl">');
});

describe('a shop in English', () => {
  beforeEach(async () => {
    shop.close();
    shop = await aShop(await loadServerWords(en));
  });

  it('says in English that the backend does not answer', async () => {
    const result = 'The shop cannot be reached for a moment. Please try again soon.';
    expect(await callWithoutBackend()).toEqual([503, { code: 503, result }]);
  });

  it('answers a page that could not be drawn in English', async () => {
    const text = await (await fetch(`${address(shop)}/c/bad`)).text();
    expect(text).toContain('<html lang="en">');
    expect(
      text
        .replace(/^.*<title>/, '')
        .split(/<[^>]*>/)
        .filter(Boolean),
    ).toEqual([
      'Linge',
      '500 internal server error',
      'Something went wrong. Your cart is kept. We try again in a moment.',
      'Does it keep going wrong? Call or mail us and give this number: fout1',
      'Back to the home page',
    ]);
  });
});

it('sends security headers, tells how the backend is, and refuses what a page does not take', async () => {
  const health = await fetch(`${address(shop)}/health`);
  expect(await health.json()).toEqual({ status: 'ok', backend: 'down' });
  expect(health.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${address(shop)}/c/bad`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${address(shop)}/assets/gone.js`)).status).toBe(404);
});

it('closes a connection that sends requests ahead, and begins one page for all of them', async () => {
  const socket = connect(Number(new URL(address(shop)).port), '127.0.0.1', () =>
    socket.write('GET /c/bad HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1000)),
  );
  // The connection may be reset: its answers were not read.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(failures).toHaveLength(1);
});

it('goes on when a shopper leaves just before the backend answers', async () => {
  const proxy = aProxy();
  const left = new Promise<void>((resolve) => {
    const server = createServer((incoming, outgoing) => {
      outgoing.once('close', () => {
        proxy.forward(incoming, outgoing);
        server.close(() => resolve());
      });
    });
    void listening(server).then(() => {
      const call = get(`${address(server)}/api/cart`, { agent: false });
      call.on('error', () => undefined);
      server.once('request', () => call.destroy());
    });
  });
  await left;
  await new Promise((resolve) => setTimeout(resolve, 50));
  proxy.close();
});
