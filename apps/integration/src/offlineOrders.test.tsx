// @vitest-environment happy-dom
import { logOutAtom } from '@etalage/account';
import { userAtom } from '@etalage/account/headless';
import {
  addToCartAtom,
  cartPortsAtom,
  createCartStorage,
  linesAtom,
  setQuantityAtom,
  shippingSelectionAtom,
} from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import {
  changeAddressAtom,
  changeDetailsAtom,
  checkoutKeys,
  checkoutPortsAtom,
  createCheckoutStorage,
  detailsAtom,
  enterSectionAtom,
  isThankYouPageAtom,
  offeredShippingAtom,
  placeOrderAtom,
} from '@etalage/checkout/headless';
import { someDetails } from '@etalage/checkout/testing';
import { browserStorage } from '@etalage/core';
import { en } from '@etalage/shell/en';
import { visit } from '@etalage/shell/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { closeTabs } from './testing/closeTabs.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
/** What became of the network: `lossy` brings calls to the server, and no answer back. */
let network: 'there' | 'gone' | 'lossy';
/** How many calls are under way. */
let calls = 0;
/** The orders that reached the server, since the test began. */
let received: unknown[] = [];
beforeAll(async () => void (backend = await aRunningBackend()));
beforeEach(() => {
  network = 'there';
  received = [];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network !== 'gone');
  vi.stubGlobal('fetch', async (request: Request) => {
    if (network === 'gone') throw new TypeError('Failed to fetch');
    calls += 1;
    if (new URL(request.url).pathname === '/api/order') received.push(await request.clone().json());
    const answer = await backend.fetch(request).finally(() => (calls -= 1));
    if (network === 'lossy' && request.url.includes('/api/order')) throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
// Hooks after a test run in reverse: the tab is closed first.
closeTabs(() => calls > 0);

const view = { storeCode: 'dailydeal' };
const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
const call = async (path: string, body?: unknown, more: Record<string, string> = {}) => {
  const init = { headers: { ...headers, ...more } };
  const sent = body === undefined ? init : { ...init, method: 'POST', body: JSON.stringify(body) };
  return (await backend.fetch(`http://shop.test${path}`, sent)).json();
};

let products = 0;
const offer = (sku: string, { price = 10, qty = 50, ...more }: { price?: number; qty?: number } & object = {}) => {
  const id = Number(sku.slice(2));
  const stock = { qty, is_in_stock: qty > 0 };
  const document = aProductDocument({ id, sku, name: 'Handdoek', price, stock, ...more });
  const line = JSON.stringify({ entity: 'product', document });
  return backend.admin('/api/admin/import', `${line}\n`, 'application/x-ndjson');
};
/** A new product of which there are fifty. */
async function aTowel(more: object = {}): Promise<string> {
  const sku = `HD${(products += 1)}`;
  await offer(sku, more);
  return sku;
}
const pieces = async (sku: string): Promise<number> => {
  const { result } = await call(`/api/stock/check?sku=${sku}`);
  return v.parse(v.object({ qty: v.number() }), result).qty;
};

/** Puts two towels in the cart of this browser and of the server, and fills in the checkout. */
async function fillBrowser(sku: string, { paymentMethod = 'cashondelivery', more = {} } = {}): Promise<string> {
  const cartId = String((await call('/api/cart/create', {}, more)).result);
  const { result } = await call(
    `/api/cart/update?cartId=${cartId}`,
    { cartItem: { sku, qty: 2, quoteId: cartId } },
    more,
  );
  const { item_id: serverItemId } = v.parse(v.object({ item_id: v.number() }), result);
  const { parentSku: _parent, option: _option, ...line } = aLine({ sku, name: 'Handdoek', quantity: 2, price: 1000 });
  createCartStorage(browserStorage()).write({ lines: [{ ...line, type: 'simple', serverItemId, cartId }], cartId }, '');
  const details = someDetails();
  createCheckoutStorage(browserStorage()).writeDetails({
    ...details,
    paymentDetails: { ...details.paymentDetails, paymentMethod },
  });
  return cartId;
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const tasks = () => stored('shop/sync/tasks');
/** The bodies of the orders in the queue. */
const queuedOrders = () => {
  const task = v.object({ payload: v.object({ body: v.record(v.string(), v.unknown()) }) });
  return v.parse(v.array(task), tasks()).map(({ payload }) => payload.body);
};

function goOffline(): void {
  network = 'gone';
  act(() => void dispatchEvent(new Event('offline')));
}
function goOnline(): void {
  network = 'there';
  act(() => void dispatchEvent(new Event('online')));
}

/** The review of the checkout, with all that it needs offline. */
async function atReview(differences: object = {}) {
  const shop = await visit({ path: '/checkout', hasCart: true, view, ...differences });
  await screen.findByRole('region', { name: 'Persoonlijke gegevens' });
  act(() => shop.store.set(enterSectionAtom, 'OrderReview'));
  await screen.findByRole('button', { name: 'Bestellen en betalen' });
  await waitFor(() => expect(screen.getByText('Totaal')).toBeVisible());
  await waitFor(() => expect(shop.store.get(checkoutPortsAtom).placeOffline).toBeDefined());
  return shop;
}
async function order(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
}
/** An order of two towels that was placed offline; the shopper is on the page that thanks for it. */
async function ordered(sku: string) {
  await fillBrowser(sku);
  const shop = await atReview();
  goOffline();
  await screen.findByText(/Je kunt toch bestellen/u);
  await order();
  await screen.findByRole('region', { name: 'Je bestelling staat klaar' });
  return shop;
}
/** The same, and the shopper comes back with a network. */
async function orderedAndCameBack(sku: string, more: object = {}) {
  await ordered(sku);
  cleanup();
  network = 'there';
  return visit({ path: '/nergens', hasCart: true, view, ...more });
}
/**
 * Two orders wait that were placed offline, the earlier one of `earlierSku`; the shopper is on the page that
 * thanks for the later one.
 */
async function orderedTwice({ sku, earlierSku }: { sku?: string; earlierSku?: string } = {}) {
  const { store } = await ordered(sku ?? (await aTowel()));
  const [later] = v.parse(v.array(queuedTask), tasks());
  if (later === undefined) return expect.unreachable();
  const earlier = structuredClone(later);
  earlier.task_id = earlier.payload.body.order_id = crypto.randomUUID();
  earlier.created_at -= 1;
  if (earlierSku !== undefined) earlier.payload.body['products'] = [{ sku: earlierSku, qty: 2 }];
  localStorage.setItem('shop/sync/tasks', JSON.stringify([earlier, later]));
  return { store, earlier, later };
}
const queuedTask = v.looseObject({
  task_id: v.string(),
  created_at: v.number(),
  payload: v.looseObject({ body: v.looseObject({ order_id: v.string() }) }),
});
const withLines = v.looseObject({ meta: v.looseObject({ lines: v.array(v.looseObject({})) }) });
/** Puts other lines in the place of the one that is kept with the order in the queue. */
function changeKeptLines(change: (line: object) => readonly object[]): void {
  const kept = v.parse(v.array(withLines), tasks()).map((task) => {
    const [line = expect.unreachable('a line is kept')] = task.meta.lines;
    return { ...task, meta: { ...task.meta, lines: change(line) } };
  });
  localStorage.setItem('shop/sync/tasks', JSON.stringify(kept));
}
const orderDialog = () => screen.findByRole('dialog', { name: 'Je offline bestelling' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('an order that is placed offline', () => {
  it('QUEUE-09 a notice says beforehand that it will be sent when the shop is online again', async () => {
    await fillBrowser(await aTowel());
    await atReview();
    expect(screen.queryByText(/Je kunt toch bestellen/u)).not.toBeInTheDocument();
    goOffline();
    expect(
      await screen.findByText(
        'Je bent offline. Je kunt toch bestellen: we versturen je bestelling zodra je weer online bent.',
      ),
    ).toBeVisible();
  });

  it('QUEUE-09 is stored with transmited false', async () => {
    const sku = await aTowel();
    await ordered(sku);
    const body = { transmited: false, created_at: expect.any(String), products: [{ sku, qty: 2 }] };
    expect(tasks()).toMatchObject([{ transmited: false, payload: { body } }]);
  });

  it.each(['created_at', 'updated_at'])('ORDER-01 has %s, as it comes from the queue', async (name) => {
    await ordered(await aTowel());
    goOnline();
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toHaveProperty(name, expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));
  });

  it('ORDER-01 is queued under the order_id that it got when the review opened', async () => {
    await fillBrowser(await aTowel());
    await atReview();
    const order_id = stored(checkoutKeys.orderId);
    goOffline();
    await screen.findByText(/Je kunt toch bestellen/u);
    await order();
    await screen.findByRole('region', { name: 'Je bestelling staat klaar' });
    expect(order_id).toEqual(expect.any(String));
    expect(queuedOrders()).toMatchObject([{ order_id }]);
  });

  it('ORDER-01 leaves the order after it another order_id', async () => {
    await ordered(await aTowel());
    expect(queuedOrders()).toHaveLength(1);
    expect(stored(checkoutKeys.orderId)).toBeNull();
  });

  it('ORDER-04 leaves no password and no createAccount', async () => {
    await fillBrowser(await aTowel());
    const { store } = await atReview();
    goOffline();
    await screen.findByText(/Je kunt toch bestellen/u);
    act(() => {
      store.set(changeDetailsAtom, ({ personalDetails, ...details }) => ({
        ...details,
        personalDetails: { ...personalDetails, password: 'Geheim12', createAccount: true },
      }));
    });
    await order();
    await screen.findByRole('region', { name: 'Je bestelling staat klaar' });
    expect(store.get(detailsAtom).personalDetails).toMatchObject({ password: '', createAccount: false });
  });

  it('QUEUE-09 says that it is kept and sent later, and leaves an empty cart', async () => {
    const { store } = await ordered(await aTowel());
    expect(screen.getByText(/we versturen haar zodra je weer online bent/u)).toBeVisible();
    expect(store.get(linesAtom)).toEqual([]);
  });

  it('CHK-13 isThankYouPage is on, and off again when the shopper leaves', async () => {
    const { store, router } = await ordered(await aTowel());
    expect(store.get(isThankYouPageAtom)).toBe(true);
    await act(() => router.navigate({ href: '/nergens' }));
    await waitFor(() => expect(store.get(isThankYouPageAtom)).toBe(false));
  });

  it('QUEUE-09 cannot be paid with what needs the network: the shopper reads what to do', async () => {
    await fillBrowser(await aTowel());
    const { store } = await atReview();
    goOffline();
    act(() => {
      store.set(changeDetailsAtom, ({ paymentDetails, ...details }) => ({
        ...details,
        paymentDetails: { ...paymentDetails, paymentMethod: 'multisafepay_ideal' },
      }));
    });
    await screen.findByText(/Je kunt toch bestellen/u);
    await order();
    expect(await screen.findByText(/Kies bankoverschrijving of betalen bij bezorging/u)).toBeVisible();
    expect(tasks()).toBeNull();
    expect(store.get(linesAtom)).toHaveLength(1);
  });

  describe('of a cart that changed without a network', () => {
    const amount = (name: string) => screen.getByText(name).nextElementSibling?.textContent.replace(/\s/gu, ' ');
    /** The review of two towels, which became five without a network, and the total before that; `coupon` and gift card are applied. */
    async function withFive(coupon = '', giftCardCode = '') {
      const cartId = await fillBrowser(await aTowel());
      if (coupon !== '') await call(`/api/cart/apply-coupon?cartId=${cartId}&coupon=${coupon}`, {});
      if (giftCardCode !== '') await call('/api/ext/giftcard/apply', { token: '', quoteId: cartId, giftCardCode });
      const { store } = await atReview();
      const before = amount('Totaal');
      goOffline();
      const [line] = store.get(linesAtom);
      await act(async () => store.set(setQuantityAtom, line ?? expect.unreachable(), 5));
      return { store, before };
    }

    it('QUEUE-09 shows what it comes to beside the button', async () => {
      const { before } = await withFive();
      expect(before).toBe('€ 26,45');
      await waitFor(() => expect([amount('Subtotaal'), amount('Totaal')]).toEqual(['€ 50,00', '€ 51,50']));
    });

    it('PRICE-16 judges free delivery on what is left after the coupon', async () => {
      await backend.admin('/api/admin/coupons', JSON.stringify({ code: 'TWEE', type: 'fixed', amount: 2 }));
      const { before } = await withFive('TWEE');
      expect(before).toBe('€ 24,45');
      // 50 − 2 is below the 50 from which delivery is free: 48 + 4.95 + 1.50
      await waitFor(() => expect([amount('Subtotaal'), amount('Totaal')]).toEqual(['€ 50,00', '€ 54,45']));
    });

    it('PRICE-16 judges free delivery before the gift card', async () => {
      await backend.admin('/api/admin/gift-cards', JSON.stringify({ code: 'KAARTVIJF', value: 5 }));
      const { before } = await withFive('', 'KAARTVIJF');
      expect(before).toBe('€ 21,45');
      // 50 is where delivery is free, though 45 is left to pay for the lines: 50 + 1.50 − 5
      await waitFor(() => expect([amount('Subtotaal'), amount('Totaal')]).toEqual(['€ 50,00', '€ 46,50']));
    });

    it('QUEUE-09 tells no tax of other lines', async () => {
      await withFive();
      await waitFor(() => expect(screen.queryByText('Waarvan btw')).toBeNull());
    });

    it('QUEUE-09 shows what it comes to in every section', async () => {
      const { store } = await withFive();
      act(() => store.set(enterSectionAtom, 'Payment'));
      expect((await screen.findByText('Je bestelling')).closest('summary')).toHaveTextContent('€ 51,50');
    });
  });

  describe('of a cart to which something was added without a network', () => {
    /** An order of two towels, and of another that was added without a network. */
    async function orderedWithOther(other: string) {
      await fillBrowser(await aTowel());
      const { store } = await atReview();
      goOffline();
      await screen.findByText(/Je kunt toch bestellen/u);
      const { parentSku: _parent, option: _option, ...line } = aLine({ sku: other, name: 'Washand', price: 1000 });
      act(() => void store.set(addToCartAtom, { ...line, type: 'simple' }, 1));
      await order();
      await screen.findByRole('region', { name: 'Je bestelling staat klaar' });
      cleanup();
    }

    it('ORDER-04 leaves an empty cart after a reload too', async () => {
      const other = await aTowel();
      await orderedWithOther(other);
      expect(queuedOrders()).toMatchObject([{ products: [{ qty: 2 }, { sku: other, qty: 1 }] }]);
      await visit({ path: '/cart/', hasCart: true, view });
      expect(await screen.findByText('Je winkelwagen is leeg')).toBeVisible();
    });

    it('QUEUE-11 is offered with each of its lines, which can all go back into the cart', async () => {
      const other = await aTowel();
      await orderedWithOther(other);
      network = 'there';
      const { store } = await visit({ path: '/nergens', hasCart: true, view });
      const dialog = within(await orderDialog());
      for (const line of [/2 × Handdoek/u, /1 × Washand/u]) expect(await dialog.findByText(line)).toBeVisible();
      await press('Niet versturen');
      await press('Producten terug in winkelwagen');
      await waitFor(() => expect(store.get(linesAtom)).toMatchObject([{ quantity: 2 }, { sku: other, quantity: 1 }]));
    });
  });

  it('SHIP-04 a changed address is still to be saved in a checkout that is opened anew without a network', async () => {
    await fillBrowser(await aTowel());
    const { store } = await atReview();
    goOffline();
    act(() => store.set(changeAddressAtom, 'city', 'Utrecht'));
    cleanup();
    const later = await visit({ path: '/checkout', hasCart: true, view });
    await screen.findByRole('region', { name: 'Persoonlijke gegevens' });
    act(() => later.store.set(enterSectionAtom, 'Shipping'));
    await waitFor(() => expect(later.store.get(offeredShippingAtom)).not.toEqual([]));
    expect(screen.getByText('Sla eerst je adres op voordat je een verzendmethode kiest')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('radio')).toBeNull();
  });

  describe('of which the way to pay is chosen without a network', () => {
    const total = () => screen.getByText('Totaal').nextElementSibling?.textContent.replace(/\s/gu, ' ');
    /** The review of two towels by bank transfer, for which cash on delivery was chosen without a network. */
    async function withCash(sku: string) {
      await fillBrowser(sku, { paymentMethod: 'banktransfer' });
      const { store } = await atReview();
      expect(total()).toBe('€ 24,95');
      goOffline();
      await screen.findByText(/Je kunt toch bestellen/u);
      act(() => store.set(enterSectionAtom, 'Payment'));
      await userEvent.click(await screen.findByRole('radio', { name: /Betalen bij bezorging/u }));
      act(() => store.set(enterSectionAtom, 'OrderReview'));
    }

    it('QUEUE-09 its costs are in the total', async () => {
      await withCash(await aTowel());
      await waitFor(() => expect(total()).toBe('€ 26,45'));
    });

    it('QUEUE-09 its costs are in the total of a checkout that is opened anew', async () => {
      await withCash(await aTowel());
      cleanup();
      await atReview();
      await waitFor(() => expect(total()).toBe('€ 26,45'));
    });

    it('QUEUE-09 its costs stay in the total when the network is back', async () => {
      await withCash(await aTowel());
      goOnline();
      await waitFor(() => expect(calls).toBe(0));
      expect(total()).toBe('€ 26,45');
    });

    it('QUEUE-12 it is not dearer than its shopper saw', async () => {
      const sku = await aTowel();
      await withCash(sku);
      await order();
      await screen.findByRole('region', { name: 'Je bestelling staat klaar' });
      goOnline();
      expect(await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u)).toBeVisible();
      expect(await pieces(sku)).toBe(48);
    });
  });

  it('QUEUE-09 goes through in a checkout that is opened without a network, as one was before', async () => {
    await fillBrowser(await aTowel());
    await atReview();
    cleanup();
    goOffline();
    await atReview();
    await order();
    await screen.findByRole('region', { name: 'Je bestelling staat klaar' });
    expect(tasks()).toMatchObject([
      { payload: { body: { addressInformation: { payment_method_code: 'cashondelivery' } } } },
    ]);
  });

  it.each([
    ['Bezorging', /bezorg/iu],
    ['Betaling', /Betalen bij bezorging/u],
  ])(
    'QUEUE-09 a checkout that is opened without a network offers under %s what was offered before',
    async (part, name) => {
      await fillBrowser(await aTowel());
      await atReview();
      cleanup();
      goOffline();
      await atReview();
      await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${part}`, 'u') }));
      expect(await screen.findByRole('radio', { name })).toBeVisible();
    },
  );

  it('QUEUE-09 a checkout that was opened without a network asks for today’s methods once there is one', async () => {
    await fillBrowser(await aTowel());
    await atReview();
    cleanup();
    goOffline();
    const { store } = await atReview();
    expect(store.get(shippingSelectionAtom)).toBeUndefined();
    goOnline();
    await waitFor(() => expect(store.get(shippingSelectionAtom)).toBeDefined());
  });

  it('QUEUE-09 goes through where the browser keeps nothing, which the shopper reads', async () => {
    const sku = await aTowel();
    await fillBrowser(sku);
    const storage = { ...browserStorage(), write: () => false };
    const { store } = await atReview({ storage });
    goOffline();
    await screen.findByText(/Je kunt toch bestellen/u);
    await order();
    expect(await screen.findByText(/Laat deze pagina open/u)).toBeVisible();
    expect(store.get(linesAtom)).toEqual([]);
    goOnline();
    await waitFor(async () => expect(await pieces(sku)).toBe(48));
  });
});

describe('an order of a cart that the server does not have', () => {
  /** An order that was placed before there was a cart; the shopper comes back with a network. Returns its order_id. */
  async function orderedWithoutCart(sku: string) {
    await ordered(sku);
    cleanup();
    const order_id = queuedOrders()[0]?.['order_id'];
    const kept = v.parse(v.array(v.looseObject({ payload: v.looseObject({ body: v.looseObject({}) }) })), tasks());
    const changed = kept.map(({ payload, ...task }) => {
      const body = { ...payload.body, cart_id: '' };
      return { ...task, payload: { ...payload, body } };
    });
    localStorage.setItem('shop/sync/tasks', JSON.stringify(changed));
    network = 'there';
    await visit({ path: '/nergens', hasCart: true, view });
    await press('Nu versturen');
    return order_id;
  }

  it('QUEUE-04 has a new cart when it is sent', async () => {
    const sku = await aTowel();
    await orderedWithoutCart(sku);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u)).toBeVisible();
    expect(await pieces(sku)).toBe(48);
  });

  it('ORDER-01 is sent under the order_id that it was placed with', async () => {
    const order_id = await orderedWithoutCart(await aTowel());
    await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u);
    expect(order_id).toEqual(expect.any(String));
    expect(received).toMatchObject([{ order_id }]);
  });

  it('QUEUE-04 is logged as failed, with its URL', async () => {
    const logged: unknown[] = [];
    vi.stubGlobal('reportError', ({ cause }: Error) => void logged.push(cause));
    await orderedWithoutCart(await aTowel());
    await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u);
    expect(logged).toMatchObject([
      { message: 'Error executing sync task /api/order?cartId={{cartId}} the required cartId argument is null' },
    ]);
  });
});

describe('back online', () => {
  it('QUEUE-06, QUEUE-10 on the thank-you page the order is sent, and its own page follows', async () => {
    const sku = await aTowel();
    const { router } = await ordered(sku);
    goOnline();
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout-return'));
    expect(await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u)).toBeVisible();
    expect(await pieces(sku)).toBe(48);
  });

  it('QUEUE-10 a sent order gets transmited true', async () => {
    await ordered(await aTowel());
    goOnline();
    await waitFor(() => expect(tasks()).toMatchObject([{ transmited: true, code: 200 }]));
  });

  /** Answers orders with this status and without a result code. */
  function withoutCode(status: number) {
    const ask = fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await ask(request);
      if (new URL(request.url).pathname !== '/api/order') return answer;
      const { code: _code, ...rest } = v.parse(v.looseObject({ code: v.literal(200) }), await answer.json());
      return Response.json(rest, { status });
    });
  }

  it('ORDER-04 an order that was placed offline succeeded when its answer has no result code', async () => {
    await ordered(await aTowel());
    withoutCode(200);
    goOnline();
    expect(await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u)).toBeVisible();
  });

  it('ORDER-04 an order that was placed offline is sent again where an answer without a result code is an error', async () => {
    await ordered(await aTowel());
    withoutCode(502);
    goOnline();
    await waitFor(() => expect(received.length).toBeGreaterThan(1), { timeout: 10_000 });
  });

  it('QUEUE-10 a sent order is not sent again', async () => {
    const sku = await aTowel();
    await ordered(sku);
    network = 'lossy';
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await pieces(sku)).toBe(48));
    expect(tasks()).toMatchObject([{ transmited: false }]);
    goOnline();
    await waitFor(() => expect(tasks()).toMatchObject([{ transmited: true }]));
    act(() => void dispatchEvent(new Event('online')));
    expect(await pieces(sku)).toBe(48);
  });

  const features = { productCardAction: 'none' as const, priceTiers: false, automaticTransmission: true };
  const automaticView = { ...view, features };

  it('QUEUE-10 with automatic transmission the order is sent wherever the shopper is', async () => {
    const sku = await aTowel();
    await orderedAndCameBack(sku, { view: automaticView });
    expect(await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bekijk je bestelling' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout-return\?result=success&transactionId=\d{9}&orderId=\d+$/u),
    );
    expect(await pieces(sku)).toBe(48);
  });

  it('QUEUE-10 with automatic transmission the order is sent from the page on which the network returns', async () => {
    const sku = await aTowel();
    await ordered(sku);
    cleanup();
    await visit({ path: '/nergens', hasCart: true, view: automaticView });
    expect(await pieces(sku)).toBe(50);
    goOnline();
    await waitFor(async () => expect(await pieces(sku)).toBe(48));
  });

  it('QUEUE-10 it is sent from the thank-you page of another order too', async () => {
    const sku = await aTowel();
    await ordered(sku);
    cleanup();
    network = 'there';
    await fillBrowser(sku);
    const { store } = await visit({ path: '/checkout', hasCart: true, view });
    await orderDialog();
    await act(() => store.set(placeOrderAtom));
    expect(await pieces(sku)).toBe(48);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await pieces(sku)).toBe(46));
  });

  it('QUEUE-10 all orders that wait are sent, in their order', async () => {
    const { earlier, later } = await orderedTwice();
    goOnline();
    await waitFor(() =>
      expect(received).toMatchObject([earlier, later].map(({ task_id: order_id }) => ({ order_id }))),
    );
  });

  it('QUEUE-10 an order that was sent is left out when those that wait are sent', async () => {
    const { earlier, later } = await orderedTwice();
    const sent = { ...earlier, transmited: true, code: 200, result: { orderNumber: '100000001' } };
    localStorage.setItem('shop/sync/tasks', JSON.stringify([sent, later]));
    goOnline();
    await waitFor(() => expect(received).toMatchObject([{ order_id: later.task_id }]));
  });

  it('QUEUE-11 offers no confirmation on the thank-you page while the answer to the order is lost', async () => {
    const sku = await aTowel();
    await ordered(sku);
    network = 'lossy';
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await pieces(sku)).toBe(48));
    // The first try is over once there is another.
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(received).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(tasks()).toMatchObject([{ transmited: false }]);
  });

  it('QUEUE-10 otherwise it is not sent without the shopper', async () => {
    const sku = await aTowel();
    await orderedAndCameBack(sku);
    await orderDialog();
    expect(await pieces(sku)).toBe(50);
  });
});

describe('the order-confirmation modal', () => {
  it('QUEUE-11 offers what was ordered offline', async () => {
    await orderedAndCameBack(await aTowel());
    const dialog = within(await orderDialog());
    expect(await dialog.findByText('Je hebt offline een bestelling geplaatst. Wil je die nu versturen?')).toBeVisible();
    expect(dialog.getByText(/2 × Handdoek/u)).toBeVisible();
  });

  it('QUEUE-11 offers it to who went on to another page, once the network is back', async () => {
    const sku = await aTowel();
    const { router } = await ordered(sku);
    await act(() => router.navigate({ href: '/cart/' }));
    goOnline();
    expect(await within(await orderDialog()).findByRole('button', { name: 'Nu versturen' })).toBeVisible();
    expect(tasks()).toMatchObject([{ transmited: false }]);
  });

  it('QUEUE-11 sends it', async () => {
    const sku = await aTowel();
    await orderedAndCameBack(sku);
    await press('Nu versturen');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u)).toBeVisible();
    expect(await pieces(sku)).toBe(48);
  });

  it('QUEUE-05 one that was sent has its event emitted with the result', async () => {
    const { events } = await orderedAndCameBack(await aTowel());
    const transmitted = vi.fn();
    events.on('order/transmitted', transmitted);
    await press('Nu versturen');
    const result = expect.objectContaining({ orderNumber: expect.stringMatching(/^\d{9}$/u) });
    await waitFor(() => expect(transmitted).toHaveBeenCalledWith(expect.objectContaining({ code: 200, result })));
  });

  it('QUEUE-11 drops it, and its lines can go back into the cart', async () => {
    const sku = await aTowel();
    const { store } = await orderedAndCameBack(sku);
    await press('Niet versturen');
    expect(await screen.findByText('Je offline bestelling is niet verstuurd.')).toBeVisible();
    expect(tasks()).toBeNull();
    await press('Producten terug in winkelwagen');
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject([{ sku, quantity: 2 }]));
    expect(await pieces(sku)).toBe(50);
  });

  it('QUEUE-08 is cleared when the shopper drops it: nothing is kept of it, nor sent', async () => {
    const sku = await aTowel();
    await orderedAndCameBack(sku);
    await press('Niet versturen');
    await waitFor(() => expect(tasks()).toBeNull());
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(calls).toBe(0));
    expect(await pieces(sku)).toBe(50);
  });

  it('PAY-19 one that is paid at the door, and that another tab sent, leads to checkout-return with result success', async () => {
    const { router } = await ordered(await aTowel());
    const [waiting] = v.parse(v.array(v.looseObject({})), tasks());
    const result = { backendOrderId: 'b1', magentoOrderId: 'b1', orderNumber: '100000001', transferedAt: '' };
    localStorage.setItem('shop/sync/tasks', JSON.stringify([{ ...waiting, transmited: true, code: 200, result }]));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop/checkout/offline-orders' })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout-return'));
    expect(router.state.location.search).toMatchObject({
      result: 'success',
      transactionId: '100000001',
      orderId: 'b1',
    });
  });

  it('QUEUE-08 dropping one that another tab transmitted meanwhile leaves it', async () => {
    await orderedAndCameBack(await aTowel());
    await orderDialog();
    const [waiting] = v.parse(v.array(v.looseObject({})), tasks());
    const transmitted = { ...waiting, transmited: true, code: 200, result: { orderNumber: '100000001' } };
    localStorage.setItem('shop/sync/tasks', JSON.stringify([transmitted]));
    await press('Niet versturen');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Niet versturen' })).not.toBeInTheDocument());
    expect(tasks()).toEqual([transmitted]);
  });

  /** Two orders that were placed offline, in the modal; the shopper presses buttons of the later one. */
  async function atTwoOrders() {
    const { earlier, later } = await orderedTwice();
    cleanup();
    network = 'there';
    await visit({ path: '/nergens', hasCart: true, view });
    const dialog = within(await orderDialog());
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Nu versturen' })).toHaveLength(2));
    const pressLater = (name: string) =>
      userEvent.click(dialog.getAllByRole('button', { name })[1] ?? expect.unreachable());
    return { dialog, earlier, later, pressLater };
  }

  it('QUEUE-11 offers each of several, and drops the one that is pressed', async () => {
    const { earlier, pressLater } = await atTwoOrders();
    await pressLater('Niet versturen');
    await waitFor(() => expect(tasks()).toEqual([earlier]));
  });

  it('QUEUE-11 of several sends the one that is pressed alone', async () => {
    const { earlier, pressLater } = await atTwoOrders();
    await pressLater('Nu versturen');
    expect(await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u)).toBeVisible();
    expect(tasks()).toContainEqual(earlier);
    expect(received).toHaveLength(1);
  });

  it('QUEUE-11 still offers the other of two once one was dropped', async () => {
    const { dialog, pressLater } = await atTwoOrders();
    await pressLater('Niet versturen');
    expect(await screen.findByText('Je offline bestelling is niet verstuurd.')).toBeVisible();
    expect(await orderDialog()).toBeVisible();
    expect(dialog.getAllByRole('button', { name: 'Nu versturen' })).toHaveLength(1);
  });

  it('QUEUE-11 still offers the other of two once one was sent', async () => {
    const { earlier, later, pressLater } = await atTwoOrders();
    await pressLater('Nu versturen');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Nu versturen' })).toHaveLength(1));
    await press('Nu versturen');
    const sent = [later, earlier].map(({ task_id: order_id }) => ({ order_id }));
    await waitFor(() => expect(received).toMatchObject(sent));
  });

  it('QUEUE-11 does not offer one that the server refused', async () => {
    const sku = await aTowel();
    await orderedAndCameBack(sku);
    await orderDialog();
    await offer(sku, { qty: 0 });
    await press('Nu versturen');
    await screen.findByText(/Je offline bestelling is niet geplaatst/u);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Nu versturen' })).not.toBeInTheDocument());
  });

  it('QUEUE-11 says that the shop cannot be reached, and keeps the order', async () => {
    await orderedAndCameBack(await aTowel());
    await orderDialog();
    network = 'gone';
    await press('Nu versturen');
    expect(await screen.findByText(/De winkel is nog niet bereikbaar/u)).toBeVisible();
    expect(tasks()).toMatchObject([{ transmited: false }]);
  });

  it('QUEUE-11 says of one that is dropped after a try without an answer that it may have arrived', async () => {
    await orderedAndCameBack(await aTowel());
    await orderDialog();
    network = 'gone';
    await press('Nu versturen');
    await screen.findByText(/De winkel is nog niet bereikbaar/u);
    await press('Niet versturen');
    expect(
      await screen.findByText(/krijg je een bevestiging per e-mail, dan is je bestelling geplaatst/u),
    ).toBeVisible();
  });
});

describe('QUEUE-13 the page of what is available offline', () => {
  /** The page, of a shopper without a network whose order waits. */
  async function atGuide(sku: string) {
    await ordered(sku);
    cleanup();
    await visit({ path: '/offline-guide', hasCart: true, view });
    return within(await screen.findByRole('region', { name: /^Bestelling van/u }));
  }

  it('QUEUE-13 lists an order that waits, and sends it', async () => {
    const sku = await aTowel();
    const order = await atGuide(sku);
    expect(order.getByText(/2 × Handdoek/u)).toBeVisible();
    network = 'there';
    await userEvent.click(order.getByRole('button', { name: 'Nu versturen' }));
    expect(await screen.findByText(/Bedankt! Je bestelnummer is \d{9}/u)).toBeVisible();
    expect(screen.getByText(/^Er wacht niets/u)).toBeVisible();
    expect(await pieces(sku)).toBe(48);
  });

  it('QUEUE-13 lists an order that waits, and drops it', async () => {
    const order = await atGuide(await aTowel());
    await userEvent.click(order.getByRole('button', { name: 'Niet versturen' }));
    expect(await screen.findByText('Je offline bestelling is niet verstuurd.')).toBeVisible();
    expect(screen.getByText(/^Er wacht niets/u)).toBeVisible();
    expect(tasks()).toBeNull();
  });
});

describe('an order that the server refuses for good', () => {
  it.each([
    ['sold out', { qty: 1 }, /Je offline bestelling is niet geplaatst\. nog maar 1 beschikbaar/u],
    ['dearer by now', { price: 12 }, /Je offline bestelling is niet geplaatst\. De prijs is veranderd/u],
  ])('QUEUE-12 is given up when the goods are %s, and the shopper reads why', async (_what, change, text) => {
    const sku = await aTowel();
    await ordered(sku);
    await offer(sku, change);
    goOnline();
    expect(await screen.findByText(text)).toBeVisible();
    expect(tasks()).toMatchObject([{ transmited: true, code: 400 }]);
  });

  it('QUEUE-01 is a silent task: what the server says is told within the notification of the order alone', async () => {
    const sku = await aTowel();
    await ordered(sku);
    await offer(sku, { qty: 1 });
    goOnline();
    expect(await screen.findByText(/Je offline bestelling is niet geplaatst/u)).toBeVisible();
    expect(screen.getAllByText(/nog maar 1 beschikbaar/u)).toHaveLength(1);
  });

  it('QUEUE-12 leaves a way to the cart where the shopper waited', async () => {
    const sku = await aTowel();
    await ordered(sku);
    await offer(sku, { qty: 0 });
    goOnline();
    const given = await screen.findByRole('region', { name: 'Je offline bestelling is niet verstuurd.' });
    expect(within(given).getByRole('link', { name: 'Naar je winkelwagen' })).toHaveAttribute('href', '/cart/');
  });

  it('QUEUE-12 is told of again to who did not read it', async () => {
    const sku = await aTowel();
    await ordered(sku);
    await offer(sku, { qty: 0 });
    goOnline();
    await screen.findByText(/Je offline bestelling is niet geplaatst/u);
    cleanup();
    await visit({ path: '/nergens', hasCart: true, view });
    expect(await screen.findByText(/Je offline bestelling is niet geplaatst/u)).toBeVisible();
    await press('OK');
    await waitFor(() => expect(tasks()).toMatchObject([{ acknowledged: true, meta: null }]));
    expect(stored('shop/checkout/offline-orders')).toBeNull();
  });

  it('QUEUE-12 its lines can go back into the cart', async () => {
    const sku = await aTowel();
    const { store } = await ordered(sku);
    await offer(sku, { price: 12 });
    goOnline();
    await press('Producten terug in winkelwagen');
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject([{ sku, quantity: 2 }]));
  });

  it('QUEUE-12 each of several lines goes back into the cart', async () => {
    const [sku, other] = [await aTowel(), await aTowel()];
    const { store } = await ordered(sku);
    changeKeptLines((line) => [sku, other].map((each) => ({ ...line, sku: each })));
    await offer(sku, { price: 12 });
    goOnline();
    await press('Producten terug in winkelwagen');
    const expected = [sku, other].map((each) => ({ sku: each, quantity: 2 }));
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject(expected));
  });

  it('QUEUE-12 a line goes back into the cart with what was chosen of it', async () => {
    const sku = await aTowel();
    const withName = await aTowel({
      custom_options: [{ option_id: 7, title: 'Naam', type: 'field', is_require: true }],
    });
    const option = { extension_attributes: { custom_options: [{ option_id: 7, option_value: 'Jet' }] } };
    const { store } = await ordered(sku);
    changeKeptLines((line) => [{ ...line, sku: withName, product_option: option }]);
    await offer(sku, { price: 12 });
    goOnline();
    await press('Producten terug in winkelwagen');
    const confirmed = { sku: withName, quantity: 2, option, confirmedQuantity: 2 };
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject([confirmed]));
  });
});

describe('several orders that the server refuses for good', () => {
  it('QUEUE-12 each of several is given up with a notification that says why', async () => {
    const [sku, other] = [await aTowel(), await aTowel()];
    await orderedTwice({ sku, earlierSku: other });
    await offer(sku, { price: 12 });
    await offer(other, { qty: 1 });
    goOnline();
    expect(await screen.findByText(/niet geplaatst\. nog maar 1 beschikbaar/u)).toBeVisible();
    expect(await screen.findByText(/niet geplaatst\. De prijs is veranderd/u)).toBeVisible();
  });

  it('QUEUE-12 the lines of each of several go back into the cart, also where the reason is the same', async () => {
    const sku = await aTowel();
    const { store } = await orderedTwice({ sku });
    await offer(sku, { price: 12 });
    goOnline();
    await waitFor(() => expect(tasks()).toMatchObject([{ code: 400 }, { code: 400 }]));
    await press('Producten terug in winkelwagen');
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject([{ sku, quantity: 4 }]));
  });
});

describe('an order of a customer', () => {
  const password = 'Zomer-2026';
  let customers = 0;
  /** A customer who placed an order of two towels offline, and is on the page that thanks for it. */
  async function orderedAsCustomer(sku: string) {
    const email = `offline${(customers += 1)}@voorbeeld.nl`;
    await call('/api/user/create', { customer: { email, firstname: 'Jans', lastname: 'de Vries' }, password });
    const { result: token, meta } = await call('/api/user/login', { username: email, password });
    localStorage.setItem('shop/user/current-token', JSON.stringify(token));
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
    await fillBrowser(sku, { more: { authorization: `Bearer ${token}` } });
    const shop = await atReview({ hasSession: true });
    goOffline();
    await screen.findByText(/Je kunt toch bestellen/u);
    await order();
    await screen.findByRole('region', { name: 'Je bestelling staat klaar' });
    return { ...shop, authorization: `Bearer ${token}` };
  }
  const sessionKeys = ['shop/user/current-token', 'shop/user/current-refresh-token', 'shop/user/current-user'];
  /** Another customer logs in after the session ended by itself; answers the session that ended. */
  async function anotherCustomer(more: object = {}) {
    cleanup();
    network = 'there';
    const ended = sessionKeys.map((key) => [key, localStorage.getItem(key)] as const);
    const email = `offline${(customers += 1)}@voorbeeld.nl`;
    await call('/api/user/create', { customer: { email, firstname: 'Bo', lastname: 'Smit' }, password });
    const { result: token, meta } = await call('/api/user/login', { username: email, password });
    localStorage.setItem('shop/user/current-token', JSON.stringify(token));
    localStorage.setItem('shop/user/current-refresh-token', JSON.stringify(meta.refreshToken));
    localStorage.removeItem('shop/user/current-user');
    const shop = await visit({ path: '/my-account/profile', hasCart: true, hasSession: true, view, ...more });
    await waitFor(() => expect(shop.store.get(userAtom).current?.firstname).toBe('Bo'));
    await waitFor(() => expect(calls).toBe(0));
    return { ...shop, ended };
  }

  it('ORDER-01 has the id of its customer as user_id', async () => {
    const { store } = await orderedAsCustomer(await aTowel());
    const user_id = String(store.get(userAtom).current?.id);
    expect(user_id).toMatch(/^\d+$/);
    expect(queuedOrders()).toMatchObject([{ user_id }]);
  });

  it('QUEUE-03 a task has the customer’s token and the id of the cart in its URL when it is sent', async () => {
    const { authorization } = await orderedAsCustomer(await aTowel());
    const [task] = v.parse(v.array(queuedTask), tasks());
    const cartId = queuedOrders()[0]?.['cart_id'];
    cleanup();
    network = 'there';
    const url = '/api/order?token={{token}}&cartId={{cartId}}';
    localStorage.setItem('shop/sync/tasks', JSON.stringify([{ ...task, url }]));
    const { fetch } = globalThis;
    const asked: string[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(request.url);
      return fetch(request);
    });
    await visit({ path: '/nergens', hasCart: true, hasSession: true, view });
    await orderDialog();
    await press('Nu versturen');
    const token = encodeURIComponent(authorization.slice('Bearer '.length));
    const filled = `/api/order?token=${token}&cartId=${String(cartId)}`;
    await waitFor(() => expect(asked).toContainEqual(expect.stringContaining(filled)));
  });

  it('QUEUE-08 is not shown to another customer of the device, nor sent for them', async () => {
    const sku = await aTowel();
    await orderedAsCustomer(sku);
    const placed = tasks();
    const automatic = { ...view, features: { automaticTransmission: true } };
    const { store } = await anotherCustomer({ view: automatic });
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(calls).toBe(0));
    // Nor does it count as tried.
    expect(tasks()).toEqual(placed);
    expect(store.get(cartPortsAtom).isHeld()).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(tasks()).toMatchObject([{ transmited: false }]);
    expect(await pieces(sku)).toBe(50);
  });

  it('QUEUE-08 outlasts the logout of another customer, and is offered to its own again', async () => {
    const sku = await aTowel();
    await orderedAsCustomer(sku);
    const { store, ended } = await anotherCustomer();
    await act(() => store.set(logOutAtom, {}));
    await screen.findByText('Je bent uitgelogd');
    await waitFor(() => expect(calls).toBe(0));
    expect(tasks()).toMatchObject([{ transmited: false }]);
    cleanup();
    for (const [key, value] of ended) if (value !== null) localStorage.setItem(key, value);
    await visit({ path: '/nergens', hasCart: true, hasSession: true, view });
    await orderDialog();
    await press('Nu versturen');
    await waitFor(async () => expect(await pieces(sku)).toBe(48));
  });

  it('QUEUE-10 what is added while it waits stays, and goes into the next cart', async () => {
    const sku = await aTowel();
    const other = await aTowel();
    const { store, authorization } = await orderedAsCustomer(sku);
    const { parentSku: _parent, option: _option, ...line } = aLine({ sku: other, name: 'Handdoek', price: 1000 });
    void store.set(addToCartAtom, { ...line, type: 'simple' }, 1);
    goOnline();
    await waitFor(async () => expect(await pieces(sku)).toBe(48));
    const ofServer = async () => {
      const { result: cartId } = await call('/api/cart/create', {}, { authorization });
      return (await call(`/api/cart/pull?cartId=${cartId}`, undefined, { authorization })).result;
    };
    await waitFor(async () => expect(await ofServer()).toMatchObject([{ sku: other, qty: 1 }]));
    expect(store.get(linesAtom)).toMatchObject([{ sku: other, quantity: 1 }]);
  });

  it('QUEUE-12 that is refused: its lines are in the cart once, as the server has them still', async () => {
    const sku = await aTowel();
    const { store, authorization } = await orderedAsCustomer(sku);
    const cartId = queuedOrders()[0]?.['cart_id'];
    await offer(sku, { price: 12 });
    goOnline();
    await press('Producten terug in winkelwagen');
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject([{ sku, quantity: 2 }]));
    await waitFor(() => expect(calls).toBe(0));
    const { result } = await call(`/api/cart/pull?cartId=${String(cartId)}`, undefined, { authorization });
    expect(result).toMatchObject([{ sku, qty: 2 }]);
  });

  it('QUEUE-12 that is refused: what was changed in its lines without a network is back in the cart too', async () => {
    const [sku, other] = [await aTowel(), await aTowel()];
    const { store } = await orderedAsCustomer(sku);
    changeKeptLines((line) => [
      { ...line, qty: 3 },
      { ...line, sku: other, qty: 1 },
    ]);
    await offer(sku, { price: 12 });
    goOnline();
    await press('Producten terug in winkelwagen');
    const expected = [
      { sku, quantity: 3, confirmedQuantity: 3 },
      { sku: other, quantity: 1, confirmedQuantity: 1 },
    ];
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject(expected));
  });

  it('QUEUE-13 what is added while it waits is said to wait for it, and not for the network', async () => {
    const other = await aTowel();
    await orderedAsCustomer(await aTowel());
    cleanup();
    const { store } = await visit({ path: '/offline-guide', hasCart: true, hasSession: true, view });
    await screen.findByRole('region', { name: /^Bestelling van/u });
    const { parentSku: _parent, option: _option, ...line } = aLine({ sku: other, name: 'Handdoek', price: 1000 });
    act(() => void store.set(addToCartAtom, { ...line, type: 'simple' }, 1));
    const again = await screen.findByRole('button', { name: /^Opnieuw proberen/u });
    await waitFor(() => expect(store.get(userAtom).current).toBeDefined());
    network = 'there';
    await userEvent.click(again);
    expect(await screen.findByText(/^Je bestelling hierboven wacht nog\. Kies daar eerst/u)).toBeInTheDocument();
  });

  it('QUEUE-08, SESSION-18 is forgotten when its customer logs out, who reads that it was not sent', async () => {
    const sku = await aTowel();
    await orderedAsCustomer(sku);
    cleanup();
    network = 'there';
    const { store } = await visit({ path: '/my-account/profile', hasCart: true, hasSession: true, view });
    await orderDialog();
    await act(() => store.set(logOutAtom, {}));
    expect(await screen.findByText(/Je offline bestelling is daarom niet verstuurd/u)).toBeVisible();
    expect(tasks()).toBeNull();
    expect(await pieces(sku)).toBe(50);
  });
});

describe('an offline order in English', () => {
  beforeAll(() => en.load('shop', 'cart', 'checkout'));
  /** Opens the order review of the checkout, offline, with two towels in the cart. */
  async function reviewOffline(sku: string) {
    await fillBrowser(sku);
    const shop = await visit({ path: '/checkout', hasCart: true, view, words: en });
    await screen.findByRole('region', { name: 'Personal details' });
    act(() => shop.store.set(enterSectionAtom, 'OrderReview'));
    await screen.findByRole('button', { name: 'Order and pay' });
    await waitFor(() => expect(shop.store.get(checkoutPortsAtom).placeOffline).toBeDefined());
    goOffline();
    await screen.findByText(/You can still place the order/u);
    return shop;
  }
  async function orderIt(): Promise<void> {
    await userEvent.click(screen.getByRole('checkbox', { name: /agree/u }));
    await press('Order and pay');
  }
  /** Opens the modal that offers a pending offline order, in English. */
  async function cameBack(sku: string) {
    const shop = await orderedAndCameBack(sku, { words: en });
    await screen.findByRole('dialog', { name: 'Your offline order' });
    await screen.findByRole('button', { name: 'Send it now' });
    return shop;
  }

  it('QUEUE-09 a notice says beforehand that it will be sent when the shop is online again', async () => {
    await reviewOffline(await aTowel());
    expect(
      screen.getByText('You are offline. You can still place the order; it is sent as soon as you are online again.'),
    ).toBeVisible();
  });

  it('QUEUE-09 says that it is kept and sent later', async () => {
    await reviewOffline(await aTowel());
    await orderIt();
    const stored = within(await screen.findByRole('region', { name: 'Your order is ready to be sent' }));
    expect(stored.getByText(/we send it as soon as you are online again/u)).toBeVisible();
  });

  it('QUEUE-09 says which ways to pay need no network', async () => {
    const { store } = await reviewOffline(await aTowel());
    act(() => {
      store.set(changeDetailsAtom, ({ paymentDetails, ...details }) => ({
        ...details,
        paymentDetails: { ...paymentDetails, paymentMethod: 'multisafepay_ideal' },
      }));
    });
    await orderIt();
    expect(await screen.findByText(/Choose bank transfer or cash on delivery/u)).toBeVisible();
  });

  it('QUEUE-11 is dropped', async () => {
    await cameBack(await aTowel());
    await press('Do not send it');
    expect(await screen.findByText('Your offline order was not sent.')).toBeVisible();
  });

  it('QUEUE-11 is kept when the shop cannot be reached, and may have arrived when it is dropped then', async () => {
    await cameBack(await aTowel());
    network = 'gone';
    await press('Send it now');
    expect(await screen.findByText(/^The shop cannot be reached yet\. Your order is kept/u)).toBeVisible();
    await press('Do not send it');
    expect(await screen.findByText(/if you get a confirmation by email, your order is placed/u)).toBeVisible();
  });

  it('QUEUE-12 that is refused says why, and its lines can go back into the cart', async () => {
    const sku = await aTowel();
    const { store } = await cameBack(sku);
    await offer(sku, { qty: 1 });
    await press('Send it now');
    expect(await screen.findByText(/^Your offline order was not placed\. nog maar 1 beschikbaar/u)).toBeVisible();
    await press('Put products back in the cart');
    await waitFor(() => expect(store.get(linesAtom)).toMatchObject([{ sku, quantity: 2 }]));
  });

  it('QUEUE-12 that is refused leaves a way to the cart where the shopper waited', async () => {
    const sku = await aTowel();
    await reviewOffline(sku);
    await orderIt();
    await screen.findByRole('region', { name: 'Your order is ready to be sent' });
    await offer(sku, { qty: 0 });
    goOnline();
    const given = await screen.findByRole('region', { name: 'Your offline order was not sent.' });
    expect(within(given).getByRole('link', { name: 'To your cart' })).toHaveAttribute('href', '/cart/');
  });
});
