import { cartUpdate } from '@etalage/cart/contract';
import { linesAtom } from '@etalage/cart/headless';
import { aServerItem } from '@etalage/cart/testing';
import { aBankTransfer, anOrderStatus } from '@etalage/checkout/testing';
import type { OrderStatus } from '@etalage/checkout';
import { checkoutKeys, createCheckoutStorage } from '@etalage/checkout/headless';
import { createStorage } from '@etalage/core';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteUnpaidOrder, readUnpaidOrder } from '../../model/unpaidOrder.ts';
import { visit } from '../../testing.tsx';
import { serve } from '../../testing/atCheckout.tsx';
import { createCartVisit } from '../../visit/cartVisit.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets so many seconds pass, in each of which the page may be drawn anew. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}

/** The page after paying at an address with `result`, of an order that stands at `status` on the server. */
async function returned(result: string, status: Partial<OrderStatus>, storage = createStorage()) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: anOrderStatus(status) }));
  const cart = { resume: () => undefined, add: () => undefined, load: async () => undefined };
  const path = `/checkout-return?result=${result}&transactionId=900000102&orderId=102`;
  await visit({ path, cart, storage });
  // A payment under way is asked for again for a few seconds.
  await pass(10);
}

/** What this browser keeps of the order. */
const last = { orderId: '102', orderNumber: '900000102', cartId: 'cart-1', paymentMethod: 'multisafepay_ideal' };
const thanks = 'Bedankt! Je bestelnummer is 900000102';
const notPaid = 'Je betaling is niet gelukt';
const canceled = 'Deze bestelling is geannuleerd.';
const paidBack = 'Deze bestelling is terugbetaald.';
const results = ['success', 'pending', 'cancel', 'fail', 'failed'];
const unpaid = 'pending_payment';

describe.each(results)('PAY-13 the page after paying at an address with result %s', (result) => {
  it.each([
    ['a paid order', { status: 'processing', paymentStatus: 'completed' }, thanks],
    ['an order whose payment is pending', { status: unpaid, paymentStatus: 'pending' }, thanks],
    ['an order whose payment is open', { status: unpaid, paymentStatus: 'open' }, thanks],
    ['an order whose payment was cancelled', { status: unpaid, paymentStatus: 'cancelled' }, notPaid],
    ['an order whose payment failed', { status: unpaid, paymentStatus: 'failed' }, notPaid],
    ['a canceled order', { status: 'canceled', paymentStatus: 'failed' }, canceled],
    ['a canceled order that was paid', { status: 'canceled', paymentStatus: 'completed' }, canceled],
    ['an order that was returned and paid back', { status: 'closed', paymentStatus: 'completed' }, paidBack],
  ] as const)(`PAY-13 with result ${result} shows that the server reports %s`, async (_order, status, title) => {
    await returned(result, status);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });
});

it.each([
  [
    'pending',
    { status: unpaid, paymentStatus: 'pending' },
    'Zodra je betaling binnen is, maken we je bestelling klaar.',
  ],
  ['open', { status: unpaid, paymentStatus: 'open' }, 'We hebben je betaling nog niet ontvangen.'],
  ['completed', { status: 'processing', paymentStatus: 'completed' }, 'We hebben je een bevestiging gemaild.'],
] as const)('PAY-13 says with result success that the payment is %s by the server', async (_payment, status, note) => {
  await returned('success', status);
  expect(screen.getByText(note)).toBeVisible();
});

describe.each(['canceled', 'closed'] as const)('PAY-13 an order that is %s', (status) => {
  const paymentStatus = 'completed';

  it(`PAY-13 an order that is ${status} is not the unpaid one of this browser any more`, async () => {
    const storage = createStorage();
    noteUnpaidOrder(storage, '102');
    await returned('success', { status, paymentStatus }, storage);
    expect(readUnpaidOrder(storage)).toBeUndefined();
  });

  it(`PAY-13 an order that is ${status} has no receipt`, async () => {
    const storage = createStorage();
    createCheckoutStorage(storage).writeLastOrder({ ...last, bought: [], deliverTo: ['Jans de Vries'] });
    await returned('success', { status, paymentStatus }, storage);
    expect(screen.queryByRole('region', { name: 'Je bestelling' })).toBeNull();
  });
});

it('PAY-13 a sent order paid on delivery shows no pending payment', async () => {
  await returned('success', { status: 'complete', paymentStatus: 'pending' });
  expect(screen.getByText('We hebben je een bevestiging gemaild.')).toBeVisible();
});

describe('PAY-13 a payment whose notification is late', () => {
  const open = anOrderStatus({ status: unpaid, paymentStatus: 'open' });
  let answers: (() => Response)[];
  const answer = (status: OrderStatus) => () => Response.json({ code: 200, result: status });

  /** The page 10 s after its shopper came back, while the payment was open. */
  async function openFor10Seconds() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async () => (answers.length > 1 ? answers.shift() : answers[0])?.());
    answers = [answer(open)];
    const cart = { resume: () => undefined, add: () => undefined, load: async () => undefined };
    await visit({ path: '/checkout-return?result=success&orderId=102', cart, storage: createStorage() });
    await pass(10);
    expect(screen.getByText('We hebben je betaling nog niet ontvangen.')).toBeVisible();
  }

  it('PAY-13 shows that it was paid as soon as the server says so, without a reload', async () => {
    await openFor10Seconds();
    answers = [answer(anOrderStatus({ status: 'processing', paymentStatus: 'completed' }))];
    await pass(10);
    expect(screen.getByText('We hebben je een bevestiging gemaild.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Opnieuw betalen' })).toBeNull();
  });

  it('PAY-13 shows that a payment which was pending is paid as soon as the server says so', async () => {
    await openFor10Seconds();
    answers = [answer({ ...open, paymentStatus: 'pending' })];
    await pass(30);
    expect(screen.getByText('Zodra je betaling binnen is, maken we je bestelling klaar.')).toBeVisible();
    answers = [answer(anOrderStatus({ status: 'processing', paymentStatus: 'completed' }))];
    await pass(60);
    expect(screen.getByText('We hebben je een bevestiging gemaild.')).toBeVisible();
  });

  it('PAY-13 shows that it was cancelled, also when an answer in between was lost', async () => {
    await openFor10Seconds();
    answers = [() => new Response(null, { status: 503 }), answer({ ...open, paymentStatus: 'cancelled' })];
    await pass(60);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(notPaid);
  });
});

/** The lines of that order. */
const ordered = [aServerItem({ qty: 2 }), aServerItem({ item_id: 2, sku: 'LK-1', name: 'Laken', qty: 3 })];

/** The return page for the order that this browser placed last, with the real cart. */
async function backFromPaying(
  status: Partial<OrderStatus>,
  paymentUrl: () => unknown = () => 'https://betalen.test/2',
) {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const calls = serve({
    '/api/ext/checkout/order-status': () => anOrderStatus(status),
    '/api/ext/checkout/restore': () => ordered,
    '/api/cart/update': ({ body }) => ordered.find(({ sku }) => sku === v.parse(cartUpdate, body).cartItem.sku),
    '/api/ext/multisafepay/payment-url': paymentUrl,
  });
  const storage = createStorage();
  createCheckoutStorage(storage).writeLastOrder({ ...last, bought: [], deliverTo: ['Jans de Vries'] });
  const path = '/checkout-return?result=success&transactionId=900000102&orderId=102';
  const shop = await visit({ path, storage, cart: createCartVisit });
  await screen.findByRole('link', { name: 'Naar de homepage' }, { timeout: 10_000 });
  return {
    ...shop,
    storage,
    bodiesTo: (to: string) => calls.filter((call) => call.path === to).map(({ body }) => body),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const waitFor = (assert: () => void) => vi.waitFor(assert, { timeout: 5000 });

describe.each([
  ['success', { status: 'processing', paymentStatus: 'completed' }],
  ['pending', { status: unpaid, paymentStatus: 'pending', bankTransfer: aBankTransfer() }],
] as const)('PAY-14 on %s', (result, status) => {
  it(`PAY-14 on ${result} the page thanks with the order number`, async () => {
    await backFromPaying(status);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(thanks);
  });

  it(`PAY-14 on ${result} the page offers neither another payment nor the lines`, async () => {
    await backFromPaying(status);
    expect(
      within(screen.getByRole('main')).queryByRole('button', { name: /Opnieuw betalen|Producten terug/ }),
    ).toBeNull();
  });
});

describe.each([
  ['cancel', { status: unpaid, paymentStatus: 'cancelled' }],
  ['fail', { status: unpaid, paymentStatus: 'failed' }],
] as const)('PAY-14 on %s', (result, status) => {
  const reference = { cartId: 'cart-1', orderId: '102' };

  it(`PAY-14 on ${result} the shopper pays again at a new payment URL`, async () => {
    await backFromPaying(status);
    await press('Opnieuw betalen');
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://betalen.test/2'));
  });

  it(`PAY-14 on ${result} the shopper pays again for the same order`, async () => {
    const { bodiesTo } = await backFromPaying(status);
    await press('Opnieuw betalen');
    await waitFor(() => expect(bodiesTo('/api/ext/multisafepay/payment-url')).toEqual([reference]));
    expect(bodiesTo('/api/order')).toEqual([]);
  });

  it(`PAY-14 on ${result} each line is put back in the cart`, async () => {
    const { store, bodiesTo } = await backFromPaying(status);
    await press('Producten terug in winkelwagen');
    const lines = ordered.map(({ sku, qty: quantity }) => ({ sku, quantity }));
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject(lines));
    expect(bodiesTo('/api/ext/checkout/restore')).toEqual([reference]);
  });

  it(`PAY-14 on ${result} the shopper comes to the cart with the lines`, async () => {
    const { router } = await backFromPaying(status);
    await press('Producten terug in winkelwagen');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/'));
  });
});

const failed = { status: unpaid, paymentStatus: 'failed' } as const;

it('PAY-12 says on the page after paying that the payment could not be started, and offers to try again', async () => {
  await backFromPaying(failed, () => Response.json({ code: 502, result: 'weg' }, { status: 502 }));
  await press('Opnieuw betalen');
  expect(await screen.findByText('De betaling kon niet worden gestart')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
});

it('PAY-12 leads from the page after paying to the payment at another try', async () => {
  const answers = [() => Response.json({ code: 502, result: 'weg' }, { status: 502 }), () => 'https://betalen.test/2'];
  await backFromPaying(failed, () => answers.shift()?.());
  await press('Opnieuw betalen');
  await screen.findByText('De betaling kon niet worden gestart');
  await press('Probeer opnieuw');
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://betalen.test/2'));
});

it('ORDER-01 the order_id is another one after the lines were put back', async () => {
  const { storage, router } = await backFromPaying(failed);
  createCheckoutStorage(storage).writeOrderId(crypto.randomUUID());
  await press('Producten terug in winkelwagen');
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart/'));
  expect(storage.read(checkoutKeys.orderId)).toBeUndefined();
});

describe('PAY-21 the page after an order by bank transfer', () => {
  const waiting = { status: unpaid, paymentStatus: 'pending' } as const;
  const details = () => within(screen.getByRole('region', { name: 'Maak het bedrag over' }));

  it.each([
    ['account holder', 'Op naam van', 'Weefhuis Textiel B.V.'],
    ['IBAN', 'IBAN', 'NL08 TEST 0300 0652 64'],
    ['amount', 'Bedrag', '€\u00A024,90'],
    ['reference', 'Onder vermelding van', '900000102'],
    ['last day to pay', 'Betaal uiterlijk', 'vrijdag 4 december'],
  ])('PAY-21 names the %s', async (_what, label, value) => {
    await backFromPaying({ ...waiting, bankTransfer: aBankTransfer() });
    expect(details().getByText(label).nextElementSibling?.textContent).toBe(value);
  });

  it('PAY-21 names the account in a browser that knows nothing of the order', async () => {
    await returned('pending', { ...waiting, bankTransfer: aBankTransfer() });
    expect(details().getByText('NL08 TEST 0300 0652 64')).toBeVisible();
  });

  it('PAY-10 has the order number as payment reference', async () => {
    const order = { ...waiting, orderNumber: '900000777' };
    await backFromPaying({ ...order, bankTransfer: aBankTransfer({ reference: '900000777' }) });
    expect(details().getByText('900000777')).toBeVisible();
  });
});

it('SHIP-11 names the day that the server promises on the page after paying', async () => {
  await backFromPaying({ status: 'processing', paymentStatus: 'completed', deliveryDay: '2026-11-25' });
  expect(screen.getByText('We verwachten woensdag 25 november bij je te zijn.')).toBeVisible();
});
