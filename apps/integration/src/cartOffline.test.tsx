// @vitest-environment happy-dom
import { serverItem } from '@etalage/cart/contract';
import { addToCartAtom, cartKeys, toStored } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import { browserStorage } from '@etalage/core';
import { closeVisits, visit } from '@etalage/shell/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument, aTaxRuleDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let isOnline = true;
/** Holds the answers about totals back, while it is set. */
let held: Promise<void> | undefined;
/** How many calls are under way. */
let calls = 0;
beforeAll(async () => {
  backend = await aRunningBackend();
  const products = [
    aProductDocument({ id: 1, sku: 'HD', name: 'Handdoek', price: 10 }),
    aProductDocument({ id: 2, sku: 'LK', name: 'Laken', price: 25 }),
  ];
  const lines = [
    { entity: 'taxrule', document: aTaxRuleDocument() },
    ...products.map((document) => ({ entity: 'product', document })),
  ].map((line) => `${JSON.stringify(line)}\n`);
  await backend.admin('/api/admin/import', lines.join(''), 'application/x-ndjson');
});
beforeEach(() => {
  isOnline = true;
  held = undefined;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    calls += 1;
    if (request.url.includes('/api/cart/totals')) await held;
    return backend.fetch(request).finally(() => (calls -= 1));
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
closeTabs(() => calls > 0);

function setOnline(to: boolean): void {
  isOnline = to;
  act(() => void dispatchEvent(new Event(to ? 'online' : 'offline')));
}

const summary = async () =>
  (await within(screen.getByRole('main')).findByRole('region', { name: 'Overzicht' })).textContent.replace(/\s/gu, ' ');
const addOne = () => userEvent.click(screen.getByRole('button', { name: 'Een meer van Handdoek' }));
const shop = { path: '/cart/', hasCart: true, view: { storeCode: 'dailydeal' } };

const post = async (path: string, body: object = {}): Promise<unknown> => {
  const answer = await backend.fetch(`http://shop.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' },
    body: JSON.stringify(body),
  });
  return answer.json();
};

/** Opens the cart page with two towels of € 10 in a synced cart; `prepare` adds more to that cart at the server. */
async function atCart(prepare?: (cart: { post: typeof post; cartId: string }) => Promise<unknown>) {
  const answer = await post('/api/cart/update', { cartItem: { sku: 'HD', qty: 2 } });
  const { item_id: serverItemId, quote_id: cartId } = v.parse(v.object({ result: serverItem }), answer).result;
  await prepare?.({ post, cartId });
  keepLine({ confirmedQuantity: 2, serverItemId, cartId });
  browserStorage().write(cartKeys.token, cartId);
  const opened = await visit(shop);
  await waitFor(async () => expect(await summary()).toContain('Waarvan btw'));
  return opened;
}
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(`shop/${key}`) ?? 'null');
const keepLine = (more: object) => {
  const line = aLine({ sku: 'HD', name: 'Handdoek', quantity: 2, price: 1000, option: undefined, type: 'simple' });
  browserStorage().write(cartKeys.lines, [toStored({ ...line, ...more })]);
};

it('TOTAL-12, QUEUE-07 a change without a network counts in the totals of the cart page at once', async () => {
  await atCart();
  setOnline(false);
  await addOne();
  await waitFor(async () => expect(await summary()).toMatch(/Subtotaal€ 30,00.*Totaal€ 30,00/u));
});

it('QUEUE-07 what was added without a network is sent after a reload, in the order in which it was added', async () => {
  const { store } = await atCart();
  setOnline(false);
  const { parentSku: _parent, option: _option, ...line } = aLine({ sku: 'LK', name: 'Laken', price: 2500 });
  act(() => void store.set(addToCartAtom, { ...line, type: 'simple' }, 1));
  await addOne();
  cleanup();
  closeVisits();
  isOnline = true;
  const sent: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname === '/api/cart/update') sent.push((await request.clone().json()).cartItem.sku);
    return fetch(request);
  });
  await visit(shop);
  await waitFor(() => expect(sent).toEqual(['LK', 'HD']));
});

it('TOTAL-12 the totals without a network tell no tax, which the server alone counts', async () => {
  await atCart();
  setOnline(false);
  await addOne();
  await waitFor(async () => expect(await summary()).not.toContain('btw'));
});

it('TOTAL-14 what is missing for free delivery follows a change without a network', async () => {
  await atCart();
  setOnline(false);
  await addOne();
  expect(await screen.findByText(/Nog € 20,00/u)).toBeVisible();
});

it('TOTAL-04 back online the server’s totals take the place of that sum', async () => {
  await atCart();
  setOnline(false);
  await addOne();
  setOnline(true);
  await waitFor(async () => expect(await summary()).toMatch(/Subtotaal€ 30,00.*Waarvan btw/u));
});

it('TOTAL-12 a change with a network counts at once, and stays so until the server has counted', async () => {
  await atCart();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  await addOne();
  // The server has the change, and its totals are under way.
  await waitFor(() => expect(stored(cartKeys.acts)).toBeNull());
  await waitFor(() => expect(calls).toBe(1));
  expect(await summary()).toMatch(/Subtotaal€ 30,00.*Totaal€ 30,00/u);
  resolve();
  await waitFor(() => expect(calls).toBe(0));
  expect(await summary()).toMatch(/Subtotaal€ 30,00.*Totaal€ 30,00/u);
});

describe('TOTAL-12 a cart with a coupon that shrinks without a network', () => {
  /** A cart of two towels with a coupon, and one piece less. */
  async function withCoupon(coupon: object) {
    await backend.admin('/api/admin/coupons', JSON.stringify({ code: 'MINDER', ...coupon }));
    await atCart(({ post, cartId }) => post(`/api/cart/apply-coupon?cartId=${cartId}&coupon=MINDER`));
    setOnline(false);
    await userEvent.click(screen.getByRole('button', { name: 'Een minder van Handdoek' }));
    await waitFor(async () => expect(await summary()).toContain('Subtotaal€ 10,00'));
  }

  it('TOTAL-12 a percentage takes its share of what is left', async () => {
    await withCoupon({ type: 'percentage', amount: 20 });
    expect(await summary()).toMatch(/€ -2,00.*Totaal€ 8,00/u);
  });

  it('TOTAL-12 a fixed amount takes no more than it did of each euro', async () => {
    await withCoupon({ type: 'fixed', amount: 15 });
    expect(await summary()).toMatch(/€ -7,50.*Totaal€ 2,50/u);
  });
});

it('TOTAL-12 a gift card pays no more than a cart comes to without a network', async () => {
  await backend.admin('/api/admin/gift-cards', JSON.stringify({ code: 'KAARTVOL20', value: 20 }));
  await atCart(({ post, cartId }) =>
    post('/api/ext/giftcard/apply', { token: '', quoteId: cartId, giftCardCode: 'KAARTVOL20' }),
  );
  expect(await summary()).toMatch(/€ -20,00.*Totaal€ 0,00/u);
  setOnline(false);
  await userEvent.click(screen.getByRole('button', { name: 'Een minder van Handdoek' }));
  await waitFor(async () => expect(await summary()).toMatch(/€ -10,00.*Totaal€ 0,00/u));
});

it('TOTAL-12 a cart of which the server never heard shows what its lines come to', async () => {
  keepLine({});
  isOnline = false;
  await visit(shop);
  await waitFor(async () => expect(await summary()).toMatch(/Subtotaal€ 20,00.*Totaal€ 20,00/u));
});
