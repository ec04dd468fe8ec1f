// @vitest-environment happy-dom
import { updateProfileAtom, userAtom } from '@etalage/account/headless';
import {
  addToCartAtom,
  cartIsLoadedAtom,
  editLineAtom,
  hasWaitingActsAtom,
  linesAtom,
  removeLineAtom,
  setQuantityAtom,
  toStored,
} from '@etalage/cart/headless';
import { aLine, aNewLine } from '@etalage/cart/testing';
import { aProductSummary } from '@etalage/catalog/testing';
import { completeView, createPersistentCache } from '@etalage/core';
import { en } from '@etalage/shell/en';
import { visit } from '@etalage/shell/testing';
import {
  addWishAtom,
  isWishlistLoadedAtom,
  removeWishAtom,
  toStoredItem,
  wishlistAtom,
} from '@etalage/wishlist/headless';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let isOffline = false;
/** What calls come to in a network that hangs. */
let silence: Promise<never> | undefined;
/** The calls that reach the server, and whose answer gets lost. */
let lost: RegExp | undefined;
/** How many calls are under way. */
let calls = 0;
beforeAll(async () => {
  backend = await aRunningBackend();
  const document = aProductDocument({
    id: 100,
    sku: 'HD',
    name: 'Handdoek',
    price: 10,
    stock: { qty: 900, is_in_stock: true },
  });
  await backend.admin(
    '/api/admin/import',
    `${JSON.stringify({ entity: 'product', document })}\n`,
    'application/x-ndjson',
  );
});
beforeEach(() => {
  isOffline = false;
  silence = undefined;
  lost = undefined;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    if (silence) return silence;
    calls += 1;
    const answer = await backend.fetch(request).finally(() => (calls -= 1));
    if (lost?.test(request.url)) throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
closeTabs(() => calls > 0);

/** Leaves the page as a browser does. */
function leave() {
  dispatchEvent(new Event('pagehide'));
  cleanup();
}

const view = { storeCode: 'dailydeal' };
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
const post = async (path: string, body: unknown) =>
  (await backend.fetch(`http://shop.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
function go(state: 'online' | 'offline'): void {
  isOffline = state === 'offline';
  act(() => void dispatchEvent(new Event(state)));
}
const open = (more: object = {}) => visit({ path: '/offline-guide', hasCart: true, hasWishes: true, view, ...more });
const waiting = async () => within(await screen.findByRole('list', { name: 'Dit wacht op verbinding' }));
const texts = async () => (await waiting()).getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
const button = (act: string, what: string) => screen.findByRole('button', { name: `${act}: ${what}` });
const nothing = 'Er wacht niets: alles wat je deed, is verstuurd.';

const { parentSku: _parent, option: _option, ...ofTowel } = aLine({ sku: 'HD', name: 'Handdoek', price: 1000 });
const towel = { ...ofTowel, type: 'simple' };
const addTowel = '1 × Handdoek in je winkelwagen leggen';

/** The page of a shopper who has put a towel in the cart without a network. */
async function withWaitingTowel(more: object = {}) {
  const shop = await open(more);
  await screen.findByText(nothing);
  go('offline');
  act(() => void shop.store.set(addToCartAtom, towel, 1));
  await button('Annuleren', addTowel);
  return shop;
}

describe('PWA-02 the page', () => {
  it('PWA-02 opens the page that its address names', async () => {
    const { router } = await open({ path: '/offline-guide#/wishlist' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/wishlist'));
  });

  it('PWA-02 stays where its address names a place of another site', async () => {
    await open({ path: '/offline-guide#//shop.example/wishlist' });
    expect(await screen.findByText(nothing)).toBeVisible();
  });
});

describe('QUEUE-13 the page lists what is available offline', () => {
  /** The caches of a service worker, of which the version `new` answers the page. */
  function keep(kept: Record<string, Record<string, string>>): void {
    const controller = { postMessage: (_asked: unknown, [port]: MessagePort[]) => port?.postMessage('new') };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: { controller } }));
    const open = async (name: string) => ({
      keys: async () => Object.keys(kept[name] ?? {}).map((path) => new Request(`http://shop.test${path}`)),
      match: async ({ url }: Request) => new Response(kept[name]?.[url.slice('http://shop.test'.length)]),
    });
    vi.stubGlobal('caches', { keys: async () => Object.keys(kept), open });
  }
  const links = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const data = (kind: string, data: object) => JSON.stringify({ kind, data });

  it('QUEUE-13 under its name', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Wat kan ik offline?');
  });

  it('QUEUE-13 names the products and the pages that were visited, the newest first', async () => {
    keep({
      'shop-old-pages': {
        '/c/bad': '<title>Bad &amp; bed | Linge</title>',
        '/p/HD/handdoek': '<title>Oud | Linge</title>',
      },
      'shop-all-pictures': { '/img/a.jpg': '' },
      'shop-new-pages': {
        '/p/LK/laken': '<title>Laken | Linge</title>',
        '/i/levering': '<title>Levering | Linge</title>',
        '/p/HD/handdoek': '<title>Handdoek | Linge</title>',
        '/cart/': '<title>Winkelwagen</title>',
        '/offline-guide': '<title>Wat kan ik offline?</title>',
      },
    });
    await open();
    expect(await links('Bekeken producten')).toEqual([
      ['Handdoek', '/p/HD/handdoek'],
      ['Laken', '/p/LK/laken'],
    ]);
    expect(await links('Bekeken pagina’s')).toEqual([
      ['Levering', '/i/levering'],
      ['Bad & bed', '/c/bad'],
    ]);
  });

  it('QUEUE-13 names those that were visited without a new document', async () => {
    keep({ 'shop-new-data': { '/_data/b/search': data('search', {}), '/_data/b/x': data('redirect', {}) } });
    await open();
    expect((await links('Bekeken pagina’s')).map(([, href]) => href)).toEqual(['/search']);
  });

  it('QUEUE-13 names each page of a list', async () => {
    keep({
      'shop-new-pages': { '/c/bad': '<title>Bad | Linge</title>', '/c/bad?page=2': '<title>Bad 2 | Linge</title>' },
    });
    await open();
    expect(await links('Bekeken pagina’s')).toEqual([
      ['Bad 2', '/c/bad?page=2'],
      ['Bad', '/c/bad'],
    ]);
  });

  it('QUEUE-13 names what can be read where other data is that of another build', async () => {
    const spoilt = { '/_data/b/p/HD': data('product', {}), '/_data/b/c/bad': '<html>' };
    keep({ 'shop-new-data': { ...spoilt, '/_data/b/search': data('search', {}) } });
    await open();
    expect((await links('Bekeken pagina’s')).map(([, href]) => href)).toEqual(['/search']);
  });

  it('QUEUE-13 names no data of a version that is not that of the service worker', async () => {
    const before = { '/_data/b/search': data('search', {}) };
    keep({ 'shop-old-data': before, 'shop-new-pages': { '/c/bad': '<title>Bad | Linge</title>' } });
    await open();
    expect((await links('Bekeken pagina’s')).map(([, href]) => href)).toEqual(['/c/bad']);
  });

  it('QUEUE-13 says where it cannot be read what is kept that it cannot be shown, and what to do', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('Not allowed', 'SecurityError')) });
    await open();
    expect(
      await screen.findByText(/^Wat je browser heeft bewaard, kunnen we nu niet laten zien\. Open/u),
    ).toBeVisible();
    expect(screen.queryByText(/heeft nog geen pagina’s bewaard/u)).not.toBeInTheDocument();
  });

  it('QUEUE-13 says where the browser keeps nothing what to do', async () => {
    await open();
    expect(await screen.findByText(/^Je browser heeft nog geen pagina’s bewaard\. Bekijk er een paar/u)).toBeVisible();
  });

  it('QUEUE-13 names what is always possible, with the way to cart and wishlist', async () => {
    await open();
    expect(await links('Dit kan altijd')).toEqual([
      ['Je winkelwagen bekijken en wijzigen', '/cart/'],
      ['Je verlanglijst bekijken en wijzigen', '/wishlist'],
    ]);
    expect(screen.getByText('Bestellen met bankoverschrijving of betalen bij bezorging')).toBeVisible();
    expect(screen.getByText(/^Zoeken in producten die je bekeek/u)).toBeVisible();
  });
});

describe('QUEUE-13 the page lists which acts wait', () => {
  it('QUEUE-13 says that nothing waits', async () => {
    await open();
    expect(await screen.findByText(nothing)).toBeVisible();
  });

  it('QUEUE-13 names each act on the cart', async () => {
    const { store } = await withWaitingTowel();
    act(() => {
      void store.set(setQuantityAtom, store.get(linesAtom)[0] ?? expect.unreachable(), 3);
      void store.set(removeLineAtom, store.get(linesAtom)[0] ?? expect.unreachable());
    });
    await waitFor(async () =>
      expect(await texts()).toEqual([addTowel, 'Handdoek: aantal wijzigen in 3', 'Handdoek uit je winkelwagen halen']),
    );
  });

  it('QUEUE-13 names how many are put in the cart', async () => {
    const { store } = await open();
    await screen.findByText(nothing);
    go('offline');
    act(() => void store.set(addToCartAtom, towel, 2));
    await button('Annuleren', '2 × Handdoek in je winkelwagen leggen');
  });

  it('QUEUE-13 names another variant of a line', async () => {
    const { store } = await open();
    await screen.findByText(nothing);
    go('offline');
    act(() => void store.set(addToCartAtom, aNewLine(), 1));
    const line = store.get(linesAtom)[0] ?? expect.unreachable();
    const option = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '51' }] } };
    act(() => void store.set(editLineAtom, line, aNewLine({ sku: 'HD-50x100-blauw', option }), 1));
    await button('Annuleren', 'Handdoek Hotel: andere keuze');
    expect(await texts()).toEqual(['1 × Handdoek Hotel in je winkelwagen leggen', 'Handdoek Hotel: andere keuze']);
  });

  it('QUEUE-13 tries an act again, and the list follows what was sent', async () => {
    const { store } = await withWaitingTowel();
    isOffline = false;
    await userEvent.click(await button('Opnieuw proberen', addTowel));
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(store.get(linesAtom)).toMatchObject([{ sku: 'HD', quantity: 1, serverItemId: expect.any(Number) }]);
  });

  it('QUEUE-13 says of a try that reaches nobody that the act is kept', async () => {
    const { store } = await withWaitingTowel();
    await userEvent.click(await button('Opnieuw proberen', addTowel));
    expect(await screen.findByText(/^De winkel is nog niet bereikbaar\. Het blijft bewaard/u)).toBeVisible();
    expect(store.get(hasWaitingActsAtom)).toBe(true);
  });

  it('QUEUE-13 cancels an act: it is undone, and not sent later', async () => {
    const { store } = await withWaitingTowel();
    await userEvent.click(await button('Annuleren', addTowel));
    expect(await screen.findByText(`Geannuleerd: ${addTowel}`)).toBeVisible();
    expect(screen.getByText(nothing)).toBeVisible();
    go('online');
    await waitFor(() => expect(calls).toBe(0));
    expect(store.get(linesAtom)).toEqual([]);
  });

  it('QUEUE-13 of several acts cancels the one that is pressed alone', async () => {
    const { store } = await withWaitingTowel();
    act(() => void store.set(addToCartAtom, aNewLine(), 1));
    await userEvent.click(await button('Annuleren', '1 × Handdoek Hotel in je winkelwagen leggen'));
    await waitFor(async () => expect(await texts()).toEqual([addTowel]));
    expect(store.get(linesAtom)).toMatchObject([{ sku: 'HD', quantity: 1 }]);
  });

  it('QUEUE-13 a cancelled move from the wishlist to the cart puts the product back on the wishlist', async () => {
    const { store } = await open();
    await screen.findByText(nothing);
    go('offline');
    const wish = { sku: 'HD', id: 100, quantity: 1, options: [] };
    act(() => void store.set(addToCartAtom, towel, 1, toStoredItem(wish)));
    await userEvent.click(await button('Annuleren', addTowel));
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(store.get(linesAtom)).toEqual([]);
    await waitFor(() => expect(store.get(wishlistAtom)).toMatchObject([wish]));
  });

  it('QUEUE-13 keeps the focus at the list when the row that had it is gone', async () => {
    await withWaitingTowel();
    (await button('Annuleren', addTowel)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText(nothing)));
    expect(document.body).not.toHaveFocus();
  });

  it('QUEUE-13 says of an act that was sent without an answer that it may have arrived, and shows whether it did', async () => {
    const { store } = await open();
    await screen.findByText(nothing);
    await act(() => store.set(addToCartAtom, towel, 1));
    lost = /cart\/update/;
    act(() => void store.set(addToCartAtom, towel, 1));
    await userEvent.click(await button('Annuleren', addTowel));
    expect(
      await screen.findByText(
        new RegExp(`^Wordt niet meer verstuurd: ${addTowel}.+Kijk, zodra je verbinding hebt`, 'u'),
      ),
    ).toBeVisible();
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject([{ quantity: 2, confirmedQuantity: 2 }]));
  });

  it('QUEUE-13 the list follows what is sent when the network is back', async () => {
    await withWaitingTowel();
    go('online');
    expect(await screen.findByText(nothing)).toBeVisible();
  });

  it('QUEUE-13 shows what waits from an earlier visit', async () => {
    await withWaitingTowel();
    leave();
    await open();
    expect(await button('Annuleren', addTowel)).toBeVisible();
  });
});

describe('QUEUE-13 the page in English', () => {
  beforeAll(() => en.load('shop', 'cart'));
  const addsTowel = 'Put 1 × Handdoek in your cart';

  it('QUEUE-13 in English it is called what can be done offline, and names what is always possible', async () => {
    await open({ words: en });
    const always = within(await screen.findByRole('region', { name: 'Always possible' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What can I do offline?');
    expect(always.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'View and change your cart',
      'View and change your wishlist',
      'Order with bank transfer or cash on delivery',
      'Search in products that you viewed or put on your wishlist',
    ]);
  });

  it('QUEUE-13 in English it names each act that waits, to try again or to cancel', async () => {
    const { store } = await open({ words: en });
    await screen.findByText('Nothing is waiting: all that you did was sent.');
    go('offline');
    act(() => void store.set(addToCartAtom, towel, 1));
    await button('Cancel', addsTowel);
    act(() => {
      void store.set(setQuantityAtom, store.get(linesAtom)[0] ?? expect.unreachable(), 3);
      void store.set(removeLineAtom, store.get(linesAtom)[0] ?? expect.unreachable());
    });
    const waits = within(await screen.findByRole('list', { name: 'Waiting for a connection' }));
    const namesOf = () => waits.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
    await waitFor(() =>
      expect(namesOf()).toEqual([addsTowel, 'Handdoek: change the quantity to 3', 'Take Handdoek out of your cart']),
    );
    await userEvent.click(await button('Try again', addsTowel));
    expect(await screen.findByText(/^The shop cannot be reached yet\. It is kept/u)).toBeVisible();
    await userEvent.click(await button('Cancel', addsTowel));
    expect(await screen.findByText(`Cancelled: ${addsTowel}`)).toBeVisible();
  });
});

describe('QUEUE-13 what a customer changed', () => {
  const addWish = 'Artikel HD op je verlanglijst zetten';
  const changeProfile = 'Je gegevens wijzigen';
  let customers = 0;
  const wish = { sku: 'HD', id: 100, quantity: 1, options: [] };
  /** The page of a customer, whose network is there. */
  async function asCustomer(more: object = {}) {
    await logIn();
    const shop = await open({ hasSession: true, ...more });
    const { store } = shop;
    await waitFor(() => expect(store.get(isWishlistLoadedAtom) && store.get(cartIsLoadedAtom)).toBe(true));
    await waitFor(() => expect(store.get(userAtom).current).toBeTruthy());
    return shop;
  }
  /** Has the browser keep the session of a new customer. */
  async function logIn() {
    const email = `offline${(customers += 1)}@voorbeeld.nl`;
    const password = 'Zomer-2026';
    await post('/api/user/create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
    const { result, meta } = await post('/api/user/login', { username: email, password });
    localStorage.setItem('shop/user/current-token', JSON.stringify(result));
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
  }
  /** A customer who put a towel on the wishlist and changed a name without a network. */
  async function withWaitingChanges() {
    const shop = await asCustomer();
    const { store } = shop;
    go('offline');
    act(() => {
      void store.set(addWishAtom, wish);
      void store.set(updateProfileAtom, { firstname: 'Johanna' });
    });
    await waitFor(async () => expect(await texts()).toEqual([addWish, changeProfile]));
    return shop;
  }

  it('QUEUE-13 is listed, and each can be tried again', async () => {
    const { store } = await withWaitingChanges();
    isOffline = false;
    await userEvent.click(await button('Opnieuw proberen', addWish));
    await waitFor(async () => expect(await texts()).toEqual([changeProfile]));
    await userEvent.click(await button('Opnieuw proberen', changeProfile));
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(store.get(userAtom).current).toMatchObject({ firstname: 'Johanna' });
    expect(store.get(wishlistAtom)).toMatchObject([{ sku: 'HD', itemId: expect.any(Number) }]);
  });

  it('QUEUE-13 is listed, and each can be cancelled', async () => {
    const { store } = await withWaitingChanges();
    await userEvent.click(await button('Annuleren', addWish));
    await waitFor(async () => expect(await texts()).toEqual([changeProfile]));
    await userEvent.click(await button('Annuleren', changeProfile));
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(store.get(wishlistAtom)).toEqual([]);
  });

  it('QUEUE-13 of several changes the one that is pressed alone is cancelled', async () => {
    const { store } = await withWaitingChanges();
    act(() => {
      void store.set(addWishAtom, { sku: 'LK', id: 101, quantity: 1, options: [] });
      void store.set(updateProfileAtom, { lastname: 'Smit' });
    });
    const laterWish = 'Artikel LK op je verlanglijst zetten';
    await waitFor(async () => expect(await texts()).toEqual([addWish, laterWish, changeProfile, changeProfile]));
    await userEvent.click(await button('Annuleren', laterWish));
    await waitFor(async () => expect(await texts()).toEqual([addWish, changeProfile, changeProfile]));
    const [, later] = screen.getAllByRole('button', { name: `Annuleren: ${changeProfile}` });
    await userEvent.click(later ?? expect.unreachable());
    await waitFor(async () => expect(await texts()).toEqual([addWish, changeProfile]));
    go('online');
    expect(await screen.findByText(nothing)).toBeVisible();
    const named = { firstname: 'Johanna', lastname: 'de Vries' };
    await waitFor(() => expect(store.get(userAtom).current).toMatchObject(named));
    expect(store.get(wishlistAtom)).toMatchObject([{ sku: 'HD' }]);
  });

  it('QUEUE-13 is listed when it was taken off the wishlist', async () => {
    const { store } = await asCustomer();
    await act(() => store.set(addWishAtom, wish));
    go('offline');
    act(() => void store.set(removeWishAtom, wish.sku));
    await waitFor(async () => expect(await texts()).toEqual(['Artikel HD van je verlanglijst halen']));
  });

  it('QUEUE-13 has the name of a product that this browser has seen, also of its variant', async () => {
    for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
    const value = aProductSummary({ id: wish.id, name: 'Handdoek Zacht' });
    await createPersistentCache().write([{ key: wish.sku, value }]);
    const { store } = await asCustomer();
    go('offline');
    act(() => void store.set(addWishAtom, wish));
    const variant = { ...wish, sku: 'HD-wit', id: 101, parentId: wish.id };
    act(() => void store.set(addWishAtom, variant));
    const text = 'Handdoek Zacht op je verlanglijst zetten';
    await waitFor(async () => expect(await texts()).toEqual([text, text]));
  });

  it('QUEUE-13 is listed at once in a network that hangs', async () => {
    await withWaitingChanges();
    leave();
    isOffline = false;
    const { promise, reject } = Promise.withResolvers<never>();
    silence = promise;
    await open({ hasSession: true });
    await screen.findByRole('button', { name: `Annuleren: ${addWish}` });
    await button('Annuleren', changeProfile);
    reject(new TypeError('Failed to fetch'));
  });

  it('QUEUE-13 that may have arrived is shown as the server has it', async () => {
    const { store } = await asCustomer();
    lost = /user\/me/;
    act(() => void store.set(updateProfileAtom, { firstname: 'Johanna' }));
    await button('Annuleren', changeProfile);
    await waitFor(() => expect(calls).toBe(0));
    lost = undefined;
    await userEvent.click(await button('Annuleren', changeProfile));
    expect(await screen.findByText(new RegExp(`^Wordt niet meer verstuurd: ${changeProfile}`, 'u'))).toBeVisible();
    await waitFor(() => expect(store.get(userAtom).current).toMatchObject({ firstname: 'Johanna' }));
  });

  it('QUEUE-13 a wish that may have arrived is shown as the server has it', async () => {
    const { store } = await asCustomer({ view: completeView(dailydeal.view) });
    lost = /wishlist/;
    act(() => void store.set(addWishAtom, wish));
    await button('Annuleren', addWish);
    await waitFor(() => expect(calls).toBe(0));
    lost = undefined;
    await userEvent.click(await button('Annuleren', addWish));
    expect(await screen.findByText(new RegExp(`^Wordt niet meer verstuurd: ${addWish}`, 'u'))).toBeVisible();
    await waitFor(() => expect(store.get(wishlistAtom)).toMatchObject([{ sku: 'HD', itemId: expect.any(Number) }]));
  });

  /** A customer whose line was moved from the cart to the wishlist without a network. */
  const movedOffline = async () => {
    const { store } = await asCustomer();
    await act(() => store.set(addToCartAtom, towel, 1));
    go('offline');
    const line = store.get(linesAtom)[0] ?? expect.unreachable();
    act(() => {
      void store.set(addWishAtom, wish, toStored(line));
      void store.set(removeLineAtom, line);
    });
    return { store, line };
  };

  it('QUEUE-13 that was moved from cart to wishlist is in the cart as before when it is cancelled', async () => {
    const { store, line } = await movedOffline();
    await waitFor(async () => expect(await texts()).toEqual(['Handdoek uit je winkelwagen halen', addWish]));
    await userEvent.click(await button('Annuleren', addWish));
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(store.get(linesAtom)).toMatchObject([{ sku: 'HD', quantity: 1, serverItemId: line.serverItemId }]);
    expect(store.get(wishlistAtom)).toEqual([]);
  });

  it('QUEUE-13 that was moved from cart to wishlist is put in the cart again where the server has taken it out', async () => {
    const { store } = await movedOffline();
    const remove = await button('Opnieuw proberen', 'Handdoek uit je winkelwagen halen');
    isOffline = false;
    await userEvent.click(remove);
    await waitFor(async () => expect(await texts()).toEqual([addWish]));
    await userEvent.click(await button('Annuleren', addWish));
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject([{ sku: 'HD', quantity: 1 }]));
    expect(store.get(wishlistAtom)).toEqual([]);
  });
});

describe('QUEUE-13 the way to the page', () => {
  const name = 'Wat kan ik offline?';

  it('QUEUE-13 is in the banner of a browser that is offline', async () => {
    await open({ path: '/cart/' });
    await screen.findByText('Je winkelwagen is leeg');
    go('offline');
    expect(screen.getByRole('link', { name: /^Je bent offline\. Sommige functies/u })).toHaveAttribute(
      'href',
      '/offline-guide',
    );
  });

  it('QUEUE-13 is in the footer', async () => {
    await open({ path: '/cart/' });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/offline-guide');
  });
});

describe('a wishlist whose products were not asked for on this page', () => {
  const wish = { sku: 'HD', id: 100, quantity: 1, options: [] };
  /** The list of a guest who saved a towel, opened without a network. */
  async function openList(seen: readonly number[]) {
    for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
    const cards = seen.map((id) => aProductSummary({ id, parentSku: `HD-${id}`, name: `Handdoek ${id}` }));
    await createPersistentCache().write(cards.map((value) => ({ key: value.parentSku, value })));
    const view = completeView(dailydeal.view);
    const { store } = await visit({ path: '/wishlist', hasCart: true, hasSession: true, hasWishes: true, view });
    await waitFor(() => expect(store.get(isWishlistLoadedAtom)).toBe(true));
    go('offline');
    await act(async () => store.set(addWishAtom, wish));
  }
  const product = () => screen.findByRole('link', { name: 'Handdoek 100' });

  it('WISH-15 shows without a network what this browser has seen of it', async () => {
    await openList([100, 200]);
    expect(await product()).toBeVisible();
    expect(screen.getByText(/^Je bent offline. Dit is je lijst zoals je die hier het laatst zag/u)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Handdoek 200' })).toBeNull();
  });

  it('WISH-16 has a heart on its card without a network', async () => {
    await openList([100]);
    await product();
    expect(screen.getByRole('button', { name: 'Zet Handdoek 100 op je verlanglijst' })).toBeVisible();
  });

  it('WISH-15 says without a network that it could not be loaded where nothing of it was seen', async () => {
    await openList([200]);
    expect(await screen.findByText('Je verlanglijst kon niet worden geladen')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Handdoek 200' })).toBeNull();
  });

  it('WISH-15 shows the products as they are now once there is a network', async () => {
    await openList([100]);
    await product();
    go('online');
    expect(await screen.findByRole('button', { name: /^Verwijderen: Handdoek$/u })).toBeVisible();
  });
});
