// @vitest-environment happy-dom
import { ordersAtom, userAtom } from '@etalage/account';
import { placedOrder } from '@etalage/checkout/contract';
import { anOrderRequest } from '@etalage/checkout/testing';
import { formatDateTime } from '@etalage/core';
import { visit } from '@etalage/shell/testing';
import { linesAtom } from '@etalage/cart';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aColourDocument, aConfigurableDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let calls: string[] = [];
/** What answers instead of the backend; undefined for a call that the backend answers. */
let instead: (path: string) => Promise<Response> | Response | undefined | 'unreachable';
beforeAll(async () => {
  backend = await aRunningBackend();
  const documents = [
    { entity: 'attribute', document: aColourDocument() },
    { entity: 'product', document: aConfigurableDocument({ configurable_children: towels }) },
  ];
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
  await backend.admin('/api/admin/import', lines, 'application/x-ndjson');
});
beforeEach(() => {
  calls = [];
  instead = () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
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

/** A white towel of 10 euros, as many as are ordered here. */
const towels = [
  {
    id: 201,
    sku: 'HD-200-wit',
    name: 'Handdoek Loom wit',
    status: 1,
    price: 10,
    kleur: '31',
    stock: { qty: 900, is_in_stock: true },
  },
];

const password = 'Zomer-2026';
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
const post = async (path: string, body: unknown, more: Record<string, string> = {}) => {
  const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
  return (await backend.fetch(`http://shop.test${path}`, init)).json();
};

type Customer = { email: string; token: string; refreshToken: string };
let customers = 0;

async function aCustomer(): Promise<Customer> {
  const email = `koper${(customers += 1)}@voorbeeld.nl`;
  await post('/api/user/create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  const { result, meta } = await post('/api/user/login', { username: email, password });
  return { email, token: result, refreshToken: meta.refreshToken };
}

/** An order of two towels, paid at the door: 20.00, with 4.95 for the delivery and 1.50 for the payment it is 26.45. */
async function ordered(
  { token }: Customer,
  products: object[] = [{ sku: 'HD-200-wit', qty: 2 }],
  giftCardCode?: string,
) {
  const { result: cart_id } = await post('/api/cart/create', {});
  if (giftCardCode !== undefined) await post('/api/ext/giftcard/apply', { token: '', quoteId: cart_id, giftCardCode });
  const { addressInformation, ...request } = anOrderRequest({ cart_id, store_code: 'dailydeal' });
  const { shippingAddress } = addressInformation;
  const order = {
    ...request,
    order_id: crypto.randomUUID(),
    products,
    addressInformation: {
      ...addressInformation,
      billingAddress: { ...shippingAddress, street: ['Keizersgracht', '174'] },
      payment_method_code: 'cashondelivery',
    },
  };
  const answer = await post('/api/order', order, { authorization: `Bearer ${token}` });
  const { orderNumber, transferedAt } = v.parse(placedOrder, answer.result);
  const orderedAt = formatDateTime(Date.parse(transferedAt), 'D-M-YYYY');
  return { number: orderNumber ?? expect.unreachable(), orderedAt };
}

const inShop = (path: string) => visit({ path, hasSession: true, hasCart: true, view: { storeCode: 'dailydeal' } });

/** A page as a customer who is logged in here. */
async function pageOf({ token, refreshToken }: Customer, path: string) {
  localStorage.setItem('shop/user/current-token', JSON.stringify(token));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(refreshToken));
  return inShop(path);
}

/** A customer with one order, on the page that lists it or on its own. */
async function aPage(pathOf: (number: string) => string) {
  const customer = await aCustomer();
  const order = await ordered(customer);
  return { customer, ...order, ...(await pageOf(customer, pathOf(order.number))) };
}
const list = () => '/my-account/orders';
const detail = (number: string) => `/my-account/order/${number}`;
const main = () => within(screen.getByRole('main'));
const rows = () => main().getAllByRole('link', { name: /^Bestelling \d+$/u });
const row = async (number: string) => {
  const link = await main().findByRole('link', { name: `Bestelling ${number}` });
  return link.closest('li') ?? expect.unreachable();
};
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the list of orders', () => {
  it.each([
    ['ROUTE-07', '/my-account'],
    ['ROUTE-08', '/my-account/orders'],
  ])('%s ACC-01 %s shows the orders', async (_route, path) => {
    const { number } = await aPage(() => path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bestellingen' })).toBeVisible();
    expect(await row(number)).toBeVisible();
  });

  it('ACC-01 comes first in the navigation', async () => {
    await aPage(list);
    await screen.findByText('Hallo Jans');
    const navigation = within(screen.getByRole('navigation', { name: 'Mijn account' }));
    const [first] = navigation.getAllByRole('link');
    expect(first).toHaveTextContent('Bestellingen');
    expect(first).toHaveAttribute('aria-current', 'page');
  });

  it('ACC-05 shows the number of each, which leads to it', async () => {
    const { number } = await aPage(list);
    await row(number);
    expect(main().getByRole('link', { name: `Bestelling ${number}` })).toHaveAttribute('href', detail(number));
  });

  it('ACC-05 shows the date of each', async () => {
    const { number, orderedAt } = await aPage(list);
    expect(await row(number)).toHaveTextContent(orderedAt);
  });

  it('ACC-05 shows the status of each in Dutch', async () => {
    const { number } = await aPage(list);
    expect(await row(number)).toHaveTextContent('In behandeling');
  });

  /** The page that lists orders which differ like this from a real one, with the numbers 900000000, 900000001 and so on. */
  async function listed(differences: readonly object[]) {
    const customer = await aCustomer();
    await ordered(customer);
    const asked = { headers: { ...headers, authorization: `Bearer ${customer.token}` } };
    const answer = await (await backend.fetch('http://shop.test/api/user/order-history', asked)).json();
    const [order] = answer.result.items;
    const items = differences.map((each, at) => ({ ...order, ...each, increment_id: `90000000${at}` }));
    const page = () => Response.json({ code: 200, result: { items, total_count: items.length } });
    instead = (path) => (path === '/api/user/order-history' ? page() : undefined);
    await pageOf(customer, list());
  }

  it('ACC-05 shows every status in Dutch', async () => {
    const statuses = [
      ['pending', 'In behandeling'],
      ['pending_payment', 'Wacht op betaling'],
      ['processing', 'In behandeling'],
      ['complete', 'Verzonden'],
      ['canceled', 'Geannuleerd'],
      ['closed', 'Terugbetaald'],
      ['holded', 'Even in de wacht'],
      ['payment_review', 'Betaling wordt gecontroleerd'],
    ] as const;
    await listed(statuses.map(([status]) => ({ status })));
    for (const [at, [, words]] of statuses.entries()) expect(await row(`90000000${at}`)).toHaveTextContent(words);
  });

  it('ACC-05 shows of each order its own date and total, with a link to that order', async () => {
    await listed([
      { created_at: '2026-03-05T11:00:00.000Z', grand_total: 12.5 },
      { created_at: '2026-03-04T11:00:00.000Z', grand_total: 99 },
    ]);
    for (const [number, date, total] of [
      ['900000000', '5-3-2026', '€ 12,50'],
      ['900000001', '4-3-2026', '€ 99,00'],
    ] as const) {
      const shown = await row(number);
      expect(shown).toHaveTextContent(date);
      expect(shown).toHaveTextContent(total);
      expect(within(shown).getByRole('link')).toHaveAttribute('href', detail(number));
    }
  });

  it('ACC-05 shows the total of each', async () => {
    const { number } = await aPage(list);
    expect(await row(number)).toHaveTextContent('€ 26,45');
  });

  it('ACC-05 shows 20 at a time, the newest first, and older ones when asked', async () => {
    const customer = await aCustomer();
    const placed: string[] = [];
    for (let count = 0; count < 21; count += 1) placed.unshift((await ordered(customer)).number);
    await pageOf(customer, list());
    await row(placed[0] ?? '');
    const numbers = () => rows().map((link) => link.textContent.replace('Bestelling ', ''));
    expect(numbers()).toEqual(placed.slice(0, 20));
    await userEvent.click(main().getByRole('button', { name: 'Meer bestellingen' }));
    await row(placed[20] ?? '');
    expect(numbers()).toEqual(placed);
    expect(main().queryByRole('button', { name: 'Meer bestellingen' })).not.toBeInTheDocument();
  });

  it('ACC-05 says that nothing was ordered yet, with the way to the shop', async () => {
    await pageOf(await aCustomer(), list());
    expect(await screen.findByRole('heading', { name: 'Je hebt nog niets besteld' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Verder winkelen' })).toHaveAttribute('href', '/');
  });

  it('ACC-05 says that the orders are loading until they are there', async () => {
    const answer = Promise.withResolvers<Response>();
    instead = (path) => (path === '/api/user/order-history' ? answer.promise : undefined);
    await pageOf(await aCustomer(), list());
    expect(await screen.findByRole('status', { name: 'Je bestellingen worden geladen' })).toBeInTheDocument();
    answer.resolve(Response.json({ code: 200, result: { items: [], total_count: 0 } }));
    expect(await screen.findByRole('heading', { name: 'Je hebt nog niets besteld' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Je bestellingen worden geladen' })).not.toBeInTheDocument();
  });

  it('ACC-05 says that the orders did not come, and tries again when asked', async () => {
    instead = (path) => (path === '/api/user/order-history' ? Response.json({ code: 500, result: 'x' }) : undefined);
    const { number } = await aPage(list);
    expect(await screen.findByRole('heading', { name: 'We kunnen je bestellingen niet ophalen' })).toBeVisible();
    instead = () => undefined;
    await userEvent.click(main().getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await row(number)).toBeVisible();
  });
});

describe('one order', () => {
  const shown = async (number: string) => {
    await screen.findByRole('heading', { name: `Bestelling ${number}` });
    return screen.getByRole('main');
  };

  it('ROUTE-09, ACC-01 is a section of the account', async () => {
    await aPage(detail);
    expect(await screen.findByRole('heading', { level: 1, name: 'Besteldetails' })).toBeVisible();
  });

  it('ROUTE-09, ACC-01, ACC-06 shows the order whose increment_id its address has', async () => {
    const { number } = await aPage(detail);
    expect(await screen.findByRole('heading', { name: `Bestelling ${number}` })).toBeVisible();
  });

  it('ROUTE-09 shows that order and no other one of the customer', async () => {
    const customer = await aCustomer();
    const numbers = [await ordered(customer), await ordered(customer)].map(({ number }) => number);
    for (const number of numbers) {
      await pageOf(customer, detail(number));
      expect(await screen.findByRole('heading', { name: /^Bestelling \d/u })).toHaveTextContent(number);
      cleanup();
    }
  });

  it('ROUTE-09 shows no other order at the address of one that the server has not answered yet', async () => {
    const customer = await aCustomer();
    const [older, newer] = [await ordered(customer), await ordered(customer)];
    const { router } = await pageOf(customer, detail(older.number));
    await shown(older.number);
    instead = (path) => (path === `/api/user/order/${newer.number}` ? new Promise(() => undefined) : undefined);
    await act(() => router.navigate({ href: detail(newer.number) }));
    expect(main().queryByRole('heading', { name: `Bestelling ${older.number}` })).not.toBeInTheDocument();
  });

  it('ROUTE-09 shows that order of the list while the server has not answered yet', async () => {
    const customer = await aCustomer();
    const [older, newer] = [await ordered(customer), await ordered(customer)];
    instead = (path) => (path === `/api/user/order/${older.number}` ? new Promise(() => undefined) : undefined);
    const { router } = await pageOf(customer, list());
    await row(newer.number);
    await act(() => router.navigate({ href: detail(older.number) }));
    expect(await main().findByRole('region', { name: 'Wat je kocht' })).toHaveTextContent(older.number);
  });

  // What an order of two towels shows, by hand: 20.00 + 4.95 + 1.50 = 26.45
  it.each([
    ['its status', 'In behandeling'],
    ['its lines', '2 × Handdoek LoomKleur: Wit€ 20,00'],
    ['its subtotal', 'Subtotaal€ 20,00'],
    ['what the delivery costs', 'Bezorging€ 4,95'],
    ['what the payment costs', 'Betaalkosten€ 1,50'],
    ['its total', 'Totaal€ 26,45'],
    ['the shipping address', 'BezorgadresJans de VriesDamrak 12 A1012 AB Amsterdam'],
    ['the billing address', 'FactuuradresJans de VriesKeizersgracht 1741012 AB Amsterdam'],
    ['how it is sent, below the shipping address', 'Thuisbezorgd - StandaardbezorgingFactuuradres'],
    ['how it is paid, below the billing address', '1741012 AB AmsterdamBetalen bij bezorging'],
  ])('ACC-06 shows %s', async (_what, text) => {
    const { number } = await aPage(detail);
    expect(await shown(number)).toHaveTextContent(text);
  });

  it('GIFT-06, ACC-06 shows what a gift card paid, and what was left to pay', async () => {
    const customer = await aCustomer();
    const code = 'KAART-VAN-JANS';
    await backend.admin('/api/admin/gift-cards', JSON.stringify({ code, value: 10 }));
    const { number } = await ordered(customer, undefined, code);
    await pageOf(customer, detail(number));
    expect(await shown(number)).toHaveTextContent('Cadeaukaart€ -10,00Totaal€ 16,45');
  });

  it.each([
    ['its discount, with the code', 'Korting (TIEN)€ -2,50'],
    ['the tax within its total', 'Waarvan btw€ 4,59'],
    ['the day that the server promises', 'Verwacht op woensdag 25 november'],
    ['each choice of a line', '2 × Handdoek LoomKleur: WitMaat: 50 × 100€ 20,00'],
    ['the company of an address', 'FactuuradresWeefhuis BVJans de Vries'],
  ])('ACC-06 shows %s', async (_what, text) => {
    const customer = await aCustomer();
    const { number } = await ordered(customer);
    const path = `/api/user/order/${number}`;
    const bearer = { headers: { ...headers, authorization: `Bearer ${customer.token}` } };
    const { result } = await (await backend.fetch(`http://shop.test${path}`, bearer)).json();
    const extension_attributes = { ...result.extension_attributes, delivery_day: '2026-11-25' };
    const options = ['Kleur: Wit', 'Maat: 50 × 100'].map((choice) => {
      const [label, value] = choice.split(': ');
      return { label, value };
    });
    const told = {
      ...{ ...result, extension_attributes, discount_amount: -2.5, coupon_code: 'TIEN', tax_amount: 4.59 },
      items: [{ ...result.items[0], extension_attributes: { options } }],
      billing_address: { ...result.billing_address, company: 'Weefhuis BV' },
    };
    instead = (called) => (called === path ? Response.json({ code: 200, result: told }) : undefined);
    await pageOf(customer, detail(number));
    expect(await shown(number)).toHaveTextContent(text);
  });

  it('ACC-06 shows each of its lines', async () => {
    const kerchief = aProductDocument({
      id: 310,
      sku: 'ZD-310',
      name: 'Zakdoek',
      price: 3,
      stock: { qty: 9, is_in_stock: true },
    });
    await backend.admin(
      '/api/admin/import',
      `${JSON.stringify({ entity: 'product', document: kerchief })}\n`,
      'application/x-ndjson',
    );
    const customer = await aCustomer();
    const { number } = await ordered(customer, [
      { sku: 'HD-200-wit', qty: 2 },
      { sku: 'ZD-310', qty: 3 },
    ]);
    await pageOf(customer, detail(number));
    expect(await shown(number)).toHaveTextContent('2 × Handdoek LoomKleur: Wit€ 20,003 × Zakdoek€ 9,00');
  });

  it('ACC-06 shows its date', async () => {
    const { number, orderedAt } = await aPage(detail);
    expect(await shown(number)).toHaveTextContent(`Besteld op ${orderedAt}`);
  });

  it('ACC-06 shows where its parcel can be followed', async () => {
    const customer = await aCustomer();
    const { number } = await ordered(customer);
    const tracking = { carrier_title: 'PostNL', number: '3SABC1', url: 'https://pakket.test/3SABC1' };
    await backend.admin(`/api/admin/orders/${number}/status`, JSON.stringify({ status: 'complete', tracking }));
    await pageOf(customer, detail(number));
    expect(await shown(number)).toHaveTextContent('Verzonden met PostNL, pakket 3SABC1');
    expect(main().getByRole('link', { name: 'Volg je pakket' })).toHaveAttribute('href', 'https://pakket.test/3SABC1');
  });

  it('ACC-06 shows the number of a parcel that cannot be followed', async () => {
    const customer = await aCustomer();
    const { number } = await ordered(customer);
    const tracking = { carrier_title: 'PostNL', number: '3SABC1' };
    await backend.admin(`/api/admin/orders/${number}/status`, JSON.stringify({ status: 'complete', tracking }));
    await pageOf(customer, detail(number));
    expect(await shown(number)).toHaveTextContent('Verzonden met PostNL, pakket 3SABC1');
    expect(main().queryByRole('link', { name: 'Volg je pakket' })).not.toBeInTheDocument();
  });

  it.each([
    ['complete', 'Verzonden'],
    ['canceled', 'Geannuleerd'],
  ])('ACC-06 shows its status in Dutch: an order that is %s', async (status, words) => {
    const customer = await aCustomer();
    const { number } = await ordered(customer);
    await backend.admin(`/api/admin/orders/${number}/status`, JSON.stringify({ status }));
    await pageOf(customer, detail(number));
    await shown(number);
    expect(main().getByText(words)).toBeVisible();
    expect(main().queryByText('In behandeling')).not.toBeInTheDocument();
  });

  it('ACC-06 an unknown order shows that it cannot be retrieved', async () => {
    await pageOf(await aCustomer(), detail('199999999'));
    expect(await screen.findByRole('heading', { name: 'We kunnen deze bestelling niet ophalen' })).toBeVisible();
    expect(main().getByText(/Klopt het nummer/u)).toBeVisible();
  });

  it('ACC-06 an order that the browser has and the server no longer knows shows that it cannot be retrieved', async () => {
    const { number, router } = await aPage(list);
    await row(number);
    const unknown = () => Response.json({ code: 404, result: 'Deze bestelling bestaat niet.' }, { status: 404 });
    instead = (path) => (path === `/api/user/order/${number}` ? unknown() : undefined);
    await act(() => router.navigate({ href: detail(number) }));
    expect(await screen.findByRole('heading', { name: 'We kunnen deze bestelling niet ophalen' })).toBeVisible();
  });

  it('ACC-06 an order of another customer shows that it cannot be retrieved', async () => {
    const { number } = await ordered(await aCustomer());
    await pageOf(await aCustomer(), detail(number));
    expect(await screen.findByRole('heading', { name: 'We kunnen deze bestelling niet ophalen' })).toBeVisible();
  });

  it('ACC-06 says that an order is loading until it is there', async () => {
    const customer = await aCustomer();
    const { number } = await ordered(customer);
    const held = Promise.withResolvers<undefined>();
    instead = (path) => (path === `/api/user/order/${number}` ? held.promise.then(() => Response.error()) : undefined);
    await pageOf(customer, detail(number));
    expect(await screen.findByRole('status', { name: 'Je bestellingen worden geladen' })).toBeInTheDocument();
    held.resolve(undefined);
  });

  it('ACC-06 says that the shop cannot be reached, not that the number is wrong, and tries again when asked', async () => {
    const customer = await aCustomer();
    const { number } = await ordered(customer);
    instead = (path) => (path === `/api/user/order/${number}` ? 'unreachable' : undefined);
    await pageOf(customer, detail(number));
    expect(await main().findByText(/De winkel is even niet bereikbaar/u)).toBeVisible();
    expect(main().queryByText(/Klopt het nummer/u)).not.toBeInTheDocument();
    instead = () => undefined;
    await userEvent.click(main().getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await shown(number)).toHaveTextContent('Totaal€ 26,45');
  });

  it('ACC-06 shows what the browser has of an order when the server cannot be reached', async () => {
    const { number, router } = await aPage(list);
    await row(number);
    instead = () => 'unreachable';
    await router.navigate({ to: detail(number) });
    expect(await shown(number)).toHaveTextContent('Totaal€ 26,45');
  });
});

describe('ordering again', () => {
  const product = (sku: string, changes: object = {}) =>
    aProductDocument({ id: Number(sku.replace(/\D/gu, '')), sku, name: `Kussen ${sku}`, price: 20, ...changes });
  const bring = (...documents: object[]) =>
    backend.admin(
      '/api/admin/import',
      documents.map((document) => `${JSON.stringify({ entity: 'product', document })}\n`).join(''),
      'application/x-ndjson',
    );
  const inStock = (qty: number) => ({ stock: { qty, is_in_stock: qty > 0, manage_stock: true } });
  /** A customer on the page of an order of these lines, after which the shop changed. */
  async function anOldOrder(products: object[], ...today: object[]) {
    const customer = await aCustomer();
    const { number } = await ordered(customer, products);
    if (today.length > 0) await bring(...today);
    return { number, ...(await pageOf(customer, detail(number))) };
  }
  const press = async () => userEvent.click(await main().findByRole('button', { name: 'Opnieuw bestellen' }));
  const outcome = (text: string) => waitFor(() => expect(main().getByRole('status')).toHaveTextContent(text));
  type Store = Awaited<ReturnType<typeof inShop>>['store'];
  const cart = (store: Store) => store.get(linesAtom).map(({ sku, quantity }) => ({ sku, quantity }));

  it('ACC-14 puts the lines of an order into the cart, a variant with its choices', async () => {
    const { store } = await anOldOrder([{ sku: 'HD-200-wit', qty: 2 }]);
    await press();
    await outcome('De artikelen liggen in je winkelwagen');
    expect(cart(store)).toEqual([{ sku: 'HD-200-wit', quantity: 2 }]);
    expect(store.get(linesAtom)[0]?.options).toEqual([{ label: 'Kleur', value: 'Wit' }]);
    expect(main().getByRole('link', { name: 'Naar je winkelwagen' })).toHaveAttribute('href', '/cart/');
  });

  it('ACC-14 puts each line of an order into the cart', async () => {
    await bring(product('K-306'));
    const lines = [
      { sku: 'HD-200-wit', qty: 2 },
      { sku: 'K-306', qty: 3 },
    ];
    const { store } = await anOldOrder(lines);
    await press();
    await outcome('De artikelen liggen in je winkelwagen');
    expect(cart(store).toSorted((one, other) => one.quantity - other.quantity)).toEqual([
      { sku: 'HD-200-wit', quantity: 2 },
      { sku: 'K-306', quantity: 3 },
    ]);
  });

  it('ACC-14 names each line that differs', async () => {
    const skus = ['K-311', 'K-312', 'K-313', 'K-314', 'K-315', 'K-316'];
    await bring(...skus.map((sku) => product(sku, inStock(9))));
    const gone = ['K-311', 'K-312'].map((sku) => product(sku, { status: 2 }));
    const changed = ['K-313', 'K-314'].map((sku) => product(sku, { price: 21, ...inStock(9) }));
    const limited = ['K-315', 'K-316'].map((sku) => product(sku, inStock(1)));
    await anOldOrder(
      skus.map((sku) => ({ sku, qty: 2 })),
      ...[...gone, ...changed, ...limited],
    );
    await press();
    await outcome('De artikelen liggen in je winkelwagen');
    const told = within(main().getByRole('status'))
      .getAllByRole('listitem')
      .map((item) => item.textContent.replaceAll('\u00a0', ' '));
    expect(told).toEqual([
      'Kussen K-311 is nu niet te koop.',
      'Kussen K-312 is nu niet te koop.',
      'Van Kussen K-315 is er nog 1; je bestelde er 2.',
      'Van Kussen K-316 is er nog 1; je bestelde er 2.',
      'Kussen K-313 kost nu € 21,00 in plaats van € 20,00.',
      'Kussen K-314 kost nu € 21,00 in plaats van € 20,00.',
    ]);
  });

  it('ACC-14 what it put there is in the cart of the server', async () => {
    const { store } = await anOldOrder([{ sku: 'HD-200-wit', qty: 2 }]);
    await press();
    await outcome('De artikelen liggen in je winkelwagen');
    expect(store.get(linesAtom)[0]).toMatchObject({ confirmedQuantity: 2 });
  });

  it('ACC-14 names what is gone', async () => {
    await bring(product('K-301'), product('K-302'));
    const lines = [
      { sku: 'K-301', qty: 1 },
      { sku: 'K-302', qty: 1 },
    ];
    const { store } = await anOldOrder(lines, product('K-302', { status: 2 }));
    await press();
    await outcome('Kussen K-302 is nu niet te koop.');
    expect(cart(store)).toEqual([{ sku: 'K-301', quantity: 1 }]);
  });

  it('ACC-14 names what is gone with what was chosen of it', async () => {
    const customer = await aCustomer();
    const { number } = await ordered(customer, [{ sku: 'HD-200-wit', qty: 2 }]);
    const options = [
      { label: 'Kleur', value: 'Wit' },
      { label: 'Maat', value: '50 × 100' },
    ];
    const gone = { name: 'Handdoek', options };
    const result = { items: [], gone: [gone], changed: [], limited: [] };
    instead = (path) => (path.endsWith('/again') ? Response.json({ code: 200, result }) : undefined);
    await pageOf(customer, detail(number));
    await press();
    await outcome('Handdoek (Kleur: Wit, Maat: 50 × 100) is nu niet te koop.');
  });

  it.each([
    ['limited by stock', 'limited', { ordered: 3, quantity: 2 }, 'zijn er nog 2; je bestelde er 3.'],
    ['changed in price', 'changed', { was: 10, now: 12 }, /kost nu €\s12,00 in plaats van €\s10,00\./u],
  ])('ACC-14 names what is %s with what was chosen of it', async (_what, kind, differs, told) => {
    const customer = await aCustomer();
    const { number } = await ordered(customer, [{ sku: 'HD-200-wit', qty: 3 }]);
    const named = { name: 'Handdoek', options: [{ label: 'Kleur', value: 'Wit' }] };
    const result = { items: [], gone: [], changed: [], limited: [], [kind]: [{ ...named, ...differs }] };
    instead = (path) => (path.endsWith('/again') ? Response.json({ code: 200, result }) : undefined);
    await pageOf(customer, detail(number));
    await press();
    await outcome('Handdoek (Kleur: Wit)');
    expect(main().getByRole('status')).toHaveTextContent(told);
  });

  it('ACC-14 says that nothing can be bought of an order that is gone as a whole', async () => {
    await bring(product('K-303', inStock(5)));
    const { store } = await anOldOrder([{ sku: 'K-303', qty: 1 }], product('K-303', inStock(0)));
    await press();
    await outcome('Geen van deze artikelen is nu te koop');
    expect(cart(store)).toEqual([]);
  });

  it('ACC-14 names what is changed in price', async () => {
    await bring(product('K-304'));
    await anOldOrder([{ sku: 'K-304', qty: 1 }], product('K-304', { price: 22.5 }));
    await press();
    await outcome('Kussen K-304 kost nu € 22,50 in plaats van € 20,00.');
  });

  it('ACC-14 names what is limited by stock, and adds what there is', async () => {
    await bring(product('K-305', inStock(9)));
    const { store } = await anOldOrder([{ sku: 'K-305', qty: 3 }], product('K-305', inStock(2)));
    await press();
    await outcome('Van Kussen K-305 zijn er nog 2; je bestelde er 3.');
    expect(cart(store)).toEqual([{ sku: 'K-305', quantity: 2 }]);
  });

  it('ACC-14 counts what the cart holds already', async () => {
    await bring(product('K-317', inStock(9)));
    const { store } = await anOldOrder([{ sku: 'K-317', qty: 2 }], product('K-317', inStock(3)));
    await press();
    await outcome('De artikelen liggen in je winkelwagen');
    await press();
    await outcome('Van Kussen K-317 is er nog 1; je bestelde er 2.');
    expect(cart(store)).toEqual([{ sku: 'K-317', quantity: 3 }]);
  });

  it('ACC-14 adds once when it is pressed twice in a row', async () => {
    const { store } = await anOldOrder([{ sku: 'HD-200-wit', qty: 2 }]);
    const button = await main().findByRole('button', { name: 'Opnieuw bestellen' });
    // Both before the page shows the first.
    act(() => {
      button.click();
      button.click();
    });
    await outcome('De artikelen liggen in je winkelwagen');
    expect(cart(store)).toEqual([{ sku: 'HD-200-wit', quantity: 2 }]);
  });

  it('ACC-14 adds again when it is pressed again, also where the browser answers scrolling with a promise', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Object(Promise.resolve()));
    const { store } = await anOldOrder([{ sku: 'HD-200-wit', qty: 2 }]);
    await press();
    await outcome('De artikelen liggen in je winkelwagen');
    await press();
    await waitFor(() => expect(cart(store)).toEqual([{ sku: 'HD-200-wit', quantity: 4 }]));
    await outcome('De artikelen liggen in je winkelwagen');
  });

  it('ACC-14 says so offline, and adds nothing', async () => {
    const { store } = await anOldOrder([{ sku: 'HD-200-wit', qty: 2 }]);
    await main().findByRole('button', { name: 'Opnieuw bestellen' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press();
    expect(await main().findByRole('alert')).toHaveTextContent('Je bent offline. Opnieuw bestellen kan zodra');
    expect(cart(store)).toEqual([]);
  });

  it('ACC-14 says that the shop cannot be reached, and works when pressed again', async () => {
    const { store, number } = await anOldOrder([{ sku: 'HD-200-wit', qty: 2 }]);
    instead = (path) => (path === `/api/user/order/${number}/again` ? 'unreachable' : undefined);
    await press();
    expect(await main().findByRole('alert')).toHaveTextContent('De winkel is even niet bereikbaar');
    instead = () => undefined;
    await press();
    await outcome('De artikelen liggen in je winkelwagen');
    expect(cart(store)).toEqual([{ sku: 'HD-200-wit', quantity: 2 }]);
  });

  it('ACC-14 works from the list of orders too', async () => {
    const customer = await aCustomer();
    const { number } = await ordered(customer);
    await ordered(customer, [{ sku: 'HD-200-wit', qty: 5 }]);
    const { store } = await pageOf(customer, list());
    await userEvent.click(await main().findByRole('button', { name: `Bestelling ${number} opnieuw bestellen` }));
    await outcome('De artikelen liggen in je winkelwagen');
    expect(cart(store)).toEqual([{ sku: 'HD-200-wit', quantity: 2 }]);
  });
});

describe('the orders that a browser keeps', () => {
  it('ACC-04 orders with one increment_id are merged', async () => {
    const customer = await aCustomer();
    const { number } = await ordered(customer);
    const history = '/api/user/order-history';
    const bearer = { headers: { ...headers, authorization: `Bearer ${customer.token}` } };
    const { result } = await (await backend.fetch(`http://shop.test${history}`, bearer)).json();
    const [order] = result.items;
    const items = [order, { ...order, status: 'complete' }];
    instead = (path) =>
      path === history ? Response.json({ code: 200, result: { items, total_count: 1 } }) : undefined;
    await pageOf(customer, list());
    expect(await row(number)).toHaveTextContent('Verzonden');
    expect(rows()).toHaveLength(1);
  });

  it('ACC-04 an order that was opened is merged with the one in the list', async () => {
    const { number, router } = await aPage(list);
    await row(number);
    const [order] = stored('shop/user/orders-history');
    const sent = () => Response.json({ code: 200, result: { ...order, status: 'complete' } });
    instead = (path) => (path === `/api/user/order/${number}` ? sent() : 'unreachable');
    await act(() => router.navigate({ href: detail(number) }));
    expect(await main().findByText('Verzonden')).toBeVisible();
    await act(() => router.navigate({ href: list() }));
    expect(await row(number)).toHaveTextContent('Verzonden');
    expect(rows()).toHaveLength(1);
  });

  it('ACC-04 orders with one increment_id are merged that the browser kept', async () => {
    const { customer, number } = await aPage(list);
    await row(number);
    cleanup();
    const [kept] = stored('shop/user/orders-history');
    localStorage.setItem('shop/user/orders-history', JSON.stringify([kept, { ...kept, status: 'complete' }]));
    instead = (path) => (path === '/api/user/order-history' ? 'unreachable' : undefined);
    await pageOf(customer, list());
    expect(await row(number)).toHaveTextContent('Verzonden');
    expect(rows()).toHaveLength(1);
  });

  it('SESSION-04 are loaded at login, and kept', async () => {
    const customer = await aCustomer();
    const { number } = await ordered(customer);
    // The section that is shown then asks for no orders.
    const { store } = await inShop('/my-account/profile');
    await userEvent.click(await main().findByRole('button', { name: 'Inloggen' }));
    const form = within(await screen.findByRole('form', { name: 'Inloggen' }));
    await userEvent.type(form.getByLabelText('E-mailadres'), customer.email);
    await userEvent.type(form.getByLabelText('Wachtwoord'), password);
    await userEvent.click(form.getByRole('button', { name: 'Inloggen' }));
    await waitFor(() => expect(stored('shop/user/orders-history')).toMatchObject([{ increment_id: number }]));
    expect(store.get(userAtom).orders_history).toMatchObject([{ increment_id: number }]);
  });

  it('SESSION-01 are shown at once at the next visit', async () => {
    const { customer, number } = await aPage(list);
    await row(number);
    cleanup();
    instead = (path) => (path === '/api/user/order-history' ? 'unreachable' : undefined);
    await pageOf(customer, list());
    expect(await row(number)).toBeVisible();
  });

  it('SESSION-18 are forgotten at logout', async () => {
    const { number, store } = await aPage(list);
    await row(number);
    await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(stored('shop/user/orders-history')).toBeNull();
    expect(store.get(ordersAtom).orders).toEqual([]);
  });

  it('SESSION-28 are not asked for without a token', async () => {
    const log = vi.spyOn(console, 'info').mockReturnValue(undefined);
    await inShop(list());
    await screen.findByText('Je moet ingelogd zijn om deze pagina te bekijken');
    expect(calls).not.toContain('/api/user/order-history');
    expect(log).toHaveBeenCalledWith('No User token, user unauthorized');
  });
});
