// @vitest-environment happy-dom
import { createCatalogApi, detailNl } from '@etalage/catalog/headless';
import { createHttp } from '@etalage/core';
import { visit } from '@etalage/shell/testing';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
} from '../../backend/src/testing/documents.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';

// A refused call is repeated after a second.
configure({ asyncUtilTimeout: 5000 });

const fenne = 'Handdoek Fenne';
const loom = 'Handdoek Loom';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let calls: string[] = [];
/** What answers instead of the backend; undefined for a call that the backend answers. */
let instead: (path: string) => Response | undefined | 'unreachable';
const importAll = (...documents: { entity: string; document: object }[]) =>
  backend.admin(
    '/api/admin/import',
    documents.map((document) => `${JSON.stringify(document)}\n`).join(''),
    'application/x-ndjson',
  );
beforeAll(async () => {
  backend = await aRunningBackend();
  await importAll(
    { entity: 'attribute', document: aColourDocument() },
    { entity: 'category', document: aCategoryDocument() },
    { entity: 'product', document: aProductDocument() },
    { entity: 'product', document: aConfigurableDocument() },
  );
});
beforeEach(() => {
  calls = [];
  instead = () => undefined;
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname}`);
    const answer = instead(pathname);
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    return answer ?? backend.fetch(request);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const catalog = () =>
  createCatalogApi(
    createHttp({ storeCode: 'dailydeal', baseUrl: 'http://shop.test', fetch: backend.fetch }),
    dailydeal.view,
    {
      words: detailNl,
    },
  );

/** A page of the shop, with what its backend has. */
const inShop = (path: string, early?: () => void) =>
  visit({
    path,
    ...(early && { early }),
    hasSession: true,
    hasWishes: true,
    view: dailydeal.view,
    services: {
      category: async ({ params: { slug = '' } }) => catalog().categoryPage(slug, {}),
      product: async ({ params: { parentSku = '', childSku } }) => catalog().product(parentSku, childSku),
    },
  });

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const keptSkus = () => (stored('shop/wishlist/current-wishlist') ?? []).map(({ sku }: { sku: string }) => sku);
const heartOf = (name: string) => `Zet ${name} op je verlanglijst`;
const heart = (name: string) => screen.findByRole('button', { name: heartOf(name) });
const expectPressed = (found: HTMLElement, pressed: boolean) =>
  waitFor(() => expect(found).toHaveAttribute('aria-pressed', `${pressed}`));
const press = async (name: string) => userEvent.click(await heart(name));

const password = 'Zomer-2026';
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
const post = async (path: string, body: unknown, more: Record<string, string> = {}) => {
  const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
  return (await backend.fetch(`http://shop.test${path}`, init)).json();
};
type Customer = { email: string; token: string; refreshToken: string };
let customers = 0;
async function aCustomer(): Promise<Customer> {
  const email = `wens${(customers += 1)}@voorbeeld.nl`;
  await post('/api/user/create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  const { result, meta } = await post('/api/user/login', { username: email, password });
  return { email, token: result, refreshToken: meta.refreshToken };
}
const keepLoggedIn = ({ token, refreshToken }: Customer) => {
  localStorage.setItem('shop/user/current-token', JSON.stringify(token));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(refreshToken));
};
const atServer = async ({ token }: Customer): Promise<number[]> => {
  const answer = await backend.fetch('http://shop.test/api/ext/wishlist', {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  return (await answer.json()).result.items.map(({ product_id: id }: { product_id: number }) => id);
};

describe('the heart', () => {
  it('WISH-16 toggles on a card, and shows whether the product is on the list', async () => {
    await inShop('/c/bad');
    await expectPressed(await heart(fenne), false);
    await press(fenne);
    await expectPressed(await heart(fenne), true);
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    await press(fenne);
    await expectPressed(await heart(fenne), false);
    await waitFor(() => expect(keptSkus()).toEqual([]));
  });

  it('WISH-16 PROD-05 toggles on the page of a product, with the variant that it shows', async () => {
    await inShop('/p/HD-200/handdoek-loom/HD-200-blauw');
    await press(loom);
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
    await expectPressed(await heart(loom), true);
    expect(stored('shop/wishlist/current-wishlist')).toEqual([
      {
        sku: 'HD-200-blauw',
        id: 202,
        parentId: 200,
        parentSku: 'HD-200',
        qty: 1,
        price: 1200,
        product_option: {
          extension_attributes: { configurable_item_options: [{ option_id: '3', option_value: '32' }] },
        },
      },
    ]);
    await press(loom);
    await waitFor(() => expect(keptSkus()).toEqual([]));
    await expectPressed(await heart(loom), false);
  });

  it('WISH-16 shows on the card of a product that a variant of it is on the list', async () => {
    const { router } = await inShop('/p/HD-200/handdoek-loom/HD-200-blauw');
    await press(loom);
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
    await router.navigate({ href: '/c/bad' });
    await screen.findByRole('heading', { level: 1, name: 'Bad' });
    await expectPressed(await heart(loom), true);
    await expectPressed(await heart(fenne), false);
  });

  it('WISH-16 shows in a new visit what the browser keeps', async () => {
    await inShop('/c/bad');
    await press(fenne);
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    cleanup();
    await inShop('/c/bad');
    await expectPressed(await heart(fenne), true);
    await expectPressed(await heart(loom), false);
  });

  it('WISH-16 answers the keyboard', async () => {
    await inShop('/c/bad');
    (await heart(fenne)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
  });

  it('WISH-16 takes over what was pressed before hydration', async () => {
    await inShop('/c/bad', () =>
      screen.getByRole('button', { name: heartOf(fenne) }).setAttribute('aria-pressed', 'true'),
    );
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    await expectPressed(await heart(fenne), true);
  });

  it('WISH-16 loads nothing of the wishlist for who has none', async () => {
    await inShop('/c/bad');
    expect(calls.filter((call) => call.includes('wishlist'))).toEqual([]);
  });

  it('WISH-04 asks the server of a guest nothing', async () => {
    await inShop('/c/bad');
    await press(fenne);
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    expect(calls.filter((call) => call.includes('wishlist'))).toEqual([]);
  });
});

describe('the heart of a customer', () => {
  it('WISH-16 reaches the server', async () => {
    const customer = await aCustomer();
    keepLoggedIn(customer);
    await inShop('/c/bad');
    await press(fenne);
    await waitFor(async () => expect(await atServer(customer)).toEqual([100]));
    await press(fenne);
    await waitFor(async () => expect(await atServer(customer)).toEqual([]));
  });

  it('WISH-08 turns back when the server refuses, with its words', async () => {
    keepLoggedIn(await aCustomer());
    await inShop('/c/bad');
    instead = (path) =>
      path === '/api/ext/wishlist'
        ? Response.json({ code: 404, result: 'Dit product is niet meer te koop.' }, { status: 404 })
        : undefined;
    await press(fenne);
    expect(await screen.findByText(/niet meer te koop/)).toBeVisible();
    await expectPressed(await heart(fenne), false);
  });

  it('WISH-08 stays when the server cannot be reached, and is sent once it can', async () => {
    const customer = await aCustomer();
    keepLoggedIn(customer);
    await inShop('/c/bad');
    instead = (path) => (path.startsWith('/api/ext/wishlist') ? 'unreachable' : undefined);
    await press(fenne);
    await waitFor(() => expect(calls).toContain('POST /api/ext/wishlist'));
    await expectPressed(await heart(fenne), true);
    cleanup();
    instead = () => undefined;
    await inShop('/c/bad');
    await expectPressed(await heart(fenne), true);
    await waitFor(async () => expect(await atServer(customer)).toEqual([100]));
  });
});
