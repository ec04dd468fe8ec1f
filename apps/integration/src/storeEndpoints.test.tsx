// @vitest-environment happy-dom
import { defaultEndpoints } from '@etalage/core';
import { visit } from '@etalage/shell/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

const password = 'Zomer-2026';
const storeCode = 'dailydeal';
const headers = { 'content-type': 'application/json', 'x-vs-store-code': storeCode };
/** Every endpoint of a store in a place of its own. */
const endpoints: typeof defaultEndpoints = { ...defaultEndpoints };
for (const name of Object.keys(endpoints)) Object.assign(endpoints, { [name]: `/elders/${name}` });

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let tokens: { token: string; refreshToken: string };
let called: string[] = [];
let sent: Headers[] = [];
/** Calls that the backend has not answered. */
let underWay = 0;

const post = async (path: string, body: object) =>
  (
    await backend.fetch(`http://shop.test/api/user/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json();

beforeAll(async () => {
  backend = await aRunningBackend();
  const email = 'jans@voorbeeld.nl';
  await post('create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  const { result, meta } = await post('login', { username: email, password });
  tokens = { token: result, refreshToken: meta.refreshToken };
});
beforeEach(() => {
  [called, sent] = [[], []];
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    called.push(url.pathname);
    sent.push(request.headers);
    const [, , name = '', ...rest] = url.pathname.split('/');
    const standard: string = Object(defaultEndpoints)[name] ?? '/api/nergens';
    url.pathname = [standard, ...rest].join('/');
    underWay += 1;
    return backend.fetch(new Request(url, request)).finally(() => (underWay -= 1));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});
closeTabs(() => underWay > 0);

const inShop = (path: string) =>
  visit({ path, hasSession: true, hasCart: true, hasWishes: true, view: { storeCode, endpoints } });

/** A page of a customer who is logged in here. */
function asCustomer(path: string) {
  localStorage.setItem('shop/user/current-token', JSON.stringify(tokens.token));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(tokens.refreshToken));
  return inShop(path);
}

/** Waits until the page has called an endpoint, and for the answers to all of its calls. */
async function untilCalled(name: string): Promise<void> {
  await waitFor(() => expect(called).toEqual(expect.arrayContaining([expect.stringMatching(`^/elders/${name}(/|$)`)])));
  await waitFor(() => expect(underWay).toBe(0));
}

const expectNoAdmin = () =>
  expect(sent.flatMap((all) => [...all]).filter((header) => /admin/i.test(header.join()))).toEqual([]);

it.each([
  ['user', '/my-account/orders'],
  ['newsletter', '/my-account/profile'],
  ['loyalty', '/my-account/loyalty-card'],
  ['wishlist', '/my-account/wishlist'],
  ['cart', '/cart/'],
])('STORE-19 a customer calls %s of the store view at %s, and nothing that it does not name', async (name, path) => {
  await asCustomer(path);
  await untilCalled(name);
  expect(called.filter((address) => !address.startsWith('/elders/'))).toEqual([]);
});

it('STORE-18 a customer is known by their token alone', async () => {
  await asCustomer('/my-account/orders');
  await untilCalled('user');
  expect(new Set(sent.map((all) => all.get('authorization')))).toEqual(new Set([`Bearer ${tokens.token}`]));
  expectNoAdmin();
});

it('STORE-18 a guest has no token', async () => {
  localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([{ sku: 'HD', id: 10, qty: 1 }]));
  await inShop('/wishlist');
  await untilCalled('search');
  expect(sent.map((all) => all.get('authorization')).filter(Boolean)).toEqual([]);
  expectNoAdmin();
});
