import { customerGroupAtom } from '@etalage/account/headless';
import type { CustomerGroup } from '@etalage/catalog/headless';
import {
  aCategoryPage,
  aListing,
  aProduct,
  aProductDetail,
  aProductSummary,
  aVariant,
  someAttributes,
} from '@etalage/catalog/testing';
import { UnreachableError } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { redirect } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// What loads later in the browser is here at once.
import '../overlay/HeaderSearch.tsx';
import '../overlay/MenuSearch.tsx';
import { openOverlayAtom } from '../overlay/overlayAtom.ts';
import type { PageRequest } from '../pages/pageRequest.ts';
import { isOf } from '../pages/pageSource.ts';
import { search as searchPage } from '../pages/search/page.ts';
import { pageData } from '../router/pageData.ts';
import { loadLazyParts, visit } from '../testing.tsx';
import { nl } from '../words/nl.ts';
import { forgetShopper } from '../visit/forgetShopper.ts';
import { seenProducts } from '../visit/seenProducts.ts';

let isOnline = true;
/** The products that the backend has. */
let sold: object[] = [];
/** The searches for products. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  isOnline = true;
  sold = [];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  vi.stubGlobal('innerWidth', 1024);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const { url } = new Request(input);
    if (url.includes('/product/_search')) asked.push(url);
    if (url.includes('/product/_search')) return Response.json({ total: sold.length, hits: sold });
    if (url.includes('/attribute/_search'))
      return Response.json({ total: someAttributes.length, hits: someAttributes });
    return Response.json({ code: 200, result: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const towel = aProductSummary({ id: 1, parentSku: 'HD', sku: 'HD', name: 'Badhanddoek Fenne' });
const robe = aProductSummary({ id: 2, parentSku: 'BJ', sku: 'BJ', name: 'Badjas Loom' });
const services = {
  category: async () => aCategoryPage({ listing: aListing({ products: [towel, robe] }) }),
  product: async () => aProductDetail({ id: 3, parentSku: 'PL', sku: 'PL', name: 'Plaid Wol' }),
};

/** A page of the shop whose products are noted. */
async function inShop(
  path: string,
  { group, ...more }: Partial<Parameters<typeof visit>[0]> & { group?: CustomerGroup } = {},
) {
  const shop = await visit({ path, services, ...more });
  act(() => shop.store.set(customerGroupAtom, group));
  // As with the first scroll.
  const { ahead } = await loadLazyParts();
  await act(() => ahead(shop.router, nl));
  return shop;
}

/** Searches in the header without a network, and waits for what is said. */
async function searchOffline({ store }: Awaited<ReturnType<typeof visit>>, text: string) {
  isOnline = false;
  act(() => void dispatchEvent(new Event('offline')));
  act(() => store.set(openOverlayAtom, { name: 'search' }));
  const field = await screen.findByRole('combobox', { name: 'Zoek in de winkel' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field.closest('form') ?? expect.unreachable('a form'));
  return screen.findByText(/^Je bent offline.*gezien of bewaard[;.]/);
}
const found = () =>
  within(screen.getByRole('group', { name: 'Eerder gezien of bewaard' }))
    .getAllByRole('option')
    .map((option) => option.getAttribute('href'));

it('STORE-14 the cards of a wishlist without a network have the button of the store view', async () => {
  localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([{ sku: 'HD', id: 1, qty: 1 }]));
  const features = { ...aStoreView().features, productCardAction: 'orderNow' as const };
  const { router } = await inShop('/c/bad', { hasWishes: true, view: { features } });
  const { all } = seenProducts(router.options.context.visit);
  await waitFor(async () => expect(await all()).toHaveLength(2));
  isOnline = false;
  act(() => void dispatchEvent(new Event('offline')));
  await act(() => router.navigate({ href: '/wishlist' }));
  const card = await within(screen.getByRole('main')).findByRole('article');
  expect(within(card).getByText('Bestel nu')).toBeVisible();
});

it('CACHE-01 products that were seen have the quota: the oldest go', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { keep, all } = seenProducts((await inShop('/cart/')).router.options.context.visit);
  for (const parentSku of ['A', 'B', 'C']) await keep([{ ...towel, parentSku, name: 'x'.repeat(2_000_000) }]);
  vi.advanceTimersByTime(30_000);
  expect((await all()).map(({ parentSku }) => parentSku)).toEqual(['C', 'B']);
  vi.useRealTimers();
});

it('CACHE-01 cart, wishlist and user data stay where the oldest products go', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { keep, all } = seenProducts((await inShop('/')).router.options.context.visit);
  const kept = {
    'shop/cart/current-cart': '[{"sku":"HD","qty":1}]',
    'shop/wishlist/current-wishlist': '[{"sku":"SJ","id":9,"qty":1}]',
    'shop/user/current-user': '{"firstname":"Jans"}',
  };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  for (const parentSku of ['A', 'B', 'C']) await keep([{ ...towel, parentSku, name: 'x'.repeat(2_000_000) }]);
  vi.advanceTimersByTime(30_000);
  expect(await all()).toHaveLength(2);
  expect({ ...localStorage }).toMatchObject(kept);
  vi.useRealTimers();
});

it('CACHE-02 products that are seen after 30 errors are not kept, and those before are found', async () => {
  const { keep, all } = seenProducts((await inShop('/cart/')).router.options.context.visit);
  await keep([towel]);
  const refused = vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (let count = 0; count < 30; count += 1) await keep([robe]);
  refused.mockRestore();
  await keep([robe]);
  expect((await all()).map(({ parentSku }) => parentSku)).toEqual(['HD']);
});

/** Opens a product by a link from a list that came with the document, whose whole products are known; its own page never comes. */
async function openFromList(document: object, href: string) {
  sold = [document];
  const { fromSerializable } = pageData();
  const whole = await services.category();
  const data = { ...whole, listing: { ...whole.listing, products: [] } };
  const text = JSON.stringify({ kind: 'category', params: { slug: 'bad' }, data });
  const product = () => new Promise<never>(() => undefined);
  const resolve = async () => fromSerializable(text);
  const shop = await inShop('/dames/bad', { services: { ...services, resolve, product } });
  await waitFor(() => expect(asked).toHaveLength(1));
  await vi.dynamicImportSettled();
  await act(async () => void shop.router.navigate({ href }));
}

it('CACHE-07 reads the whole products of a list that came with the document, and opens them', async () => {
  const document = aProduct({ id: 2, sku: 'BJ', name: 'Badjas Loom', description: 'Van wafelkatoen' });
  await openFromList(document, '/p/BJ/badjas-loom');
  expect(await screen.findByText('Van wafelkatoen')).toBeVisible();
});

it('VAR-08 the address of a variant opens with its size chosen, before its page has come', async () => {
  const [small, ...others] = aProduct().configurable_children ?? [];
  const soldOut = aVariant({ ...small, stock: { qty: 0, is_in_stock: false, manage_stock: true } });
  const document = aProduct({ id: 2, sku: 'BJ', name: 'Badjas Loom', configurable_children: [soldOut, ...others] });
  await openFromList(document, '/p/BJ/badjas-loom/JAS-BLAUW-L');
  const sizes = within(await screen.findByRole('group', { name: 'Maat' }));
  expect(sizes.getByRole('link', { name: 'L' })).toHaveAttribute('aria-current', 'true');
});

it('CACHE-07 reads the whole products of search results that came with the document', async () => {
  const found = { text: 'bad', suggestions: [], listing: aListing({ products: [towel, robe] }) };
  const data = { ...found, listing: { ...found.listing, products: [] } };
  const shown = pageData().fromSerializable(JSON.stringify({ kind: 'search', data }));
  const answers = [isOf(searchPage, shown) ? shown.data : expect.unreachable()];
  await inShop('/search?q=bad', { services: { ...services, search: async () => answers.shift() ?? found } });
  await waitFor(() => expect(asked).toHaveLength(1));
  const { _appliedFilters } = JSON.parse(new URL(asked[0] ?? '').searchParams.get('request') ?? '');
  expect(_appliedFilters).toContainEqual(expect.objectContaining({ value: { in: [towel.id, robe.id] } }));
});

describe('SRCH-26 a search without a network', () => {
  it('SRCH-26 finds products that were seen in a list', async () => {
    await searchOffline(await inShop('/c/bad'), 'handdoek');
    expect(found()).toEqual([expect.stringContaining('/p/HD/')]);
  });

  it('SRCH-26 says that these were seen before, and that price and stock may have changed', async () => {
    const said = await searchOffline(await inShop('/c/bad'), 'bad');
    expect(said).toHaveTextContent(
      'Je bent offline. Deze 2 producten heb je eerder gezien of bewaard; prijs en voorraad kunnen veranderd zijn.',
    );
  });

  it('SRCH-26 says what to do where nothing of it was seen', async () => {
    const said = await searchOffline(await inShop('/c/bad'), 'zeppelin');
    expect(said).toHaveTextContent(/nog niets gezien of bewaard\. Zoeken kan zodra je weer verbinding hebt\.$/);
  });

  it('SRCH-26 finds a product whose page was opened after that, first', async () => {
    const shop = await inShop('/c/bad');
    await act(() => shop.router.navigate({ href: '/p/PL/plaid-wol' }));
    await searchOffline(shop, 'plaid');
    expect(found()).toEqual([expect.stringContaining('/p/PL/')]);
  });

  it('SRCH-26 finds what the server alone drew in the document', async () => {
    const { fromSerializable } = pageData();
    const whole = await services.category();
    const data = { ...whole, listing: { ...whole.listing, products: [] } };
    const text = JSON.stringify({ kind: 'category', params: { slug: 'bad' }, data });
    const shop = await inShop('/dames/bad', { services: { ...services, resolve: async () => fromSerializable(text) } });
    await searchOffline(shop, 'badjas');
    expect(found()).toEqual([expect.stringContaining('/p/BJ/')]);
  });

  it('SRCH-26 finds what was wished for, though it was not seen on this device', async () => {
    sold = [aProduct({ id: 9, sku: 'SJ', name: 'Sjaal Merino' })];
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([{ sku: 'SJ', id: 9, qty: 1 }]));
    const shop = await inShop('/cart/', { hasWishes: true });
    const { all } = seenProducts(shop.router.options.context.visit);
    await waitFor(async () => expect(await all()).toHaveLength(1));
    await searchOffline(shop, 'sjaal');
    expect(found()).toEqual([expect.stringContaining('/p/SJ/')]);
  });

  it('ROUTE-25 links what was wished for by its url_path and childSku, in a store with such links', async () => {
    sold = [aProduct({ id: 9, sku: 'SJ', name: 'Sjaal Merino', url_path: 'sjaal.html' })];
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([{ sku: 'SJ', id: 9, qty: 1 }]));
    const view = { seo: { ...aStoreView().seo, useUrlDispatcher: true } };
    const shop = await inShop('/cart/', { hasWishes: true, view });
    const { all } = seenProducts(shop.router.options.context.visit);
    await waitFor(async () => expect(await all()).toHaveLength(1));
    await searchOffline(shop, 'sjaal');
    expect(found()).toEqual([expect.stringMatching(/^\/sjaal\.html\?childSku=JAS-/)]);
  });

  it('PRICE-09 asks for what was wished for with groupId and groupToken', async () => {
    const group = { groupId: 2, groupToken: 'a.b.c' };
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([{ sku: 'SJ', id: 9, qty: 1 }]));
    await inShop('/cart/', { hasWishes: true, group });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(JSON.parse(new URL(asked[0] ?? '').searchParams.get('request') ?? '')).toMatchObject(group);
  });

  describe('SRCH-26 the form of the results page', () => {
    /** On a page of results, of which the browser keeps that of one other text. */
    async function searchOnPage(text: string) {
      const search = async ({ search: { q = '' } }: PageRequest) => {
        if (!isOnline && q === 'laken') throw redirect({ href: '/no-result?q=laken' });
        if (!isOnline && q !== 'badjas') throw new UnreachableError('No answer');
        return { text: q, suggestions: [], listing: aListing({ products: [towel], search: { q } }) };
      };
      const kept = { search, 'no-result': async () => ({ text: 'laken', suggestions: [], categories: [] }) };
      const shop = await inShop('/search?q=hand', { services: kept });
      isOnline = false;
      act(() => void dispatchEvent(new Event('offline')));
      const field = within(screen.getByRole('main')).getByRole('searchbox');
      fireEvent.change(field, { target: { value: text } });
      fireEvent.submit(field.closest('form') ?? expect.unreachable('a form'));
      return shop;
    }
    const panel = () => screen.queryByRole('combobox', { name: 'Zoek in de winkel' });

    it('SRCH-26, UI-01 finds what was seen too, at 1024 px in the header', async () => {
      await searchOnPage('badhanddoek');
      const field = await screen.findByRole('combobox', { name: 'Zoek in de winkel' });
      expect(field).toHaveValue('badhanddoek');
      fireEvent.submit(field.closest('form') ?? expect.unreachable('a form'));
      await screen.findByText(/^Je bent offline.*gezien of bewaard;/);
      expect(found()).toEqual([expect.stringContaining('/p/HD/')]);
    });

    it('SRCH-26, UI-01 finds what was seen in the menu of a phone, below 1024 px, on its search tab', async () => {
      vi.stubGlobal('innerWidth', 1023);
      await searchOnPage('badhanddoek');
      const field = await screen.findByRole('combobox', { name: 'Zoek in de winkel' });
      expect(field.closest('dialog')).toHaveAccessibleName('Zoeken');
      fireEvent.submit(field.closest('form') ?? expect.unreachable('a form'));
      await screen.findByText(/^Je bent offline.*gezien of bewaard;/);
      expect(found()).toEqual([expect.stringContaining('/p/HD/')]);
    });

    it.each([
      ['of results', 'badjas', '/search?q=badjas'],
      ['of a text that finds nothing', 'laken', '/no-result?q=laken'],
    ])('SRCH-26 opens the page %s that the browser kept', async (_which, text, href) => {
      const { router } = await searchOnPage(text);
      await waitFor(() => expect(router.state.location.href).toBe(href));
      expect(panel()?.getAttribute('aria-expanded')).not.toBe('true');
    });

    it('SRCH-26 opens the page where the code of that does not come', async () => {
      vi.spyOn(await loadLazyParts(), 'background').mockRejectedValue(new TypeError('Failed to fetch'));
      const { router } = await searchOnPage('badjas');
      await waitFor(() => expect(router.state.location.href).toBe('/search?q=badjas'));
    });
  });

  it('SRCH-26 finds nothing of a customer who left', async () => {
    const shop = await inShop('/c/bad');
    await act(() => forgetShopper(shop.router.options.context.visit));
    expect(await searchOffline(shop, 'handdoek')).toHaveTextContent(/nog niets gezien of bewaard/);
  });

  it('SRCH-26 goes on where the browser gives no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await searchOffline(await inShop('/c/bad'), 'handdoek')).toHaveTextContent(/nog niets gezien of bewaard/);
  });
});
