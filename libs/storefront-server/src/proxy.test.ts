import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createProxy } from './proxy.ts';

const unreachable = 'De winkel is even niet bereikbaar.';
const failures: unknown[] = [];
const report = (error: unknown) => `fout${failures.push(error)}`;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

/** A proxy before a backend that cuts every connection at its second request, unanswered. */
async function beforeCuttingBackend() {
  const used = new WeakSet<object>();
  const asked: string[] = [];
  const backendUrl = await listen(({ method = '', socket }, response) => {
    asked.push(method);
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    response.end('picture');
  });
  const proxy = createProxy({ backendUrl, storeCode: 'textile', trusts: () => false, unreachable, report });
  const store = await listen((incoming, outgoing) => proxy.forward(incoming, outgoing));
  return { asked, ask: (init?: RequestInit) => fetch(`${store}/img/1/1/resize/x.jpg`, init), proxy };
}

it('IMG-04 asks again for a picture when a connection that was kept open closes under it', async () => {
  const { ask, asked, proxy } = await beforeCuttingBackend();
  expect((await ask()).status).toBe(200);
  const again = await ask();
  expect([again.status, await again.text()]).toEqual([200, 'picture']);
  expect(asked).toHaveLength(3);
  proxy.close();
});

it('STORE-18 a call of a browser reaches the backend without an admin key', async () => {
  const headers: unknown[] = [];
  const backendUrl = await listen((incoming, response) => {
    headers.push(incoming.headers);
    response.end('{}');
  });
  const proxy = createProxy({ backendUrl, storeCode: 'textile', trusts: () => false, unreachable, report });
  const store = await listen((incoming, outgoing) => proxy.forward(incoming, outgoing));
  await fetch(`${store}/api/cart/pull`, { headers: { 'x-admin-key': 'geheim' } });
  expect(headers).toEqual([expect.not.objectContaining({ 'x-admin-key': expect.anything() })]);
  proxy.close();
});

it('never sends twice what may change something', async () => {
  const { ask, asked, proxy } = await beforeCuttingBackend();
  await ask();
  expect((await ask({ method: 'POST', body: '{}' })).status).toBe(503);
  expect(asked).toEqual(['GET', 'POST']);
  proxy.close();
});

it('ERR-08 reports a backend that does not answer, and names the reference of its log entry', async () => {
  const { ask, proxy } = await beforeCuttingBackend();
  await ask();
  const before = failures.length;
  const { headers } = await ask({ method: 'POST', body: '{}' });
  expect(failures).toHaveLength(before + 1);
  expect(headers.get('x-request-id')).toBe(`fout${failures.length}`);
  proxy.close();
});

it('asks nothing again for a shopper who left, and reports nothing', async () => {
  const before = failures.length;
  const asked: string[] = [];
  let arrived = () => {};
  const backendUrl = await listen(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('slow')) arrived();
    else response.end();
  });
  const proxy = createProxy({ backendUrl, storeCode: 'textile', trusts: () => false, unreachable, report });
  const store = await listen((incoming, outgoing) => proxy.forward(incoming, outgoing));
  await (await fetch(`${store}/api/warm`)).text();
  const left = new AbortController();
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
  const answer = fetch(`${store}/api/slow`, { signal: left.signal });
  await hasArrived;
  left.abort();
  await expect(answer).rejects.toThrow('aborted');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toEqual(['/api/warm', '/api/slow']);
  expect(failures).toHaveLength(before);
  proxy.close();
});

/** A proxy before a backend with a long list, which knows no packing. */
async function beforeLongList(headers: Record<string, string> = { 'content-type': 'application/json' }) {
  const list = JSON.stringify(Array.from({ length: 400 }, (_none, id) => ({ id, name: 'Badlaken' })));
  const backendUrl = await listen((_asked, response) => {
    response.writeHead(200, { 'content-length': String(list.length), ...headers }).end(list);
  });
  const proxy = createProxy({ backendUrl, storeCode: 'textile', trusts: () => false, unreachable, report });
  const store = await listen((incoming, outgoing) => proxy.forward(incoming, outgoing));
  const ask = (path: string, encoding = 'gzip, deflate, br, zstd') =>
    fetch(store + path, { headers: { 'accept-encoding': encoding } });
  return { ask, list, proxy };
}

it.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip'],
  [null, 'identity'],
])('SRCH-29 what searching asks for comes packed as %s to a browser that takes %s', async (encoding, taken) => {
  const { ask, list, proxy } = await beforeLongList();
  const answer = await ask('/api/catalog/shop/product/_search', taken);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('content-length')).toBe(encoding === null ? String(list.length) : null);
  expect(await answer.text()).toBe(list);
  proxy.close();
});

it.each([
  ['what belongs to one shopper', '/api/cart/pull', 'application/json'],
  ['a picture', '/img/1/1/resize/x.jpg', 'image/jpeg'],
])('leaves %s as it is', async (_what, path, type) => {
  const { ask, list, proxy } = await beforeLongList({ 'content-type': type });
  const answer = await ask(path);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(list);
  proxy.close();
});

it.each([
  ['warns once that shoppers share the limits of one client when a proxy is not in TRUST_PROXY', false, 1],
  ['does not warn of a proxy in TRUST_PROXY', true, 0],
])('%s', async (_title, isTrusted, count) => {
  const backendUrl = await listen((_asked, response) => response.end());
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const proxy = createProxy({ backendUrl, storeCode: 'textile', trusts: () => isTrusted, unreachable, report, warn });
  const store = await listen((incoming, outgoing) => proxy.forward(incoming, outgoing));
  await fetch(`${store}/api/x`);
  expect(warnings).toEqual([]);
  for (const address of ['1.2.3.4', '1.2.3.5'])
    await fetch(`${store}/api/x`, { headers: { 'x-forwarded-for': address } });
  expect(warnings).toEqual(Array(count).fill(expect.stringMatching(/share the limits of one client.*TRUST_PROXY/)));
  proxy.close();
});
