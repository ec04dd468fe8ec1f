import { cartIsLoadedAtom, cartKeys, cartStateAtom, noteAdd, toStored } from '@etalage/cart/headless';
import { aLine, anItemTotals, someTotals } from '@etalage/cart/testing';
import type { Wanted } from '@etalage/catalog/headless';
import { aGroupMember, aProductDetail } from '@etalage/catalog/testing';
import { browserStorage, type StoreView } from '@etalage/core';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartOrders } from '../model/cartLine.ts';
import { notificationsAtom } from '../model/visitAtoms.ts';
import { visit } from '../testing.tsx';
import { aCartServer, refusal, type CartServerOptions } from '../testing/aCartServer.ts';
import { createCartVisit, type CartVisit } from './cartVisit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Product = Parameters<typeof aProductDetail>[0];
type Options = CartServerOptions & { view?: Partial<StoreView>; product?: Product };

const sku = 'JAS-BLAUW-S';
const totals = someTotals({ coupon_code: 'TIEN', items: [anItemTotals({ item_id: 7, price_incl_tax: 59 })] });
const added = 'Het product is toegevoegd aan je winkelwagen!';
const stored = (key: keyof typeof cartKeys = 'lines') => browserStorage().read(cartKeys[key]);

/** The page of a product with a tier price from two pieces. */
async function onProductPage({ view = {}, product: changes = {}, ...server }: Options = {}) {
  const { calls, callsTo } = aCartServer({ totals, ...server });
  const prices = { price: 5900, originalPrice: 6900, tiers: [{ quantity: 2, price: 5500, savingPercent: 7 }] };
  const product = async () => aProductDetail({ ...prices, stock: { status: 'ok' }, ...changes });
  const shop = await visit({ path: `/p/JAS/badjas/${sku}`, view, services: { product }, cart: createCartVisit });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'In winkelwagen' }));
  return { ...shop, calls, callsTo, press };
}

/** Adds the robe. */
async function add(options?: Options) {
  const shop = await onProductPage(options);
  await shop.press();
  const message = await screen.findByText(added);
  return { ...shop, notification: within(message.parentElement ?? message) };
}

/** Adds a product that is no longer for sale, as a page that was opened earlier can; of a set, the given products. */
async function addUnsold(changes: Product, wanted: readonly Wanted[] = [{ quantity: 1 }]) {
  const { calls, callsTo } = aCartServer();
  let cart: CartVisit | undefined;
  await visit({ path: '/cart', cart: (shopVisit) => (cart = createCartVisit(shopVisit)) });
  act(() => cart?.add(cartOrders(aProductDetail(changes), wanted), noteAdd));
  return { calls, callsTo };
}

const kindOf = async (message: string) => (await screen.findByText(message)).parentElement?.dataset['kind'];

describe('CART-02 the stored line of an added product', () => {
  /** The line in the browser's storage, once it holds these fields. */
  const expectStored = (fields: object) =>
    vi.waitFor(() => expect(stored()).toEqual([expect.objectContaining(fields)]));

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
    await expectStored({ totals: totals.items[0] });
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
    const { callsTo } = await add();
    await expectStored({ is_in_stock: true, onlineStockCheckid: callsTo('update')[0]?.taskId });
  });

  it('CART-02 holds info of a line in stock', async () => {
    await add();
    await expectStored({ info: { stock: 'inStock' }, errors: {} });
  });

  it('CART-02 holds errors of a line that is out of stock', async () => {
    await add({ stock: { qty: 0, is_in_stock: false, manage_stock: true } });
    await expectStored({ info: {}, errors: { stock: 'outOfTheStock' } });
  });

  it('CART-02 holds is_in_stock of a line that is out of stock', async () => {
    await add({ stock: { qty: 0, is_in_stock: false, manage_stock: true } });
    await expectStored({ is_in_stock: false });
  });
});

it('API-04 a refused add is notified once: the call is silent, and the cart shows the message', async () => {
  const message = 'Er zijn er nog maar 3.';
  const { store, press } = await onProductPage({ answer: () => refusal(400, message) });
  await press();
  await screen.findByText(message);
  expect(store.get(notificationsAtom)).toEqual([expect.objectContaining({ type: 'danger', message })]);
});

describe('CART-10 the notification of an added product', () => {
  it('CART-10 offers OK', async () => {
    const { notification } = await add();
    expect(notification.getByRole('button', { name: 'OK' })).toBeVisible();
  });

  it('CART-10 closes with OK', async () => {
    const { notification } = await add();
    await userEvent.click(notification.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(added)).not.toBeInTheDocument();
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

describe('CART-01 the cart state', () => {
  let state: unknown;
  beforeEach(async () => {
    if (state !== undefined) return;
    const { store } = await add();
    await vi.waitFor(() => expect(store.get(cartStateAtom).platformTotals).toBeDefined());
    state = store.get(cartStateAtom);
  });

  it.each([
    ['cartItems', [expect.objectContaining({ sku, qty: 1, server_item_id: 7 })]],
    ['cartServerToken', 'cart-1'],
    ['cartItemsHash', expect.stringMatching(/^[0-9a-f]{8}$/)],
    ['cartServerLastSyncDate', expect.any(Number)],
    ['cartServerLastTotalsSyncDate', expect.any(Number)],
    ['platformTotals', totals],
    ['platformTotalSegments', totals.total_segments],
    ['itemsAfterPlatformTotals', totals.items],
    ['isMicrocartOpen', false],
    ['isAddingToCart', false],
    ['connectBypassCount', 0],
    ['cartIsLoaded', true],
  ])('CART-01 holds %s', (field, value) => expect(state).toHaveProperty(field, value));

  it('CART-01 connectBypassCount counts the carts that took over since the last success', async () => {
    const answer = (call: string) => (call === 'totals' ? undefined : refusal(404, 'Deze winkelwagen bestaat niet.'));
    browserStorage().write(cartKeys.token, 'gone');
    const { store, press } = await onProductPage({ answer });
    await press();
    await vi.waitFor(() => expect(store.get(cartStateAtom).connectBypassCount).toBe(1));
  });
});

describe('CART-03 isAddingToCart', () => {
  it.each([
    ['confirmed', () => undefined],
    ['refused', () => refusal(400, 'Op is op.')],
  ])('CART-01, CART-03 isAddingToCart is true during an add and false after it was %s', async (_outcome, outcome) => {
    const pause = Promise.withResolvers<void>();
    const answer = (call: string) => (call === 'update' ? pause.promise.then(outcome) : undefined);
    const { store, press } = await onProductPage({ answer });
    const isAdding = () => store.get(cartStateAtom).isAddingToCart;
    await press();
    await vi.waitFor(() => expect(isAdding()).toBe(true));
    await act(async () => pause.resolve());
    await vi.waitFor(() => expect(isAdding()).toBe(false));
  });

  it('CART-03 is true during an add that was pressed before the code of the cart was there', async () => {
    const pause = Promise.withResolvers<undefined>();
    aCartServer({ answer: (call) => (call === 'update' ? pause.promise : undefined) });
    for (const { line, quantity } of cartOrders(aProductDetail(), [{ quantity: 1 }]))
      noteAdd(browserStorage(), line, quantity);
    const { store } = await visit({ path: '/cart', cart: createCartVisit });
    await vi.waitFor(() => expect(store.get(cartStateAtom).isAddingToCart).toBe(true));
    await act(async () => pause.resolve(undefined));
    await vi.waitFor(() => expect(store.get(cartStateAtom).isAddingToCart).toBe(false));
  });
});

describe('CART-04 adding a product', () => {
  const line = { sku, qty: 1 };

  it('CART-04 merges its quantity into the line of the same sku and product_option', async () => {
    const { press, callsTo } = await add();
    await press();
    await vi.waitFor(() => expect(stored()).toEqual([expect.objectContaining({ sku, qty: 2 })]));
    expect(callsTo('update')[1]?.body).toMatchObject({ cartItem: { qty: 2, prev_qty: 1, item_id: 7 } });
  });

  it('CART-04 appends one with another product_option', async () => {
    await add();
    cleanup();
    const { options } = aProductDetail();
    const values = options.map((option) => ({
      ...option,
      values: option.values.map((value, index) => ({ ...value, isChosen: index === option.values.length - 1 })),
    }));
    await add({ product: { options: values } });
    expect(stored()).toEqual([expect.objectContaining(line), expect.objectContaining(line)]);
  });

  it('CART-04 appends one with another sku', async () => {
    await add();
    cleanup();
    await add({ product: { sku: 'JAS-ROOD-M' } });
    expect(stored()).toEqual([expect.objectContaining(line), expect.objectContaining({ sku: 'JAS-ROOD-M', qty: 1 })]);
  });
});

describe('CART-07 the validation of an added product', () => {
  const errors = { variants: 'Bestaat niet', other: 'Nog iets' };

  it.each(Object.values(errors))('CART-07 shows each error as a notification: %s', async (error) => {
    await addUnsold({ errors });
    expect(await kindOf(error)).toBe('danger');
  });

  it('CART-07 checks no stock of a product with errors', async () => {
    const { calls } = await addUnsold({ errors, stock: { status: 'out_of_stock' } });
    await screen.findByText('Nog iets');
    expect(screen.queryByText('Niet op voorraad!')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('CART-07 asks the server for the stock of a product without errors', async () => {
    const { callsTo } = await add();
    expect(callsTo('check')).toHaveLength(1);
  });

  it('CART-07 checks the stock of a product without errors', async () => {
    await addUnsold({ stock: { status: 'out_of_stock' } });
    expect(await screen.findByText('Niet op voorraad!')).toBeVisible();
  });
});

it('CART-07 a product without errors is added beside one with errors', async () => {
  let cart: CartVisit | undefined;
  const { callsTo } = aCartServer();
  await visit({ path: '/cart', cart: (shopVisit) => (cart = createCartVisit(shopVisit)) });
  const orders = [aProductDetail({ errors: { variants: 'Bestaat niet' } }), aProductDetail({ sku: 'JAS-ROOD-M' })];
  act(() =>
    cart?.add(
      orders.flatMap((product) => cartOrders(product, [{ quantity: 1 }])),
      noteAdd,
    ),
  );
  expect(await screen.findByText('Bestaat niet')).toBeVisible();
  await vi.waitFor(() => expect(stored()).toEqual([expect.objectContaining({ sku: 'JAS-ROOD-M', qty: 1 })]));
  expect(callsTo('update')).toHaveLength(1);
});

it('CART-08 a successful add shows a success notification', async () => {
  await add();
  expect(await kindOf(added)).toBe('success');
});

it('CART-09 adding more of an item that is in the cart shows that its quantity has been updated', async () => {
  const { press } = await add();
  await press();
  expect(await kindOf('Het aantal is aangepast!')).toBe('success');
});

it('CART-09 adding an item beside another one in the cart shows that it was added, and no new quantity', async () => {
  const other = aLine({ serverItemId: 8, cartId: 'cart-1', confirmedQuantity: 1 });
  browserStorage().write(cartKeys.lines, [toStored(other)]);
  browserStorage().write(cartKeys.token, 'cart-1');
  await add();
  await vi.waitFor(() => expect(stored()).toMatchObject([{ sku: other.sku, qty: 1 }, { qty: 1 }]));
  expect(screen.queryByText('Het aantal is aangepast!')).toBeNull();
});

describe('CART-12 a product whose stock is volatile', () => {
  const warning = 'De voorraad is niet zeker. Het product is onder voorbehoud toegevoegd aan je winkelwagen.';
  const addVolatile = async () => {
    const { press } = await onProductPage({ product: { stock: { status: 'volatile' } } });
    await press();
  };

  it('CART-12 is added', async () => {
    await addVolatile();
    await vi.waitFor(() => expect(stored()).toEqual([expect.objectContaining({ sku, qty: 1, server_item_id: 7 })]));
  });

  it('CART-12 is added with a warning', async () => {
    await addVolatile();
    expect(await kindOf(warning)).toBe('warning');
  });

  it('CART-12 of a set is added with a warning', async () => {
    await addUnsold({}, [{ quantity: 1, member: aGroupMember({ stock: { status: 'volatile' } }) }]);
    expect(await kindOf(warning)).toBe('warning');
    expect(stored()).toEqual([expect.objectContaining({ sku: aGroupMember().sku, qty: 1, server_item_id: 7 })]);
  });

  it('CART-10 is told with the way to the checkout too', async () => {
    await addVolatile();
    const { parentElement } = await screen.findByText(warning);
    const checkout = within(parentElement ?? expect.unreachable()).getByRole('link', { name: 'Verder naar bestellen' });
    expect(checkout).toHaveAttribute('href', '/checkout');
  });
});

describe('CART-13 a product that is out of stock', () => {
  it('CART-13 is not added', async () => {
    const { calls } = await addUnsold({ stock: { status: 'out_of_stock' } });
    await screen.findByText('Niet op voorraad!');
    expect([stored(), stored('acts'), calls]).toEqual([undefined, undefined, []]);
  });

  it('CART-13 says so as an error', async () => {
    await addUnsold({ stock: { status: 'out_of_stock' } });
    expect(await kindOf('Niet op voorraad!')).toBe('danger');
  });

  const set = (['ok', 'out_of_stock'] as const).map((status, at) => ({
    quantity: 1,
    member: aGroupMember({ sku: `WH-${at}`, parentSku: `WH-${at}`, stock: { status } }),
  }));

  it('CART-13 of a set is not added with the others', async () => {
    const { callsTo } = await addUnsold({}, set);
    await vi.waitFor(() => expect(stored()).toEqual([expect.objectContaining({ sku: 'WH-0', server_item_id: 7 })]));
    expect([stored('acts'), callsTo('update')]).toEqual([[], [expect.anything()]]);
  });

  it('CART-13 of a set says so as an error, whatever became of the others', async () => {
    await addUnsold({}, set);
    expect(await kindOf('Niet op voorraad!')).toBe('danger');
  });
});

it('CART-14 an item that had no quantity before is removed when the server refuses it', async () => {
  const { press } = await onProductPage({ answer: () => refusal(400, 'Op is op.') });
  await press();
  await screen.findByText('Op is op.');
  expect([stored(), stored('acts')]).toEqual([[], []]);
});

it('CART-14 adding more of an item that the server refuses restores its previous quantity', async () => {
  let updates = 0;
  const answer = (call: string) => (call === 'update' && (updates += 1) > 1 ? refusal(400, 'Op is op.') : undefined);
  const { press } = await add({ answer });
  await press();
  await screen.findByText('Op is op.');
  expect([stored(), stored('acts')]).toEqual([[expect.objectContaining({ sku, qty: 1, prev_qty: 1 })], []]);
});

describe('CART-22 the cart between visits', () => {
  it('CART-22 is kept in local storage', async () => {
    await add();
    expect([stored(), stored('token')]).toEqual([[expect.objectContaining({ sku, qty: 1 })], 'cart-1']);
  });

  it('CART-22 is restored at the next visit, after which cartIsLoaded is true', async () => {
    await add();
    cleanup();
    const { store } = await onProductPage();
    expect(store.get(cartIsLoadedAtom)).toBe(false);
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /^Winkeltas/ }));
    const microcart = within(await screen.findByRole('dialog', { name: 'Winkelwagen' }));
    expect(await microcart.findByRole('listitem')).toBeVisible();
    expect(store.get(cartIsLoadedAtom)).toBe(true);
    expect(store.get(cartStateAtom)).toMatchObject({ cartServerToken: 'cart-1', cartItems: [{ sku, qty: 1 }] });
  });

  it('CART-22 has the time of an add under addedToCartInWindow', async () => {
    vi.setSystemTime('2026-11-24T12:00:00Z');
    await add();
    vi.useRealTimers();
    expect(localStorage.getItem('addedToCartInWindow')).toBe(String(Date.parse('2026-11-24T12:00:00Z')));
  });
});
