// @vitest-environment happy-dom
import { customerGroupAtom } from '@etalage/account/headless';
import { completeView } from '@etalage/core';
import { nl } from '@etalage/shell/nl';
import { createPageNotes, createServices, createStorePages } from '@etalage/shell/server';
import { loadLazyParts, visit } from '@etalage/shell/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import * as fake from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
} from '../../backend/src/testing/documents.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { kinds } from './testing/shown.ts';
import { words } from './testing/words.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
/** The searches for products of the store's server, and of the browser. */
let asked: { byServer: URL[]; byBrowser: URL[] };
/** The pages of products that the browser asked the store's server for. */
let opened: string[] = [];
/** Milliseconds that an answer takes longer. */
let delays: { list: number; whole: number };
/** How many second stages have ended. */
let answered = 0;
let network: { isOnline: boolean; saveData?: boolean; effectiveType?: string };
/** What comes of the page of a product, instead of its answer. */
let instead: (() => Promise<Response>) | undefined;
/** What comes of the second stage, instead of its answer. */
let insteadOfWhole: (() => Promise<Response>) | undefined;

const view = completeView(dailydeal.view);
const never = () => new Promise<never>(() => undefined);
const pause = (milliseconds: number) => new Promise((done) => void setTimeout(done, milliseconds));
const isProductSearch = ({ pathname }: URL) => pathname.endsWith('/product/_search');

/** So much that the second stage is the slower one for certain. */
const slow = 800;

beforeAll(async () => {
  // The code with which pages are made is here at once.
  await visit({ path: '/wishlist', view });
  cleanup();
  backend = await aRunningBackend();
  const bed = { category_ids: ['11'], category: [{ category_id: 11, name: 'Bed', position: 1 }] };
  // In five minutes it costs less.
  const from = new Date(Date.now() + 5 * 60_000).toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' });
  const soon = { special_price: 9, special_from_date: from };
  const documents = [
    ['category', aCategoryDocument()],
    [
      'category',
      aCategoryDocument({ id: 11, name: 'Bed', path: '1/2/11', slug: 'bed', url_key: 'bed', url_path: 'bed' }),
    ],
    ['attribute', aColourDocument()],
    ['product', aProductDocument({ ...soon, id: 400, sku: 'PL', name: 'Plaid', url_key: 'plaid', url_path: 'plaid' })],
    ['product', aProductDocument({ description: '<p>Weeft zich droog</p>', special_price: 9.95 })],
    ['product', aConfigurableDocument()],
    ['product', aProductDocument({ ...bed, id: 300, sku: 'LK', name: 'Laken', url_key: 'laken', url_path: 'laken' })],
  ] as const;
  const lines = documents.map(([entity, document]) => `${JSON.stringify({ entity, document })}\n`);
  await backend.admin('/api/admin/import', lines.join(''), 'application/x-ndjson');
});
beforeEach(() => {
  asked = { byServer: [], byBrowser: [] };
  opened = [];
  delays = { list: 0, whole: 150 };
  answered = 0;
  network = { isOnline: true };
  instead = insteadOfWhole = undefined;
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOnline);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: network }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    if (isProductSearch(url)) asked.byBrowser.push(url);
    if (!network.isOnline) throw new TypeError('Failed to fetch');
    if (!isProductSearch(url)) return backend.fetch(request);
    request.signal.throwIfAborted();
    await pause(delays.whole);
    return (insteadOfWhole?.() ?? backend.fetch(request)).finally(() => (answered += 1));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => backend.kill());

const services = createServices({
  ...{ view, words, siteUrl: view.baseUrl, baseUrl: 'http://backend.test' },
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (isProductSearch(url)) asked.byServer.push(url);
    return backend.fetch(request);
  },
});

/** The store's server. */
async function answerPage(address: string): Promise<Response> {
  if (!network.isOnline) throw new TypeError('Failed to fetch');
  const { pathname, searchParams } = new URL(address, view.baseUrl);
  const [, , , kind, first = '', slug = '', childSku] = pathname.split('/');
  const { notes } = createPageNotes();
  const search = Object.fromEntries(searchParams);
  if (kind === 'c') {
    await pause(delays.list);
    return Response.json(await services.load(kinds.category, { params: { slug: first }, search }, notes));
  }
  if (kind === 'search') return Response.json(await services.load(kinds.search, { params: {}, search }, notes));
  opened.push(pathname);
  return (
    instead?.() ??
    Response.json(await services.load(kinds.product, { params: { parentSku: first, slug, childSku }, search }, notes))
  );
}

/** A shop in which the shopper has acted, and opens a list. */
async function atList(slug = 'bad') {
  const shop = await visit({ path: '/cart/', hasCart: true, hasSession: true, view });
  const { router } = shop;
  router.options.context.pages = createStorePages('abc', answerPage);
  const { ahead } = await loadLazyParts();
  await act(() => ahead(router, nl));
  const go = (href: string) => act(async () => void router.navigate({ href }));
  await go(`/c/${slug}`);
  await screen.findByRole('heading', { level: 1, name: slug === 'bad' ? 'Bad' : 'Bed' });
  return { ...shop, go };
}
const wholeCalls = () => asked.byBrowser.filter(({ searchParams }) => !searchParams.has('_source_include'));
/** Which products a call asks for. */
const idsOf = (url: URL | undefined): number[] =>
  JSON.parse(url?.searchParams.get('request') ?? '')._appliedFilters[0].value.in.toSorted(
    (a: number, b: number) => a - b,
  );
/** Until so many second stages have ended. */
const once = (count = 1) => waitFor(() => expect([wholeCalls().length, answered]).toEqual([count, count]));
/** Until what is idle has had its turn. */
const idled = () => act(() => pause(60));

/** The same, once the whole products have come. */
async function atWholeList() {
  const shop = await atList();
  await once();
  // The code of pages that are made in the browser.
  await vi.dynamicImportSettled();
  await idled();
  return shop;
}
const towel = '/p/HD-100/handdoek-fenne';
const plaid = '/p/PL/plaid';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('CACHE-07 two stages', () => {
  it('CACHE-07 the list itself comes with the fields of its cards', async () => {
    await atWholeList();
    const [list] = asked.byServer;
    const fields = list?.searchParams.get('_source_include')?.split(',');
    expect(fields).toContain('final_price');
    expect(fields).not.toContain('description');
  });

  it('CACHE-07 the whole products of the list come in the background, in one call', async () => {
    delays.whole = slow;
    const { go } = await atWholeList();
    expect(idsOf(wholeCalls()[0])).toEqual([100, 200, 400]);
    await go('/c/bed');
    await once(2);
    await go('/c/bad');
    await idled();
    expect(wholeCalls().map(idsOf)).toEqual([[100, 200, 400], [300]]);
  });

  it('CACHE-07 the whole products of search results come in the background too', async () => {
    delays.whole = slow;
    const { go } = await atWholeList();
    await go('/search?q=laken');
    await once(2);
    expect(idsOf(wholeCalls()[1])).toEqual([300]);
  });

  it('CACHE-07 a product opens with them, before its page has come', async () => {
    const { go } = await atWholeList();
    instead = never;
    await go(towel);
    await title('Handdoek Fenne');
    expect(screen.getByRole('button', { name: 'In winkelwagen' })).toBeEnabled();
    expect(await screen.findByText('Weeft zich droog')).toBeVisible();
  });

  it('CACHE-07 a variant opens with them', async () => {
    const { go } = await atWholeList();
    instead = never;
    await go('/p/HD-200/handdoek-loom/HD-200-blauw');
    await title('Handdoek Loom');
    expect(screen.getAllByText('€ 12,00')[0]).toBeVisible();
  });

  it('CACHE-07 its own page takes their place once it has come, with one call', async () => {
    const { go, router } = await atWholeList();
    const answer = Promise.withResolvers<Response>();
    instead = () => answer.promise;
    await go(towel);
    await title('Handdoek Fenne');
    const data = await services.load(
      kinds.product,
      { params: { parentSku: 'HD-100', slug: 'handdoek-fenne' }, search: {} },
      createPageNotes().notes,
    );
    answer.resolve(Response.json({ ...data, data: { ...data.data, name: 'Handdoek Fenne, nieuw', price: 1095 } }));
    await title('Handdoek Fenne, nieuw');
    expect(screen.getAllByText('€ 10,95')[0]).toBeVisible();
    expect(opened).toHaveLength(1);
    expect(router.state.location.pathname).toBe(towel);
  });

  it('CACHE-07 a product that is no more is not found after all', async () => {
    const { go } = await atWholeList();
    const answer = Promise.withResolvers<Response>();
    instead = () => answer.promise;
    await go(towel);
    await title('Handdoek Fenne');
    answer.resolve(Response.json({}, { status: 404 }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Handdoek Fenne' })).not.toBeInTheDocument());
  });

  it('CACHE-07 a product opens with them without a network, and is asked for once there is one', async () => {
    const { go } = await atWholeList();
    network.isOnline = false;
    await go(towel);
    await title('Handdoek Fenne');
    network.isOnline = true;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(opened).toHaveLength(1));
    await title('Handdoek Fenne');
  });
});

it('PRICE-03 a reduced product is shown as one on a page that opens without a network', async () => {
  const { go } = await atWholeList();
  network.isOnline = false;
  await go(towel);
  await title('Handdoek Fenne');
  const page = within(screen.getByRole('main'));
  expect(page.getAllByText('-23%')[0]).toBeVisible();
  expect(page.getAllByText('€ 12,95')[0]?.closest('del')).toBeVisible();
});

describe('CACHE-07 the second stage is disabled', () => {
  it.each([
    ['where the first was slower', { list: 400, whole: 0 }, 1],
    ['not where it was faster', { list: 0, whole: slow }, 2],
  ])('CACHE-07 %s', async (_when, taken, calls) => {
    delays = taken;
    const { go } = await atList();
    await once();
    await idled();
    await go('/c/bed');
    await title('Bed');
    if (calls > 1) await once(calls);
    await idled();
    expect(wholeCalls()).toHaveLength(calls);
  });

  it.each([
    ['for a shopper who saves data', { isOnline: true, saveData: true }],
    ['in a slow network', { isOnline: true, effectiveType: '2g' }],
    ['in a very slow network', { isOnline: true, effectiveType: 'slow-2g' }],
  ])('CACHE-07 %s', async (_when, state) => {
    network = state;
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: network }));
    await atList();
    await idled();
    expect(wholeCalls()).toEqual([]);
  });

  it('CACHE-07 without a network', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    await atList();
    await waitFor(() => expect(idle).toHaveLength(1));
    network.isOnline = false;
    await act(async () => idle.forEach((task) => task()));
    await idled();
    expect(asked.byBrowser).toEqual([]);
  });
});

describe('CACHE-07 the second stage is harmless', () => {
  it.each([
    ['refused', async () => Response.json({ code: 500, result: 'Er ging iets mis' }, { status: 500 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['nonsense', async () => Response.json({ total: 1, hits: [{ id: 'x' }] })],
  ])('CACHE-07 where it fails (%s), nothing is said, and products open as ever', async (_how, failing) => {
    insteadOfWhole = failing;
    const { go } = await atList();
    await once();
    await idled();
    expect(document.body).not.toHaveTextContent('Er ging iets mis');
    await go(towel);
    await title('Handdoek Fenne');
    expect(opened).toHaveLength(1);
  });

  it('CACHE-07 it ends with the list that the shopper leaves', async () => {
    let signal: AbortSignal | undefined;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (request: Request) => {
      if (!isProductSearch(new URL(request.url))) return fetch(request);
      signal = request.signal;
      return never();
    });
    const { go } = await atList();
    await waitFor(() => expect(signal).toBeDefined());
    await go('/cart/');
    expect(signal?.aborted).toBe(true);
  });

  it('CACHE-07 the prices of a group are asked for as such, and forgotten with it', async () => {
    delays.whole = slow;
    const shop = await atWholeList();
    const group = { groupId: 2, groupToken: 'a.b.c' };
    act(() => shop.store.set(customerGroupAtom, group));
    instead = never;
    await shop.go(towel);
    await idled();
    expect(screen.queryByRole('button', { name: 'In winkelwagen' })).not.toBeInTheDocument();
    instead = undefined;
    await shop.go('/c/bed');
    await once(2);
    expect(JSON.parse(wholeCalls()[1]?.searchParams.get('request') ?? '')).toMatchObject(group);
  });

  it('CACHE-07 who logs out leaves nothing of it', async () => {
    const { go, events } = await atWholeList();
    act(() => events.emit('session/logged-out', { isSilent: true }));
    instead = never;
    await go(towel);
    await idled();
    expect(screen.queryByRole('button', { name: 'In winkelwagen' })).not.toBeInTheDocument();
  });

  it.each([
    ['is shown after nine minutes', towel, 9, 1],
    ['is shown until a price changes', plaid, 4, 1],
    ['is not shown where a price has changed since', plaid, 6, 0],
    ['is not shown after ten minutes', towel, 11, 0],
  ])('CACHE-07 what is known %s', async (_when, path, minutes, buttons) => {
    const { go } = await atWholeList();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + minutes * 60_000);
    instead = never;
    await go(path);
    await idled();
    expect(screen.queryAllByRole('button', { name: 'In winkelwagen' })).toHaveLength(buttons);
  });
});
