// @vitest-environment happy-dom
import type { StoreView } from '@etalage/core';
import { createPageNotes, createServices, type PageRequest } from '@etalage/shell/server';
import { createCartVisit, visit } from '@etalage/shell/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCategoryDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';
import { kinds, shown } from './testing/shown.ts';
import { stores } from './testing/stores.ts';
import { words } from './testing/words.ts';

/** What each store sells, by a name of its own. */
const nameIn = ({ name }: StoreView): string => `Handdoek van ${name}`;
const page = '/p/HD-100/handdoek-fenne';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
/** Calls that the backend has not answered. */
let underWay = 0;
beforeAll(async () => {
  backend = await aRunningBackend();
  for (const { code, view } of stores) {
    const documents = [
      { entity: 'category', document: aCategoryDocument() },
      { entity: 'product', document: aProductDocument({ name: nameIn(view) }) },
    ];
    const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
    await backend.admin('/api/admin/import', lines, 'application/x-ndjson', code);
  }
});
beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    underWay += 1;
    return backend.fetch(request).finally(() => (underWay -= 1));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});
closeTabs(() => underWay > 0);

/** A page of a store, with what the backend has of it. */
function inShop(view: StoreView, path: string) {
  const services = createServices({
    ...{ view, words, siteUrl: view.baseUrl, baseUrl: 'http://backend.test', fetch: backend.fetch },
  });
  const { notes } = createPageNotes();
  return visit({
    ...{ path, view, cart: createCartVisit, hasWishes: true },
    services: {
      category: (request: PageRequest) => shown(services, kinds.category, request, notes),
      product: (request: PageRequest) => shown(services, kinds.product, request, notes),
      search: (request: PageRequest) => shown(services, kinds.search, request, notes),
    },
  });
}
const main = () => within(screen.getByRole('main'));
const stored = (key: string): string => localStorage.getItem(key) ?? '';

describe.each(stores)('STORE-16 a guest of $view.name', ({ view }) => {
  const name = nameIn(view);

  it.each([
    ['browses a category', '/c/bad'],
    ['searches', '/search?q=handdoek'],
  ])('STORE-16 %s', async (_what, path) => {
    await inShop(view, path);
    expect(await main().findByRole('link', { name })).toHaveAttribute('href', page);
  });

  it('STORE-16 views a product', async () => {
    await inShop(view, page);
    expect(await main().findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('STORE-16 keeps a cart', async () => {
    await inShop(view, page);
    await userEvent.click(await main().findByRole('button', { name: 'In winkelwagen' }));
    await waitFor(() => expect(stored('shop/cart/current-cart')).toContain('HD-100'));
    cleanup();
    await inShop(view, '/cart/');
    expect(await main().findByRole('textbox', { name: `Aantal van ${name}` })).toHaveValue('1');
  });

  it('STORE-16 keeps a wishlist', async () => {
    await inShop(view, page);
    await userEvent.click(await main().findByRole('button', { name: `Zet ${name} op je verlanglijst` }));
    await waitFor(() => expect(stored('shop/wishlist/current-wishlist')).toContain('HD-100'));
    cleanup();
    await inShop(view, '/wishlist');
    expect(await main().findByRole('link', { name })).toBeVisible();
  });

  it('STORE-16 subscribes to the newsletter', async () => {
    await inShop(view, page);
    const email = `lezer@${view.storeCode}.voorbeeld.nl`;
    const footer = within(screen.getByRole('contentinfo'));
    await userEvent.type(footer.getByRole('textbox', { name: 'Mailadres voor de nieuwsbrief' }), email);
    await userEvent.click(footer.getByRole('button', { name: 'Aanmelden' }));
    expect(await footer.findByText('Je bent aangemeld voor onze nieuwsbrief')).toBeVisible();
    const status = new URL(`/api/ext/magento2-newsletter/subscribe?email=${email}`, 'http://backend.test');
    const answer = await backend.fetch(new Request(status, { headers: { 'x-vs-store-code': view.storeCode } }));
    expect(await answer.json()).toMatchObject({ result: 'subscribed' });
  });
});
