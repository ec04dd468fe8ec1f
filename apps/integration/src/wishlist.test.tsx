// @vitest-environment happy-dom
import { createCatalogApi, detailNl } from '@etalage/catalog/headless';
import { completeView, createHttp, type StoreSettings } from '@etalage/core';
import { logOutAtom } from '@etalage/account';
import { cartCountAtom, hasWaitingActsAtom } from '@etalage/cart/headless';
import { createCartVisit, loadLazyParts, visit } from '@etalage/shell/testing';
import { wishlistAtom } from '@etalage/wishlist/headless';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
} from '../../backend/src/testing/documents.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { fillIn } from './testing/fillIn.ts';

const fenne = 'Handdoek Fenne';
const loom = 'Handdoek Loom';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let calls: string[] = [];
/** What answers instead of the backend; undefined for a call that the backend answers. */
let instead: (path: string) => Response | Promise<Response> | undefined | 'unreachable';
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
    {
      entity: 'product',
      document: aProductDocument({
        ...{ id: 110, sku: 'NAAM', name: 'Naamdoek', url_key: 'naamdoek', url_path: 'naamdoek.html' },
        ...{ category_ids: [], category: [] },
        custom_options: [{ option_id: 7, title: 'Naam', type: 'field', is_require: true }],
      }),
    },
  );
  // Loaded first, so that a visit of an earlier test cannot take a click of the next.
  await (await loadLazyParts()).wishModule();
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
/** Leaves the page as a browser does: what it planned to send again is left to the next one. */
function leave() {
  dispatchEvent(new Event('pagehide'));
  cleanup();
}
afterEach(() => {
  leave();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const catalog = () =>
  createCatalogApi(
    createHttp({ storeCode: 'dailydeal', baseUrl: 'http://shop.test', fetch: backend.fetch }),
    completeView(dailydeal.view),
    {
      words: detailNl,
    },
  );

/** A page of the shop, with what its backend has. */
const inShop = (path: string, early?: () => void, view: StoreSettings = dailydeal.view) =>
  visit({
    path,
    ...(early && { early }),
    hasSession: true,
    hasWishes: true,
    cart: createCartVisit,
    view,
    services: {
      category: async ({ params: { slug = '' } }) => catalog().categoryPage(slug, {}),
      product: async ({ params: { parentSku = '', childSku } }) => catalog().product(parentSku, childSku),
    },
  });

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
/** Logs out, and waits until the cart, which comes last, is cleared: clearing that comes late would empty the storage of the next test. */
async function logOut(store: Awaited<ReturnType<typeof visit>>['store']): Promise<void> {
  localStorage.setItem('shop/cart/current-cart-token', JSON.stringify('c'.repeat(32)));
  store.set(logOutAtom, {});
  await waitFor(() => expect(stored('shop/cart/current-cart-token')).toBe(''));
}
const keptActs = () => stored('shop/wishlist/waiting-acts') ?? [];
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
  return loggedIn(email);
}
async function loggedIn(email: string): Promise<Customer> {
  const { result, meta } = await post('/api/user/login', { username: email, password });
  return { email, token: result, refreshToken: meta.refreshToken };
}
const keepLoggedIn = ({ token, refreshToken }: Customer) => {
  localStorage.setItem('shop/user/current-token', JSON.stringify(token));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(refreshToken));
};
/** Fills in the login form of the page. Returns a function that submits it. */
async function fillInLogin(email: string) {
  const form = within(await screen.findByRole('form', { name: 'Inloggen' }));
  await fillIn(form.getByLabelText('E-mailadres'), email);
  await fillIn(form.getByLabelText('Wachtwoord'), password);
  return () => userEvent.click(form.getByRole('button', { name: 'Inloggen' }));
}
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

  it('WISH-01, WISH-16, PROD-05 toggles on the page of a product, with the variant that it shows', async () => {
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

  it('WISH-01, WISH-16 keeps each value that was chosen of a product with several options', async () => {
    const names = { id: 330, sku: 'BJ-330', name: 'Badjas Pim', url_key: 'badjas-pim', url_path: 'badjas-pim.html' };
    const [colour] = [aConfigurableDocument()['configurable_options']].flat();
    const values = ['S', 'M'].map((label, at) => ({ value_index: 41 + at, label }));
    const size = { id: 2, attribute_id: '4', attribute_code: 'maat', label: 'Maat', values };
    const configurable_children = ['41', '42'].map((maat) =>
      aVariantDocument({ id: 290 + Number(maat), sku: `BJ-330-${maat}`, kleur: '32', maat }),
    );
    const rest = { category: [], category_ids: [], configurable_options: [colour, size], configurable_children };
    await importAll({ entity: 'product', document: aConfigurableDocument({ ...names, ...rest }) });
    await inShop('/p/BJ-330/badjas-pim/BJ-330-42');
    await press('Badjas Pim');
    await waitFor(() => expect(keptSkus()).toEqual(['BJ-330-42']));
    const [kept] = stored('shop/wishlist/current-wishlist');
    expect(kept.product_option.extension_attributes.configurable_item_options).toEqual([
      { option_id: '3', option_value: '32' },
      { option_id: '4', option_value: '42' },
    ]);
  });

  it('WISH-16 shows on the page of a product whether the variant that is chosen there is on the list', async () => {
    await inShop('/p/HD-200/handdoek-loom/HD-200-blauw');
    await press(loom);
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
    const choose = async (name: RegExp) =>
      userEvent.click(await within(screen.getByRole('main')).findByRole('link', { name }));
    await choose(/Wit/);
    await expectPressed(await heart(loom), false);
    await choose(/Blauw/);
    await expectPressed(await heart(loom), true);
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

  it('WISH-16 takes every variant of a product off the list by the heart of its card, and nothing else', async () => {
    const white = { ...blueItem, sku: 'HD-200-wit', id: 201 };
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([blueItem, fenneItem, white]));
    await inShop('/c/bad');
    await expectPressed(await heart(loom), true);
    await press(loom);
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    await expectPressed(await heart(loom), false);
    await expectPressed(await heart(fenne), true);
  });

  it('WISH-02, WISH-16 shows in a new visit what the browser keeps', async () => {
    await inShop('/c/bad');
    await press(fenne);
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    leave();
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
    await inShop('/c/bad', () => screen.getByRole('button', { name: heartOf(fenne) }).click());
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    await expectPressed(await heart(fenne), true);
  });

  it('WISH-16 turns back where the browser stores nothing, and says what to do', async () => {
    await inShop('/c/bad');
    const setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem, getItem: () => null, clear: () => undefined });
    await press(fenne);
    expect(await screen.findByText(/Sta in je browser opslag voor deze site toe/)).toBeVisible();
    await expectPressed(await heart(fenne), false);
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

  it('WISH-01 a new visit has the item with its id at the server', async () => {
    const customer = await aCustomer();
    keepLoggedIn(customer);
    const { result } = await post(
      '/api/ext/wishlist',
      { productId: 100 },
      { authorization: `Bearer ${customer.token}` },
    );
    const { store } = await inShop('/c/bad');
    const [{ item_id: itemId }] = result.items;
    await waitFor(() => expect(store.get(wishlistAtom)).toMatchObject([{ sku: 'HD-100', itemId }]));
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

  it('WISH-08 turns on again when the server refuses the remove', async () => {
    const customer = await aCustomer();
    keepLoggedIn(customer);
    await inShop('/c/bad');
    await press(fenne);
    await waitFor(async () => expect(await atServer(customer)).toEqual([100]));
    const answer = Promise.withResolvers<Response>();
    instead = (path) => (path === '/api/ext/wishlist/delete' ? answer.promise : undefined);
    await press(fenne);
    await expectPressed(await heart(fenne), false);
    answer.resolve(Response.json({ code: 500, result: 'Dat lukt nu niet.' }, { status: 500 }));
    expect(await screen.findByText(/Dat lukt nu niet/)).toBeVisible();
    await expectPressed(await heart(fenne), true);
  });

  it('WISH-08 stays off when the server cannot be reached to remove it', async () => {
    const customer = await aCustomer();
    keepLoggedIn(customer);
    await inShop('/c/bad');
    await press(fenne);
    await waitFor(async () => expect(await atServer(customer)).toEqual([100]));
    instead = (path) => (path === '/api/ext/wishlist/delete' ? 'unreachable' : undefined);
    await press(fenne);
    await waitFor(() => expect(calls).toContain('POST /api/ext/wishlist/delete'));
    await waitFor(() => expect(keptActs()).toMatchObject([{ kind: 'remove' }]));
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
    leave();
    instead = () => undefined;
    await inShop('/c/bad');
    await expectPressed(await heart(fenne), true);
    await waitFor(async () => expect(await atServer(customer)).toEqual([100]));
  });

  it('WISH-08 a network error is logged, and the shopper is told nothing', async () => {
    keepLoggedIn(await aCustomer());
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    await inShop('/c/bad');
    instead = (path) => (path.startsWith('/api/ext/wishlist') ? 'unreachable' : undefined);
    await press(fenne);
    const logged = () => log.mock.calls.map(([{ message }]) => message).join('\n');
    await waitFor(() => expect(logged()).toContain('The wishlist could not be reached'));
    expect(document.querySelectorAll('[data-kind]')).toHaveLength(0);
  });
});

/** A guest with these products on the list, on the page of the list. */
async function onPage(items: readonly object[], path = '/wishlist') {
  localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify(items));
  return inShop(path);
}
const fenneItem = { sku: 'HD-100', id: 100, qty: 1 };
const blueItem = {
  sku: 'HD-200-blauw',
  id: 202,
  parentId: 200,
  parentSku: 'HD-200',
  qty: 1,
  product_option: { extension_attributes: { configurable_item_options: [{ option_id: '3', option_value: '32' }] } },
};
const list = async () => within(await screen.findByRole('list', { name: 'Je verlanglijst' }));
const row = async (name: string) => {
  const heading = await (await list()).findByRole('heading', { name });
  return within(heading.closest('li') ?? expect.unreachable());
};

describe('the page of the list', () => {
  it('ROUTE-10, WISH-15 shows each product with its price, its stock and what was chosen', async () => {
    await onPage([fenneItem, blueItem]);
    const plain = await row(fenne);
    expect(plain.getByText('€ 12,95')).toBeVisible();
    expect(plain.getByText(/op voorraad|nog 8/i)).toBeVisible();
    expect(plain.getByRole('link', { name: fenne })).toHaveAttribute('href', '/p/HD-100/handdoek-fenne');
    const blue = await row(loom);
    expect(blue.getByText('Kleur: Blauw')).toBeVisible();
    expect(blue.getByText('€ 12,00')).toBeVisible();
  });

  it('A11Y-06 the text of an image on the list is the name of the product', async () => {
    await onPage([fenneItem, blueItem]);
    for (const name of [fenne, loom]) expect((await row(name)).getByRole('img', { name })).toBeVisible();
  });

  it('WISH-04 asks the server of a guest for no list', async () => {
    await onPage([fenneItem]);
    await row(fenne);
    expect(calls.filter((call) => call.includes('wishlist'))).toEqual([]);
  });

  it('WISH-15 says that it is empty, with the way to the shop', async () => {
    await inShop('/wishlist');
    expect(await screen.findByRole('heading', { name: 'Je verlanglijst is leeg' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar de winkel' })).toHaveAttribute('href', '/');
  });

  it('WISH-15 moves a product to the cart', async () => {
    const { store } = await onPage([fenneItem, blueItem]);
    await userEvent.click((await row(loom)).getByRole('button', { name: `In winkelwagen: ${loom}` }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(1));
    expect(await screen.findByText(/toegevoegd/i)).toBeVisible();
  });

  it('PROD-11 moves no product to the cart that has a required custom option, and leads to its page', async () => {
    await onPage([{ sku: 'NAAM', id: 110, qty: 1 }]);
    const named = await row('Naamdoek');
    expect(named.getByRole('link', { name: 'Bekijk product: Naamdoek' })).toHaveAttribute('href', '/p/NAAM/naamdoek');
    expect(named.queryByRole('button', { name: /In winkelwagen/ })).toBeNull();
  });

  it('WISH-15 puts another variant in the place of one', async () => {
    await onPage([blueItem, fenneItem]);
    await userEvent.click((await row(loom)).getByRole('button', { name: `Andere uitvoering: ${loom}` }));
    await userEvent.click(await (await row(loom)).findByRole('link', { name: /Wit/ }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-wit', 'HD-100']));
    expect(await (await row(loom)).findByText('Kleur: Wit')).toBeVisible();
  });

  it('A11Y-05 the button of the variants of a wish opens and closes them by keyboard, and says which', async () => {
    await onPage([blueItem]);
    const button = (await row(loom)).getByRole('button', { name: `Andere uitvoering: ${loom}` });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(await (await row(loom)).findByRole('link', { name: /Wit/ })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    expect((await row(loom)).queryByRole('link', { name: /Wit/ })).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('WISH-15 asks for the variant of a product that was wished for as a whole', async () => {
    await onPage([{ sku: 'HD-200', id: 200, qty: 1 }]);
    const whole = await row(loom);
    expect(whole.queryByRole('button', { name: /In winkelwagen/ })).toBeNull();
    await userEvent.click(whole.getByRole('button', { name: `Kies een uitvoering: ${loom}` }));
    await userEvent.click(await (await row(loom)).findByRole('link', { name: /Blauw/ }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
    expect((await row(loom)).getByRole('button', { name: `In winkelwagen: ${loom}` })).toBeVisible();
  });

  it('WISH-15 waits for the size of a product that was wished for as a whole', async () => {
    const names = { id: 340, sku: 'BJ-340', name: 'Badjas Jet', url_key: 'badjas-jet', url_path: 'badjas-jet.html' };
    const [colour] = [aConfigurableDocument()['configurable_options']].flat();
    const values = ['S', 'M', 'L'].map((label, at) => ({ value_index: 41 + at, label }));
    const size = { id: 2, attribute_id: '4', attribute_code: 'maat', label: 'Maat', values };
    const configurable_children = ['31', '32'].flatMap((kleur) =>
      ['41', '42', '43'].map((maat) => {
        const [id, sku] = [100 * Number(kleur) + Number(maat), `BJ-340-${kleur}-${maat}`];
        // The size is asked for where one is sold out.
        const stock = maat === '43' ? { qty: 0, is_in_stock: false } : { qty: 3, is_in_stock: true };
        return aVariantDocument({ id, sku, kleur, maat, stock });
      }),
    );
    const rest = { category: [], category_ids: [], configurable_options: [colour, size], configurable_children };
    await importAll({ entity: 'product', document: aConfigurableDocument({ ...names, ...rest }) });
    await onPage([{ sku: 'BJ-340', id: 340, qty: 1 }]);
    const whole = await row('Badjas Jet');
    await userEvent.click(whole.getByRole('button', { name: 'Kies een uitvoering: Badjas Jet' }));
    await userEvent.click(await whole.findByRole('link', { name: /Blauw/ }));
    await userEvent.click(await whole.findByRole('link', { name: /^M$/ }));
    await waitFor(() => expect(keptSkus()).toEqual(['BJ-340-32-42']));
  });

  it('VAR-11 says that the variant of a wish was removed, and puts no other in the cart', async () => {
    await onPage([{ ...blueItem, sku: 'HD-200-rood', id: 299 }]);
    const shown = await row(loom);
    expect(shown.getByText('De gekozen combinatie van opties is niet meer leverbaar')).toBeVisible();
    expect(shown.queryByRole('button', { name: /In winkelwagen/ })).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: `Kies een uitvoering: ${loom}` }));
    await userEvent.click(await (await row(loom)).findByRole('link', { name: /Wit/ }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-wit']));
  });

  it('VAR-03 warns of a value that no variant has, with OK', async () => {
    const names = { id: 320, sku: 'HD-320', name: 'Handdoek Nel', url_key: 'nel', url_path: 'nel.html' };
    const [colour] = [aConfigurableDocument()['configurable_options']].flat();
    const values = ['Wit', 'Blauw', 'Rood'].map((label, at) => ({ value_index: 31 + at, label }));
    const configurable_options = [{ ...Object(colour), values }];
    const configurable_children = ['31', '32'].map((kleur) =>
      aVariantDocument({ id: 290 + Number(kleur), sku: `HD-320-${kleur}`, kleur }),
    );
    const document = aConfigurableDocument({
      ...{ ...names, category: [], category_ids: [] },
      ...{ configurable_options, configurable_children },
    });
    await importAll({ entity: 'product', document });
    await onPage([{ sku: 'HD-320', id: 320, qty: 1 }]);
    const shown = await row('Handdoek Nel');
    await userEvent.click(shown.getByRole('button', { name: 'Kies een uitvoering: Handdoek Nel' }));
    await userEvent.click(await shown.findByRole('button', { name: /^Rood/ }));
    const words = 'Deze combinatie bestaat niet voor dit product. Kies een andere combinatie.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'OK' })).toBeVisible();
    expect(keptSkus()).toEqual(['HD-320']);
  });

  it('WISH-15 removes a product, which can be undone', async () => {
    await onPage([fenneItem, blueItem]);
    await userEvent.click((await row(fenne)).getByRole('button', { name: `Verwijderen: ${fenne}` }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
    expect((await list()).queryByRole('heading', { name: fenne })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw', 'HD-100']));
    expect(await row(fenne)).toBeDefined();
  });

  it('WISH-15 a removal that is undone keeps the variant that was chosen, and its price of then', async () => {
    await onPage([{ ...blueItem, price: 1500 }, fenneItem]);
    await userEvent.click((await row(loom)).getByRole('button', { name: `Verwijderen: ${loom}` }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    const again = await row(loom);
    expect(again.getByText('Kleur: Blauw')).toBeVisible();
    expect(again.getByText('€ 3,00 goedkoper dan toen je het bewaarde')).toBeVisible();
    expect(stored('shop/wishlist/current-wishlist')).toMatchObject([fenneItem, { ...blueItem, price: 1500 }]);
  });

  it('WISH-15 keeps the focus in the list when a row is gone', async () => {
    await onPage([fenneItem, blueItem]);
    await userEvent.click((await row(fenne)).getByRole('button', { name: `Verwijderen: ${fenne}` }));
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.querySelector('ul')).not.toBeNull();
  });

  it('WISH-15 tells what costs less than when it was added, and what is back in stock', async () => {
    await onPage([
      { ...fenneItem, price: 1500, isSoldOut: true },
      { ...blueItem, price: 1200 },
    ]);
    const cheaper = await row(fenne);
    expect(cheaper.getByText('€ 2,05 goedkoper dan toen je het bewaarde')).toBeVisible();
    expect(cheaper.getByText('Weer op voorraad')).toBeVisible();
    const same = await row(loom);
    expect(same.queryByText(/goedkoper/)).toBeNull();
    expect(same.queryByText('Weer op voorraad')).toBeNull();
  });

  it('PRICE-05 shows a reduced price with the original struck through and the discount', async () => {
    const scarf = { id: 310, sku: 'SJ-310', name: 'Sjaal Fenne', url_key: 'sjaal-fenne', url_path: 'sjaal-fenne.html' };
    const reduced = { price: 100, special_price: 75, category: [], category_ids: [] };
    await importAll({ entity: 'product', document: aProductDocument({ ...scarf, ...reduced }) });
    await onPage([{ sku: 'SJ-310', id: 310, qty: 1 }]);
    const shown = await row('Sjaal Fenne');
    expect(shown.getByText('€ 75,00').closest('ins')).toBeVisible();
    expect(shown.getByText('€ 100,00').closest('del')).toBeVisible();
    expect(shown.getByText('-25%')).toBeVisible();
  });

  it('IMG-05 the placeholder stands for a product without an image', async () => {
    await onPage([fenneItem]);
    expect((await row(fenne)).getByRole('img', { name: fenne })).toHaveAttribute('data-placeholder');
  });

  it('WISH-15 says of a product that it is sold out, and does not move it to the cart', async () => {
    const soldOut = {
      id: 301,
      sku: 'MU-301',
      name: 'Muts Sneeuw',
      url_key: 'muts-sneeuw',
      url_path: 'bad/muts-sneeuw.html',
    };
    const stock = { qty: 0, is_in_stock: false, manage_stock: true };
    await importAll({ entity: 'product', document: aProductDocument({ ...soldOut, stock }) });
    await onPage([{ sku: 'MU-301', id: 301, qty: 1 }, fenneItem]);
    const gone = await row('Muts Sneeuw');
    expect(gone.getByRole('status')).toHaveTextContent('Niet op voorraad!');
    expect(gone.queryByRole('button', { name: /In winkelwagen/ })).toBeNull();
    expect((await row(fenne)).getByRole('status')).not.toHaveTextContent('Niet op voorraad!');
  });

  it('STOCK-07 says how few are left of a product', async () => {
    const glove = { id: 302, sku: 'WA-302', name: 'Want Sneeuw', url_key: 'want-sneeuw', url_path: 'want-sneeuw.html' };
    const few = { stock: { qty: 5, is_in_stock: true, manage_stock: true }, category: [], category_ids: [] };
    await importAll({ entity: 'product', document: aProductDocument({ ...glove, ...few }) });
    await onPage([{ sku: 'WA-302', id: 302, qty: 1 }]);
    expect((await row('Want Sneeuw')).getByRole('status')).toHaveTextContent('Nog maar 5 op voorraad');
  });

  it('WISH-15 says what is no longer sold, and lets it be removed', async () => {
    await onPage([{ sku: 'WEG', id: 999, qty: 1 }]);
    expect(await screen.findByText('Dit product verkopen we niet meer')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen: WEG' }));
    expect(await screen.findByRole('heading', { name: 'Je verlanglijst is leeg' })).toBeVisible();
  });

  it('WISH-15 says when the products did not load, and tries again', async () => {
    instead = (path) => (path.includes('/api/catalog') ? 'unreachable' : undefined);
    await onPage([fenneItem]);
    expect(await screen.findByText('Je verlanglijst kon niet worden geladen')).toBeVisible();
    instead = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await row(fenne)).toBeDefined();
  });
});

it('ROUTE-10 a guest stays at /wishlist', async () => {
  const { router } = await onPage([fenneItem]);
  await row(fenne);
  await act(() => vi.dynamicImportSettled());
  expect(router.latestLocation.pathname).toBe('/wishlist');
});

describe('the list of a customer', () => {
  it('ROUTE-10 is in the account: who is logged in is sent there', async () => {
    keepLoggedIn(await aCustomer());
    const { router } = await inShop('/wishlist');
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/my-account/wishlist'));
  });

  it('ROUTE-10 is in the account, and the way back from there leads to the page before', async () => {
    keepLoggedIn(await aCustomer());
    const { router } = await inShop('/c/bad');
    await act(() => router.navigate({ href: '/wishlist' }));
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/my-account/wishlist'));
    act(() => router.history.back());
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/c/bad'));
  });

  it('ROUTE-08, ACC-01 is a section of the account, with a link in its navigation', async () => {
    keepLoggedIn(await aCustomer());
    await inShop('/my-account/wishlist');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verlanglijsten' })).toBeVisible();
    const links = within(screen.getByRole('navigation', { name: 'Mijn account' }));
    const own = links.getByRole('link', { name: 'Verlanglijsten' });
    expect(own).toHaveAttribute('href', '/my-account/wishlist');
    expect(own).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('heading', { name: 'Je verlanglijst is leeg' })).toBeVisible();
  });

  it('WISH-15 shows what is at the server', async () => {
    const customer = await aCustomer();
    await post('/api/ext/wishlist', { productId: 100 }, { authorization: `Bearer ${customer.token}` });
    keepLoggedIn(customer);
    await inShop('/my-account/wishlist');
    expect(await row(fenne)).toBeDefined();
  });

  it.each([
    ['moved to the cart', 'In winkelwagen'],
    ['removed', 'Verwijderen'],
  ])('WISH-15 a product that a customer has %s is gone at the server too', async (_how, act) => {
    const customer = await aCustomer();
    const authorization = `Bearer ${customer.token}`;
    for (const productId of [100, 200]) await post('/api/ext/wishlist', { productId }, { authorization });
    keepLoggedIn(customer);
    await inShop('/my-account/wishlist');
    await userEvent.click((await row(fenne)).getByRole('button', { name: `${act}: ${fenne}` }));
    await waitFor(async () => expect(await atServer(customer)).toEqual([200]));
    expect((await list()).queryByRole('heading', { name: fenne })).toBeNull();
  });

  it('WISH-15 tells on each device what costs less than when it was added', async () => {
    const cap = { id: 300, sku: 'MU-300', name: 'Muts Fenne', url_key: 'muts-fenne', url_path: 'bad/muts-fenne.html' };
    await importAll({ entity: 'product', document: aProductDocument({ ...cap, price: 20 }) });
    const customer = await aCustomer();
    await post('/api/ext/wishlist', { productId: 300 }, { authorization: `Bearer ${customer.token}` });
    await importAll({ entity: 'product', document: aProductDocument({ ...cap, price: 15 }) });
    keepLoggedIn(customer);
    await inShop('/my-account/wishlist');
    expect(await (await row('Muts Fenne')).findByText('€ 5,00 goedkoper dan toen je het bewaarde')).toBeVisible();
  });

  it('WISH-10 says when it did not load, and tries again', async () => {
    const customer = await aCustomer();
    await post('/api/ext/wishlist', { productId: 100 }, { authorization: `Bearer ${customer.token}` });
    keepLoggedIn(customer);
    instead = (path) =>
      path === '/api/ext/wishlist' ? Response.json({ code: 500, result: '' }, { status: 500 }) : undefined;
    await inShop('/my-account/wishlist');
    expect(await screen.findByText('Je verlanglijst kon niet worden geladen')).toBeVisible();
    instead = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await row(fenne)).toBeDefined();
  });

  it('WISH-06 has what was wished for before the login', async () => {
    const customer = await aCustomer();
    await post('/api/ext/wishlist', { productId: 200 }, { authorization: `Bearer ${customer.token}` });
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([fenneItem]));
    keepLoggedIn(customer);
    await inShop('/my-account/wishlist');
    expect(await row(fenne)).toBeDefined();
    expect(await row(loom)).toBeDefined();
    await waitFor(async () => expect(await atServer(customer)).toEqual([200, 100]));
    expect(keptSkus()).toEqual([]);
  });

  it('WISH-06 a login on the page shows the list of the server with what only the browser had', async () => {
    const customer = await aCustomer();
    await post('/api/ext/wishlist', { productId: 200 }, { authorization: `Bearer ${customer.token}` });
    const { router } = await inShop('/c/bad');
    await press(fenne);
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    await act(() => router.navigate({ href: '/login/' }));
    const logIn = await fillInLogin(customer.email);
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/my-account/u));
    await act(() => router.navigate({ href: '/c/bad' }));
    await expectPressed(await heart(loom), true);
    await expectPressed(await heart(fenne), true);
    await waitFor(async () => expect(await atServer(customer)).toEqual([200, 100]));
  });

  it('SESSION-18 is gone after the logout, on the screen and in the browser', async () => {
    const customer = await aCustomer();
    await post('/api/ext/wishlist', { productId: 100 }, { authorization: `Bearer ${customer.token}` });
    keepLoggedIn(customer);
    const { store } = await inShop('/c/bad');
    await expectPressed(await heart(fenne), true);
    await logOut(store);
    await expectPressed(await heart(fenne), false);
    await waitFor(() => expect(keptSkus()).toEqual([]));
    expect(stored('shop/wishlist/waiting-acts') ?? []).toEqual([]);
  });

  it('SESSION-18 what was wished for before a login is gone after the logout, also where it never reached the server', async () => {
    keepLoggedIn(await aCustomer());
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([fenneItem]));
    instead = (path) => (path.startsWith('/api/ext/wishlist') ? 'unreachable' : undefined);
    const { store } = await inShop('/c/bad');
    await expectPressed(await heart(fenne), true);
    // The list stands before the shop knows of the login.
    await waitFor(() => expect(calls.filter((call) => call.endsWith('/api/ext/wishlist'))).not.toEqual([]));
    await logOut(store);
    await waitFor(() => expect(keptSkus()).toEqual([]));
    await expectPressed(await heart(fenne), false);
  });

  it('SESSION-18 what waits of one customer is not sent for the next', async () => {
    const [jans, jet] = [await aCustomer(), await aCustomer()];
    keepLoggedIn(jans);
    const { store } = await inShop('/c/bad');
    await expectPressed(await heart(fenne), false);
    instead = (path) => (path.startsWith('/api/ext/wishlist') ? 'unreachable' : undefined);
    await press(fenne);
    await waitFor(() => expect(stored('shop/wishlist/waiting-acts')).toHaveLength(1));
    await logOut(store);
    await waitFor(() => expect(stored('shop/wishlist/waiting-acts')).toEqual([]));
    leave();
    instead = () => undefined;
    keepLoggedIn(jet);
    await inShop('/my-account/wishlist');
    expect(await screen.findByRole('heading', { name: 'Je verlanglijst is leeg' })).toBeVisible();
    expect(await atServer(jet)).toEqual([]);
  });

  const dropped = /laatste wijzigingen in je verlanglijst zijn niet bewaard. Log opnieuw in/;
  const endSessionsAt = (ended: string) => {
    instead = (path) =>
      path.startsWith(ended) || path === '/api/user/refresh'
        ? Response.json({ code: 401, result: 'Je sessie is verlopen.' }, { status: 401 })
        : undefined;
  };

  it.each([
    ['is put on the list', []],
    ['is taken off the list', [100]],
  ])(
    'SESSION-25, WISH-07 what %s while the session ends is dropped, and the customer is told',
    async (_what, items) => {
      const customer = await aCustomer();
      const authorization = `Bearer ${customer.token}`;
      for (const productId of items) await post('/api/ext/wishlist', { productId }, { authorization });
      keepLoggedIn(customer);
      await inShop('/c/bad');
      await expectPressed(await heart(fenne), items.length > 0);
      endSessionsAt('/api/ext/wishlist');
      await press(fenne);
      // Another notification may take its place among them.
      await waitFor(() => expect(screen.getByText(dropped)).toBeVisible());
      expect([keptActs(), keptSkus()]).toEqual([[], []]);
      instead = () => undefined;
      expect(await atServer(await loggedIn(customer.email))).toEqual(items);
    },
  );

  it('SESSION-18 what waits when its customer logs out is dropped, and they are told', async () => {
    keepLoggedIn(await aCustomer());
    const { store } = await inShop('/c/bad');
    instead = (path) => (path.startsWith('/api/ext/wishlist') ? 'unreachable' : undefined);
    await press(fenne);
    await waitFor(() => expect(keptActs()).toHaveLength(1));
    await logOut(store);
    expect(await screen.findByText(dropped)).toBeVisible();
    expect(await screen.findByText('Je bent uitgelogd')).toBeVisible();
  });

  it('SESSION-25 what waits of a session that ended before the list was loaded is not sent for the next', async () => {
    const [jans, jet] = [await aCustomer(), await aCustomer()];
    keepLoggedIn(jans);
    await inShop('/c/bad');
    instead = (path) => (path.startsWith('/api/ext/wishlist') ? 'unreachable' : undefined);
    await press(fenne);
    await waitFor(() => expect(keptActs()).toHaveLength(1));
    leave();
    instead = () => undefined;
    for (const key of ['token', 'refresh-token']) localStorage.removeItem(`shop/user/current-${key}`);
    await inShop('/c/bad');
    expect(await screen.findByText(dropped)).toBeVisible();
    leave();
    keepLoggedIn(jet);
    await inShop('/my-account/wishlist');
    expect(await screen.findByRole('heading', { name: 'Je verlanglijst is leeg' })).toBeVisible();
    expect(await atServer(jet)).toEqual([]);
  });
});

describe('the cart and the list', () => {
  /** The cart with one line: the blue variant, twice. */
  async function inCart(customer?: Customer) {
    if (customer) keepLoggedIn(customer);
    const shop = await inShop('/p/HD-200/handdoek-loom/HD-200-blauw');
    const order = await screen.findByRole('button', { name: 'In winkelwagen' });
    await userEvent.click(order);
    await waitFor(() => expect(shop.store.get(hasWaitingActsAtom)).toBe(false));
    await userEvent.click(order);
    await waitFor(() => expect(quantities()).toEqual([['HD-200-blauw', 2]]));
    await waitFor(() => expect(shop.store.get(hasWaitingActsAtom)).toBe(false));
    await shop.router.navigate({ href: '/cart' });
    await screen.findByRole('heading', { level: 1, name: 'Winkelwagen' });
    return shop;
  }
  type Line = { sku: string; qty: number };
  const quantities = () => (stored('shop/cart/current-cart') ?? []).map(({ sku, qty }: Line) => [sku, qty]);
  const inMain = () => within(screen.getByRole('main'));
  const inLines = () => within(inMain().getByRole('list', { name: 'Winkelwagen' }));
  const move = async () =>
    userEvent.click(await inMain().findByRole('button', { name: 'Naar verlanglijst: Handdoek Loom' }));
  /** Faster than what the first press takes. */
  const pressTwice = (button: HTMLElement) =>
    act(() => {
      button.click();
      button.click();
    });
  const refuseWishes = (path: string) =>
    path === '/api/ext/wishlist' ? Response.json({ code: 500, result: 'Vol.' }, { status: 400 }) : undefined;

  it('WISH-16 the heart of a line toggles, of the variant that is in the cart', async () => {
    await inCart();
    await userEvent.click(await inLines().findByRole('button', { name: heartOf(loom) }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
    await expectPressed(await inLines().findByRole('button', { name: heartOf(loom) }), true);
    expect(quantities()).toEqual([['HD-200-blauw', 2]]);
  });

  it('WISH-16 the heart of a line is in the microcart too', async () => {
    vi.stubGlobal('innerWidth', 1280);
    await inCart();
    const header = within(screen.getAllByRole('banner')[0] ?? expect.unreachable());
    await userEvent.click(header.getByRole('link', { name: /^Winkeltas/ }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: heartOf(loom) }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
    expect(panel.getByRole('button', { name: 'Naar verlanglijst: Handdoek Loom' })).toBeVisible();
  });

  it('WISH-15 moves a line to the list, and back by its notice', async () => {
    const { store } = await inCart();
    await move();
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
    expect(await screen.findByText('Handdoek Loom staat nu op je verlanglijst.')).toBeVisible();
    await waitFor(() => expect(quantities()).toEqual([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    await waitFor(() => expect(keptSkus()).toEqual([]));
    await waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    expect(quantities()).toEqual([['HD-200-blauw', 2]]);
  });

  it('WISH-15 a double press moves a line once, and one on its notice moves it back once', async () => {
    const { store } = await inCart();
    pressTwice(await inMain().findByRole('button', { name: 'Naar verlanglijst: Handdoek Loom' }));
    await waitFor(() => expect(quantities()).toEqual([]));
    expect(keptSkus()).toEqual(['HD-200-blauw']);
    const undos = await screen.findAllByRole('button', { name: 'Ongedaan maken' });
    expect(undos).toHaveLength(1);
    pressTwice(undos[0] ?? expect.unreachable());
    await waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    await waitFor(() => expect(quantities()).toEqual([['HD-200-blauw', 2]]));
    expect(keptSkus()).toEqual([]);
  });

  it('WISH-15 a double press moves a product of the list to the cart once', async () => {
    const { store } = await onPage([fenneItem, blueItem]);
    pressTwice((await row(loom)).getByRole('button', { name: `In winkelwagen: ${loom}` }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-100']));
    await waitFor(() => expect(quantities()).toEqual([['HD-200-blauw', 1]]));
    await waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    expect(store.get(cartCountAtom)).toBe(1);
  });

  it.each([
    ['its heart', () => inLines().findByRole('button', { name: heartOf(loom) })],
    ['a move', () => inMain().findByRole('button', { name: 'Naar verlanglijst: Handdoek Loom' })],
  ])(
    'WISH-01, WISH-09 by %s the list knows which variant was in the cart, and another takes its place',
    async (_how, way) => {
      const { router } = await inCart();
      await userEvent.click(await way());
      await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
      expect(stored('shop/wishlist/current-wishlist')).toMatchObject([blueItem]);
      await router.navigate({ href: '/wishlist' });
      expect(await (await row(loom)).findByText('Kleur: Blauw')).toBeVisible();
      await userEvent.click((await row(loom)).getByRole('button', { name: `Andere uitvoering: ${loom}` }));
      await userEvent.click(await (await row(loom)).findByRole('link', { name: /Wit/ }));
      await waitFor(() => expect(keptSkus()).toEqual(['HD-200-wit']));
    },
  );

  it('WISH-01 a variant that takes the place of another is kept with its ids and its choice', async () => {
    await onPage([blueItem]);
    await userEvent.click((await row(loom)).getByRole('button', { name: `Andere uitvoering: ${loom}` }));
    await userEvent.click(await (await row(loom)).findByRole('link', { name: /Wit/ }));
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-wit']));
    const product_option = {
      extension_attributes: { configurable_item_options: [{ option_id: '3', option_value: '31' }] },
    };
    const whiteItem = { ...blueItem, sku: 'HD-200-wit', id: 201, product_option };
    expect(stored('shop/wishlist/current-wishlist')).toMatchObject([whiteItem]);
  });

  it('WISH-15 moves a line of a customer to the list at the server', async () => {
    const customer = await aCustomer();
    await inCart(customer);
    await move();
    await waitFor(async () => expect(await atServer(customer)).toEqual([200]));
    await waitFor(() => expect(quantities()).toEqual([]));
  });

  it('WISH-08 a line that the list cannot take is in the cart again, and the shopper is told', async () => {
    const { store } = await inCart(await aCustomer());
    instead = refuseWishes;
    await move();
    expect(await screen.findByText(/kon niet op je verlanglijst en ligt weer in je winkelwagen/)).toBeVisible();
    await waitFor(() => expect(quantities()).toEqual([['HD-200-blauw', 2]]));
    await waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    expect(store.get(cartCountAtom)).toBe(2);
  });

  it('WISH-08 a move without a connection is kept, and sent in a later visit', async () => {
    const customer = await aCustomer();
    const { store } = await inCart(customer);
    instead = () => 'unreachable';
    await move();
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(0));
    await waitFor(() => expect(calls).toContain('POST /api/ext/wishlist'));
    expect(keptActs()).toHaveLength(1);
    leave();
    instead = () => undefined;
    await inShop('/cart');
    await waitFor(async () => expect(await atServer(customer)).toEqual([200]));
    await waitFor(() => expect(quantities()).toEqual([]));
  });

  it('WISH-08 a move that is refused in a later visit gives the line back', async () => {
    const { store } = await inCart(await aCustomer());
    instead = () => 'unreachable';
    await move();
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(0));
    await waitFor(() => expect(calls).toContain('POST /api/ext/wishlist'));
    expect(keptActs()).toHaveLength(1);
    leave();
    instead = refuseWishes;
    const later = await inShop('/cart');
    await waitFor(() => expect(later.store.get(cartCountAtom)).toBe(2));
    await waitFor(() => expect(later.store.get(hasWaitingActsAtom)).toBe(false));
    expect(quantities()).toEqual([['HD-200-blauw', 2]]);
  });

  const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));

  const cartUpdates = () => calls.filter((call) => call === 'POST /api/cart/update').length;

  it('WISH-08 a line that came back is not put back once more by the notice of its move', async () => {
    const { store } = await inCart(await aCustomer());
    instead = refuseWishes;
    await move();
    await screen.findByText(/ligt weer in je winkelwagen/);
    await waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    const updates = cartUpdates();
    await undo();
    expect(store.get(cartCountAtom)).toBe(2);
    await waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    expect(quantities()).toEqual([['HD-200-blauw', 2]]);
    expect(cartUpdates()).toBe(updates);
  });

  it('WISH-08 a line that the notice put back is not put back once more when the server refuses the wish', async () => {
    const { store } = await inCart(await aCustomer());
    let refuse: (answer: Response) => void = expect.unreachable;
    const refusal = new Promise<Response>((resolve) => (refuse = resolve));
    instead = (path) => (path === '/api/ext/wishlist' ? refusal : undefined);
    await move();
    await undo();
    await waitFor(() => expect(quantities()).toEqual([['HD-200-blauw', 2]]));
    await waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    const updates = cartUpdates();
    instead = () => undefined;
    refuse(Response.json({ code: 500, result: 'Vol.' }, { status: 400 }));
    await waitFor(() => expect(keptActs()).toEqual([]));
    await waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    expect(quantities()).toEqual([['HD-200-blauw', 2]]);
    expect(cartUpdates()).toBe(updates);
  });

  it('WISH-15 a line is moved before the list of its customer has loaded', async () => {
    instead = (path) => (path === '/api/ext/wishlist' ? new Promise<Response>(() => undefined) : undefined);
    const { store } = await inCart(await aCustomer());
    await move();
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(0));
  });

  it('WISH-15 says that a line was not moved because the code for it did not load, and what to do', async () => {
    const { store } = await inCart();
    const parts = await loadLazyParts();
    vi.spyOn(parts, 'wishModule').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await move();
    expect(await screen.findByText(/ligt nog in je winkelwagen. Controleer je verbinding/)).toBeVisible();
    expect(store.get(cartCountAtom)).toBe(2);
    vi.restoreAllMocks();
    await move();
    await waitFor(() => expect(keptSkus()).toEqual(['HD-200-blauw']));
  });

  it('WISH-15 a line that the cart cannot take and the list cannot take back is told', async () => {
    await onPage([fenneItem]);
    instead = (path) =>
      path === '/api/cart/update' ? Response.json({ code: 400, result: 'Uitverkocht.' }, { status: 400 }) : undefined;
    const orderFenne = await screen.findByRole('button', { name: `In winkelwagen: ${fenne}` });
    vi.spyOn(await loadLazyParts(), 'wishModule').mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(orderFenne);
    expect(await screen.findByText(/staat niet meer op je verlanglijst. Zet het er opnieuw op/)).toBeVisible();
  });

  it('WISH-15 keeps the focus in the page when the only line is moved', async () => {
    const { store } = await inCart();
    await move();
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(0));
    expect(await inMain().findByText('Je winkelwagen is leeg')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  it('WISH-08, SESSION-25 a move during which the session ends gives the line back', async () => {
    const { store } = await inCart(await aCustomer());
    instead = (path) =>
      path === '/api/ext/wishlist' || path === '/api/user/refresh'
        ? Response.json({ code: 401, result: 'Je sessie is verlopen.' }, { status: 401 })
        : undefined;
    await move();
    expect(await screen.findByText(/kon niet op je verlanglijst en ligt weer in je winkelwagen/)).toBeVisible();
    await waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    expect(quantities()).toEqual([['HD-200-blauw', 2]]);
    expect(stored('shop/wishlist/waiting-acts')).toEqual([]);
  });

  it('SESSION-18 a move that waits when its customer logs out comes back for nobody', async () => {
    const { store } = await inCart(await aCustomer());
    instead = () => 'unreachable';
    await move();
    await waitFor(() => expect(stored('shop/wishlist/waiting-acts')).toHaveLength(1));
    await logOut(store);
    await waitFor(() => expect(stored('shop/wishlist/waiting-acts')).toEqual([]));
    await waitFor(() => expect(quantities()).toEqual([]));
    expect(screen.queryByText(/ligt weer in je winkelwagen/)).toBeNull();
    expect(store.get(cartCountAtom)).toBe(0);
  });

  it('WISH-15 what the cart cannot take stays on the list', async () => {
    const item = { sku: 'HD-100', id: 100, qty: 1, price: 1295 };
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([item]));
    await inShop('/wishlist');
    instead = (path) =>
      path === '/api/cart/update' ? Response.json({ code: 400, result: 'Uitverkocht.' }, { status: 400 }) : undefined;
    await userEvent.click(await screen.findByRole('button', { name: `In winkelwagen: ${fenne}` }));
    expect(await screen.findByText('Uitverkocht.')).toBeVisible();
    await waitFor(() => expect(stored('shop/wishlist/current-wishlist')).toEqual([item]));
  });
});

describe('the ways to the list', () => {
  const ways = () => [
    within(screen.getAllByRole('banner')[0] ?? expect.unreachable()).getByRole('link', { name: /^Verlanglijst/ }),
    within(screen.getByRole('navigation', { name: 'Navigatie onderaan' })).getByRole('link', { name: /^Verlanglijst/ }),
  ];
  const addresses = () => ways().map((way) => way.getAttribute('href'));
  const badges = () => ways().map((way) => way.querySelector('[data-badge]')?.textContent);

  it('HEADER-04, MENU-09 lead a guest to /wishlist', async () => {
    await inShop('/c/bad');
    expect(addresses()).toEqual(['/wishlist', '/wishlist']);
  });

  it('HEADER-04, MENU-09 lead a customer to the account', async () => {
    keepLoggedIn(await aCustomer());
    await inShop('/c/bad');
    await waitFor(() => expect(addresses()).toEqual(['/my-account/wishlist', '/my-account/wishlist']));
  });

  it('HEADER-05, MENU-09, A11Y-02 carry how many products are on it, in their names too, and no number at 0', async () => {
    await inShop('/c/bad');
    expect(badges()).toEqual(['', '']);
    const named = (name: string) => expect(ways().map((way) => way.getAttribute('aria-label'))).toEqual([name, name]);
    await press(fenne);
    await waitFor(() => expect(badges()).toEqual(['1', '1']));
    named('Verlanglijst, 1 product');
    await press(loom);
    await waitFor(() => expect(badges()).toEqual(['2', '2']));
    named('Verlanglijst, 2 producten');
    await press(loom);
    await press(fenne);
    await waitFor(() => expect(badges()).toEqual(['', '']));
  });

  it('MENU-09 carry the number of a customer too', async () => {
    const customer = await aCustomer();
    await post('/api/ext/wishlist', { productId: 100 }, { authorization: `Bearer ${customer.token}` });
    keepLoggedIn(customer);
    await inShop('/c/bad');
    await waitFor(() => expect(badges()).toEqual(['1', '1']));
  });

  it('WISH-05 a login brings the list of the server to who had none here', async () => {
    const { email, token } = await aCustomer();
    await post('/api/ext/wishlist', { productId: 100 }, { authorization: `Bearer ${token}` });
    await inShop('/login/');
    const logIn = await fillInLogin(email);
    expect(badges()).toEqual(['', '']);
    await logIn();
    await waitFor(() => expect(badges()).toEqual(['1', '1']));
  });

  it('WISH-05 a login sends all that was on the list of this browser to a server that has none', async () => {
    const customer = await aCustomer();
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify([fenneItem, blueItem]));
    await inShop('/login/');
    const logIn = await fillInLogin(customer.email);
    await logIn();
    await waitFor(async () => expect(await atServer(customer)).toEqual([100, 200]));
    expect(badges()).toEqual(['2', '2']);
  });

  it('HEADER-05 another tab changes the number and the hearts', async () => {
    await inShop('/c/bad');
    const key = 'shop/wishlist/current-wishlist';
    localStorage.setItem(key, JSON.stringify([fenneItem]));
    dispatchEvent(new StorageEvent('storage', { key }));
    await waitFor(() => expect(badges()).toEqual(['1', '1']));
    await expectPressed(await heart(fenne), true);
  });
});

describe('ROUTE-25 links of a list in a store with the URL dispatcher on', () => {
  const byPath = { ...dailydeal.view, seo: { ...dailydeal.view.seo, useUrlDispatcher: true } };
  const openByPath = async (...items: object[]) => {
    localStorage.setItem('shop/wishlist/current-wishlist', JSON.stringify(items));
    await inShop('/wishlist', undefined, byPath);
  };

  it('ROUTE-25 lead to a variant by the url_path of its product with childSku', async () => {
    await openByPath(blueItem);
    const link = (await row(loom)).getByRole('link', { name: loom });
    expect(link).toHaveAttribute('href', '/bad/loom.html?childSku=HD-200-blauw');
  });

  it('ROUTE-25 lead to a product that asks more before it is ordered by its url_path', async () => {
    await openByPath({ sku: 'NAAM', id: 110, qty: 1 });
    const link = (await row('Naamdoek')).getByRole('link', { name: 'Bekijk product: Naamdoek' });
    expect(link).toHaveAttribute('href', '/naamdoek.html');
  });
});

describe('WISH-17 a shared list', () => {
  /** A customer with a list, in the account. */
  async function sharing() {
    const customer = await aCustomer();
    for (const body of [{ productId: 100 }, { productId: 200, option: { attribute_id: '3', value: '32' } }])
      await post('/api/ext/wishlist', body, { authorization: `Bearer ${customer.token}` });
    keepLoggedIn(customer);
    return { customer, ...(await inShop('/my-account/wishlist')) };
  }
  const button = (name: string) => screen.findByRole('button', { name });
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  const copies = () => vi.stubGlobal('navigator', { ...navigatorParts(), clipboard: { writeText: copied } });
  const navigatorParts = () => ({ onLine: true, language: 'nl', userAgent: navigator.userAgent });
  beforeEach(() => copied.mockClear());
  const share = async () => {
    copies();
    await userEvent.click(await button('Deel je verlanglijst'));
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
    return new URL(copied.mock.calls[0]?.[0] ?? '').pathname;
  };
  const asStranger = async (path: string) => {
    leave();
    localStorage.clear();
    return inShop(path);
  };

  const emptyList = async ({ token }: { token: string }) => {
    const authorization = `Bearer ${token}`;
    const list = await backend.fetch('http://shop.test/api/ext/wishlist', { headers: { ...headers, authorization } });
    for (const { item_id: itemId } of (await list.json()).result.items)
      await post('/api/ext/wishlist/delete', { itemId }, { authorization });
  };

  it('WISH-17 copies the link, says so, and shows it', async () => {
    await sharing();
    const path = await share();
    expect(path).toMatch(/^\/wishlist\/[\w-]{32}$/u);
    expect(await screen.findByText(/De link is gekopieerd/)).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(path) })).toBeVisible();
  });

  it('WISH-17 hands the link to the device, where it shares', async () => {
    await sharing();
    const shared = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigatorParts(), share: shared });
    await userEvent.click(await button('Deel je verlanglijst'));
    await waitFor(() =>
      expect(shared).toHaveBeenCalledWith({ title: dailydeal.view.name, url: expect.stringMatching(/\/wishlist\//) }),
    );
  });

  it('WISH-17 shows its products to anybody, and nothing of whose they are', async () => {
    const { customer } = await sharing();
    await asStranger(await share());
    expect(await screen.findByRole('heading', { level: 1, name: 'Een gedeelde verlanglijst' })).toBeVisible();
    expect((await row(loom)).getByText('Kleur: Blauw')).toBeVisible();
    expect((await row(fenne)).queryByRole('button', { name: /Verwijderen/ })).toBeNull();
    expect(document.documentElement.outerHTML).not.toMatch(new RegExp(`Jans|de Vries|${customer.email}`));
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('WISH-17 lets anybody order its products, and stays as it is', async () => {
    await sharing();
    const { store } = await asStranger(await share());
    await userEvent.click((await row(loom)).getByRole('button', { name: `In winkelwagen: ${loom}` }));
    await waitFor(() => expect(store.get(cartCountAtom)).toBe(1));
    expect(await row(loom)).toBeDefined();
  });

  it('WISH-17 a link that was withdrawn shows nothing, with a way on', async () => {
    await sharing();
    const path = await share();
    await userEvent.click(await button('Stop met delen'));
    expect(await screen.findByText('De link werkt niet meer.')).toBeVisible();
    expect(screen.queryByRole('link', { name: new RegExp(path) })).toBeNull();
    await asStranger(path);
    expect(await screen.findByRole('heading', { name: 'Deze verlanglijst wordt niet meer gedeeld' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar de winkel' })).toBeVisible();
  });

  it('WISH-17 a link can be withdrawn on a later visit', async () => {
    const { customer } = await sharing();
    const path = await share();
    leave();
    keepLoggedIn(customer);
    await inShop('/my-account/wishlist');
    expect(await screen.findByRole('link', { name: new RegExp(path) })).toBeVisible();
    await userEvent.click(await button('Stop met delen'));
    await asStranger(path);
    expect(await screen.findByRole('heading', { name: 'Deze verlanglijst wordt niet meer gedeeld' })).toBeVisible();
  });

  it('WISH-17 a link can be withdrawn after the list was emptied, which cannot be shared then', async () => {
    const { customer } = await sharing();
    const path = await share();
    leave();
    await emptyList(customer);
    keepLoggedIn(customer);
    await inShop('/my-account/wishlist');
    await userEvent.click(await button('Stop met delen'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deel je verlanglijst' })).toBeNull());
    await asStranger(path);
    expect(await screen.findByRole('heading', { name: 'Deze verlanglijst wordt niet meer gedeeld' })).toBeVisible();
  });

  it('WISH-17 a link to a list that was emptied says so', async () => {
    const { customer } = await sharing();
    const path = await share();
    await emptyList(customer);
    await asStranger(path);
    expect(await screen.findByRole('heading', { name: 'Op deze verlanglijst staat nog niets' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar de winkel' })).toBeVisible();
  });

  it('WISH-17 takes no failure of the server for a link that was withdrawn, and tries again', async () => {
    await sharing();
    const path = await share();
    const failure = { code: 500, result: 'Er ging iets mis.' };
    instead = (asked) => (asked.endsWith('/shared') ? Response.json(failure, { status: 500 }) : undefined);
    await asStranger(path);
    expect(await screen.findByText('Je verlanglijst kon niet worden geladen')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Deze verlanglijst wordt niet meer gedeeld' })).toBeNull();
    instead = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await row(loom)).toBeDefined();
  });

  it('WISH-17 says when the link could not be made, and what to do', async () => {
    await sharing();
    await button('Deel je verlanglijst');
    copies();
    instead = (path) => (path.endsWith('/share') ? 'unreachable' : undefined);
    await userEvent.click(await button('Deel je verlanglijst'));
    expect(await screen.findByText(/niet gedeeld. Controleer je verbinding/)).toBeVisible();
  });
});
