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
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
/** The calls since the test began, by the ends of their paths. */
let calls: string[] = [];
/** What answers a call instead of the backend. */
let instead: ((call: string) => Promise<Response> | undefined) | undefined;
beforeAll(async () => {
  backend = await aRunningBackend({ LIMIT_FACTOR: '1' });
  const stock = { qty: 9000, is_in_stock: true };
  const document = aProductDocument({ id: 1, sku: 'HD', name: 'Handdoek', price: 10, stock });
  const line = JSON.stringify({ entity: 'product', document });
  await backend.admin('/api/admin/import', `${line}\n`, 'application/x-ndjson');
});
beforeEach(() => {
  calls = [];
  instead = undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const call = pathname.split('/').at(-1) ?? '';
    // The cart asks for the stock of its lines, which ends in 'check' as the call of a card's balance does.
    if (pathname.startsWith('/api/stock/')) return backend.fetch(request);
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

const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
async function post(path: string, body: unknown = {}) {
  const answer = await backend.fetch(`http://shop.test${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.json();
}

let made = 0;
/** A new gift card, worth so many euros. */
async function aCard(value: number, more: object = {}): Promise<string> {
  const code = `KAART${String((made += 1)).padStart(5, '0')}`;
  await backend.admin('/api/admin/gift-cards', JSON.stringify({ code, value, ...more }));
  return code;
}
/** As the page shows a code. */
const shown = (code: string) => code.replace(/(.{4})(?=.)/gu, '$1 ');

const applyTo = (quoteId: string, giftCardCode: string) =>
  post('/api/ext/giftcard/apply', { token: '', quoteId, giftCardCode });

/** The cart page of a shopper whose cart holds two towels of € 10, and uses these cards. */
async function atCart(...codes: string[]) {
  const cartId = await keepCart(codes);
  await visit({ path: '/cart/', hasCart: true, view: { storeCode: 'dailydeal' } });
  const main = within(screen.getByRole('main'));
  const summary = await main.findByRole('region', { name: 'Overzicht' });
  return { main, summary, cartId };
}

/** Keeps such a cart in the browser and at the server. */
async function keepCart(codes: readonly string[]): Promise<string> {
  const { result } = await post('/api/cart/update', { cartItem: { sku: 'HD', qty: 2 } });
  const { item_id: serverItemId, quote_id: cartId } = v.parse(serverItem, result);
  for (const code of codes) await applyTo(cartId, code);
  const line = aLine({ sku: 'HD', quantity: 2, price: 1000, option: undefined, type: 'simple' });
  browserStorage().write(cartKeys.lines, [toStored({ ...line, confirmedQuantity: 2, serverItemId, cartId })]);
  browserStorage().write(cartKeys.token, cartId);
  return cartId;
}
type Page = Pick<Awaited<ReturnType<typeof atCart>>, 'main'>;

const question = 'Heb je een cadeaukaart?';
/** Opens the form, types a code and presses a button. */
async function enter({ main }: Page, code: string, button: 'Cadeaukaart gebruiken' | 'Saldo bekijken') {
  await userEvent.click(await main.findByText(question));
  const field = main.getByRole('textbox', { name: 'Code van je cadeaukaart' });
  if (code !== '') await userEvent.type(field, code);
  await userEvent.click(main.getByRole('button', { name: button }));
  return field;
}
const apply = (page: Page, code: string) => enter(page, code, 'Cadeaukaart gebruiken');
const check = (page: Page, code: string) => enter(page, code, 'Saldo bekijken');
const cardsOf = async ({ main }: Page) =>
  within(await main.findByRole('list', { name: 'Gebruikte cadeaukaarten' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const removal = ({ main }: Page, code: string) =>
  main.findByRole('button', { name: `Cadeaukaart ${shown(code)} verwijderen` });
const refused = (field: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(text));
const notValid = 'Dit is geen geldige cadeaukaart';

describe('the gift card form of the cart page', () => {
  it('CART-17 the cart page has a gift card: a question that opens a field', async () => {
    const { main } = await atCart();
    const field = (await main.findByText(question)).parentElement?.querySelector('input');
    expect(field).not.toBeVisible();
    await userEvent.click(main.getByText(question));
    expect(field).toBeVisible();
  });

  it('GIFT-08 applies a code', async () => {
    const code = await aCard(5);
    const page = await atCart();
    await apply(page, code.toLowerCase());
    await waitFor(async () => expect(await cardsOf(page)).toHaveLength(1));
  });

  it('GIFT-08 the field is empty after a code was applied, for the next', async () => {
    const code = await aCard(5);
    const page = await atCart();
    const field = await apply(page, code);
    await removal(page, code);
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('GIFT-08 lists the applied cards with amounts', async () => {
    const [first, second] = [await aCard(5), await aCard(50)];
    const page = await atCart(first, second);
    const amounts = (await cardsOf(page)).map((text) => /€\u00a0-[\d,]+/u.exec(text ?? '')?.[0]);
    expect(amounts).toEqual(['€\u00a0-5,00', '€\u00a0-15,00']);
  });

  it('GIFT-02, GIFT-08 lists an applied card that pays nothing, behind one that pays all', async () => {
    const [first, second] = [await aCard(50), await aCard(5)];
    const page = await atCart(first, second);
    const list = await cardsOf(page);
    expect(list.map((text) => /€\u00a0-?[\d,]+/u.exec(text ?? '')?.[0])).toEqual(['€\u00a0-20,00', '€\u00a00,00']);
    expect(list[1]).toContain(`Cadeaukaart ${shown(second)}`);
    expect(await removal(page, second)).toBeVisible();
  });

  it('GIFT-08 lists their codes in groups of four', async () => {
    const code = await aCard(5);
    const [text] = await cardsOf(await atCart(code));
    expect(text).toContain(`Cadeaukaart ${shown(code)}`);
  });

  it('GIFT-08 removes one and leaves the others', async () => {
    const codes = [await aCard(5), await aCard(6), await aCard(7)] as const;
    const page = await atCart(...codes);
    await userEvent.click(await removal(page, codes[1]));
    await waitFor(async () => expect(await cardsOf(page)).toHaveLength(2));
    for (const code of [codes[0], codes[2]]) expect(await removal(page, code)).toBeVisible();
  });

  it('GIFT-08 after the last was removed the question has the focus', async () => {
    const code = await aCard(5);
    const page = await atCart(code);
    await userEvent.click(await removal(page, code));
    await waitFor(() => expect(page.main.getByText(question)).toHaveFocus());
  });

  it('GIFT-08 a card that another tab took off is taken off', async () => {
    const code = await aCard(5);
    const page = await atCart(code);
    const button = await removal(page, code);
    await post('/api/ext/giftcard/remove', { token: '', quoteId: page.cartId, giftCardCode: code });
    await userEvent.click(button);
    await waitFor(() => expect(page.main.queryByRole('list', { name: 'Gebruikte cadeaukaarten' })).toBeNull());
  });

  it('GIFT-01 the totals follow an applied card', async () => {
    const code = await aCard(5);
    const page = await atCart();
    await apply(page, code);
    await waitFor(() => expect(page.summary).toHaveTextContent('Totaal€ 15,00'));
  });

  it('GIFT-01 the totals follow a removed card', async () => {
    const code = await aCard(5);
    const page = await atCart(code);
    await userEvent.click(await removal(page, code));
    await waitFor(() => expect(page.summary).toHaveTextContent('Totaal€ 20,00'));
  });

  it('TOTAL-12 the totals show what gift cards pay', async () => {
    const page = await atCart(await aCard(5));
    await waitFor(() => expect(page.summary).toHaveTextContent('Cadeaukaart€ -5,00'));
  });

  it('TOTAL-01 the stored totals have a segment amasty_giftcard', async () => {
    const page = await atCart(await aCard(5));
    await waitFor(() => expect(page.summary).toHaveTextContent('Cadeaukaart€ -5,00'));
    expect(browserStorage().read(cartKeys.totals)).toMatchObject({
      total_segments: expect.arrayContaining([expect.objectContaining({ code: 'amasty_giftcard', value: -5 })]),
    });
  });

  it('CART-17 an empty cart has no gift card', async () => {
    await visit({ path: '/cart/', hasCart: true, view: { storeCode: 'dailydeal' } });
    expect(await screen.findByText('Je winkelwagen is leeg')).toBeVisible();
    expect(screen.queryByText(question)).toBeNull();
  });
});

describe('the balance of a card', () => {
  const balances: [what: string, card: () => Promise<string>, text: string][] = [
    ['what is on it', () => aCard(25), 'Op deze kaart staat € 25,00.'],
    [
      'what is on it and its last day',
      () => aCard(25, { expired_date: '2087-12-31' }),
      'Op deze kaart staat € 25,00, geldig tot en met 31 december 2087.',
    ],
    [
      'that it has expired',
      () => aCard(25, { expired_date: '2020-12-31' }),
      'Deze kaart was geldig tot en met 31 december 2020. Gebruik een andere kaart.',
    ],
    ['what is left on it after an order', async () => spentOn(await aCard(40), 'free'), 'Op deze kaart staat € 15,05.'],
    [
      'that it is used up',
      async () => spentOn(await aCard(1), 'cashondelivery'),
      'Deze kaart is leeg. Gebruik een andere kaart.',
    ],
    [
      'that it is not active',
      async () => {
        const code = await aCard(25);
        await backend.admin('/api/admin/gift-cards/change', JSON.stringify({ code, is_active: false }));
        return code;
      },
      'Deze kaart is niet actief. Neem contact met ons op.',
    ],
  ];
  it.each(balances)('GIFT-08 checks a balance: says %s', async (_what, card, text) => {
    const code = await card();
    const page = await atCart();
    await check(page, code);
    await waitFor(() => expect(page.main.getByText(text)).toBeVisible());
  });

  it('GIFT-08 checking a balance applies nothing', async () => {
    const code = await aCard(25);
    const page = await atCart();
    await check(page, code);
    await page.main.findByText('Op deze kaart staat € 25,00.');
    expect(calls).not.toContain('apply');
  });

  it('GIFT-08 the balance of a card is gone once another code was refused', async () => {
    const code = await aCard(25);
    const page = await atCart();
    const field = await check(page, code);
    const balance = await page.main.findByText('Op deze kaart staat € 25,00.');
    await userEvent.clear(field);
    await userEvent.type(field, 'BESTAATNIET');
    await userEvent.click(page.main.getByRole('button', { name: 'Saldo bekijken' }));
    await refused(field, notValid);
    expect(balance).not.toHaveTextContent('€');
  });

  it('GIFT-08 a wrong code whose balance is asked for shows the not-a-valid-giftcard message', async () => {
    await refused(await check(await atCart(), 'BESTAATNIET'), notValid);
  });

  /** Someone else spends a card on an order of € 24.95, or of € 26.45 when the rest is paid at the door. */
  async function spentOn(code: string, method: 'free' | 'cashondelivery'): Promise<string> {
    const { result } = await post('/api/cart/update', { cartItem: { sku: 'HD', qty: 2 } });
    const { quote_id: cart_id } = v.parse(serverItem, result);
    await applyTo(cart_id, code);
    const { addressInformation, ...request } = anOrderRequest({ cart_id, store_code: 'dailydeal' });
    const paid = { ...addressInformation, payment_method_code: method };
    const products = [{ sku: 'HD', qty: 2 }];
    const order = { ...request, order_id: crypto.randomUUID(), products, addressInformation: paid };
    expect(await post('/api/order', order)).toMatchObject({ code: 200 });
    return code;
  }
});

describe('a code that is refused', () => {
  it('GIFT-08, A11Y-06 a wrong code shows the not-a-valid-giftcard message at the field, which has the focus and keeps it', async () => {
    const field = await apply(await atCart(), 'BESTAATNIET');
    await refused(field, notValid);
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('BESTAATNIET');
  });

  it('GIFT-08 a card that has expired shows the not-a-valid-giftcard message', async () => {
    const code = await aCard(5, { expired_date: '2020-12-31' });
    await refused(await apply(await atCart(), code), notValid);
  });

  it('GIFT-01 it did not succeed when a 200 answer has an errorMessage', async () => {
    instead = (call) =>
      call === 'apply' ? Promise.resolve(Response.json({ code: 200, result: { errorMessage: 'Nee' } })) : undefined;
    await refused(await apply(await atCart(), 'KAART'), notValid);
  });

  it('GIFT-01 a removal did not succeed when a 200 answer has an errorMessage', async () => {
    const code = await aCard(5);
    const page = await atCart(code);
    instead = (call) =>
      call === 'remove' ? Promise.resolve(Response.json({ code: 200, result: { errorMessage: 'Nee' } })) : undefined;
    const button = await removal(page, code);
    await userEvent.click(button);
    await waitFor(() => expect(page.main.getByText(notValid)).toBeVisible());
    expect(calls.slice(calls.indexOf('remove'))).not.toContain('totals');
  });

  it('GIFT-01 the totals are not asked for after a refusal', async () => {
    const page = await atCart();
    await page.main.findByText(question);
    await waitFor(() => expect(calls).toContain('totals'));
    const field = await apply(page, 'BESTAATNIET');
    await refused(field, notValid);
    expect(calls.slice(calls.indexOf('apply'))).not.toContain('totals');
  });

  it('GIFT-08 too many guesses are told in the server’s words', async () => {
    const page = await atCart();
    for (let guess = 0; guess < 10; guess += 1) await applyTo(page.cartId, `GOK${guess}`);
    await refused(await apply(page, 'GOK10'), /^Dat ging te vaak achter elkaar\. Probeer het over .+ opnieuw\.$/u);
  });

  it.each(['Cadeaukaart gebruiken', 'Saldo bekijken'] as const)(
    'GIFT-08 an empty field is told by %s, and nothing is sent',
    async (button) => {
      await refused(await enter(await atCart(), ' ', button), 'Vul de code van je cadeaukaart in.');
      expect(calls.filter((call) => call === 'apply' || call === 'check')).toEqual([]);
    },
  );

  it('GIFT-08 a refused code can be followed by a good one', async () => {
    const code = await aCard(5);
    const page = await atCart();
    const field = await apply(page, 'BESTAATNIET');
    await refused(field, notValid);
    await userEvent.clear(field);
    await userEvent.type(field, `${code}{Enter}`);
    expect(await removal(page, code)).toBeVisible();
    await waitFor(() => expect(field).toBeValid());
  });
});

describe('without an answer', () => {
  const noNetwork = (call: string) =>
    ['apply', 'remove', 'check'].includes(call) ? Promise.reject(new TypeError('Failed to fetch')) : undefined;

  it.each(['Cadeaukaart gebruiken', 'Saldo bekijken'] as const)(
    'GIFT-08 %s says offline that the shopper is, and what to do',
    async (button) => {
      const page = await atCart();
      await page.main.findByText(question);
      instead = noNetwork;
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const field = await enter(page, 'KAART', button);
      await refused(field, 'Je bent offline. Probeer het opnieuw zodra je weer internet hebt.');
      expect(field).toHaveValue('KAART');
    },
  );

  it('GIFT-08 without an answer of the server, says so and what to do', async () => {
    instead = noNetwork;
    await refused(await apply(await atCart(), 'KAART'), 'Dat lukte niet. Probeer het zo opnieuw.');
  });

  it('GIFT-08 a card that could not be removed stays, and the shopper is told', async () => {
    const code = await aCard(5);
    const page = await atCart(code);
    const button = await removal(page, code);
    instead = noNetwork;
    await userEvent.click(button);
    expect(await page.main.findByRole('alert')).toHaveTextContent('Dat lukte niet. Probeer het zo opnieuw.');
    expect(button).toBeVisible();
  });

  it('GIFT-08 the pressed button is busy while it waits, and a second press sends nothing', async () => {
    const page = await atCart();
    const pause = Promise.withResolvers<Response>();
    instead = (call) => (call === 'check' ? pause.promise : undefined);
    const field = await check(page, 'KAART');
    const button = page.main.getByRole('button', { name: 'Saldo bekijken' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(page.main.getByRole('button', { name: 'Cadeaukaart gebruiken' }));
    expect(calls).not.toContain('apply');
    await act(async () =>
      pause.resolve(Response.json({ code: 404, result: { errorMessage: 'Nee' } }, { status: 404 })),
    );
    await refused(field, notValid);
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

describe('the gift card form of the checkout', () => {
  /** The summary of the checkout, opened. */
  async function atCheckout(...codes: string[]) {
    await keepCart(codes);
    const { router } = await visit({ path: '/checkout', hasCart: true, view: { storeCode: 'dailydeal' } });
    const opener = await screen.findByText('Je bestelling');
    const box = opener.closest('details') ?? expect.unreachable();
    await userEvent.click(opener);
    return { router, box, main: within(box) };
  }

  it('GIFT-08 takes a code in the summary, whose sum follows', async () => {
    const code = await aCard(5);
    const page = await atCheckout();
    await apply(page, code);
    expect(await removal(page, code)).toBeVisible();
    expect(page.box.querySelector('summary')).toHaveTextContent('€ 15,00');
  });

  it('GIFT-08 removes a card that the cart has', async () => {
    const code = await aCard(5);
    const page = await atCheckout(code);
    await userEvent.click(await removal(page, code));
    await waitFor(() => expect(page.box.querySelector('summary')).toHaveTextContent('€ 20,00'));
  });

  const filledIn = {
    'personal-details': { firstName: 'Jans', lastName: 'de Vries', emailAddress: 'jans@voorbeeld.nl' },
    'shipping-details': {
      ...{ firstName: 'Jans', lastName: 'de Vries', streetAddress: 'Damrak', apartmentNumber: '12', city: 'Amsterdam' },
      ...{ zipCode: '1012 AB', country: 'NL', phoneNumber: '0612345678' },
    },
  };
  /** The checkout of a shopper who filled in everything at an earlier visit, as far as the ways to pay. */
  async function atWaysToPay(...codes: string[]) {
    for (const [key, value] of Object.entries(filledIn)) {
      localStorage.setItem(`shop/checkout/${key}`, JSON.stringify(value));
    }
    const page = await atCheckout(...codes);
    const next = async () =>
      userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Verder' }));
    await next();
    await screen.findByRole('radio', { name: /Thuisbezorgd|Standaard/u });
    await next();
    return { ...page, next };
  }
  const ways = () =>
    within(screen.getByRole('main'))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);

  it('PAY-19 a card that pays all leaves one way to pay, which is chosen', async () => {
    const code = await aCard(50);
    const page = await atWaysToPay();
    await screen.findByRole('radio', { name: /Betalen bij bezorging/u });
    await apply(page, code);
    await waitFor(() => expect(ways()).toEqual([expect.stringContaining('Niets te betalen')]));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Niets te betalen/u })).toBeChecked());
  });

  it('PAY-19 without that card there are the other ways again', async () => {
    const code = await aCard(50);
    const page = await atWaysToPay(code);
    await screen.findByRole('radio', { name: /Niets te betalen/u });
    await userEvent.click(await removal(page, code));
    expect(await screen.findByRole('radio', { name: /Betalen bij bezorging/u })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Niets te betalen/u })).toBeNull());
  });

  it('PAY-19 an order that a card pays whole goes straight to checkout-return and is processing', async () => {
    const code = await aCard(50);
    const { next, router } = await atWaysToPay(code);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Niets te betalen/u })).toBeChecked());
    await next();
    await userEvent.click(await screen.findByRole('checkbox', { name: /voorwaarden/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout-return'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /Bedankt/u })).toBeVisible());
    expect(await screen.findByRole('heading', { name: 'Zo gaat het verder' })).toBeVisible();
    expect(calls).not.toContain('payment-url');
    const { result } = await post('/api/ext/giftcard/check', { giftCardCode: code });
    expect(result).toMatchObject({ current_value: 25.05 });
  });
});

it('ERR-07 markup in what the server says of a gift card stands as text', async () => {
  const result = 'Probeer het <b>later</b> opnieuw';
  const page = await atCart();
  instead = (call) => (call === 'apply' ? Promise.resolve(Response.json({ code: 429, result })) : undefined);
  await refused(await apply(page, 'KAART'), result);
});
