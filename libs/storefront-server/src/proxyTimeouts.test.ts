import { nl } from '@etalage/shell/nl';
import { loadServerWords } from '@etalage/shell/server';
import { once } from 'node:events';
import { createServer, get, request, type RequestListener, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { createProxy } from './proxy.ts';
import { createShopServer } from './shopServer.ts';

/** The proxy's timers tick once in a second at most. */
const tick = 1000;
const timeouts = { connect: 200, firstByte: 400, stall: 300 };
const picture = '/img/310/300/resize/a.jpg';
const unreachable = { code: 503, result: 'De winkel is even niet bereikbaar. Probeer het zo nog eens.' };

const words = await loadServerWords(nl);

const stops: (() => void)[] = [];
afterAll(() => stops.forEach((stop) => stop()));

async function addressOf(server: SocketServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return `127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
}

async function listen(server: Server): Promise<string> {
  stops.push(() => server.close().closeAllConnections());
  return `http://${await addressOf(server)}`;
}

/** The address of a shop whose calls go to a backend. */
function shopOver(backendUrl: string, times = timeouts): Promise<string> {
  const proxy = createProxy({
    backendUrl,
    storeCode: 'fashion',
    trusts: () => false,
    unreachable: words.outage.unreachableCall,
    report: () => 'fout',
    timeouts: times,
  });
  stops.push(proxy.close);
  return listen(
    createShopServer({
      storeName: 'Linge',
      words,
      files: new Map(),
      proxy,
      page: { sendKept: () => false, answer: async () => undefined },
      backendIsUp: async () => true,
      report: () => '',
    }),
  );
}

const shopBefore = async (answer: RequestListener) => shopOver(await listen(createServer(answer)));

/** The status and body of a call, what its headers say to caches, and the milliseconds that it took. */
async function timed(url: string, init?: RequestInit) {
  const began = performance.now();
  const response = await fetch(url, init);
  const { status, headers } = response;
  const body: unknown = await response.json();
  return {
    answer: [status, body, headers.get('retry-after'), headers.get('cache-control')],
    took: performance.now() - began,
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it.concurrent.each([
  ['GET', '/api/stock/check'],
  ['POST', '/api/cart/create'],
  ['GET', picture],
  ['GET', '/sitemap.xml'],
])('%s %s is 503, kept by nobody, when the backend accepts and never answers', async (method, path) => {
  const shop = await shopBefore(() => undefined);
  const { answer, took } = await timed(shop + path, { method });
  expect(answer).toEqual([503, unreachable, '5', 'no-store']);
  expect(took).toBeGreaterThan(timeouts.firstByte / 2);
  expect(took).toBeLessThan(timeouts.firstByte + 2 * tick);
});

it.concurrent('a call is 503 when no connection is made in time', async () => {
  // It takes the bytes of an encrypted connection and never sets one up.
  const silent = createSocketServer((socket) => void socket.resume().on('error', () => undefined));
  stops.push(() => silent.close());
  const shop = await shopOver(`https://${await addressOf(silent)}`, { ...timeouts, firstByte: 60_000 });
  const { answer, took } = await timed(`${shop}/api/stock/check`);
  expect(answer).toEqual([503, unreachable, '5', 'no-store']);
  expect(took).toBeLessThan(timeouts.connect + 2 * tick);
});

it.concurrent('an answer that stops in the middle is cut off', async () => {
  const shop = await shopBefore((_asked, outgoing) =>
    outgoing.writeHead(200, { 'content-length': '100' }).write('half'),
  );
  const answer = await fetch(shop + picture);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
});

it.concurrent('a packed answer that stops in the middle is cut off', async () => {
  const shop = await shopBefore((_asked, outgoing) =>
    outgoing.writeHead(200, { 'content-type': 'application/json' }).write('[1,'),
  );
  const answer = await fetch(`${shop}/api/catalog/shop/product/_search`);
  await expect(answer.text()).rejects.toThrow('terminated');
});

it.concurrent('an answer that arrives in pieces is not cut off, however long it takes', async () => {
  const shop = await shopBefore(async (_asked, outgoing) => {
    for (const part of ['a', 'b', 'c', 'd', 'e', 'f']) {
      outgoing.write(part);
      await pause(timeouts.stall / 3);
    }
    outgoing.end();
  });
  expect(await (await fetch(shop + picture)).text()).toBe('abcdef');
});

it.concurrent('a shopper who sends a body slowly is not cut off', async () => {
  const shop = await shopBefore(async (incoming, outgoing) => outgoing.end(await text(incoming)));
  const call = request(`${shop}/api/cart/create`, { method: 'POST' });
  call.write('{"a":');
  await pause(timeouts.firstByte * 3);
  call.end('1}');
  const [answer] = await once(call, 'response');
  expect([answer.statusCode, await text(answer)]).toEqual([200, '{"a":1}']);
});

it.concurrent('a shopper who reads slowly is not cut off', async () => {
  const size = 20_000_000;
  const shop = await shopBefore((_asked, outgoing) => outgoing.end(Buffer.alloc(size)));
  const [answer] = await once(get(shop + picture), 'response');
  await pause(timeouts.stall * 5);
  expect((await text(answer)).length).toBe(size);
});

it.concurrent('a body that is announced with Expect is passed on', async () => {
  const shop = await shopBefore((incoming, outgoing) => incoming.pipe(outgoing));
  const call = request(`${shop}/api/cart/create`, { method: 'POST', headers: { expect: '100-continue' } });
  call.flushHeaders();
  await once(call, 'continue');
  call.end('{"a":1}');
  const [answer] = await once(call, 'response');
  expect([answer.statusCode, await text(answer)]).toEqual([200, '{"a":1}']);
});
