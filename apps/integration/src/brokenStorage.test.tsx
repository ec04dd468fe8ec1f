// @vitest-environment happy-dom
import { changeDetailsAtom, enterSectionAtom } from '@etalage/checkout/headless';
import { someDetails } from '@etalage/checkout/testing';
import { createCatalogApi, detailNl } from '@etalage/catalog/headless';
import { completeView, createHttp } from '@etalage/core';
import { visit } from '@etalage/shell/testing';
import { act, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let calls = 0;
/** The bodies of the orders that were sent. */
let orders: { order_id: string; cart_id: string }[] = [];
/** How many answers to orders get lost. */
let losses = 0;
beforeAll(async () => {
  backend = await aRunningBackend();
  const document = aProductDocument({ sku: 'HD', name: 'Handdoek', price: 10, stock: { qty: 50, is_in_stock: true } });
  const line = JSON.stringify({ entity: 'product', document });
  await backend.admin('/api/admin/import', `${line}\n`, 'application/x-ndjson');
});
beforeEach(() => {
  orders = [];
  losses = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const isOrder = new URL(request.url).pathname === '/api/order';
    if (isOrder) orders.push(await request.clone().json());
    calls += 1;
    const answer = await backend.fetch(request).finally(() => (calls -= 1));
    if (isOrder && losses-- > 0) throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});
closeTabs(() => calls > 0);

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const isFull = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const neverAnswering = { open: () => ({ addEventListener: () => undefined }), deleteDatabase: () => ({}) };

/** What a browser may have in place of its local storage and its database. */
const browsers = [
  [
    'denies local storage and IndexedDB',
    () => {
      vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
      vi.stubGlobal('indexedDB', { open: refuse });
    },
  ],
  [
    'has no room in local storage and a database that never answers',
    () => {
      vi.stubGlobal('localStorage', { getItem: () => null, setItem: isFull, removeItem: () => undefined });
      vi.stubGlobal('indexedDB', neverAnswering);
    },
  ],
  [
    'has a corrupted local storage and no IndexedDB',
    () => {
      vi.stubGlobal('localStorage', { getItem: () => '{"spoilt', setItem: isFull, removeItem: isFull });
      vi.stubGlobal('indexedDB', undefined);
    },
  ],
] as const;

/** A towel in the cart, from its page, and the review of the checkout. */
async function atReview() {
  const http = createHttp({ storeCode: 'dailydeal', baseUrl: 'http://shop.test', fetch: backend.fetch });
  const product = await createCatalogApi(http, completeView(dailydeal.view), { words: detailNl }).product('HD');
  const services = { product: async () => product };
  const shop = await visit({ path: '/p/HD/handdoek', hasCart: true, view: { storeCode: 'dailydeal' }, services });
  await userEvent.click(await screen.findByRole('button', { name: 'In winkelwagen' }));
  await screen.findByText('Het product is toegevoegd aan je winkelwagen!');
  await act(() => shop.router.navigate({ href: '/checkout' }));
  await screen.findByRole('region', { name: 'Persoonlijke gegevens' });
  const details = someDetails();
  const payment = { ...details.paymentDetails, paymentMethod: 'cashondelivery' };
  act(() => {
    shop.store.set(changeDetailsAtom, () => ({ ...details, paymentDetails: payment }));
    shop.store.set(enterSectionAtom, 'OrderReview');
  });
  await screen.findByRole('button', { name: 'Bestellen en betalen' });
  await waitFor(() => expect(screen.getByText('Totaal')).toBeVisible());
  return shop;
}
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
async function order() {
  await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await press();
}

describe.each(browsers)('CACHE-02 a browser that %s', (_which, breakStorage) => {
  it('CACHE-02 orders, from the page of a product to the page that thanks for it', async () => {
    breakStorage();
    const { router } = await atReview();
    await order();
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout-return'));
    expect(await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u)).toBeVisible();
    expect(orders).toHaveLength(1);
  });
});

it('CACHE-02 an order whose answer was lost is sent again as the same one, in a browser that stores nothing', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    ...{ length: 0, clear: isFull, key: () => null },
    ...{ getItem: () => null, setItem: isFull, removeItem: () => undefined },
  });
  const { router } = await atReview();
  losses = 1;
  await order();
  await waitFor(() => expect(losses).toBe(0));
  await screen.findByRole('alert');
  // The cart is not taken for one that the server forgot, although it asks for it by now.
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(calls).toBe(0));
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout-return'));
  expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(1);
  expect(new Set(orders.map(({ cart_id }) => cart_id)).size).toBe(1);
});
