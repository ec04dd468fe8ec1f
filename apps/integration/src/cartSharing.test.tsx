// @vitest-environment happy-dom
import { cartKeys, hasWaitingActsAtom, linesAtom, toStored } from '@etalage/cart/headless';
import { serverItem } from '@etalage/cart/contract';
import { aLine } from '@etalage/cart/testing';
import { visit } from '@etalage/shell/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

/** From when this file exists, the backend's clock is 31 days ahead. */
const folder = mkdtempSync(join(tmpdir(), 'clock-'));
const ahead = join(folder, 'ahead');
const clock = `const { existsSync } = process.getBuiltinModule('node:fs'); const now = Date.now;
Date.now = () => now() + (existsSync(${JSON.stringify(ahead)}) ? 31 * 86400000 : 0);`;

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let isOffline = false;
/** How many calls are under way. */
let calls = 0;
beforeAll(async () => {
  const preload = `--import=data:text/javascript,${encodeURIComponent(clock)}`;
  backend = await aRunningBackend({ NODE_OPTIONS: preload });
});
beforeEach(() => {
  isOffline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    calls += 1;
    return backend.fetch(request).finally(() => (calls -= 1));
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  rmSync(ahead, { force: true });
});
closeTabs(() => calls > 0);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
const post = async (path: string, body: unknown = {}) =>
  (await backend.fetch(`http://shop.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();

let products = 0;
const offer = (sku: string, { price = 10, qty = 50 } = {}) => {
  const stock = { qty, is_in_stock: qty > 0 };
  const document = aProductDocument({ id: Number(sku.slice(2)), sku, name: `Handdoek ${sku}`, price, stock });
  const line = JSON.stringify({ entity: 'product', document });
  return backend.admin('/api/admin/import', `${line}\n`, 'application/x-ndjson');
};
/** A new product of which there are fifty. */
async function aTowel(): Promise<string> {
  const sku = `HD${(products += 1)}`;
  await offer(sku);
  return sku;
}

/** A cart at the server with two of each. */
async function aCart(...skus: readonly string[]) {
  const cartId = String((await post('/api/cart/create')).result);
  const lines = [];
  for (const sku of skus) {
    const { result } = await post(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty: 2 } });
    lines.push({ sku, itemId: v.parse(serverItem, result).item_id });
  }
  return { cartId, lines };
}
/** The address of a link to such a cart. */
async function aLink(...skus: readonly string[]): Promise<string> {
  const { cartId } = await aCart(...skus);
  const { result } = await post(`/api/cart/share?cartId=${cartId}`);
  return `/cart/shared#${v.parse(v.object({ token: v.string() }), result).token}`;
}
/** The cart page of a browser that has such a cart. */
async function onCartPage(...skus: readonly string[]) {
  const { cartId, lines } = await aCart(...skus);
  const stored = lines.map(({ sku, itemId }) => {
    const { parentSku: _parent, option: _option, ...line } = aLine({ sku, name: `Handdoek ${sku}`, price: 1000 });
    return toStored({ ...line, type: 'simple', quantity: 2, serverItemId: itemId, cartId });
  });
  localStorage.setItem(cartKeys.lines, JSON.stringify(stored));
  localStorage.setItem(cartKeys.token, JSON.stringify(cartId));
  return visit({ path: '/cart/', hasCart: true, view });
}
const view = { storeCode: 'dailydeal' };
const open = (path: string, more: object = {}) => visit({ path, hasCart: true, view, ...more });
const shareButton = () => screen.findByRole('button', { name: 'Winkelwagen delen' });
const addButton = () => screen.findByRole('button', { name: 'In je winkelwagen leggen' });
const rows = async () => within(await screen.findByRole('list', { name: 'Producten in de gedeelde winkelwagen' }));
const changes = async () => within(await screen.findByRole('region', { name: /^Veranderd sinds/u }));

/** A browser that copies, or shares as a phone does. */
function aDevice(device: { clipboard?: unknown; share?: unknown }): void {
  const parts = { language: 'nl', userAgent: navigator.userAgent, ...device };
  vi.stubGlobal('navigator', Object.defineProperty(parts, 'onLine', { get: () => !isOffline }));
}
async function copiedLink(): Promise<URL> {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  aDevice({ clipboard: { writeText } });
  await userEvent.click(await shareButton());
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
  return new URL(writeText.mock.calls[0]?.[0] ?? '');
}

describe('CART-26 the cart page', () => {
  it('CART-26 copies a link to the cart, says so, and shows it with its last day', async () => {
    await onCartPage(await aTowel());
    const link = await copiedLink();
    expect(await screen.findByText('De link naar je winkelwagen is gekopieerd.')).toBeVisible();
    expect(screen.getByText(/^Met deze link kan iedereen tot en met \w+ \d+ \w+ een kopie/u)).toBeVisible();
    expect(screen.getByRole('link', { name: String(link) })).toBeVisible();
  });

  it('CART-26 hands the link to the device, where it shares', async () => {
    await onCartPage(await aTowel());
    const share = vi.fn(async () => undefined);
    aDevice({ share });
    await userEvent.click(await shareButton());
    const url = expect.stringMatching(/\/cart\/shared#[\w-]+\.[\w-]+$/u);
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: expect.any(String), url }));
  });

  it('CART-26 the link has its text behind the #, where no cache and no service worker keeps a page by it', async () => {
    await onCartPage(await aTowel());
    const { pathname, search, hash } = await copiedLink();
    expect([pathname, search]).toEqual(['/cart/shared', '']);
    expect(hash.length).toBeGreaterThan(40);
  });

  it('CART-26 the link of a cart that changed since the last one holds its lines as they are now', async () => {
    const sku = await aTowel();
    await onCartPage(sku);
    await copiedLink();
    await userEvent.click(screen.getByRole('button', { name: `Een meer van Handdoek ${sku}` }));
    const { hash } = await copiedLink();
    const share = encodeURIComponent(hash.slice(1));
    const answer = await backend.fetch(`http://shop.test/api/cart/shared?share=${share}`, { headers });
    expect((await answer.json()).result).toMatchObject({ items: [{ sku, qty: 3 }] });
  });

  it('CART-26 makes no link while the server has not all lines as they are now', async () => {
    const sku = await aTowel();
    await onCartPage(sku);
    await shareButton();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (request: Request) =>
      request.url.includes('/cart/update') ? Response.json({ code: 503, result: '' }, { status: 503 }) : fetch(request),
    );
    await userEvent.click(await screen.findByRole('button', { name: `Een meer van Handdoek ${sku}` }));
    await userEvent.click(await shareButton());
    expect(await screen.findByText(/^Je laatste wijziging is nog niet bewaard/u)).toBeVisible();
    expect(screen.queryByText(/^Met deze link/u)).toBeNull();
  });

  it('CART-26 says without a network that nothing was shared, and what to do', async () => {
    await onCartPage(await aTowel());
    await shareButton();
    isOffline = true;
    await userEvent.click(await shareButton());
    expect(await screen.findByText(/niet gedeeld. Controleer je verbinding en probeer het opnieuw/u)).toBeVisible();
  });

  it('CART-26 an empty cart offers nothing to share', async () => {
    await open('/cart/');
    expect(await screen.findByText('Je winkelwagen is leeg')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Winkelwagen delen' })).toBeNull();
  });
});

describe('CART-26 who opens a link', () => {
  it('CART-26 sees what would be added, and search engines are told to leave it out', async () => {
    const [one, two] = [await aTowel(), await aTowel()];
    const { store } = await open(await aLink(one, two));
    expect((await rows()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`2 ×Handdoek ${one}.*20,00`, 'u')),
      expect.stringMatching(new RegExp(`2 ×Handdoek ${two}.*20,00`, 'u')),
    ]);
    expect(screen.queryByRole('region', { name: /^Veranderd sinds/u })).toBeNull();
    expect(store.get(linesAtom)).toEqual([]);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('CART-26 gets the lines in the own cart after a press, at the server too, and the way there', async () => {
    const sku = await aTowel();
    const { store } = await open(await aLink(sku));
    await userEvent.click(await addButton());
    expect(await screen.findByText('De producten liggen in je winkelwagen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar je winkelwagen' })).toHaveAttribute('href', '/cart/');
    await waitFor(() =>
      expect(store.get(linesAtom)).toMatchObject([{ sku, quantity: 2, serverItemId: expect.any(Number) }]),
    );
    expect(store.get(hasWaitingActsAtom)).toBe(false);
  });

  it('CART-26 adds to what is in the own cart', async () => {
    const [own, shared] = [await aTowel(), await aTowel()];
    const link = await aLink(shared, own);
    const { store, router } = await onCartPage(own);
    await act(() => router.navigate({ href: link }));
    await userEvent.click(await addButton());
    await waitFor(() =>
      expect(store.get(linesAtom)).toMatchObject([
        { sku: own, quantity: 4 },
        { sku: shared, quantity: 2 },
      ]),
    );
  });

  it('CART-26 keeps what was added while there was no network, as of any add', async () => {
    const sku = await aTowel();
    const { store } = await open(await aLink(sku));
    await addButton();
    isOffline = true;
    await userEvent.click(await addButton());
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject([{ sku, quantity: 2 }]));
    expect(store.get(hasWaitingActsAtom)).toBe(true);
  });

  it('CART-26 keeps what it shows when a link within the page is followed', async () => {
    const { router } = await open(await aLink(await aTowel()));
    await addButton();
    await act(() => router.navigate({ href: '/cart/shared#inhoud' }));
    expect(await addButton()).toBeVisible();
  });

  it('CART-26 reads what costs something else by now', async () => {
    const sku = await aTowel();
    const link = await aLink(sku);
    await offer(sku, { price: 12 });
    await open(link);
    expect((await changes()).getByText(/kost nu € 12,00 in plaats van € 10,00\./u)).toBeVisible();
    expect((await rows()).getByText(/24,00/u)).toBeVisible();
  });

  it('CART-26 reads of what there are fewer, and gets those', async () => {
    const sku = await aTowel();
    const link = await aLink(sku);
    await offer(sku, { qty: 1 });
    await open(link);
    expect(
      (await changes()).getByText(`Van Handdoek ${sku} kan er nog 1 in je winkelwagen; gedeeld werden er 2.`),
    ).toBeVisible();
    expect((await rows()).getByText('1 ×')).toBeVisible();
  });

  it('CART-26 is offered what the pieces in the own cart leave', async () => {
    const sku = await aTowel();
    const link = await aLink(sku);
    const { router } = await onCartPage(sku);
    await offer(sku, { qty: 3 });
    await act(() => router.navigate({ href: link }));
    expect((await rows()).getByText('1 ×')).toBeVisible();
  });

  it('CART-26 reads what is gone, and has a way on where nothing is left', async () => {
    const sku = await aTowel();
    const link = await aLink(sku);
    await offer(sku, { qty: 0 });
    await open(link);
    expect((await changes()).getByText(`Handdoek ${sku} is nu niet te koop.`)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Geen van deze producten is nu te koop' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar de winkel' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'In je winkelwagen leggen' })).toBeNull();
  });

  it('CART-26 waits for the network, and opens by itself then', async () => {
    const link = await aLink(await aTowel());
    const { router } = await open('/nergens');
    await act(() => router.navigate({ href: '/cart/' }));
    await screen.findByText('Je winkelwagen is leeg');
    isOffline = true;
    await act(() => router.navigate({ href: link }));
    expect(
      await screen.findByText(/^Je bent offline\. Zodra je weer verbinding hebt, kun je de gedeelde/u),
    ).toBeVisible();
    isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
    expect(await addButton()).toBeVisible();
  });
});

it.each([500, 503])('CART-26 a link is tried again after the server failed with %s', async (status) => {
  const link = await aLink(await aTowel());
  let isFailing = true;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) =>
    isFailing && request.url.includes('/shared')
      ? Response.json({ code: status, result: '' }, { status })
      : fetch(request),
  );
  await open(link);
  expect(await screen.findByText(/De gedeelde winkelwagen is niet geladen/u)).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await addButton()).toBeVisible();
});

describe('CART-26 a link that does not work', () => {
  const expectWayOn = async (text: RegExp) => {
    expect(await screen.findByRole('heading', { name: 'Deze link werkt niet' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar de winkel' })).toHaveAttribute('href', '/');
  };

  it('CART-26 has expired: says so, with a way on', async () => {
    const link = await aLink(await aTowel());
    writeFileSync(ahead, '');
    await open(link);
    await expectWayOn(/verlopen: een link werkt 30 dagen\. Vraag om een nieuwe link\./u);
  });

  it('CART-26 was changed: says so, with a way on', async () => {
    await open(`${await aLink(await aTowel())}x`);
    await expectWayOn(/werkt niet\. Vraag om een nieuwe link\./u);
  });

  it.each(['/cart/shared', '/cart/shared#half'])(
    'CART-26 is not whole, as %s: says so, with a way on',
    async (link) => {
      await open(link);
      await expectWayOn(/niet compleet\. Vraag om een nieuwe link\./u);
    },
  );
});
