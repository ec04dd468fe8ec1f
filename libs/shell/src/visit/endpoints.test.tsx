import { aCategoryPage, aListing, aProductDetail, aProductSummary, anAbout } from '@etalage/catalog/testing';
import { defaultEndpoints } from '@etalage/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// What loads later in the browser is here at once.
import '../connected/RecentlyViewed.tsx';
import '../overlay/HeaderSearch.tsx';
import '../pages/product/later/AfterProduct.tsx';
import '../pages/product/later/ProductReview.tsx';
import '../pages/product/parts/BackInStock.tsx';
import '../pages/product/parts/belowFold.ts';
import { openOverlayAtom } from '../overlay/overlayAtom.ts';
import { SeesAll } from '../testing/SeesAll.ts';
import { loadLazyParts, visit } from '../testing.tsx';
import { nl } from '../words/nl.ts';

/** Every endpoint of a store in a place of its own. */
const endpoints: typeof defaultEndpoints = { ...defaultEndpoints };
for (const name of Object.keys(endpoints)) Object.assign(endpoints, { [name]: `/elders/${name}` });

let called: string[] = [];
beforeEach(() => {
  called = [];
  localStorage.clear();
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('IntersectionObserver', SeesAll);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    called.push(new URL(new Request(input, init).url).pathname);
    return Response.json({ code: 500, result: 'Nu niet.' }, { status: 500 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const soldOut = aProductDetail({ id: 10, stock: { status: 'out_of_stock' }, about: anAbout() });
const services = {
  product: async () => soldOut,
  category: async () => aCategoryPage({ listing: aListing() }),
  'no-result': async () => ({ text: 'bad', suggestions: [], categories: [] }),
};
const inShop = (path: string, more: Partial<Parameters<typeof visit>[0]> = {}) =>
  visit({ path, view: { endpoints }, services, ...more });
const onProduct = () => inShop('/p/JAS/badjas/JAS-BLAUW-S');

/** What parts of pages call, each with what makes it do so. */
const parts: [what: string, address: string, act: () => Promise<unknown>][] = [
  [
    'the prices of what was looked at before',
    '/elders/products/render-list',
    async () => {
      localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify([aProductSummary()]));
      await inShop('/no-result?q=bad');
    },
  ],
  [
    'the reviews of the store',
    '/elders/reviews',
    async () => {
      const { store } = await inShop('/cart/');
      act(() => store.set(openOverlayAtom, { name: 'review' }));
    },
  ],
  [
    'a mail about what is sold out',
    '/elders/stock/back-in-stock',
    async () => {
      await onProduct();
      await userEvent.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), 'jet@voorbeeld.nl');
      await userEvent.click(screen.getByRole('button', { name: 'Mail mij' }));
    },
  ],
  [
    'a review of a product',
    '/elders/review/create',
    async () => {
      await onProduct();
      await act(async () => fireEvent.scroll(window));
      await userEvent.click(await screen.findByText('Schrijf een beoordeling'));
      await userEvent.click(await screen.findByRole('radio', { name: '5: uitstekend' }));
      for (const name of ['Kort gezegd', 'Wat vind je ervan?', 'Je naam op de site'])
        fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: 'Zacht' } });
      await userEvent.click(screen.getByRole('button', { name: 'Versturen' }));
    },
  ],
  [
    'the list of someone else',
    '/elders/wishlist/shared',
    () => inShop('/wishlist/gedeelde-lijst-van-jans', { hasSession: true, hasWishes: true }),
  ],
  [
    'a search in the header',
    '/elders/search/etalage_sample/product/_search',
    async () => {
      const { store } = await inShop('/cart/');
      act(() => store.set(openOverlayAtom, { name: 'search' }));
      const field = await screen.findByRole('combobox', { name: 'Zoek in de winkel' });
      fireEvent.change(field, { target: { value: 'badjas' } });
    },
  ],
];

describe('STORE-19 parts of a page call the endpoints of the store view', () => {
  it.each(parts)('API-11, STORE-19 for %s, at %s', async (_what, address, open) => {
    await open();
    await waitFor(() => expect(called).toContain(address));
    expect(called.filter((path) => !path.startsWith('/elders/'))).toEqual([]);
  });

  it('STORE-19 for what is kept for a time without a network', async () => {
    for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
    vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([{ sku: 'HD', id: 99, qty: 1 }]));
    const { router } = await inShop('/cart/', { hasWishes: true });
    const { ahead } = await loadLazyParts();
    await act(() => ahead(router, nl));
    await waitFor(() => expect(called.filter((path) => path.endsWith('/product/_search'))).toHaveLength(1));
    await act(() => router.navigate({ href: '/c/bad' }));
    await waitFor(() => expect(called.filter((path) => path.endsWith('/product/_search'))).toHaveLength(2));
    expect(called.filter((path) => !path.startsWith('/elders/'))).toEqual([]);
  });
});
