// @vitest-environment happy-dom
import { cartKeys, toStored } from '@etalage/cart/headless';
import { serverItem } from '@etalage/cart/contract';
import { aLine } from '@etalage/cart/testing';
import { anOrderRequest } from '@etalage/checkout/testing';
import { browserStorage } from '@etalage/core';
import { visit } from '@etalage/shell/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';

/** From when this file exists, the backend's clock is 31 days ahead. */
const folder = mkdtempSync(join(tmpdir(), 'clock-'));
const ahead = join(folder, 'ahead');
const clock = `const { existsSync } = process.getBuiltinModule('node:fs'); const now = Date.now;
Date.now = () => now() + (existsSync(${JSON.stringify(ahead)}) ? 31 * 86400000 : 0);`;

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
/** The paths of the calls about the coupon, since the test began. */
let calls: string[] = [];
/** What answers a call about the coupon instead of the backend. */
let instead: ((call: string) => Promise<Response> | undefined) | undefined;
beforeAll(async () => {
  const preload = `--import=data:text/javascript,${encodeURIComponent(clock)}`;
  backend = await aRunningBackend({ NODE_OPTIONS: preload, LIMIT_FACTOR: '1' });
  const stock = { qty: 9000, is_in_stock: true };
  const document = aProductDocument({ id: 1, sku: 'HD', name: 'Handdoek', price: 10, stock });
  const line = JSON.stringify({ entity: 'product', document });
  await backend.admin('/api/admin/import', `${line}\n`, 'application/x-ndjson');
});
beforeEach(() => {
  calls = [];
  instead = undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (!/coupon/u.test(call)) return instead?.(call) ?? backend.fetch(request);
    calls.push(call);
    return instead?.(call) ?? backend.fetch(request);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
async function post(path: string, body: unknown = {}) {
  const answer = await backend.fetch(`http://shop.test${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.json();
}

let readers = 0;
/** The code that a new subscriber of the newsletter is mailed. */
async function mailedCode(): Promise<string> {
  const email = `lezer${(readers += 1)}@voorbeeld.nl`;
  await post('/api/ext/magento2-newsletter/subscribe', { email });
  const mail = await waitFor(() => backend.mailTo(email, 'newsletter-welcome'));
  return /NIEUWS-[A-Z2-9]{10}/u.exec(mail)?.[0] ?? expect.unreachable(mail);
}

/** A cart of two towels of € 10 at the server. */
async function aCart() {
  const { result } = await post('/api/cart/update', { cartItem: { sku: 'HD', qty: 2 } });
  const { item_id, quote_id } = v.parse(serverItem, result);
  return { cartId: quote_id, itemId: item_id };
}
const applyTo = (cartId: string, code: string) => post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${code}`);

/** Someone else uses a code for an order. */
async function useUp(code: string): Promise<void> {
  const { cartId } = await aCart();
  await applyTo(cartId, code);
  const { addressInformation, ...request } = anOrderRequest({ cart_id: cartId, store_code: 'dailydeal' });
  const order_id = crypto.randomUUID();
  const paid = { ...addressInformation, payment_method_code: 'cashondelivery' };
  const products = [{ sku: 'HD', qty: 2 }];
  const answer = await post('/api/order', { ...request, order_id, products, addressInformation: paid });
  expect(answer).toMatchObject({ code: 200 });
}

/** The cart page of a shopper whose cart holds two towels and maybe a coupon. */
async function atCart({ code = '', cart = aCart() } = {}) {
  const cartId = await keepCart(code, await cart);
  const shop = await visit({ path: '/cart/', hasCart: true, view: { storeCode: 'dailydeal' } });
  const main = within(screen.getByRole('main'));
  const summary = await main.findByRole('region', { name: 'Overzicht' });
  return { ...shop, main, summary, cartId };
}

/** Keeps such a cart in the browser. */
async function keepCart(code: string, { cartId, itemId }: Awaited<ReturnType<typeof aCart>>): Promise<string> {
  if (code !== '') await applyTo(cartId, code);
  const line = aLine({ sku: 'HD', quantity: 2, price: 1000, option: undefined, type: 'simple' });
  const confirmed = { ...line, confirmedQuantity: 2, serverItemId: itemId, cartId };
  browserStorage().write(cartKeys.lines, [toStored(confirmed)]);
  browserStorage().write(cartKeys.token, cartId);
  return cartId;
}
type Page = Awaited<ReturnType<typeof atCart>>;

const question = 'Heb je een kortingscode?';
/** Opens the form, and types a code. */
async function type({ main }: Page, code: string) {
  await userEvent.click(await main.findByText(question));
  const field = main.getByRole('textbox', { name: 'Kortingscode' });
  if (code !== '') await userEvent.type(field, code);
  return field;
}
async function enter(page: Page, code: string) {
  const field = await type(page, code);
  await userEvent.click(page.main.getByRole('button', { name: 'Toepassen' }));
  return field;
}
const appliedText = (code: string) => `Kortingscode ${code}: € 2,00 korting`;
const removal = ({ main }: Page, code: string) =>
  main.findByRole('button', { name: `Kortingscode ${code} verwijderen` });
/** What the field says is wrong. */
const refused = (field: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(text));

describe('the coupon form of the cart page', () => {
  it('CART-17 the cart page has a coupon: a question that opens a field', async () => {
    const page = await atCart();
    const field = (await page.main.findByText(question)).parentElement?.querySelector('input');
    expect(field).not.toBeVisible();
    await userEvent.click(page.main.getByText(question));
    expect(field).toBeVisible();
  });

  it('CART-17 an empty cart has no coupon', async () => {
    await visit({ path: '/cart/', hasCart: true, view: { storeCode: 'dailydeal' } });
    expect(await screen.findByText('Je winkelwagen is leeg')).toBeVisible();
    expect(screen.queryByText(question)).toBeNull();
  });

  it('TOTAL-10 the field suits codes: capitals, and nothing filled in or corrected', async () => {
    const field = await type(await atCart(), '');
    expect(field).toHaveAttribute('autocapitalize', 'characters');
    expect(field).toHaveAttribute('autocomplete', 'off');
    expect(field).toHaveAttribute('spellcheck', 'false');
  });

  it('NEWS-05 the code of the newsletter takes 10% off in the cart, written with spaces around it and in small letters', async () => {
    const code = await mailedCode();
    const page = await atCart();
    await enter(page, `  ${code.toLowerCase()} `);
    await waitFor(() => expect(page.summary).toHaveTextContent('Korting€ -2,00'));
  });

  it('TOTAL-10 shows the applied code with its discount', async () => {
    const code = await mailedCode();
    const page = await atCart();
    await enter(page, code);
    expect(await page.main.findByText(appliedText(code))).toBeVisible();
    expect(page.main.queryByText(question)).toBeNull();
  });

  it('TOTAL-10 a remove button stands at the applied code, and has the focus', async () => {
    const code = await mailedCode();
    const page = await atCart();
    await enter(page, code);
    const button = await removal(page, code);
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('TOTAL-10 the code of an earlier visit is shown', async () => {
    const code = await mailedCode();
    const page = await atCart({ code });
    expect(await page.main.findByText(appliedText(code))).toBeVisible();
  });

  it('TOTAL-09 the totals follow an applied code', async () => {
    const code = await mailedCode();
    const page = await atCart();
    await waitFor(() => expect(page.summary).toHaveTextContent('Totaal€ 20,00'));
    await enter(page, code);
    await waitFor(() => expect(page.summary).toHaveTextContent('Totaal€ 18,00'));
  });

  it('TOTAL-09 the totals follow a removed code', async () => {
    const code = await mailedCode();
    const page = await atCart({ code });
    await userEvent.click(await removal(page, code));
    await waitFor(() => expect(page.summary).toHaveTextContent('Totaal€ 20,00'));
    expect(page.summary).not.toHaveTextContent('Korting');
  });

  it('TOTAL-10 after removing, the question is there again and has the focus', async () => {
    const code = await mailedCode();
    const page = await atCart({ code });
    await userEvent.click(await removal(page, code));
    await waitFor(() => expect(page.main.getByText(question)).toHaveFocus());
  });

  it('TOTAL-10 a code that another tab removed is removed', async () => {
    const code = await mailedCode();
    const page = await atCart({ code });
    const button = await removal(page, code);
    await post(`/api/cart/delete-coupon?cartId=${page.cartId}`);
    await userEvent.click(button);
    expect(await page.main.findByText(question)).toBeVisible();
  });

  it('TOTAL-10 works with the keyboard alone', async () => {
    const code = await mailedCode();
    const page = await atCart();
    (await page.main.findByText(question)).focus();
    await act(async () => page.main.getByText(question).click());
    await userEvent.tab();
    await userEvent.keyboard(`${code}{Enter}`);
    const button = await removal(page, code);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.main.getByText(question)).toHaveFocus());
  });
});

describe('the coupon form of the checkout', () => {
  /** The summary of the checkout, opened, of a shopper whose cart holds two towels and maybe a coupon. */
  async function atCheckout(code = '') {
    await keepCart(code, await aCart());
    await visit({ path: '/checkout', hasCart: true, view: { storeCode: 'dailydeal' } });
    const opener = await screen.findByText('Je bestelling');
    const box = opener.closest('details') ?? expect.unreachable();
    await userEvent.click(opener);
    return { box, main: within(box) };
  }

  it('TOTAL-10, TOTAL-09 takes a code in the summary, whose sum follows', async () => {
    const code = await mailedCode();
    const { box, main } = await atCheckout();
    await userEvent.click(await main.findByText(question));
    await userEvent.type(main.getByRole('textbox', { name: 'Kortingscode' }), `${code}{Enter}`);
    expect(await main.findByText(appliedText(code))).toBeVisible();
    expect(box.querySelector('summary')).toHaveTextContent('€ 18,00');
  });

  it('TOTAL-10 shows the code that the cart has, and takes it off', async () => {
    const code = await mailedCode();
    const { box, main } = await atCheckout(code);
    await userEvent.click(await main.findByRole('button', { name: `Kortingscode ${code} verwijderen` }));
    expect(await main.findByText(question)).toBeVisible();
    expect(box.querySelector('summary')).toHaveTextContent('€ 20,00');
  });

  it('TOTAL-10 says at the field that a code is not valid', async () => {
    const { main } = await atCheckout();
    await userEvent.click(await main.findByText(question));
    const field = main.getByRole('textbox', { name: 'Kortingscode' });
    await userEvent.type(field, 'BESTAATNIET{Enter}');
    await refused(field, notValid);
  });
});

const notValid = 'Deze kortingscode is niet geldig';

describe('a code that is refused', () => {
  const refusals: [what: string, text: string | RegExp, code: (cartId: string) => Promise<string>][] = [
    ['is unknown', notValid, async () => 'BESTAATNIET'],
    [
      'is used up',
      notValid,
      async () => {
        const code = await mailedCode();
        await useUp(code);
        return code;
      },
    ],
    [
      'comes after too many guesses',
      /^Dat ging te vaak achter elkaar\. Probeer het over .+ opnieuw\.$/u,
      async (cartId) => {
        for (let guess = 0; guess < 10; guess += 1) await applyTo(cartId, `GOK${guess}`);
        return 'GOK10';
      },
    ],
  ];

  it.each(refusals)(
    'TOTAL-10, A11Y-06 says at the field that it %s, in the server’s words',
    async (_what, text, codeFor) => {
      const page = await atCart();
      const code = await codeFor(page.cartId);
      const field = await enter(page, code);
      await refused(field, text);
      expect(field).toBeInvalid();
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveValue(code);
    },
  );

  it('TOTAL-10 an invalid code shows the coupon-not-valid message though the server has no words for it', async () => {
    instead = (call) =>
      call === 'apply-coupon' ? Promise.resolve(Response.json({ code: 404, result: null })) : undefined;
    await refused(await enter(await atCart(), 'ZWIJGT'), notValid);
  });

  it('TOTAL-10 an empty field is told, and nothing is sent', async () => {
    const field = await enter(await atCart(), ' ');
    await refused(field, 'Vul je kortingscode in.');
    expect(calls).not.toContain('apply-coupon');
  });

  it('TOTAL-10 a refused code can be followed by a good one', async () => {
    const code = await mailedCode();
    const page = await atCart();
    const field = await enter(page, 'BESTAATNIET');
    await refused(field, notValid);
    await userEvent.clear(field);
    await userEvent.type(field, `${code}{Enter}`);
    expect(await page.main.findByText(appliedText(code))).toBeVisible();
  });
});

describe('without an answer', () => {
  const offlineText = 'Je bent offline. Probeer het opnieuw zodra je weer internet hebt.';
  const failedText = 'Dat lukte niet. Probeer het zo opnieuw.';
  const noNetwork = (call: string) =>
    /-coupon$/u.test(call) ? Promise.reject(new TypeError('Failed to fetch')) : undefined;

  it('TOTAL-10 offline, says so and what to do, and keeps the code', async () => {
    const page = await atCart();
    const field = await type(page, 'TIEN');
    instead = noNetwork;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(page.main.getByRole('button', { name: 'Toepassen' }));
    await refused(field, offlineText);
    expect(field).toHaveValue('TIEN');
  });

  it('TOTAL-10 without an answer of the server, says so and what to do', async () => {
    instead = noNetwork;
    await refused(await enter(await atCart(), 'TIEN'), failedText);
  });

  it('TOTAL-10 without totals, says so; the next try succeeds', async () => {
    const code = await mailedCode();
    const page = await atCart();
    const field = await type(page, code);
    instead = (call) => (call === 'totals' ? Promise.reject(new TypeError('Failed to fetch')) : undefined);
    const button = page.main.getByRole('button', { name: 'Toepassen' });
    await userEvent.click(button);
    await refused(field, failedText);
    instead = undefined;
    await userEvent.click(button);
    expect(await page.main.findByText(appliedText(code))).toBeVisible();
    expect(page.main.queryByText(failedText)).toBeNull();
  });

  it('TOTAL-10 a code that could not be removed stays, and the shopper is told', async () => {
    const code = await mailedCode();
    const page = await atCart({ code });
    const button = await removal(page, code);
    instead = noNetwork;
    await userEvent.click(button);
    expect(await page.main.findByRole('alert')).toHaveTextContent(failedText);
    expect(button).toBeVisible();
  });

  it('TOTAL-10 the button is busy while it waits', async () => {
    const page = await atCart();
    const pause = Promise.withResolvers<Response>();
    instead = (call) => (call === 'apply-coupon' ? pause.promise : undefined);
    const field = await enter(page, 'TIEN');
    const button = page.main.getByRole('button', { name: 'Toepassen' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => pause.resolve(Response.json({ code: 404, result: 'Nee' })));
    await refused(field, 'Nee');
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('TOTAL-10 a double click sends once', async () => {
    const code = await mailedCode();
    const page = await atCart();
    await type(page, code);
    const button = page.main.getByRole('button', { name: 'Toepassen' });
    // Both before the page shows the first.
    act(() => {
      button.click();
      button.click();
    });
    await page.main.findByText(appliedText(code));
    expect(calls.filter((call) => call === 'apply-coupon')).toHaveLength(1);
  });
});

/** What is said of a code that takes nothing off. */
const idle = (code: string) =>
  `Kortingscode ${code} telt nu niet mee: de code is verlopen of al gebruikt, of je bestelbedrag is te laag. Verwijder de code of vul je winkelwagen aan.`;

describe('a code that the server lost', () => {
  it('TOTAL-10 tells on the page that a code ended while it was looked at', async () => {
    const code = await mailedCode();
    const page = await atCart({ code });
    await page.main.findByText(appliedText(code));
    await useUp(code);
    await userEvent.click(page.main.getByRole('button', { name: /^Een meer van/u }));
    expect(await page.main.findByText(idle(code))).toBeVisible();
    await waitFor(() => expect(page.summary).toHaveTextContent('Totaal€ 30,00'));
  });

  it('TOTAL-10 takes it off', async () => {
    const code = await mailedCode();
    const cart = aCart();
    await applyTo((await cart).cartId, code);
    await useUp(code);
    const page = await atCart({ cart });
    await page.main.findByText(idle(code));
    await userEvent.click(await removal(page, code));
    expect(await page.main.findByText(question)).toBeVisible();
    expect(page.main.queryByText(idle(code))).toBeNull();
  });
});

/** Last, because limits do not go back in time. */
describe('31 days after the newsletter', () => {
  let code: string;
  let cart: Awaited<ReturnType<typeof aCart>>;
  beforeAll(async () => {
    code = await mailedCode();
    cart = await aCart();
    await applyTo(cart.cartId, code);
    writeFileSync(ahead, '');
  });

  it('TOTAL-10 says at the field that the code has expired, in the server’s words', async () => {
    const field = await enter(await atCart(), code);
    await refused(field, notValid);
  });

  it('TOTAL-10 tells at the next visit that a code ended since', async () => {
    const page = await atCart({ cart: Promise.resolve(cart) });
    expect(await page.main.findByText(idle(code))).toBeVisible();
  });
});
