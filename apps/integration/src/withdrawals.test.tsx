// @vitest-environment happy-dom
import { placedOrder } from '@etalage/checkout/contract';
import { anOrderRequest } from '@etalage/checkout/testing';
import { visit } from '@etalage/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { fillIn } from './testing/fillIn.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
/** The bodies that were posted, by path. */
let posted: { path: string; body: string }[] = [];
/** Calls that the backend has not answered. */
let calls = 0;
/** What answers instead of the backend; `lost` is answered by the backend, but the answer does not arrive. */
let instead: (path: string) => Promise<Response> | Response | undefined | 'unreachable' | 'lost';
let customer: { email: string; token: string; refreshToken: string };
beforeAll(async () => {
  backend = await aRunningBackend();
  const stock = { qty: 9000, is_in_stock: true };
  const documents = [
    aProductDocument({ id: 1, sku: 'HD', name: 'Handdoek', price: 10, stock }),
    aProductDocument({ id: 2, sku: 'SL', name: 'Slip', price: 5, stock, is_sealed_hygiene: true }),
  ];
  const lines = documents.map((document) => `${JSON.stringify({ entity: 'product', document })}\n`).join('');
  await backend.admin('/api/admin/import', lines, 'application/x-ndjson');
  await post('/api/user/create', {
    customer: { email: 'jans@voorbeeld.nl', firstname: 'Jans', lastname: 'de Vries' },
    password,
  });
  const { result, meta } = await post('/api/user/login', { username: 'jans@voorbeeld.nl', password });
  customer = { email: 'jans@voorbeeld.nl', token: result, refreshToken: meta.refreshToken };
});
beforeEach(() => {
  posted = [];
  instead = () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    if (request.method === 'POST') posted.push({ path, body: await request.clone().text() });
    const answer = instead(path);
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer !== undefined && answer !== 'lost') return answer;
    calls += 1;
    const answered = await backend.fetch(request).finally(() => (calls -= 1));
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answered;
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
closeTabs(() => calls > 0);

const password = 'Zomer-2026';
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
async function post(path: string, body: unknown, more: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
  return (await backend.fetch(`http://shop.test${path}`, init)).json();
}

/** Three towels and two sealed briefs, paid at the door unless told otherwise, by a guest with this address or by the customer. */
async function ordered(
  email = 'gast@voorbeeld.nl',
  more: Record<string, string> = {},
  payment_method_code = 'cashondelivery',
): Promise<string> {
  const { result: cart_id } = await post('/api/cart/create', {});
  const { addressInformation, ...request } = anOrderRequest({ cart_id, store_code: 'dailydeal' });
  const address = { ...addressInformation.shippingAddress, email };
  const order = {
    ...request,
    order_id: crypto.randomUUID(),
    products: [
      { sku: 'HD', qty: 3 },
      { sku: 'SL', qty: 2 },
    ],
    addressInformation: {
      ...addressInformation,
      shippingAddress: address,
      billingAddress: address,
      payment_method_code,
    },
  };
  const { result } = await post('/api/order', order, more);
  return v.parse(placedOrder, result).orderNumber ?? expect.unreachable();
}
const orderedByCustomer = (method?: string) =>
  ordered(customer.email, { authorization: `Bearer ${customer.token}` }, method);

const inShop = (path: string) => visit({ path, hasSession: true, view: { storeCode: 'dailydeal' } });
/** A page as the customer. */
async function asCustomer(path: string) {
  localStorage.setItem('shop/user/current-token', JSON.stringify(customer.token));
  localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(customer.refreshToken));
  return inShop(path);
}

const main = () => within(screen.getByRole('main'));
const press = async (name: string) => userEvent.click(await main().findByRole('button', { name }));
const find = async (number: string, email: string) => {
  const form = within(await screen.findByRole('form', { name: 'Om welke bestelling gaat het?' }));
  for (const [label, text] of [
    ['Bestelnummer', number],
    ['E-mailadres', email],
  ] as const) {
    await userEvent.clear(form.getByLabelText(label));
    await fillIn(form.getByLabelText(label), text);
  }
  await press('Bestelling opzoeken');
};
const choices = (number: string) =>
  screen.findByRole('form', { name: `Wat wil je herroepen van bestelling ${number}?` });
const box = (name: RegExp) => main().getByRole('checkbox', { name });
/** A guest who found an order. */
async function aFoundOrder() {
  const number = await ordered();
  await inShop('/withdrawal');
  await find(number, 'gast@voorbeeld.nl');
  await choices(number);
  return number;
}
const confirm = async () => {
  await press('Verder');
  await press('Herroeping bevestigen');
};
const receipt = () => screen.findByRole('region', { name: 'We hebben je herroeping ontvangen' });
const withdrawals = () => posted.filter(({ path }) => path === '/api/user/withdrawals');
const moment = /\d\d:\d\d \d{1,2}-\d{1,2}-20\d\d/u;

describe('where the withdrawal function is', () => {
  it.each(['/cart/', '/checkout', '/error'])('LEGAL-04 in the footer of every page: %s', async (path) => {
    await inShop(path);
    const footer = within(screen.getByRole('contentinfo'));
    const link = footer.getByRole('link', { name: 'Overeenkomst hier herroepen' });
    expect(link).toHaveAttribute('href', '/withdrawal');
  });

  it('LEGAL-04 on the page of an order', async () => {
    const number = await orderedByCustomer();
    await asCustomer(`/my-account/order/${number}`);
    const link = await main().findByRole('link', { name: 'Overeenkomst hier herroepen' });
    expect(link).toHaveAttribute('href', `/withdrawal/${number}`);
  });

  const linkOn = async (number: string) => {
    await asCustomer(`/my-account/order/${number}`);
    return main().findByRole('link', { name: 'Overeenkomst hier herroepen' });
  };

  it('LEGAL-04 on the page of an order that was sent', async () => {
    const number = await orderedByCustomer();
    await backend.admin(`/api/admin/orders/${number}/status`, JSON.stringify({ status: 'complete' }));
    expect(await linkOn(number)).toHaveAttribute('href', `/withdrawal/${number}`);
  });

  it('LEGAL-04 on the page of an order that is not paid', async () => {
    const number = await orderedByCustomer('banktransfer');
    expect(await linkOn(number)).toHaveAttribute('href', `/withdrawal/${number}`);
  });

  it('LEGAL-04 on the page of an order of which a piece was withdrawn', async () => {
    const number = await orderedByCustomer();
    const reference = { orderNumber: number, email: customer.email };
    const { result } = await post('/api/user/withdrawals/order', reference);
    const lines = [{ itemId: result.lines[0].itemId, quantity: 1 }];
    await post('/api/user/withdrawals', { ...reference, requestId: crypto.randomUUID(), lines });
    expect(await linkOn(number)).toHaveAttribute('href', `/withdrawal/${number}`);
    expect(main().getByText(`Herroeping ${number}-1`)).toBeVisible();
  });

  it('LEGAL-04, ACC-06 the page of an order that is not paid says what of it was withdrawn', async () => {
    const number = await orderedByCustomer('banktransfer');
    await asCustomer(`/withdrawal/${number}`);
    await press('Bestelling opzoeken');
    await choices(number);
    await userEvent.click(box(/^Slip/u));
    await confirm();
    await receipt();
    await cleanup();
    await asCustomer(`/my-account/order/${number}`);
    expect((await main().findByText('Herroepen')).nextSibling).toHaveTextContent(/^[-−]€ |^€ [-−]/u);
  });

  it('LEGAL-04 not on the page of an order that was canceled', async () => {
    const number = await orderedByCustomer();
    await backend.admin(`/api/admin/orders/${number}/status`, JSON.stringify({ status: 'canceled' }));
    await asCustomer(`/my-account/order/${number}`);
    expect(await main().findByText('Geannuleerd')).toBeVisible();
    expect(main().queryByRole('link', { name: 'Overeenkomst hier herroepen' })).not.toBeInTheDocument();
  });

  it('LEGAL-04 in the order mail, and what it leads to knows the number', async () => {
    const email = 'mail@voorbeeld.nl';
    const number = await ordered(email);
    const mail = await backend.mailTo(email, 'order-confirmation');
    const link = /Overeenkomst hier herroepen: (\S+)/u.exec(mail)?.[1] ?? '';
    await inShop(new URL(link).pathname);
    expect(await screen.findByRole('heading', { level: 1, name: 'Overeenkomst hier herroepen' })).toBeVisible();
    expect(screen.getByLabelText('Bestelnummer')).toHaveValue(number);
  });
});

describe('a guest', () => {
  it('LEGAL-04 withdraws a whole order, which is chosen at first, and sees the receipt with date and time', async () => {
    const number = await aFoundOrder();
    expect(box(/^De hele bestelling/u)).toBeChecked();
    await confirm();
    const shown = await receipt();
    expect(shown).toHaveTextContent(`Herroeping ${number}-1, ontvangen op`);
    expect(shown).toHaveTextContent(moment);
    expect(shown).toHaveTextContent('3 × Handdoek');
    expect(shown).toHaveTextContent('2 × Slip');
  });

  it('LEGAL-04, STORE-12 sees on the receipt when it was sent, by the clock of Amsterdam', async () => {
    const number = await aFoundOrder();
    const result = {
      ...{ number: `${number}-1`, orderNumber: number, requestedAt: '2026-03-05T08:07:00.000Z', state: 'requested' },
      lines: [],
    };
    instead = (path) => (path === '/api/user/withdrawals' ? Response.json({ code: 200, result }) : undefined);
    await confirm();
    expect(await main().findByText(/ontvangen op/u)).toHaveTextContent(/ontvangen op 09:07 5-3-2026/u);
  });

  it('LEGAL-04 gets the receipt by mail with date and time', async () => {
    const email = 'ontvangst@voorbeeld.nl';
    const number = await ordered(email);
    await inShop('/withdrawal');
    await find(number, email);
    await confirm();
    await receipt();
    const mail = await backend.mailTo(email, 'withdrawal-receipt');
    expect(mail).toContain(`Herroeping: ${number}-1`);
    expect(mail).toMatch(moment);
  });

  it('LEGAL-04 reads of an order that was not paid what becomes of a payment, and that a receipt comes by mail', async () => {
    const email = 'onbetaald@voorbeeld.nl';
    const number = await ordered(email, {}, 'banktransfer');
    await inShop('/withdrawal');
    await find(number, email);
    await confirm();
    expect(await receipt()).toHaveTextContent('Je hoeft niets te betalen en niets terug te sturen.');
    expect(await receipt()).toHaveTextContent('Betaalde je toch? Dan krijg je je geld terug.');
    expect(await receipt()).toHaveTextContent('Je krijgt een ontvangstbevestiging per e-mail.');
  });

  it('LEGAL-04 reads of a part that was not paid what is left to pay, and that nothing is sent back', async () => {
    const email = 'deels@voorbeeld.nl';
    const number = await ordered(email, {}, 'banktransfer');
    await inShop('/withdrawal');
    await find(number, email);
    await choices(number);
    await userEvent.click(box(/^Slip/u));
    await confirm();
    expect(await receipt()).toHaveTextContent(/voor de rest van je bestelling betaal je € \d+,\d\d\. Je hoeft niets/u);
    expect(await receipt()).toHaveTextContent('Betaalde je al meer? Dan krijg je het verschil terug.');
  });

  it('LEGAL-04 withdraws some pieces of a single line', async () => {
    const number = await aFoundOrder();
    await userEvent.click(box(/^Slip/u));
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Aantal van Handdoek' }), '2');
    expect(box(/^De hele bestelling/u)).not.toBeChecked();
    await confirm();
    expect(await receipt()).toHaveTextContent('2 × Handdoek');
    expect(await receipt()).not.toHaveTextContent('Slip');
    await cleanup();
    await inShop('/withdrawal');
    await find(number, 'gast@voorbeeld.nl');
    expect(await choices(number)).toHaveTextContent('2 al herroepen');
  });

  it('LEGAL-04 takes the whole order, or all pieces of a line, again by ticking its box again', async () => {
    await aFoundOrder();
    for (const name of [/^De hele bestelling/u, /^Handdoek/u]) {
      await userEvent.click(box(name));
      await userEvent.click(box(name));
    }
    await press('Verder');
    const asked = await screen.findByRole('region', { name: 'Klopt dit?' });
    expect(asked).toHaveTextContent('3 × Handdoek');
    expect(asked).toHaveTextContent('2 × Slip');
  });

  it('LEGAL-04 is asked no reason: there is nothing to type', async () => {
    await aFoundOrder();
    expect(main().queryByRole('textbox')).not.toBeInTheDocument();
    await press('Verder');
    expect(main().queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('LEGAL-04 is asked to confirm once, and nothing is sent before', async () => {
    await aFoundOrder();
    await press('Verder');
    expect(await screen.findByRole('region', { name: 'Klopt dit?' })).toHaveTextContent('3 × Handdoek');
    expect(withdrawals()).toHaveLength(0);
    await press('Herroeping bevestigen');
    await receipt();
    expect(withdrawals()).toHaveLength(1);
  });

  it('LEGAL-04 may go back and choose otherwise', async () => {
    const number = await aFoundOrder();
    await press('Verder');
    await press('Terug');
    await choices(number);
    await userEvent.click(box(/^Handdoek/u));
    await confirm();
    expect(await receipt()).not.toHaveTextContent('Handdoek');
  });

  it('LEGAL-04 chooses something before it is asked', async () => {
    await aFoundOrder();
    await userEvent.click(box(/^De hele bestelling/u));
    await press('Verder');
    expect(main().getByRole('alert')).toHaveTextContent('Kies minstens één artikel.');
  });

  it('A11Y-06 finds each line marked wrong, and described by what is, where nothing is chosen', async () => {
    await aFoundOrder();
    await userEvent.click(box(/^De hele bestelling/u));
    for (const name of [/^Handdoek/u, /^Slip/u]) expect(box(name)).not.toHaveAttribute('aria-invalid');
    await press('Verder');
    for (const name of [/^Handdoek/u, /^Slip/u]) {
      expect(box(name)).toHaveAttribute('aria-invalid', 'true');
      expect(box(name)).toHaveAccessibleDescription('Kies minstens één artikel.');
    }
  });

  it('A11Y-06 finds no line marked wrong that was withdrawn before', async () => {
    const number = await aFoundOrder();
    await userEvent.click(box(/^Slip/u));
    await confirm();
    await receipt();
    await cleanup();
    await inShop('/withdrawal');
    await find(number, 'gast@voorbeeld.nl');
    await choices(number);
    await userEvent.click(box(/^De hele bestelling/u));
    await press('Verder');
    expect(box(/^Slip/u)).toHaveAttribute('aria-invalid', 'true');
    expect(box(/^Handdoek/u)).not.toHaveAttribute('aria-invalid');
  });

  it('LEGAL-08 sees what may be returned only unopened', async () => {
    await aFoundOrder();
    const line = (name: RegExp) => box(name).closest('li');
    expect(line(/^Slip/u)).toHaveTextContent('je kunt dit alleen ongeopend terugsturen');
    expect(line(/^Handdoek/u)).not.toHaveTextContent('ongeopend');
  });

  it('LEGAL-08 sees it again where they are asked to confirm, and on the receipt', async () => {
    await aFoundOrder();
    await press('Verder');
    const sealedOn = (step: HTMLElement) =>
      within(step)
        .getAllByRole('listitem')
        .map(({ textContent }) => /alleen ongeopend/u.test(textContent ?? ''));
    expect(sealedOn(await screen.findByRole('region', { name: 'Klopt dit?' }))).toEqual([false, true]);
    await press('Herroeping bevestigen');
    expect(sealedOn(await receipt())).toEqual([false, true]);
  });

  it('LEGAL-04 hears the same of an unknown number and of a wrong address, and what was typed stays', async () => {
    const number = await ordered();
    await inShop('/withdrawal');
    const told: (string | null)[] = [];
    for (const [typed, email] of [
      ['199999999', 'gast@voorbeeld.nl'],
      [number, 'ander@voorbeeld.nl'],
    ] as const) {
      await find(typed, email);
      told.push((await main().findByRole('alert')).textContent);
      expect(screen.getByLabelText('E-mailadres')).toHaveValue(email);
    }
    expect(new Set(told)).toEqual(new Set([expect.stringContaining('We vinden geen bestelling')]));
  });

  it('LEGAL-04 fills in number and address before anything is asked', async () => {
    await inShop('/withdrawal');
    await press('Bestelling opzoeken');
    expect(screen.getByLabelText('Bestelnummer')).toBeInvalid();
    expect(screen.getByLabelText('E-mailadres')).toBeInvalid();
    expect(posted.filter(({ path }) => path.startsWith('/api/user/withdrawals'))).toEqual([]);
  });

  it('ADDR-11, A11Y-06 with an email address without a domain is shown the email message', async () => {
    await inShop('/withdrawal');
    await find('199999999', 'gast@voorbeeld');
    expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Vul een geldig e-mailadres in');
  });

  it('LEGAL-04 hears that the time is over, and what to do', async () => {
    const number = await ordered();
    await backend.admin(`/api/admin/orders/${number}/status`, JSON.stringify({ status: 'complete' }));
    const delivered_at = new Date(Date.now() - 32 * 86_400_000).toISOString();
    await backend.admin(`/api/admin/orders/${number}/delivery`, JSON.stringify({ delivered_at }));
    await inShop('/withdrawal');
    await find(number, 'gast@voorbeeld.nl');
    expect(await main().findByRole('alert')).toHaveTextContent('De bedenktijd van 30 dagen na de bezorging is voorbij');
  });

  it('LEGAL-04 sees until when a delivered order can be withdrawn', async () => {
    const number = await ordered();
    await backend.admin(`/api/admin/orders/${number}/status`, JSON.stringify({ status: 'complete' }));
    await inShop('/withdrawal');
    await find(number, 'gast@voorbeeld.nl');
    expect(await choices(number)).toHaveTextContent(/Herroepen kan tot en met \d{1,2} \w+ 20\d\d/u);
  });

  it('LEGAL-04 sees that nothing is left to withdraw', async () => {
    const number = await aFoundOrder();
    await confirm();
    await receipt();
    cleanup();
    await inShop('/withdrawal');
    await find(number, 'gast@voorbeeld.nl');
    expect(await choices(number)).toHaveTextContent('Alles van deze bestelling is al herroepen.');
    expect(main().queryByRole('button', { name: 'Verder' })).not.toBeInTheDocument();
  });

  it('an answer that was lost is asked for again: one withdrawal, one receipt', async () => {
    const number = await aFoundOrder();
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Aantal van Handdoek' }), '1');
    await press('Verder');
    instead = (path) => (path === '/api/user/withdrawals' ? 'lost' : undefined);
    await press('Herroeping bevestigen');
    expect(await main().findByRole('alert')).toHaveTextContent('De winkel is even niet bereikbaar');
    instead = () => undefined;
    await press('Herroeping bevestigen');
    expect(await receipt()).toHaveTextContent(`Herroeping ${number}-1,`);
  });

  it('goes back after an answer that was lost to what is left by then', async () => {
    const number = await aFoundOrder();
    await press('Verder');
    instead = (path) => (path === '/api/user/withdrawals' ? 'lost' : undefined);
    await press('Herroeping bevestigen');
    await main().findByRole('alert');
    await press('Terug');
    expect(await choices(number)).toHaveTextContent('Alles van deze bestelling is al herroepen.');
  });

  it('offline hears so, and what was typed stays', async () => {
    await inShop('/withdrawal');
    await screen.findByRole('form', { name: 'Om welke bestelling gaat het?' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    instead = () => 'unreachable';
    await find('100000001', 'gast@voorbeeld.nl');
    expect(await main().findByRole('alert')).toHaveTextContent('Je bent offline. Maak verbinding');
    expect(screen.getByLabelText('Bestelnummer')).toHaveValue('100000001');
  });
});

describe('a customer', () => {
  it('LEGAL-04 comes from an order, which is found at once, and withdraws from it', async () => {
    const number = await orderedByCustomer();
    await asCustomer(`/withdrawal/${number}`);
    await choices(number);
    await confirm();
    expect(await receipt()).toHaveTextContent(`Herroeping ${number}-1`);
  });

  it('LEGAL-04 finds another order with their own address filled in', async () => {
    await asCustomer('/withdrawal');
    await vi.waitFor(() => expect(screen.getByLabelText('E-mailadres')).toHaveValue(customer.email));
  });

  it('ACC-15 sees on an order what was withdrawn, with its state', async () => {
    const number = await orderedByCustomer();
    await asCustomer(`/withdrawal/${number}`);
    await choices(number);
    await userEvent.click(box(/^Slip/u));
    await confirm();
    await receipt();
    for (const [state, words] of [
      ['requested', 'Aangemeld'],
      ['received', 'Retour ontvangen'],
      ['refunded', 'Terugbetaald'],
    ]) {
      cleanup();
      await backend.admin(`/api/admin/withdrawals/${number}-1/state`, JSON.stringify({ state }));
      await asCustomer(`/my-account/order/${number}`);
      const returns = await screen.findByRole('region', { name: 'Herroepingen en retouren' });
      expect(returns).toHaveTextContent(`Herroeping ${number}-1${words}`);
      expect(returns).toHaveTextContent('3 × Handdoek');
    }
  });

  it('ACC-15 sees on an order that is over all that was withdrawn of it', async () => {
    const number = await orderedByCustomer();
    for (const article of [/^Handdoek/u, /^Slip/u]) {
      await asCustomer(`/withdrawal/${number}`);
      await choices(number);
      await userEvent.click(box(article));
      await confirm();
      await receipt();
      cleanup();
    }
    for (const status of ['complete', 'closed'])
      await backend.admin(`/api/admin/orders/${number}/status`, JSON.stringify({ status }));
    await asCustomer(`/my-account/order/${number}`);
    const returns = await screen.findByRole('region', { name: 'Herroepingen en retouren' });
    expect(returns).toHaveTextContent(`Herroeping ${number}-2Aangemeld`);
    expect(returns).toHaveTextContent(`Herroeping ${number}-1Aangemeld`);
  });

  it('ACC-15 sees all of them in a section of the account, each with the way to its order', async () => {
    const number = await orderedByCustomer();
    await asCustomer(`/withdrawal/${number}`);
    await choices(number);
    await confirm();
    const link = within(await receipt()).getByRole('link', { name: 'Herroepingen en retouren' });
    expect(link).toHaveAttribute('href', '/my-account/returns');
    cleanup();
    await asCustomer('/my-account/returns');
    expect(await screen.findByRole('heading', { level: 1, name: 'Retouren' })).toBeVisible();
    expect(await main().findByText(`Herroeping ${number}-1`)).toBeVisible();
    const toOrder = main().getByRole('link', { name: `Van bestelling ${number}` });
    expect(toOrder).toHaveAttribute('href', `/my-account/order/${number}`);
    expect(toOrder.closest('li')).toHaveTextContent('3 × Handdoek');
  });

  /** An order that the customer withdrew from, and what the server keeps of it. */
  async function withdrawn() {
    const number = await orderedByCustomer();
    await asCustomer(`/withdrawal/${number}`);
    await choices(number);
    await confirm();
    await receipt();
    cleanup();
    const asked = { headers: { ...headers, authorization: `Bearer ${customer.token}` } };
    const { result } = await (await backend.fetch('http://shop.test/api/user/withdrawals', asked)).json();
    return { number, newest: result[0] };
  }

  it('ACC-15 sees the state of each in the section of the account', async () => {
    const { number, newest } = await withdrawn();
    const states = [
      ['requested', 'Aangemeld'],
      ['received', 'Retour ontvangen'],
      ['refunded', 'Terugbetaald'],
      ['canceled', 'Niet betaald, geannuleerd'],
    ] as const;
    const result = states.map(([state]) => ({ ...newest, number: `${number}-${state}`, state }));
    instead = (path) => (path === '/api/user/withdrawals' ? Response.json({ code: 200, result }) : undefined);
    await asCustomer('/my-account/returns');
    for (const [state, words] of states) {
      expect((await main().findByText(`Herroeping ${number}-${state}`)).closest('li')).toHaveTextContent(words);
    }
  });

  it('STORE-12 sees when each was sent, by the clock of Amsterdam', async () => {
    const { number, newest } = await withdrawn();
    const result = [{ ...newest, requestedAt: '2026-03-05T08:07:00.000Z' }];
    instead = (path) => (path === '/api/user/withdrawals' ? Response.json({ code: 200, result }) : undefined);
    await asCustomer('/my-account/returns');
    expect((await main().findByText(`Herroeping ${number}-1`)).closest('li')).toHaveTextContent('09:07 5-3-2026');
  });

  it('ACC-15 sees that nothing was withdrawn yet', async () => {
    instead = (path) => (path === '/api/user/withdrawals' ? Response.json({ code: 200, result: [] }) : undefined);
    await asCustomer('/my-account/returns');
    expect(await screen.findByRole('heading', { name: 'Je hebt nog niets herroepen' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Overeenkomst hier herroepen' })).toHaveAttribute('href', '/withdrawal');
  });

  it('ACC-15 sees that they are loading', async () => {
    const answer = Promise.withResolvers<Response>();
    instead = (path) => (path === '/api/user/withdrawals' ? answer.promise : undefined);
    await asCustomer('/my-account/returns');
    expect(await screen.findByRole('status', { name: 'Je retouren worden geladen' })).toBeInTheDocument();
    answer.resolve(Response.json({ code: 200, result: [] }));
    expect(await screen.findByRole('heading', { name: 'Je hebt nog niets herroepen' })).toBeVisible();
  });

  it('ACC-15 sees that they did not come, and tries again', async () => {
    instead = (path) => (path === '/api/user/withdrawals' ? 'unreachable' : undefined);
    await asCustomer('/my-account/returns');
    expect(await screen.findByRole('heading', { name: 'We kunnen je retouren niet ophalen' })).toBeVisible();
    instead = () => undefined;
    await press('Probeer opnieuw');
    expect(await main().findAllByText(/^Herroeping \d{9}-1$/u)).not.toEqual([]);
  });
});
