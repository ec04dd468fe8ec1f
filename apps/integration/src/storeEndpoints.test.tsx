// @vitest-environment happy-dom
import { createCartStorage } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import { placedOrder } from '@etalage/checkout/contract';
import { checkoutPortsAtom, createCheckoutStorage, enterSectionAtom } from '@etalage/checkout/headless';
import { anOrderRequest, someDetails } from '@etalage/checkout/testing';
import { browserStorage, defaultEndpoints } from '@etalage/core';
import { visit } from '@etalage/shell/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
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

let isOnline = true;
const post = async (path: string, body: object, more: Record<string, string> = {}) => {
  const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
  return (await backend.fetch(`http://shop.test/api/${path}`, init)).json();
};
const email = 'jans@voorbeeld.nl';
const newTokens = async () => {
  const { result, meta } = await post('user/login', { username: email, password });
  return { token: result, refreshToken: meta.refreshToken };
};

beforeAll(async () => {
  backend = await aRunningBackend();
  const stock = { qty: 900, is_in_stock: true };
  const document = aProductDocument({ id: 10, sku: 'HD', name: 'Handdoek', price: 10, stock });
  const line = JSON.stringify({ entity: 'product', document });
  await backend.admin('/api/admin/import', `${line}\n`, 'application/x-ndjson');
  await post('user/create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  tokens = await newTokens();
});
beforeEach(() => {
  [called, sent] = [[], []];
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
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
  vi.restoreAllMocks();
});
closeTabs(() => underWay > 0);

const inShop = (path: string) =>
  visit({ path, hasSession: true, hasCart: true, hasWishes: true, view: { storeCode, endpoints } });

/** A page of a customer who is logged in here. */
function asCustomer(path: string, { token, refreshToken } = tokens) {
  localStorage.setItem('shop/user/current-token', JSON.stringify(token));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(refreshToken));
  return inShop(path);
}

/** Waits until the page has called an endpoint, and for the answers to all of its calls. */
async function untilCalled(name: string): Promise<void> {
  await waitFor(() => expect(called).toEqual(expect.arrayContaining([expect.stringMatching(`^/elders/${name}(/|$)`)])));
  await waitFor(() => expect(underWay).toBe(0));
}

const expectNoOther = () => expect(called.filter((address) => !address.startsWith('/elders/'))).toEqual([]);
const expectNoAdmin = () =>
  expect(sent.flatMap((all) => [...all]).filter((header) => /admin/i.test(header.join()))).toEqual([]);

it.each([
  ['user', '/my-account/orders'],
  ['user', '/my-account/returns'],
  ['newsletter', '/my-account/profile'],
  ['loyalty', '/my-account/loyalty-card'],
  ['wishlist', '/my-account/wishlist'],
  ['cart', '/cart/'],
])('API-11, STORE-19 a customer calls %s of the store view at %s, and nothing else', async (name, path) => {
  await asCustomer(path);
  await untilCalled(name);
  expectNoOther();
});

it('STORE-19 the products of a customer’s wishlist are found at the endpoint of the store view', async () => {
  await post('ext/wishlist', { productId: 10 }, { authorization: `Bearer ${tokens.token}` });
  await asCustomer('/my-account/wishlist');
  await untilCalled('search');
  expectNoOther();
});

it('STORE-19 a session is renewed at the endpoint of the store view', async () => {
  const { refreshToken } = await newTokens();
  await asCustomer('/my-account/orders', { token: 'x'.repeat(32), refreshToken });
  await waitFor(() => expect(called).toContain('/elders/user/refresh'));
  expectNoOther();
});

it('STORE-19 an order is ordered again at the endpoint of the store view', async () => {
  const authorization = `Bearer ${tokens.token}`;
  const { result: cart_id } = await post('cart/create', {});
  const { addressInformation, ...request } = anOrderRequest({ cart_id, store_code: storeCode });
  const paid = { ...addressInformation, payment_method_code: 'cashondelivery' };
  const order = { ...request, order_id: crypto.randomUUID(), products: [{ sku: 'HD', qty: 1 }] };
  const { result } = await post('order', { ...order, addressInformation: paid }, { authorization });
  await asCustomer(`/my-account/order/${v.parse(placedOrder, result).orderNumber}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw bestellen' }));
  await waitFor(() => expect(screen.getByText(/liggen in je winkelwagen/u)).toBeTruthy());
  expectNoOther();
});

it('STORE-19 the form of the newsletter is sent to the endpoint of the store view', async () => {
  await inShop('/wishlist');
  const form = document.querySelector('form[data-newsletter]');
  expect(form?.getAttribute('action')).toBe('/elders/newsletter/form');
});

/** Two towels in the cart of this browser and of the server, and a checkout that is filled in. */
async function fillBrowser(): Promise<void> {
  const cartId = String((await post('cart/create', {})).result);
  const { result } = await post(`cart/update?cartId=${cartId}`, { cartItem: { sku: 'HD', qty: 2, quoteId: cartId } });
  const { item_id: serverItemId } = v.parse(v.object({ item_id: v.number() }), result);
  const { parentSku: _parent, option: _option, ...line } = aLine({ sku: 'HD', quantity: 2, price: 1000 });
  createCartStorage(browserStorage()).write({ lines: [{ ...line, type: 'simple', serverItemId, cartId }], cartId }, '');
  const { paymentDetails, ...details } = someDetails();
  const paid = { ...paymentDetails, paymentMethod: 'cashondelivery' };
  createCheckoutStorage(browserStorage()).writeDetails({ ...details, paymentDetails: paid });
}

describe('STORE-19 a guest calls the endpoints of the store view', () => {
  beforeEach(fillBrowser);

  it.each([
    ['a coupon', 'Heb je een kortingscode?', 'Kortingscode', 'Toepassen', '/elders/cart/apply-coupon'],
    [
      ...(['a gift card', 'Heb je een cadeaukaart?', 'Code van je cadeaukaart'] as const),
      ...(['Cadeaukaart gebruiken', '/elders/giftcard/apply'] as const),
    ],
  ])('API-11, STORE-19 for %s', async (_what, question, field, button, address) => {
    await inShop('/cart/');
    await userEvent.click(await screen.findByText(question));
    await userEvent.type(await screen.findByRole('textbox', { name: field }), 'CODE12345678');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(called).toContain(address));
    expectNoOther();
  });

  it('API-11, STORE-19 for the codes that go along to the cart of a customer', async () => {
    const { events } = await inShop('/cart/');
    await screen.findByText('Heb je een cadeaukaart?');
    events.emit('cart/joined', { coupon: 'TIEN', giftCards: ['CODE12345678'] });
    await waitFor(() =>
      expect(called).toEqual(expect.arrayContaining(['/elders/cart/apply-coupon', '/elders/giftcard/apply'])),
    );
    expectNoOther();
  });

  it('STORE-19 for the link to a cart', async () => {
    await inShop('/cart/');
    await userEvent.click(await screen.findByRole('button', { name: 'Winkelwagen delen' }));
    await waitFor(() => expect(called).toContain('/elders/cart/share'));
    expectNoOther();
  });

  /** Places the order of the checkout, with a network or without. */
  async function placeOrder(isThere: boolean): Promise<void> {
    const shop = await inShop('/checkout');
    await screen.findByRole('region', { name: 'Persoonlijke gegevens' });
    act(() => shop.store.set(enterSectionAtom, 'OrderReview'));
    await waitFor(() => expect(shop.store.get(checkoutPortsAtom).placeOffline).toBeDefined());
    await userEvent.click(await screen.findByRole('checkbox', { name: /akkoord/u }));
    isOnline = isThere;
    act(() => void dispatchEvent(new Event(isThere ? 'online' : 'offline')));
    await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
    if (!isThere) await screen.findByRole('region', { name: 'Je bestelling staat klaar' });
  }

  it.each([
    ['for an order', true],
    ['for an order that waited for a network', false],
  ])('API-11, STORE-19 %s', async (_which, isThere) => {
    await placeOrder(isThere);
    if (!isThere) {
      isOnline = true;
      act(() => void dispatchEvent(new Event('online')));
    }
    const names = ['cart', 'cartExtend', 'payment', 'order', ...(isThere ? ['checkout'] : [])];
    await waitFor(() => expect(called.map((address) => address.split('/')[2])).toEqual(expect.arrayContaining(names)));
    expectNoOther();
  });

  it('API-11, STORE-19 for the cart of an order that waited and has none', async () => {
    await placeOrder(false);
    cleanup();
    const tasks = localStorage.getItem('shop/sync/tasks') ?? expect.unreachable();
    localStorage.setItem('shop/sync/tasks', tasks.replace(/"cart_id":"[^"]+"/u, '"cart_id":""'));
    isOnline = true;
    await inShop('/nergens');
    await userEvent.click(await screen.findByRole('button', { name: 'Nu versturen' }));
    await waitFor(() => expect(called).toEqual(expect.arrayContaining(['/elders/cart/create', '/elders/order'])));
    expectNoOther();
  });
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
