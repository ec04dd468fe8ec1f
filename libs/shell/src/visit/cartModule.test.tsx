import { cartKeys } from '@etalage/cart/headless';
import { anItemTotals, aServerItem, someTotals } from '@etalage/cart/testing';
import { aProductDetail } from '@etalage/catalog/testing';
import { browserStorage, type StoreView } from '@etalage/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notificationsAtom } from '../model/visitAtoms.ts';
import { visit } from '../testing.tsx';
import { createCartVisit } from './cartVisit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const sku = 'JAS-BLAUW-S';
const inStock = { qty: 20, is_in_stock: true, manage_stock: true };
const totals = anItemTotals({ item_id: 7, price_incl_tax: 59 });

/** A server that puts a robe in its cart, and remembers the ids of the tasks that it was sent. */
function aServer(stock: typeof inStock) {
  const taskIds: (string | null)[] = [];
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    if (url.includes('/totals')) return Response.json({ code: 200, result: someTotals({ items: [totals] }) });
    taskIds.push(headers.get('x-task-id'));
    const item = aServerItem({ item_id: 7, sku, quote_id: 'cart-1', extension_attributes: { stock } });
    return Response.json({ code: 200, result: item });
  });
  return taskIds;
}

/** Adds a robe on its page; two pieces cost less each. */
async function add({ view = {}, stock = inStock }: { view?: Partial<StoreView>; stock?: typeof inStock } = {}) {
  const taskIds = aServer(stock);
  const prices = { price: 5900, originalPrice: 6900, tiers: [{ quantity: 2, price: 5500, savingPercent: 7 }] };
  const product = async () => aProductDetail({ ...prices, stock: { status: 'ok' } });
  await visit({ path: `/p/JAS/badjas/${sku}`, view, services: { product }, cart: createCartVisit });
  await userEvent.click(await screen.findByRole('button', { name: 'In winkelwagen' }));
  const message = await screen.findByText('Het product is toegevoegd aan je winkelwagen!');
  return { notification: within(message.parentElement ?? message), taskIds };
}

describe('CART-02 the stored line of an added product', () => {
  /** The line in the browser's storage, once it holds these fields. */
  const expectStored = (fields: object) =>
    vi.waitFor(() => expect(browserStorage().read(cartKeys.lines)).toEqual([expect.objectContaining(fields)]));

  it('CART-02 holds sku, parentSku and type_id', async () => {
    await add();
    await expectStored({ sku, parentSku: 'JAS', type_id: 'configurable' });
  });

  it('CART-02 holds parent_item, the product that it is a variant of', async () => {
    await add();
    await expectStored({ parent_item: { sku: 'JAS' } });
  });

  it('CART-02 holds qty, and prev_qty as the server confirmed it', async () => {
    await add();
    await expectStored({ qty: 1, prev_qty: 1 });
  });

  it("CART-02 holds the server's names of line and cart", async () => {
    await add();
    await expectStored({ server_item_id: 7, item_id: 7, server_cart_id: 'cart-1', quote_id: 'cart-1' });
  });

  it("CART-02 holds the server's totals of the line", async () => {
    await add();
    await expectStored({ totals });
  });

  it('CART-02 holds tier_prices, each with qty and value', async () => {
    await add();
    await expectStored({ tier_prices: [{ qty: 2, value: 55 }] });
  });

  it('CART-02 holds final_price_incl_tax and original_price_incl_tax', async () => {
    await add();
    await expectStored({ final_price_incl_tax: 59, original_price_incl_tax: 69 });
  });

  it('CART-02 holds product_option, and checksum of it', async () => {
    await add();
    const chosen = [expect.objectContaining({ option_id: '93' }), expect.objectContaining({ option_id: '142' })];
    const product_option = { extension_attributes: { configurable_item_options: chosen } };
    await expectStored({ product_option, checksum: expect.stringMatching(/^[0-9a-f]{8}$/) });
  });

  it('CART-02 holds is_in_stock, and onlineStockCheckid: the task with which the server checked the stock', async () => {
    const { taskIds } = await add();
    await expectStored({ is_in_stock: true, onlineStockCheckid: taskIds[0] });
  });

  it('CART-02 holds info of a line in stock', async () => {
    await add();
    await expectStored({ info: { stock: 'inStock' }, errors: {} });
  });

  it('CART-02 holds errors of a line that is out of stock', async () => {
    await add({ stock: { qty: 0, is_in_stock: false, manage_stock: true } });
    await expectStored({ info: {}, errors: { stock: 'outOfTheStock' } });
  });
});

it('API-04 a refused add is notified once: the call is silent, and the cart shows the message', async () => {
  const message = 'Er zijn er nog maar 3.';
  vi.stubGlobal('fetch', async () => Response.json({ code: 400, result: message }, { status: 400 }));
  const product = async () => aProductDetail({ stock: { status: 'ok' } });
  const { store } = await visit({ path: `/p/JAS/badjas/${sku}`, services: { product }, cart: createCartVisit });
  await userEvent.click(await screen.findByRole('button', { name: 'In winkelwagen' }));
  await screen.findByText(message);
  expect(store.get(notificationsAtom)).toEqual([expect.objectContaining({ type: 'danger', message })]);
});

describe('CART-10 the notification of an added product', () => {
  it('CART-10 offers OK', async () => {
    const { notification } = await add();
    expect(notification.getByRole('button', { name: 'OK' })).toBeVisible();
  });

  it('CART-10 offers to proceed to the checkout of the shop', async () => {
    const { notification } = await add();
    expect(notification.getByRole('link', { name: 'Verder naar bestellen' })).toHaveAttribute('href', '/checkout');
  });

  it('CART-10 leads to no checkout when an external one is configured', async () => {
    const { notification } = await add({ view: { externalCheckout: 'https://kassa.test/bestellen' } });
    expect(notification.queryByRole('link')).not.toBeInTheDocument();
  });
});
