// @vitest-environment happy-dom
import { serverItem, serverItems } from '@etalage/cart/contract';
import { toStored } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import { anOrderRequest } from '@etalage/checkout/testing';
import type { StoreView } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { closeVisits, visit } from '@etalage/shell/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { leftCartPath } from '../../backend/src/leftCarts/mail.ts';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

const password = 'Zomer-2026';
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let customers = 0;
let customer: { email: string; bearer: Record<string, string>; cartId: string };

beforeAll(async () => {
  backend = await aRunningBackend();
  const stock = { qty: 9000, is_in_stock: true };
  const documents = [
    aProductDocument({ id: 1, sku: 'HD', name: 'Handdoek', price: 10, stock }),
    aProductDocument({ id: 2, sku: 'LK', name: 'Laken', price: 25, stock }),
  ].map((document) => JSON.stringify({ entity: 'product', document }));
  await backend.admin('/api/admin/import', `${documents.join('\n')}\n`, 'application/x-ndjson');
});
/** Calls of the shop that are under way. */
let calls = 0;

async function ask(request: Request): Promise<Response> {
  calls += 1;
  return backend.fetch(request).finally(() => (calls -= 1));
}

beforeEach(async () => {
  vi.stubGlobal('fetch', ask);
  customer = await aCustomer();
});
afterEach(() => {
  close();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
closeTabs(() => calls > 0);

async function post(path: string, body: unknown, more: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
  return (await backend.fetch(`http://shop.test${path}`, init)).json();
}
/** A customer with a cart on another device. */
async function aCustomer() {
  customers += 1;
  const email = `jans${customers}@voorbeeld.nl`;
  await post('/api/user/create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  const { result: token } = await post('/api/user/login', { username: email, password });
  const bearer = { authorization: `Bearer ${token}` };
  const { result: cartId } = await post('/api/cart/create', {}, bearer);
  return { email, bearer, cartId: String(cartId) };
}
const put = (sku: string, qty: number, cartId = customer.cartId, more = customer.bearer) =>
  post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty } }, more);
/** The lines that the server has of a cart, by sku. */
async function atServer(cartId = customer.cartId, more: Record<string, string> = customer.bearer) {
  const answer = await backend.fetch(`http://shop.test/api/cart/pull?cartId=${cartId}`, {
    headers: { ...headers, ...more },
  });
  return Object.fromEntries(v.parse(serverItems, (await answer.json()).result).map(({ sku, qty }) => [sku, qty]));
}
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

const inShop = (path = '/cart/', view: Partial<StoreView> = {}) =>
  visit({ path, hasSession: true, hasCart: true, view: { storeCode: 'dailydeal', ...view } });
/** Closes the tab. */
function close() {
  cleanup();
  closeVisits();
}
/** A guest at a page, with lines in the cart that the server has. */
async function aGuest(lines: Record<string, number>, path = '/cart/', view: Partial<StoreView> = {}) {
  const { result: cartId } = await post('/api/cart/create', {});
  const kept = [];
  for (const [sku, quantity] of Object.entries(lines)) {
    const { item_id: serverItemId, name } = v.parse(serverItem, (await put(sku, quantity, String(cartId), {})).result);
    const { option: _none, ...line } = aLine({
      sku,
      name,
      quantity,
      serverItemId,
      cartId,
      confirmedQuantity: quantity,
    });
    kept.push(toStored(line));
  }
  localStorage.setItem('shop/cart/current-cart', JSON.stringify(kept));
  localStorage.setItem('shop/cart/current-cart-token', JSON.stringify(cartId));
  const shop = await inShop(path, view);
  if (path === '/cart/') await expectCart(lines);
  return { ...shop, cartId: String(cartId) };
}
async function logIn() {
  const form = within(await screen.findByRole('form', { name: 'Inloggen' }));
  await userEvent.type(form.getByLabelText('E-mailadres'), customer.email);
  await userEvent.type(form.getByLabelText('Wachtwoord'), password);
  await userEvent.click(form.getByRole('button', { name: 'Inloggen' }));
}
/** What the cart page shows, by sku. */
const shownCart = () =>
  Object.fromEntries(
    [
      ['HD', 'Handdoek'],
      ['LK', 'Laken'],
    ].flatMap(([sku = '', name = '']) => {
      const field = screen.queryByRole('textbox', { name: `Aantal van ${name}` });
      return field === null ? [] : [[sku, Number(Object(field).value)]];
    }),
  );
const expectCart = (lines: Record<string, number>) => waitFor(() => expect(shownCart()).toEqual(lines));

/** At the login page and back at the cart. */
async function loggedIn({ router }: Pick<Awaited<ReturnType<typeof inShop>>, 'router'>) {
  await act(() => router.navigate({ href: '/login' }));
  await logIn();
  await act(() => router.navigate({ href: '/cart/' }));
}

/** Ends the customer's session at the server alone, as when it expires. */
async function endSession() {
  const refreshToken = stored('shop/user/current-refresh-token');
  expect(await post('/api/user/logout', { refreshToken })).toMatchObject({ code: 200 });
}

describe('SYNC-15 a guest who logs in', () => {
  it('SYNC-15 has the lines of both carts, equal ones with their quantities added', async () => {
    await put('HD', 1);
    await put('LK', 4);
    await loggedIn(await aGuest({ HD: 2 }));
    await expectCart({ HD: 3, LK: 4 });
    await waitFor(async () => expect(await atServer()).toEqual({ HD: 3, LK: 4 }));
    expect(stored('shop/cart/current-cart-token')).toBe(customer.cartId);
  });

  it('SYNC-09, SYNC-15 in the checkout has the lines of the guest alone', async () => {
    await put('HD', 1);
    await put('LK', 4);
    const { router } = await aGuest({ HD: 2 });
    await act(() => router.navigate({ href: '/checkout' }));
    await userEvent.type(await screen.findByLabelText('Voornaam'), 'Jans');
    await loggedIn({ router });
    await expectCart({ HD: 2 });
    await waitFor(async () => expect(await atServer()).toEqual({ HD: 2 }));
  });

  /** A guest with two towels who typed in the checkout; the customer's cart has other lines. The clock stands still. */
  async function aGuestInTheCheckout() {
    await put('HD', 1);
    await put('LK', 4);
    const guest = await aGuest({ HD: 2 });
    vi.useFakeTimers({ toFake: ['Date'] });
    await act(() => guest.router.navigate({ href: '/checkout' }));
    await userEvent.type(await screen.findByLabelText('Voornaam'), 'Jans');
    return guest;
  }

  it.each([
    ['the lines of the guest alone, 29 minutes and 59 seconds', 1_799_000, { HD: 2 }],
    ['the lines of both carts, 30 minutes and 1 second', 1_801_000, { HD: 3, LK: 4 }],
  ])('SYNC-16 has %s after the last change in the checkout', async (_lines, pause, lines) => {
    const { router } = await aGuestInTheCheckout();
    vi.setSystemTime(Date.now() + pause);
    await loggedIn({ router });
    await expectCart(lines);
    await waitFor(async () => expect(await atServer()).toEqual(lines));
  });

  it('SYNC-16 has the lines of the guest alone 20 minutes after the last change in the checkout, 40 after the first', async () => {
    const { router } = await aGuestInTheCheckout();
    vi.setSystemTime(Date.now() + 1_200_000);
    await userEvent.type(screen.getByLabelText('Achternaam'), 'de Vries');
    vi.setSystemTime(Date.now() + 1_200_000);
    await loggedIn({ router });
    await expectCart({ HD: 2 });
    await waitFor(async () => expect(await atServer()).toEqual({ HD: 2 }));
  });

  it('SYNC-15 finds the cart of another device, with an empty one here', async () => {
    await put('LK', 2);
    await loggedIn(await inShop());
    await expectCart({ LK: 2 });
  });

  it('SYNC-15 hears nothing of each line that goes along', async () => {
    await loggedIn(await aGuest({ HD: 2 }));
    await waitFor(async () => expect(await atServer()).toEqual({ HD: 2 }));
    expect(screen.queryByText(/toegevoegd aan je winkelwagen/u)).toBeNull();
  });
});

it('SYNC-14 the coupon of a guest goes along', async () => {
  const { cartId } = await aGuest({ HD: 2 });
  const email = `lezer${customers}@voorbeeld.nl`;
  await post('/api/ext/magento2-newsletter/subscribe', { email });
  const mail = await waitFor(() => backend.mailTo(email, 'newsletter-welcome'));
  const code = /NIEUWS-[A-Z2-9]{10}/u.exec(mail)?.[0] ?? expect.unreachable(mail);
  await post(`/api/cart/apply-coupon?coupon=${code}&cartId=${cartId}`, {});
  close();
  const shop = await inShop();
  await screen.findAllByText(new RegExp(code, 'u'));
  await loggedIn(shop);
  const coupon = async () =>
    (
      await backend.fetch(`http://shop.test/api/cart/coupon?cartId=${customer.cartId}`, {
        headers: { ...headers, ...customer.bearer },
      })
    ).json();
  await waitFor(async () => expect(await coupon()).toMatchObject({ result: code }));
});

it('GIFT-01, GIFT-08 the gift cards of a guest go along, and the customer can take one off again', async () => {
  const { cartId } = await aGuest({ HD: 2 });
  await backend.admin('/api/admin/gift-cards', JSON.stringify({ code: 'KAART00001', value: 5 }));
  await post('/api/ext/giftcard/apply', { token: '', quoteId: cartId, giftCardCode: 'KAART00001' });
  close();
  const shop = await inShop();
  await screen.findAllByText(/KAAR T000 01/u);
  await loggedIn(shop);
  const total = async () => {
    const asked = { headers: { ...headers, ...customer.bearer } };
    const answer = await backend.fetch(`http://shop.test/api/cart/totals?cartId=${customer.cartId}`, asked);
    return (await answer.json()).result.total_segments;
  };
  const paid = expect.objectContaining({ code: 'amasty_giftcard', value: -5 });
  await waitFor(async () => expect(await total()).toContainEqual(paid));
  await userEvent.click(await screen.findByRole('button', { name: 'Cadeaukaart KAAR T000 01 verwijderen' }));
  await waitFor(async () => expect(await total()).not.toContainEqual(paid));
});

it('SYNC-14 where price tiers are active the cart is reloaded from local storage at a login, and synced anew', async () => {
  await put('LK', 4);
  const shop = await aGuest({ HD: 2 }, '/cart/', { features: { ...aStoreView().features, priceTiers: true } });
  const lines = localStorage.getItem('shop/cart/current-cart') ?? '';
  localStorage.setItem('shop/cart/current-cart', lines.replaceAll(/("(?:prev_)?qty":)2/gu, '$13'));
  await loggedIn(shop);
  await expectCart({ HD: 3, LK: 4 });
  await waitFor(async () => expect(await atServer()).toEqual({ HD: 3, LK: 4 }));
});

it('SYNC-14 a login connects with the customer’s cart and merges, also where no cart is shown', async () => {
  await put('LK', 4);
  await aGuest({ HD: 2 }, '/login/');
  await logIn();
  await waitFor(() => expect(stored('shop/cart/current-cart-token')).toBe(customer.cartId));
  await waitFor(async () => expect(await atServer()).toEqual({ HD: 2, LK: 4 }));
});

describe('SYNC-14 the cart of a customer', () => {
  it('SESSION-18, SYNC-14 is empty after a logout, while the server keeps the lines', async () => {
    await put('HD', 2);
    const { router } = await inShop();
    await loggedIn({ router });
    await expectCart({ HD: 2 });
    await act(() => router.navigate({ href: '/my-account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(stored('shop/cart/current-cart')).toEqual([]));
    await act(() => router.navigate({ href: '/cart/' }));
    await expectCart({});
    expect(await atServer()).toEqual({ HD: 2 });
  });

  it('SYNC-14 is merged with that of a guest once: another login changes nothing', async () => {
    const shop = await aGuest({ HD: 2 });
    await loggedIn(shop);
    await waitFor(async () => expect(await atServer()).toEqual({ HD: 2 }));
    await act(() => shop.router.navigate({ href: '/my-account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(stored('shop/cart/current-cart')).toEqual([]));
    await loggedIn(shop);
    await expectCart({ HD: 2 });
    expect(await atServer()).toEqual({ HD: 2 });
  });

  it('SESSION-18 what waits of the cart at a logout is not sent for who comes next', async () => {
    await put('HD', 2);
    const shop = await inShop();
    await loggedIn(shop);
    await expectCart({ HD: 2 });
    const isCart = ({ url }: Request) => new URL(url).pathname.startsWith('/api/cart/');
    vi.stubGlobal('fetch', async (request: Request) => {
      if (isCart(request)) throw new TypeError('Failed to fetch');
      return ask(request);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Een meer van Handdoek' }));
    await waitFor(() => expect(stored('shop/cart/waiting-acts')).toHaveLength(1));
    await act(() => shop.router.navigate({ href: '/my-account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(stored('shop/cart/current-cart')).toEqual([]));
    expect(stored('shop/cart/waiting-acts') ?? []).toEqual([]);
    vi.stubGlobal('fetch', ask);
    customer = await aCustomer();
    await put('LK', 1);
    await loggedIn(shop);
    await expectCart({ LK: 1 });
    await waitFor(async () => expect(await atServer()).toEqual({ LK: 1 }));
  });

  it('SYNC-14 whose session ended by itself is not added once more at the next login', async () => {
    await put('HD', 2);
    const shop = await inShop();
    await loggedIn(shop);
    await expectCart({ HD: 2 });
    await endSession();
    await userEvent.click(screen.getByRole('button', { name: 'Een meer van Handdoek' }));
    expect(await screen.findByRole('dialog', { name: 'Mijn account' })).toBeVisible();
    await waitFor(async () =>
      expect(await atServer(String(stored('shop/cart/current-cart-token')), {})).toEqual({ HD: 3 }),
    );
    await logIn();
    await waitFor(() => expect(stored('shop/cart/current-cart-token')).toBe(customer.cartId));
    await expectCart({ HD: 3 });
    expect(await atServer()).toEqual({ HD: 3 });
  });

  it('SYNC-14 has what was added last once, also when its answer was lost before the session ended', async () => {
    await put('HD', 2);
    const shop = await inShop();
    await loggedIn(shop);
    await expectCart({ HD: 2 });
    const isUpdate = ({ url }: Request) => new URL(url).pathname === '/api/cart/update';
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await ask(request);
      if (isUpdate(request)) throw new TypeError('Failed to fetch');
      return answer;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Een meer van Handdoek' }));
    await waitFor(async () => expect(await atServer()).toEqual({ HD: 3 }));
    await endSession();
    vi.stubGlobal('fetch', ask);
    // A try that is under way fails yet, and would not hear of the network.
    await waitFor(() => expect(calls).toBe(0));
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(stored('shop/user/current-refresh-token')).toBeNull());
    expect(await screen.findByRole('dialog', { name: 'Mijn account' })).toBeVisible();
    await waitFor(() => expect(stored('shop/cart/current-cart-token')).toMatch(/^[0-9a-f]{32}$/u));
    await logIn();
    await waitFor(() => expect(stored('shop/cart/current-cart-token')).toBe(customer.cartId));
    await expectCart({ HD: 3 });
    expect(await atServer()).toEqual({ HD: 3 });
  });
});

describe('SYNC-08 a customer who comes back', () => {
  it('SYNC-08 sees what another device changed', async () => {
    await put('HD', 2);
    await loggedIn(await inShop());
    await expectCart({ HD: 2 });
    close();
    await put('HD', 5);
    await put('LK', 1);
    await inShop();
    await expectCart({ HD: 5, LK: 1 });
  });

  it('SYNC-08 does not see what another device removed', async () => {
    await put('HD', 2);
    await put('LK', 1);
    await loggedIn(await inShop());
    await expectCart({ HD: 2, LK: 1 });
    close();
    await post(`/api/cart/delete?cartId=${customer.cartId}`, { cartItem: { sku: 'LK' } }, customer.bearer);
    await inShop();
    await expectCart({ HD: 2 });
  });

  it('SYNC-08 keeps what the shopper changed while the cart of the server was pulled', async () => {
    await put('HD', 2);
    await loggedIn(await inShop());
    await expectCart({ HD: 2 });
    close();
    await put('LK', 1);
    const held = Promise.withResolvers<undefined>();
    const pulled: string[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await ask(request);
      if (new URL(request.url).pathname !== '/api/cart/pull') return answer;
      pulled.push(request.url);
      await held.promise;
      return answer;
    });
    await inShop();
    await waitFor(() => expect(pulled).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Een meer van Handdoek' }));
    held.resolve(undefined);
    await expectCart({ HD: 3, LK: 1 });
    await waitFor(async () => expect(await atServer()).toEqual({ HD: 3, LK: 1 }));
  });

  it('SYNC-13 finds an empty cart when the other device has ordered it', async () => {
    await put('HD', 2);
    await loggedIn(await inShop());
    await expectCart({ HD: 2 });
    close();
    const { addressInformation, ...request } = anOrderRequest({ cart_id: customer.cartId, store_code: 'dailydeal' });
    const methods = { ...addressInformation, payment_method_code: 'cashondelivery' };
    const order = { ...request, order_id: crypto.randomUUID(), products: [{ sku: 'HD', qty: 2 }] };
    expect(await post('/api/order', { ...order, addressInformation: methods }, customer.bearer)).toMatchObject({
      code: 200,
    });
    await inShop();
    await expectCart({});
    await waitFor(() => expect(stored('shop/cart/current-cart')).toEqual([]));
  });
});

describe('left carts: the link of the mail', () => {
  const expectPath = ({ router }: Awaited<ReturnType<typeof inShop>>, path: string) =>
    waitFor(() => expect(router.latestLocation.pathname).toBe(path));

  it('left carts: leads who is not logged in through the login to the cart, with exactly its lines', async () => {
    await put('HD', 2);
    await put('LK', 1);
    const shop = await inShop(leftCartPath);
    await logIn();
    await expectPath(shop, '/cart/');
    await expectCart({ HD: 2, LK: 1 });
    expect(await atServer()).toEqual({ HD: 2, LK: 1 });
  });

  it('left carts: leads who is logged in to the cart at once, every time with the same quantities', async () => {
    await put('HD', 2);
    await loggedIn(await inShop());
    await expectCart({ HD: 2 });
    for (const _time of ['once', 'twice']) {
      close();
      await expectPath(await inShop(leftCartPath), '/cart/');
      await expectCart({ HD: 2 });
      expect(await atServer()).toEqual({ HD: 2 });
    }
  });

  it('left carts: adds what a guest has here, once', async () => {
    await put('HD', 1);
    await put('LK', 4);
    const shop = await aGuest({ HD: 2 }, leftCartPath);
    await logIn();
    await expectPath(shop, '/cart/');
    await expectCart({ HD: 3, LK: 4 });
    await waitFor(async () => expect(await atServer()).toEqual({ HD: 3, LK: 4 }));
  });

  it('left carts: shows another customer who opens it nothing but their own cart', async () => {
    await put('HD', 2);
    customer = await aCustomer();
    await put('LK', 1);
    const shop = await inShop(leftCartPath);
    await logIn();
    await expectPath(shop, '/cart/');
    await expectCart({ LK: 1 });
  });

  it('left carts: any other goal of a login is the account', async () => {
    await put('HD', 2);
    await loggedIn(await inShop());
    await expectCart({ HD: 2 });
    const goals = [
      '',
      '/cart/',
      '//evil.example',
      '\\\\evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:0',
    ];
    for (const goal of goals) {
      close();
      const shop = await inShop(`/login/?next=${encodeURIComponent(goal)}`);
      await waitFor(() => expect(shop.router.latestLocation.href, goal).toBe('/my-account'));
    }
  });
});

it('SYNC-13 a 401 at the creation of a cart makes an anonymous one, which takes the local lines along', async () => {
  for (const key of ['token', 'refresh-token']) localStorage.setItem(`shop/user/current-${key}`, '"expired"');
  const { option: _none, ...line } = aLine({ sku: 'HD', name: 'Handdoek', quantity: 2 });
  const added = { kind: 'add', taskId: crypto.randomUUID(), line: toStored(line) };
  localStorage.setItem('shop/cart/waiting-acts', JSON.stringify([added]));
  await inShop();
  await waitFor(() => expect(stored('shop/cart/current-cart-token')).toMatch(/^[0-9a-f]{32}$/u));
  expect(await atServer(String(stored('shop/cart/current-cart-token')), {})).toEqual({ HD: 2 });
  await expectCart({ HD: 2 });
});
