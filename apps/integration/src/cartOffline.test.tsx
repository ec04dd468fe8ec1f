// @vitest-environment happy-dom
import { serverItem } from '@etalage/cart/contract';
import { cartKeys, toStored } from '@etalage/cart/headless';
import { aLine } from '@etalage/cart/testing';
import { browserStorage } from '@etalage/core';
import { visit } from '@etalage/shell/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aRunningBackend } from './testing/aRunningBackend.ts';
import { closeTabs } from './testing/closeTabs.ts';

configure({ asyncUtilTimeout: 5000 });

let backend: Awaited<ReturnType<typeof aRunningBackend>>;
let isOnline = true;
/** How many calls are under way. */
let calls = 0;
beforeAll(async () => {
  backend = await aRunningBackend();
  const document = aProductDocument({ id: 1, sku: 'HD', name: 'Handdoek', price: 10 });
  const line = JSON.stringify({ entity: 'product', document });
  await backend.admin('/api/admin/import', `${line}\n`, 'application/x-ndjson');
});
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    calls += 1;
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

/** The cart page of a shopper with two towels of € 10, which the server has too. */
async function atCart() {
  const answer = await backend.fetch('http://shop.test/api/cart/update', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' },
    body: JSON.stringify({ cartItem: { sku: 'HD', qty: 2 } }),
  });
  const { item_id: serverItemId, quote_id: cartId } = v.parse(
    v.object({ result: serverItem }),
    await answer.json(),
  ).result;
  keepLine({ confirmedQuantity: 2, serverItemId, cartId });
  browserStorage().write(cartKeys.token, cartId);
  await visit(shop);
  await waitFor(async () => expect(await summary()).toContain('Waarvan btw'));
}
const keepLine = (more: object) => {
  const line = aLine({ sku: 'HD', name: 'Handdoek', quantity: 2, price: 1000, option: undefined, type: 'simple' });
  browserStorage().write(cartKeys.lines, [toStored({ ...line, ...more })]);
};

it('TOTAL-12 QUEUE-07 a change without a network counts in the totals of the cart page at once', async () => {
  await atCart();
  setOnline(false);
  await addOne();
  await waitFor(async () => expect(await summary()).toMatch(/Subtotaal€ 30,00.*Totaal€ 30,00/u));
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

it('TOTAL-12 a cart of which the server never heard shows what its lines come to', async () => {
  keepLine({});
  isOnline = false;
  await visit(shop);
  await waitFor(async () => expect(await summary()).toMatch(/Subtotaal€ 20,00.*Totaal€ 20,00/u));
});
