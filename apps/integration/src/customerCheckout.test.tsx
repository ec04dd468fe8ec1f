// @vitest-environment happy-dom
import { userAtom } from '@etalage/account/headless';
import { cartTokenAtom, linesAtom, syncTotalsAtom } from '@etalage/cart/headless';
import { placedOrder } from '@etalage/checkout/contract';
import { detailsAtom } from '@etalage/checkout/headless';
import { anOrderRequest } from '@etalage/checkout/testing';
import { visit } from '@etalage/shell/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let customer: { email: string; bearer: Record<string, string>; token: string; refreshToken: string };
let orderNumber: string;
beforeAll(async () => {
  backend = await aRunningBackend();
  const document = aProductDocument({
    id: 1,
    sku: 'HD',
    name: 'Handdoek',
    price: 10,
    stock: { qty: 9000, is_in_stock: true },
  });
  await backend.admin(
    '/api/admin/import',
    `${JSON.stringify({ entity: 'product', document })}\n`,
    'application/x-ndjson',
  );
  const email = 'jans@voorbeeld.nl';
  await post('/api/user/create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
  const { result: token, meta } = await post('/api/user/login', { username: email, password });
  customer = { email, token, refreshToken: meta.refreshToken, bearer: { authorization: `Bearer ${token}` } };
  orderNumber = await ordered();
});
beforeEach(async () => {
  vi.stubGlobal('fetch', askBackend);
  const { result: cartId } = await post('/api/cart/create', {}, customer.bearer);
  await post(`/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'HD' } }, customer.bearer);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});
/** Calls of pages that the backend has not answered. */
let calls = 0;
closeTabs(() => calls > 0);

function askBackend(request: Request): Promise<Response> {
  calls += 1;
  return backend.fetch(request).finally(() => (calls -= 1));
}

const password = 'Zomer-2026';
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
async function post(path: string, body: unknown, more: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
  return (await backend.fetch(`http://shop.test${path}`, init)).json();
}
async function ordered(): Promise<string> {
  const { result: cart_id } = await post('/api/cart/create', {});
  const { addressInformation, ...request } = anOrderRequest({ cart_id, store_code: 'dailydeal' });
  const order = {
    ...request,
    order_id: crypto.randomUUID(),
    products: [{ sku: 'HD', qty: 1 }],
    addressInformation: { ...addressInformation, payment_method_code: 'cashondelivery' },
  };
  const { result } = await post('/api/order', order, customer.bearer);
  return v.parse(placedOrder, result).orderNumber ?? expect.unreachable();
}

const home = {
  firstname: 'Jans',
  lastname: 'de Vries',
  street: ['Damrak', '12 A'],
  postcode: '1012 AB',
  city: 'Amsterdam',
  country_id: 'NL',
  telephone: '0612345678',
};
const work = { ...home, street: ['Keizersgracht', '174'], postcode: '1016 DW', company: 'Etalage B.V.', vat_id: 'NL1' };
const keep = (...addresses: object[]) => post('/api/user/me', { customer: { addresses } }, customer.bearer);

/** The checkout of the customer, with a towel in the cart; `typed` is what an earlier visit left in the browser. */
async function atCheckout(typed: Record<string, object> = {}) {
  for (const [key, value] of Object.entries(typed)) {
    localStorage.setItem(`shop/checkout/${key}`, JSON.stringify(value));
  }
  localStorage.setItem('shop/user/current-token', JSON.stringify(customer.token));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(customer.refreshToken));
  const path = `/my-account/order/${orderNumber}`;
  const shop = await visit({ path, hasSession: true, hasCart: true, view: { storeCode: 'dailydeal' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw bestellen' }));
  await screen.findByText('De artikelen liggen in je winkelwagen');
  await shop.router.navigate({ href: '/checkout' });
  await screen.findByLabelText('Voornaam');
  return shop;
}
const main = () => within(screen.getByRole('main'));
const next = async (name = 'Verder') => userEvent.click(await main().findByRole('button', { name }));
const value = (label: string, text: string) => waitFor(() => expect(main().getByLabelText(label)).toHaveValue(text));

describe('the checkout of a customer', () => {
  it('CHK-03 has the name and email address of the customer', async () => {
    await keep();
    await atCheckout();
    await value('Voornaam', 'Jans');
    await value('Achternaam', 'de Vries');
    await value('E-mailadres', customer.email);
  });

  it('CHK-03 leaves what was typed as it is', async () => {
    await keep({ ...home, default_shipping: true });
    await atCheckout({
      'personal-details': { firstName: 'Piet', emailAddress: 'piet@voorbeeld.nl' },
      'shipping-details': { streetAddress: 'Dorpsstraat' },
    });
    await value('Achternaam', 'de Vries');
    await value('Voornaam', 'Piet');
    await value('E-mailadres', 'piet@voorbeeld.nl');
    await next();
    await value('Straat', 'Dorpsstraat');
    await value('Postcode', '');
  });

  it('CHK-03 has the default shipping address, saved, so that a way of delivery is chosen', async () => {
    await keep(work, { ...home, default_shipping: true });
    await atCheckout();
    await value('Voornaam', 'Jans');
    await next();
    await value('Straat', 'Damrak');
    await value('Postcode', '1012 AB');
    await value('Telefoonnummer', '0612345678');
    expect(await main().findByRole('radio', { name: /Thuisbezorgd|Standaard/u })).toBeChecked();
  });

  it('CHK-09 has the default billing address where that is another', async () => {
    await keep({ ...home, default_shipping: true }, { ...work, default_billing: true });
    await atCheckout();
    await value('Voornaam', 'Jans');
    await next();
    await main().findByRole('radio', { name: /Thuisbezorgd|Standaard/u });
    await next();
    await value('Straat', 'Keizersgracht');
    await value('Bedrijfsnaam niet verplicht', 'Etalage B.V.');
    await value('Btw-nummer niet verplicht', 'NL1');
    expect(main().getByRole('checkbox', { name: /factuur/iu })).not.toBeChecked();
  });

  it('CHK-09 is the kept address that the customer chooses for the invoice', async () => {
    await keep({ ...home, default_shipping: true }, work);
    const { store } = await atCheckout();
    await value('Voornaam', 'Jans');
    await next();
    await main().findByRole('radio', { name: /Thuisbezorgd|Standaard/u });
    await next();
    // The default address for the invoice is that for the goods.
    const isSame = await main().findByRole('checkbox', { name: /factuur/iu });
    expect(isSame).toBeChecked();
    await userEvent.click(isSame);
    await userEvent.selectOptions(
      await main().findByLabelText('Je bewaarde adressen'),
      'Keizersgracht 174, 1016 DW Amsterdam',
    );
    await value('Straat', 'Keizersgracht');
    await value('Bedrijfsnaam niet verplicht', 'Etalage B.V.');
    await value('Btw-nummer niet verplicht', 'NL1');
    expect(store.get(detailsAtom).shippingDetails.streetAddress).toBe('Damrak');
  });

  it('CHK-03 offers the addresses of the customer, and takes the chosen one', async () => {
    await keep({ ...home, default_shipping: true }, work);
    await atCheckout();
    await value('Voornaam', 'Jans');
    await next();
    await value('Straat', 'Damrak');
    const choice = await main().findByLabelText('Je bewaarde adressen');
    expect(choice).toHaveDisplayValue('Damrak 12 A, 1012 AB Amsterdam');
    await userEvent.selectOptions(choice, 'Keizersgracht 174, 1016 DW Amsterdam');
    await value('Straat', 'Keizersgracht');
    expect(await main().findByRole('radio', { name: /Thuisbezorgd|Standaard/u })).toBeChecked();
    await userEvent.type(main().getByLabelText('Plaats'), ' Zuid');
    await waitFor(() => expect(choice).toHaveDisplayValue('Een ander adres'));
  });

  it('SHIP-04 a kept address that is taken and could not be saved is to be saved first', async () => {
    await keep({ ...home, default_shipping: true }, work);
    await atCheckout();
    await value('Voornaam', 'Jans');
    await next();
    await main().findByRole('radio', { name: /Thuisbezorgd|Standaard/u });
    vi.stubGlobal('fetch', async (request: Request) =>
      request.url.includes('/shipping-methods')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : askBackend(request),
    );
    await userEvent.selectOptions(
      await main().findByLabelText('Je bewaarde adressen'),
      'Keizersgracht 174, 1016 DW Amsterdam',
    );
    await value('Straat', 'Keizersgracht');
    expect(main().getByText('Sla eerst je adres op voordat je een verzendmethode kiest')).toBeVisible();
    expect(main().queryByRole('radio')).toBeNull();
    expect(main().getByRole('button', { name: /^Betaling/u })).toBeDisabled();
  });

  it('TOTAL-03 gets the totals while a kept address that was taken could not be saved', async () => {
    await keep({ ...home, default_shipping: true }, work);
    const { store } = await atCheckout();
    await value('Voornaam', 'Jans');
    await next();
    await main().findByRole('radio', { name: /Thuisbezorgd|Standaard/u });
    await waitFor(() => expect(calls).toBe(0));
    const asked: (string | undefined)[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.includes('/shipping-methods')) return Promise.reject(new TypeError('Failed to fetch'));
      asked.push(new URL(request.url).pathname.split('/').at(-1));
      return askBackend(request);
    });
    await userEvent.selectOptions(
      await main().findByLabelText('Je bewaarde adressen'),
      'Keizersgracht 174, 1016 DW Amsterdam',
    );
    await value('Straat', 'Keizersgracht');
    await store.set(syncTotalsAtom);
    expect(asked).toEqual(['totals']);
  });

  it('CHK-03 offers no addresses to a customer who keeps none', async () => {
    await keep();
    await atCheckout();
    await value('Voornaam', 'Jans');
    await next();
    await value('Straat', '');
    expect(main().queryByLabelText('Je bewaarde adressen')).not.toBeInTheDocument();
  });
});

it('ORDER-01, ORDER-04 the order of a customer has their id as user_id, and their cart is gone with its token', async () => {
  await keep({ ...home, default_shipping: true });
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname === '/api/order') bodies.push(await request.clone().json());
    return askBackend(request);
  });
  const { store } = await atCheckout();
  await value('Voornaam', 'Jans');
  await next();
  await main().findByRole('radio', { name: /Thuisbezorgd|Standaard/u });
  await next();
  await userEvent.click(await main().findByRole('radio', { name: /Betalen bij bezorging/u }));
  await next();
  await userEvent.click(await main().findByRole('checkbox', { name: /akkoord/u }));
  await next('Bestellen en betalen');
  const user_id = String(store.get(userAtom).current?.id);
  expect(user_id).toMatch(/^\d+$/u);
  await waitFor(() => expect(bodies).toMatchObject([{ user_id }]));
  await waitFor(() => expect([store.get(linesAtom), store.get(cartTokenAtom)]).toEqual([[], undefined]));
});

describe('a session that is over when something is done in the cart', () => {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
  const pieces = async () => {
    const cartId = String(stored('shop/cart/current-cart-token'));
    const token = stored('shop/user/current-token');
    const asked = { headers: token === null ? headers : { ...headers, authorization: `Bearer ${String(token)}` } };
    const answer = await backend.fetch(`http://shop.test/api/cart/pull?cartId=${cartId}`, asked);
    return v.parse(v.array(v.object({ qty: v.number() })), (await answer.json()).result).map(({ qty }) => qty);
  };

  /** A cart with a towel, of which a customer wants one more; these are the tokens that the browser has by then. */
  async function oneMore(tokensOf: (session: { token: string; refreshToken: string }) => Promise<string>) {
    const { result: token, meta } = await post('/api/user/login', { username: customer.email, password });
    const shop = await atCheckout();
    await shop.router.navigate({ href: '/cart/' });
    const button = await screen.findByRole('button', { name: /^Een meer van/u });
    const { refreshToken } = meta;
    localStorage.setItem('shop/user/current-token', JSON.stringify(await tokensOf({ token, refreshToken })));
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(refreshToken));
    await userEvent.click(button);
  }

  it('SESSION-23 with a token that is refreshed nothing is lost, and it is done once', async () => {
    await oneMore(async () => 'x'.repeat(32));
    await waitFor(async () => expect([stored('shop/cart/waiting-acts'), await pieces()]).toEqual([[], [2]]));
    expect(stored('shop/user/current-token')).not.toBe('x'.repeat(32));
  });

  it('SESSION-25 without a new token nothing is lost: the guest who is left sends it, once', async () => {
    await oneMore(async ({ token, refreshToken }) => {
      await post('/api/user/logout', { refreshToken });
      return token;
    });
    expect(await screen.findByRole('dialog', { name: 'Mijn account' })).toBeVisible();
    await waitFor(async () => expect([stored('shop/cart/waiting-acts'), await pieces()]).toEqual([[], [2]]));
    expect(stored('shop/user/current-token')).toBeNull();
  });
});
