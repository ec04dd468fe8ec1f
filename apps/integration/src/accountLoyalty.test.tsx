// @vitest-environment happy-dom
import { placedOrder } from '@etalage/checkout/contract';
import { anOrderRequest } from '@etalage/checkout/testing';
import { formatDateTime } from '@etalage/core';
import { visit } from '@etalage/shell/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

const page = '/my-account/loyalty-card';
const balance = '/api/ext/loyalty/balance';
const password = 'Zomer-2026';
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
/** What answers instead of the backend; undefined for a call that the backend answers. */
let instead: (path: string) => Promise<Response> | Response | undefined | 'unreachable';
/** Calls that the backend has not answered. */
let calls = 0;
/** One who ordered nothing, and one with points. */
let newcomer: Customer;
let saver: Customer & { numbers: string[]; orderedOn: string; cardNumber: string };

beforeAll(async () => {
  backend = await aRunningBackend();
  const document = aProductDocument({ id: 10, sku: 'HD', name: 'Handdoek', price: 12.5, stock: inStock });
  await backend.admin('/api/admin/import', `${JSON.stringify({ entity: 'product', document })}\n`, ndjson);
  newcomer = await aCustomer('nieuw@voorbeeld.nl');
  const customer = await aCustomer('spaarder@voorbeeld.nl');
  const numbers = [await ordered(customer, 2), await ordered(customer, 1), await ordered(customer, 120)];
  await backend.admin(`/api/admin/orders/${numbers[1]}/status`, JSON.stringify({ status: 'canceled' }));
  const { cardNumber } = await cardOf(customer);
  saver = { ...customer, numbers, cardNumber, orderedOn: formatDateTime(Date.now(), 'D-M-YYYY') };
});
beforeEach(() => {
  instead = () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = instead(new URL(request.url).pathname);
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer !== undefined) return answer;
    calls += 1;
    return backend.fetch(request).finally(() => (calls -= 1));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
closeTabs(() => calls > 0);

const ndjson = 'application/x-ndjson';
const inStock = { qty: 900, is_in_stock: true };
const post = async (path: string, body: unknown, more: Record<string, string> = {}) => {
  const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
  return (await backend.fetch(`http://shop.test${path}`, init)).json();
};
const bearer = ({ token }: Customer) => ({ authorization: `Bearer ${token}` });
const cardOf = async (customer: Customer) => {
  const init = { headers: { ...headers, ...bearer(customer) } };
  return (await (await backend.fetch(`http://shop.test${balance}`, init)).json()).result;
};

type Customer = { token: string; refreshToken: string };

async function aCustomer(email: string): Promise<Customer> {
  await post('/api/user/create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  const { result, meta } = await post('/api/user/login', { username: email, password });
  return { token: result, refreshToken: meta.refreshToken };
}

/** An order of so many towels of 12.50, paid at the door; answers its number. */
async function ordered(customer: Customer, qty: number): Promise<string> {
  const { result: cart_id } = await post('/api/cart/create', {});
  const { addressInformation, ...request } = anOrderRequest({ cart_id, store_code: 'dailydeal' });
  const order = {
    ...{ ...request, order_id: crypto.randomUUID(), products: [{ sku: 'HD', qty }] },
    addressInformation: { ...addressInformation, payment_method_code: 'cashondelivery' },
  };
  const answer = await post('/api/order', order, bearer(customer));
  return v.parse(placedOrder, answer.result).orderNumber ?? expect.unreachable();
}

/** The page of a customer who is logged in here. */
async function pageOf({ token, refreshToken }: Customer) {
  localStorage.setItem('shop/user/current-token', JSON.stringify(token));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(refreshToken));
  return visit({ path: page, hasSession: true, view: { storeCode: 'dailydeal' } });
}
const main = () => within(screen.getByRole('main'));
const shown = async (customer: Customer = saver) => {
  await pageOf(customer);
  await main().findByRole('group', { name: 'Kaartnummer' });
};
const bookings = async () => {
  const history = await main().findByRole('region', { name: 'Wat er bijkwam en afging' });
  return within(history).getAllByRole('listitem');
};
const notRetrieved = () => main().findByRole('heading', { name: 'We kunnen je klantenkaart niet ophalen' });

describe('the section of the loyalty card', () => {
  it('ROUTE-08, ACC-01 has an address of its own, and a heading', async () => {
    await shown(newcomer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Klantenkaart' })).toBeVisible();
  });

  it('ACC-01 is in the navigation of the account', async () => {
    await shown(newcomer);
    const navigation = within(screen.getByRole('navigation', { name: 'Mijn account' }));
    const link = navigation.getByRole('link', { name: 'Klantenkaart' });
    expect(link).toHaveAttribute('href', page);
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('ACC-02 asks a guest to log in', async () => {
    await visit({ path: page, hasSession: true, view: { storeCode: 'dailydeal' } });
    expect(await screen.findByText('Je moet ingelogd zijn om deze pagina te bekijken')).toBeVisible();
  });
});

describe('the loyalty card', () => {
  it('LOYAL-07 shows the card number of 13 digits', async () => {
    await shown();
    expect(saver.cardNumber).toMatch(/^\d{13}$/u);
    expect(main().getByText(saver.cardNumber)).toBeVisible();
  });

  it('LOYAL-07 shows the number as a barcode', async () => {
    await shown();
    const barcode = main().getByRole('img', { name: `Streepjescode van kaartnummer ${saver.cardNumber}` });
    expect(digitsOf(barcode)).toBe(saver.cardNumber.slice(7));
  });

  // 2 and 120 towels of 12.50: 25 and 1500; one that was canceled counts no more.
  it('LOYAL-07 shows the points', async () => {
    await shown();
    expect(main().getByText('1.525 punten')).toBeVisible();
  });

  it('LOYAL-07 shows what they are worth in euros', async () => {
    await shown();
    expect(main().getByText('€ 76,25 waard')).toBeVisible();
  });

  it('LOYAL-07 says how points are earned, what one is worth and that it does not expire', async () => {
    await shown();
    expect(main().getByText(/Voor elke hele euro aan artikelen krijg je 1 punt/u)).toHaveTextContent(
      'Een punt is € 0,05 waard en verloopt niet.',
    );
  });

  it('LOYAL-07 shows the history with date, description, order and points, the newest first', async () => {
    await shown();
    const [first = '', second = '', third = ''] = saver.numbers;
    const earned = `Gespaard met je bestelling${saver.orderedOn}Bestelling `;
    expect((await bookings()).map((row) => row.textContent)).toEqual([
      `Bestelling geannuleerd: punten vervallen${saver.orderedOn}Bestelling ${second}−12 punten`,
      `${earned}${third}+1.500 punten`,
      `${earned}${second}+12 punten`,
      `${earned}${first}+25 punten`,
    ]);
  });

  it('LOYAL-07 each booking leads to its order', async () => {
    await shown();
    const [number = ''] = saver.numbers;
    const link = main().getByRole('link', { name: `Bestelling ${number}` });
    expect(link).toHaveAttribute('href', `/my-account/order/${number}`);
  });

  it('LOYAL-07 shows 20 bookings, and the older ones when asked', async () => {
    const [booking] = (await cardOf(saver)).history;
    const card = { ...(await cardOf(saver)), history: Array.from({ length: 41 }, () => booking) };
    instead = (path) => (path === balance ? Response.json({ code: 200, result: card }) : undefined);
    await shown();
    expect(await bookings()).toHaveLength(20);
    for (const count of [40, 41]) {
      await userEvent.click(main().getByRole('button', { name: 'Meer tonen' }));
      expect(await bookings()).toHaveLength(count);
    }
    expect(main().queryByRole('button', { name: 'Meer tonen' })).not.toBeInTheDocument();
  });

  it('LOYAL-07 says that there are no points yet, with the card and the way to the shop', async () => {
    await shown(newcomer);
    expect(main().getByRole('heading', { name: 'Je hebt nog geen punten' })).toBeVisible();
    expect(main().getByText('0 punten')).toBeVisible();
    expect(main().getByRole('img', { name: /^Streepjescode van kaartnummer \d{13}$/u })).toBeVisible();
    expect(main().getByRole('link', { name: 'Verder winkelen' })).toHaveAttribute('href', '/');
  });

  it('LOYAL-07 says that the card is loading until it is there', async () => {
    const held = Promise.withResolvers<undefined>();
    const { fetch } = backend;
    const address = `http://shop.test${balance}`;
    const answer = held.promise.then(() => fetch(address, { headers: { ...headers, ...bearer(newcomer) } }));
    instead = (path) => (path === balance ? answer : undefined);
    await pageOf(newcomer);
    const loading = 'Je klantenkaart wordt geladen';
    expect(await main().findByRole('status', { name: loading })).toBeInTheDocument();
    held.resolve(undefined);
    expect(await main().findByText('0 punten')).toBeVisible();
    expect(main().queryByRole('status', { name: loading })).not.toBeInTheDocument();
  });

  it.each([
    ['the server failed', () => Response.json({ code: 500, result: 'x' }, { status: 500 })],
    ['the shop cannot be reached', () => 'unreachable' as const],
  ])('LOYAL-07 says that the card did not come when %s, and tries again when asked', async (_what, answer) => {
    instead = (path) => (path === balance ? answer() : undefined);
    await pageOf(newcomer);
    expect(await notRetrieved()).toBeVisible();
    instead = () => undefined;
    await userEvent.click(main().getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await main().findByText('0 punten')).toBeVisible();
  });

  it('LOYAL-07 offline it says to look at the connection, and comes by itself once there is one', async () => {
    instead = (path) => (path === balance ? 'unreachable' : undefined);
    await pageOf(newcomer);
    await notRetrieved();
    expect(main().getByText(/Kijk of je verbinding hebt/u)).toBeVisible();
    instead = () => undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await main().findByText('0 punten')).toBeVisible();
  });
});

/** Dark and light modules of the right half of an EAN-13, by digit, as the standard writes them. */
const rightHalf = '1110010 1100110 1101100 1000010 1011100 1001110 1010000 1000100 1001000 1110100'.split(' ');

/** The last six digits of a barcode as a reader finds them: from its dark bars. */
function digitsOf(barcode: HTMLElement): string {
  const bars = barcode.querySelector('path[fill="#000"]')?.getAttribute('d') ?? '';
  const modules = Array.from({ length: 95 }, () => '0');
  const [first = 0] = /M(\d+)/u.exec(bars)?.slice(1).map(Number) ?? [];
  for (const [, x, width] of bars.matchAll(/M(\d+) \d+h(\d+)/gu)) {
    for (let at = 0; at < Number(width); at += 1) modules[Number(x) - first + at] = '1';
  }
  const digits = modules.slice(50, 92).join('').match(/.{7}/gu) ?? [];
  return digits.map((digit) => rightHalf.indexOf(digit)).join('');
}
