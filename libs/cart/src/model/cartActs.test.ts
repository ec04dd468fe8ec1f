import { ApiError, createEventBus, createStorage, UnreachableError, type Storage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import type { ServerItem } from '../contract.ts';
import { createFakeCart, type FakeCart } from '../fakeCart.ts';
import { nl } from '../messages/nl.ts';
import { aLine, aNewLine, anItemTotals, aServerItem } from '../testing.ts';
import { applyAct } from './acts.ts';
import { actAtom, addToCartAtom, putBackAtom, removeLineAtom, setQuantityAtom } from './cartActs.ts';
import {
  cartHashAtom,
  cartIsLoadedAtom,
  cartSyncedAtAtom,
  cartTokenAtom,
  confirmCartAtom,
  connectBypassCountAtom,
  forgetCartAtom,
  hasWaitingActsAtom,
  isAddingToCartAtom,
  linesAtom,
  loadCartAtom,
  resumeCartAtom,
  takeOverCartAtom,
} from './cartAtoms.ts';
import { cartKeys, createCartStorage } from './cartStorage.ts';
import { clearCartAtom } from './clearCart.ts';
import { noticeText } from './events.ts';
import { editLineAtom } from './lineEdit.ts';
import { cartPortsAtom, type CartPorts } from './ports.ts';
import { removeUnconfirmedLinesAtom } from './removeUnconfirmed.ts';
import { checkLinesAtom } from './stockCheck.ts';

const gone = new ApiError(404, 'No such entity with cartId');

/** A connected cart, and the events it emits. */
function aCart(fake: FakeCart = createFakeCart(), storage: Storage = createStorage(), ports: Partial<CartPorts> = {}) {
  const store = createStore();
  const events = createEventBus();
  const told: unknown[] = [];
  for (const name of ['cart/added', 'cart/updated', 'cart/refused'] as const) {
    events.on(name, ({ line, notice }) => told.push([name, line.sku, notice]));
  }
  events.on('cart/removed', ({ line }) => told.push(['cart/removed', line.sku]));
  const lock: CartPorts['lock'] = (act) => act();
  store.set(cartPortsAtom, {
    api: fake.api,
    storage: createCartStorage(storage),
    events,
    lock,
    now: () => 5,
    ...ports,
  });
  const shown = () => store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity]);
  return { store, fake, storage, events, told, shown };
}
const towel = 'HD-50x100-wit';
const sheet = aLine({ sku: 'LK-1', name: 'Laken' });
const aNewSheet = () => aNewLine({ sku: 'LK-1', name: 'Laken' });
const offline = () => createFakeCart({ update: () => Promise.reject(new UnreachableError('offline')) });

describe('CART-04, CART-05 an act changes its own line alone', () => {
  const lines = [aLine({ quantity: 2 }), sheet];
  const act = { taskId: 't', line: aLine() };
  const after = (changed: readonly ReturnType<typeof aLine>[]) => changed.map(({ sku, quantity }) => [sku, quantity]);

  it('CART-04 an add', () =>
    expect(after(applyAct(lines, { ...act, kind: 'add' }))).toEqual([
      [towel, 3],
      ['LK-1', 1],
    ]));
  it('CART-05 a new quantity', () =>
    expect(after(applyAct(lines, { ...act, kind: 'set', quantity: 7 }))).toEqual([
      [towel, 7],
      ['LK-1', 1],
    ]));
  it('CART-15 a removal of one of two lines of a sku, with other options each', () => {
    const { option: _option, ...plain } = aLine();
    expect(applyAct([aLine(), plain], { ...act, kind: 'remove' })).toEqual([plain]);
  });
  it('CART-15 a removal', () => expect(after(applyAct(lines, { ...act, kind: 'remove' }))).toEqual([['LK-1', 1]]));
});

describe('what the cart tells', () => {
  it('CART-08 an add is a success', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine());
    expect(told).toEqual([['cart/added', towel, { type: 'success', message: { key: 'addedToCart' } }]]);
  });

  it('CART-12 an add of uncertain stock is a warning', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine({ stock: undefined }));
    expect(told).toEqual([['cart/added', towel, { type: 'warning', message: { key: 'volatileStock' } }]]);
  });

  it('CART-12 more of a line of uncertain stock is a warning too', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine({ stock: undefined }));
    await store.set(addToCartAtom, aNewLine({ stock: undefined }));
    expect(told.at(-1)).toEqual(['cart/added', towel, { type: 'warning', message: { key: 'volatileStock' } }]);
  });

  it('CART-09 more of a line is a new quantity', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine());
    await store.set(addToCartAtom, aNewLine());
    expect(told.at(-1)).toEqual(['cart/added', towel, { type: 'success', message: { key: 'quantityUpdated' } }]);
  });

  it('CART-09 a new quantity is a success', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine());
    await store.set(setQuantityAtom, aLine(), 4);
    expect(told.at(-1)).toEqual(['cart/updated', towel, { type: 'success', message: { key: 'quantityUpdated' } }]);
  });

  it('CART-15 a removed line is told', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine());
    await store.set(removeLineAtom, aLine());
    expect(told.at(-1)).toEqual(['cart/removed', towel]);
  });

  it('CART-05 a line that is set to 0 is told as removed', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine());
    await store.set(setQuantityAtom, aLine(), 0);
    expect(told.at(-1)).toEqual(['cart/removed', towel]);
  });

  it('of an added line says what the server knows of it', async () => {
    const { store, events } = aCart();
    const added: unknown[] = [];
    events.on('cart/added', ({ line }) => added.push(line.serverItemId));
    await store.set(addToCartAtom, aNewLine());
    expect(added).toEqual([1]);
  });

  it('CART-07 an error of the product is a danger', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine({ errors: { size: 'Kies een maat' } }));
    expect(told).toEqual([['cart/refused', towel, { type: 'danger', message: { text: 'Kies een maat' } }]]);
  });

  it('CART-07 each error of the product is told, and beside them that its price is unknown', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine({ price: 0, errors: { size: 'Kies een maat' } }));
    expect(told).toEqual([
      ['cart/refused', towel, { type: 'danger', message: { text: 'Kies een maat' } }],
      ['cart/refused', towel, { type: 'danger', message: { key: 'priceUnknown' } }],
    ]);
  });

  it('PRICE-15 an unknown price is a danger', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine({ price: 0 }));
    expect(told).toEqual([['cart/refused', towel, { type: 'danger', message: { key: 'priceUnknown' } }]]);
  });

  it('CART-13 a stock that is out is a danger', async () => {
    const { store, told } = aCart();
    await store.set(addToCartAtom, aNewLine({ stock: { is_in_stock: false } }));
    expect(told).toEqual([['cart/refused', towel, { type: 'danger', message: { key: 'outOfStockNotAdded' } }]]);
  });

  it('CART-14 a refusal of the server is a danger', async () => {
    const { store, told } = aCart(createFakeCart({}, 0));
    await store.set(addToCartAtom, aNewLine());
    const message = { text: 'The requested qty is not available' };
    expect(told).toEqual([['cart/refused', towel, { type: 'danger', message }]]);
  });

  it('an act that waits is a warning', async () => {
    const { store, told } = aCart(offline());
    await store.set(addToCartAtom, aNewLine());
    expect(told).toEqual([['cart/refused', towel, { type: 'warning', message: { key: 'waiting' } }]]);
  });

  it('is worded by the server or by us', () => {
    expect(noticeText({ type: 'danger', message: { text: 'Te veel' } }, nl)).toBe('Te veel');
    expect(noticeText({ type: 'danger', message: { key: 'waiting' } }, nl)).toBe(nl.waiting);
  });
});

it('CART-05 an add of no pieces does nothing', async () => {
  const { store, fake, told } = aCart();
  await store.set(addToCartAtom, aNewLine(), 0);
  expect([fake.calls, told]).toEqual([[], []]);
});

it('a fault of the program is no refusal', async () => {
  const { store } = aCart(createFakeCart({ update: () => Promise.reject(new TypeError('x is undefined')) }));
  await expect(store.set(addToCartAtom, aNewLine())).rejects.toThrow('x is undefined');
});

describe('CART-03 isAddingToCart', () => {
  it('CART-03 is true during every add', async () => {
    const { store } = aCart();
    await store.set(addToCartAtom, aNewLine());
    const answered = store.set(addToCartAtom, aNewLine());
    expect(store.get(isAddingToCartAtom)).toBe(true);
    await answered;
    expect(store.get(isAddingToCartAtom)).toBe(false);
  });

  it('CART-03 is false after an add that failed by a fault of the program', async () => {
    const { store } = aCart(createFakeCart({ update: () => Promise.reject(new TypeError('x is undefined')) }));
    await expect(store.set(addToCartAtom, aNewLine())).rejects.toThrow();
    expect(store.get(isAddingToCartAtom)).toBe(false);
  });

  it('CART-03 is false while a quantity is set', async () => {
    const { store } = aCart();
    await store.set(addToCartAtom, aNewLine());
    const answered = store.set(setQuantityAtom, aLine(), 3);
    expect(store.get(isAddingToCartAtom)).toBe(false);
    await answered;
  });

  it('CART-03 is true until the last of two adds is over', async () => {
    const answered = Promise.withResolvers<ServerItem>();
    const update = vi
      .fn<() => Promise<ServerItem>>(() => answered.promise)
      .mockRejectedValueOnce(new UnreachableError('offline'));
    const { store } = aCart(createFakeCart({ update }));
    const adds = [aNewLine(), aNewSheet()].map((line) => store.set(addToCartAtom, line));
    await adds[0];
    expect(store.get(isAddingToCartAtom)).toBe(true);
    answered.resolve(aServerItem());
    await Promise.all(adds);
    expect(store.get(isAddingToCartAtom)).toBe(false);
  });

  it('CART-03 is true while acts that waited are sent, if one of them is an add', async () => {
    const storage = createStorage();
    const before = aCart(offline(), storage);
    before.store.set(confirmCartAtom, { lines: [sheet], cartId: '7' });
    await Promise.all([before.store.set(setQuantityAtom, sheet, 3), before.store.set(addToCartAtom, aNewLine())]);
    const { store } = aCart(createFakeCart(), storage);
    const sent = store.set(resumeCartAtom);
    expect(store.get(isAddingToCartAtom)).toBe(true);
    await sent;
    expect(store.get(isAddingToCartAtom)).toBe(false);
  });

  it('CART-03 is true during an add after a quantity was set', async () => {
    const { store } = aCart();
    await store.set(addToCartAtom, aNewLine());
    await store.set(setQuantityAtom, aLine(), 3);
    const answered = store.set(addToCartAtom, aNewLine());
    expect(store.get(isAddingToCartAtom)).toBe(true);
    await answered;
  });
});

describe('PAY-17 the lines of a canceled order', () => {
  it('PAY-17 are back in the cart', async () => {
    const { store, shown } = aCart();
    await store.set(putBackAtom, [aServerItem({ qty: 2 }), aServerItem({ item_id: 9, sku: 'LK-1' })]);
    expect(shown()).toEqual([
      [towel, 2],
      ['LK-1', 1],
    ]);
  });

  it('PAY-17 wait for the server beyond the visit', async () => {
    const { store, storage } = aCart(offline());
    await store.set(putBackAtom, [aServerItem({ qty: 2 })]);
    const later = aCart(offline(), storage);
    later.store.set(loadCartAtom);
    expect(later.shown()).toEqual([[towel, 2]]);
  });

  it('PAY-17 are new to the server', async () => {
    const { store, fake } = aCart();
    const update = vi.fn(fake.api.update);
    store.set(cartPortsAtom, { ...store.get(cartPortsAtom), api: { ...fake.api, update } });
    await store.set(putBackAtom, [aServerItem({ item_id: 9, qty: 2 })]);
    const cartItem = { sku: towel, qty: 2, prev_qty: 0 };
    expect(update).toHaveBeenCalledExactlyOnceWith(undefined, { cartItem }, expect.any(String));
  });
});

describe('SYNC-02 the item hash', () => {
  const hashOf = (...lines: ReturnType<typeof aLine>[]) => {
    const { store } = aCart();
    store.set(confirmCartAtom, { lines });
    return store.get(cartHashAtom);
  };
  const { option: _option, ...plain } = aLine();
  const withOptions = (chosen: NonNullable<ReturnType<typeof aLine>['option']>['extension_attributes']) =>
    aLine({ option: { extension_attributes: chosen } });
  const embroidered = (text: string) => withOptions({ custom_options: [{ option_id: 7, option_value: text }] });
  const bundled = (selection: number) =>
    withOptions({ bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [selection] }] });
  const sized = (label: string) =>
    withOptions({ configurable_item_options: [{ option_id: 142, option_value: 167, label, value: label }] });

  it.each([
    ['sku', aLine({ sku: 'LK-1' })],
    ['quantity', aLine({ quantity: 2 })],
    ['options', plain],
  ])('SYNC-02 changes with the %s', (_title, line) => expect(hashOf(line)).not.toBe(hashOf(aLine())));

  it('SYNC-02 changes with the chosen value of an option', () => {
    const inSize = (option_value: number) =>
      withOptions({ configurable_item_options: [{ option_id: 142, option_value }] });
    expect(hashOf(inSize(167))).not.toBe(hashOf(inSize(168)));
  });

  it('SYNC-02 changes with the custom options', () =>
    expect(hashOf(embroidered('Anna'))).not.toBe(hashOf(embroidered('Bram'))));

  it('SYNC-02 changes with the selections of a bundle', () =>
    expect(hashOf(bundled(3003))).not.toBe(hashOf(bundled(3004))));

  it('SYNC-02 changes with the quantity of a part of a bundle', () => {
    const parts = (option_qty: number) =>
      withOptions({ bundle_options: [{ option_id: 1, option_qty, option_selections: [3003] }] });
    expect(hashOf(parts(1))).not.toBe(hashOf(parts(2)));
  });

  it('SYNC-02 changes with the option that a value was chosen of', () => {
    const sizedIn = (option_id: number) =>
      withOptions({ configurable_item_options: [{ option_id, option_value: 167 }] });
    const writtenIn = (option_id: number) => withOptions({ custom_options: [{ option_id, option_value: 'Anna' }] });
    const bundledIn = (option_id: number) =>
      withOptions({ bundle_options: [{ option_id, option_qty: 1, option_selections: [3003] }] });
    expect(hashOf(sizedIn(142))).not.toBe(hashOf(sizedIn(143)));
    expect(hashOf(writtenIn(7))).not.toBe(hashOf(writtenIn(8)));
    expect(hashOf(bundledIn(1))).not.toBe(hashOf(bundledIn(2)));
  });

  it('SYNC-02 does not change with the labels of the options', () =>
    expect(hashOf(sized('Maat'))).toBe(hashOf(sized('Size'))));

  it.each([
    ['names', { name: 'Badlaken', slug: 'badlaken', image: '/b.jpg' }],
    ['prices', { price: 1, originalPrice: 2, tiers: [{ quantity: 2, price: 1 }] }],
    ['stock', { stock: { is_in_stock: false }, stockCheckId: 'task' }],
    ['ids of the server', { serverItemId: 7, cartId: 'c', confirmedQuantity: 1 }],
    ['totals', { totals: anItemTotals() }],
    ['options as the shopper reads them', { options: [{ label: 'Colour', value: 'White' }] }],
    ['sku of the parent', { parentSku: 'BL' }],
    ['id of the parent', { parentId: 70 }],
    ['id of the variant', { variantId: 71 }],
    ['type', { type: 'simple' }],
    ['composition', { composition: '100% linnen' }],
    ['seal', { isSealed: true }],
  ])('SYNC-02 does not change with the %s', (_title, own) => expect(hashOf(aLine(own))).toBe(hashOf(aLine())));

  it('SYNC-02 does not change with the order of the options', () => {
    const colour = { option_id: 93, option_value: 50 };
    const size = { option_id: 142, option_value: 167 };
    const chosen = (...configurable_item_options: (typeof colour)[]) => withOptions({ configurable_item_options });
    expect(hashOf(chosen(colour, size))).toBe(hashOf(chosen(size, colour)));
  });

  it('SYNC-02 does not change with the order of the selections of a bundle', () => {
    const bundledOf = (...option_selections: number[]) =>
      withOptions({ bundle_options: [{ option_id: 1, option_qty: 1, option_selections }] });
    expect(hashOf(bundledOf(3003, 3004))).toBe(hashOf(bundledOf(3004, 3003)));
  });

  it('SYNC-02 does not change with the order of the lines', () =>
    expect(hashOf(aLine(), sheet)).toBe(hashOf(sheet, aLine())));

  it('SYNC-02 is stored with the date on which the server confirmed the lines', async () => {
    const { store } = aCart();
    await store.set(addToCartAtom, aNewLine());
    expect(store.get(cartSyncedAtAtom)).toBe(5);
  });

  it('SYNC-02 is stored with the cart', async () => {
    const { store, storage } = aCart();
    await store.set(addToCartAtom, aNewLine());
    expect(storage.read(cartKeys.hash)).toBe(store.get(cartHashAtom));
  });
});

describe('CART-22 the stored cart', () => {
  const stored = (quantity = 3, cartId = 'c') => {
    const storage = createStorage();
    createCartStorage(storage).write({ lines: [aLine({ quantity })], cartId }, '');
    return storage;
  };

  it('CART-22 is read once', () => {
    const { store, storage, shown } = aCart(createFakeCart(), stored());
    store.set(loadCartAtom);
    createCartStorage(storage).write({ lines: [] }, '');
    store.set(loadCartAtom);
    expect(shown()).toEqual([[towel, 3]]);
  });

  it('CART-22 of another tab is taken over once this tab has read its own', () => {
    const { store, storage, shown } = aCart(createFakeCart(), stored());
    store.set(loadCartAtom);
    createCartStorage(storage).write({ lines: [] }, '');
    store.set(takeOverCartAtom);
    expect(shown()).toEqual([]);
  });

  it('CART-22 of another tab is not taken over before', () => {
    const { store, shown } = aCart(createFakeCart(), stored());
    store.set(takeOverCartAtom);
    expect(shown()).toEqual([]);
  });

  it('CART-22 is restored with the variant that waits in the place of a line', async () => {
    const { store, storage } = aCart(offline(), stored());
    store.set(loadCartAtom);
    await store.set(editLineAtom, aLine(), aNewLine({ sku: 'HD-50x100-blauw', option: undefined }), 2);
    const later = aCart(offline(), storage);
    later.store.set(loadCartAtom);
    expect(later.shown()).toEqual([['HD-50x100-blauw', 2]]);
  });

  it.each([[''], [5]])('CART-22 has no token where %j is stored', (token) => {
    const storage = stored();
    storage.write(cartKeys.token, token);
    const { store } = aCart(createFakeCart(), storage);
    store.set(loadCartAtom);
    expect(store.get(cartTokenAtom)).toBeUndefined();
  });

  it.each([resumeCartAtom, forgetCartAtom])('CART-22 is loaded once the cart is resumed or forgotten', async (act) => {
    const { store } = aCart();
    await store.set(act);
    expect(store.get(cartIsLoadedAtom)).toBe(true);
  });

  it('CART-22 has no token any more once it is forgotten', () => {
    const storage = stored();
    aCart(createFakeCart(), storage).store.set(forgetCartAtom);
    const { store } = aCart(createFakeCart(), storage);
    store.set(loadCartAtom);
    expect(store.get(cartTokenAtom)).toBeUndefined();
  });

  it('NAV-09 tells other tabs once of lines that are added together', async () => {
    const storage = createStorage();
    const written: string[] = [];
    const { store, shown } = aCart(createFakeCart(), {
      ...storage,
      write: (key, value) => {
        written.push(key);
        return storage.write(key, value);
      },
    });
    await store.set(putBackAtom, [aServerItem(), aServerItem({ item_id: 2, sku: 'LK-1' })]);
    expect(shown()).toHaveLength(2);
    expect(written.filter((key) => key === cartKeys.addedAt)).toHaveLength(1);
  });

  it('CART-26 a line that is put in the cart keeps its quantity and what was chosen', async () => {
    const { option } = aLine();
    const chosen = { ...(option && { product_option: option }), extension_attributes: { parent_sku: 'HD-50x100' } };
    const { store, fake } = aCart();
    await store.set(putBackAtom, [aServerItem({ qty: 2, ...chosen })]);
    expect(fake.items).toMatchObject([{ sku: 'HD-50x100', qty: 2, product_option: option }]);
  });

  it('NAV-09 tells other tabs of what was added before a line that waits', async () => {
    let isReached = false;
    const fake = createFakeCart({
      update: async () => {
        if (isReached) throw new UnreachableError('offline');
        isReached = true;
        return aServerItem();
      },
    });
    const { store, storage } = aCart(fake);
    await store.set(putBackAtom, [aServerItem(), aServerItem({ item_id: 2, sku: 'LK-1' })]);
    expect(store.get(hasWaitingActsAtom)).toBe(true);
    expect(storage.read(cartKeys.addedAt)).toBe(5);
  });

  it('CART-22 writes the time of each add', async () => {
    const { store, storage } = aCart();
    await store.set(addToCartAtom, aNewLine());
    store.set(cartPortsAtom, { ...store.get(cartPortsAtom), now: () => 9 });
    await store.set(addToCartAtom, aNewLine());
    expect(storage.read(cartKeys.addedAt)).toBe(9);
  });

  it('CART-22 does not write the time of an add when a quantity is set', async () => {
    const { store, storage } = aCart();
    await store.set(addToCartAtom, aNewLine());
    storage.write(cartKeys.addedAt, 1);
    await store.set(setQuantityAtom, aLine(), 3);
    expect(storage.read(cartKeys.addedAt)).toBe(1);
  });
});

describe('CART-06 deleting that spares what the server has', () => {
  it('CART-06 leaves a line with a server id', async () => {
    const { store, shown } = aCart();
    await store.set(addToCartAtom, aNewLine());
    const [line = expect.unreachable()] = store.get(linesAtom);
    await store.set(removeUnconfirmedLinesAtom, [line]);
    expect(shown()).toEqual([[towel, 1]]);
  });

  it('CART-06 takes out a line without one', async () => {
    const { store, shown } = aCart(offline());
    await store.set(addToCartAtom, aNewLine());
    const [line = expect.unreachable()] = store.get(linesAtom);
    await store.set(removeUnconfirmedLinesAtom, [line]);
    expect(shown()).toEqual([]);
  });

  it('CART-06 takes out each line without one, and leaves each that has one', async () => {
    const { store, shown } = aCart(offline());
    store.set(confirmCartAtom, { lines: [aLine({ serverItemId: 7 }), { ...sheet, serverItemId: 8 }], cartId: 'c' });
    for (const sku of ['BM-1', 'BM-2']) await store.set(addToCartAtom, aNewLine({ sku }));
    await store.set(removeUnconfirmedLinesAtom, store.get(linesAtom));
    expect(shown()).toEqual([
      [towel, 1],
      ['LK-1', 1],
    ]);
  });
});

describe('CART-13 the stock of what is brought in', () => {
  /** A cart with a towel, in a shop that has nothing left of any sku, and the skus that were asked for. */
  const inASoldOutShop = () => {
    const asked: string[] = [];
    const stockCheck = async (sku: string) => {
      asked.push(sku);
      return { product_id: 9, is_in_stock: false, qty: 0, manage_stock: true };
    };
    const cart = aCart(createFakeCart(), createStorage(), {
      stockApi: () => ({ stockCheck, stockList: async () => [] }),
    });
    cart.store.set(loadCartAtom);
    cart.store.set(confirmCartAtom, { lines: [aLine({ serverItemId: 7 })], cartId: 'c' });
    return { ...cart, asked };
  };

  it('CART-13 what is out of stock is not added', async () => {
    const { store, shown, asked, fake } = inASoldOutShop();
    await store.set(addToCartAtom, aNewSheet());
    expect([asked, shown(), fake.items]).toEqual([['LK-1'], [[towel, 1]], []]);
  });

  it('CART-13 a variant that is out of stock takes the place of no other', async () => {
    const { store, shown, asked, fake } = inASoldOutShop();
    const line = store.get(linesAtom)[0] ?? expect.unreachable();
    await store.set(editLineAtom, line, aNewLine({ sku: 'HD-50x100-blauw', option: undefined }), 2);
    expect([asked, shown(), fake.items]).toEqual([['HD-50x100-blauw'], [[towel, 1]], []]);
  });

  it('CART-13 a new quantity is judged by the server alone', async () => {
    const { store, asked, fake } = inASoldOutShop();
    await store.set(setQuantityAtom, store.get(linesAtom)[0] ?? expect.unreachable(), 3);
    expect([asked, fake.calls.includes('update')]).toEqual([[], true]);
  });

  it('CART-13 a removal asks nothing', async () => {
    const { store, shown, asked } = inASoldOutShop();
    await store.set(removeLineAtom, store.get(linesAtom)[0] ?? expect.unreachable());
    expect([asked, shown()]).toEqual([[], []]);
  });

  it('CART-13 what was in a cart before is not asked for again', async () => {
    const { store, shown, asked } = inASoldOutShop();
    await store.set(actAtom, { kind: 'add', taskId: 't', line: sheet, isSilent: true });
    expect([asked, shown()]).toEqual([
      [],
      [
        [towel, 1],
        ['LK-1', 1],
      ],
    ]);
  });
});

describe('CART-16 a line that is out of stock', () => {
  const out = { is_in_stock: false, qty: 0, manage_stock: true };
  const neither = { keepsOutOfStock: false, syncsCart: false };
  const stockApi = () => ({ stockCheck: async () => undefined, stockList: async () => [{ ...out, product_id: 9 }] });
  const checked = async (ports: Partial<CartPorts> = {}) => {
    const cart = aCart(createFakeCart(), createStorage(), { stockApi, ...ports });
    cart.store.set(loadCartAtom);
    cart.store.set(confirmCartAtom, { lines: [aLine(), { ...sheet, variantId: 9 }], cartId: 'c' });
    await cart.store.set(checkLinesAtom);
    return cart;
  };

  it('CART-16 stays by default', async () =>
    expect((await checked()).shown()).toEqual([
      [towel, 1],
      ['LK-1', 1],
    ]));

  it.each([
    ['out-of-stock-in-cart', { keepsOutOfStock: true, syncsCart: false }],
    ['synchronisation', { keepsOutOfStock: false, syncsCart: true }],
  ])('CART-16 stays when %s alone is allowed', async (_what, ports) =>
    expect((await checked(ports)).shown()).toEqual([
      [towel, 1],
      ['LK-1', 1],
    ]),
  );

  it('CART-16 is removed when neither out-of-stock-in-cart nor synchronisation is allowed', async () =>
    expect((await checked(neither)).shown()).toEqual([[towel, 1]]));

  it('CART-16 is removed alone then: a line whose stock is not known stays', async () => {
    const { store, shown } = aCart(createFakeCart(), createStorage(), { stockApi, ...neither });
    store.set(loadCartAtom);
    store.set(confirmCartAtom, { lines: [aLine({ stock: undefined }), { ...sheet, variantId: 9 }], cartId: 'c' });
    await store.set(checkLinesAtom);
    expect(shown()).toEqual([[towel, 1]]);
  });

  it('CART-16 of which nothing is answered keeps what was known of its stock', async () => {
    const { store } = await checked();
    expect(store.get(linesAtom).map(({ stock }) => stock)).toEqual([aLine().stock, out]);
  });

  it('CART-16 removes each line that is out of stock', async () => {
    const stockList = async () => [9, 8].map((product_id) => ({ ...out, product_id }));
    const stockApi = () => ({ stockCheck: async () => undefined, stockList });
    const { store, shown } = aCart(createFakeCart(), createStorage(), { stockApi, ...neither });
    store.set(loadCartAtom);
    const others = [9, 8].map((variantId) => ({ ...sheet, sku: `LK-${variantId}`, variantId }));
    store.set(confirmCartAtom, { lines: [aLine(), ...others], cartId: 'c' });
    await store.set(checkLinesAtom);
    expect(shown()).toEqual([[towel, 1]]);
  });

  it('CART-16 of which there are fewer than its quantity is removed then too', async () => {
    const few = async () => [{ is_in_stock: true, qty: 1, manage_stock: true, product_id: 9 }];
    const stockApi = () => ({ stockCheck: async () => undefined, stockList: few });
    const { store, shown } = aCart(createFakeCart(), createStorage(), { stockApi, ...neither });
    store.set(loadCartAtom);
    store.set(confirmCartAtom, { lines: [aLine(), { ...sheet, variantId: 9, quantity: 2 }], cartId: 'c' });
    await store.set(checkLinesAtom);
    expect(shown()).toEqual([[towel, 1]]);
  });

  it('CART-16 is removed by an update that is answered so', async () => {
    const update = async () => aServerItem({ qty: 2, extension_attributes: { stock: out } });
    const { store, shown } = aCart(createFakeCart({ update }), createStorage(), neither);
    store.set(loadCartAtom);
    store.set(confirmCartAtom, { lines: [aLine(), sheet], cartId: 'c' });
    await store.set(setQuantityAtom, aLine(), 2);
    await vi.waitFor(() => expect(shown()).toEqual([['LK-1', 1]]));
  });
});

describe('CART-20 editing a line of another type', () => {
  it.each([
    ['simple', {}],
    ['virtual', {}],
    ['downloadable', {}],
    ['bundle', { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [31] }] }],
    [
      'configurable made to measure',
      {
        configurable_item_options: [{ option_id: 93, option_value: 50 }],
        custom_options: [{ option_id: 7, option_value: 'Jet' }],
      },
    ],
  ])('CART-20 %s: does nothing', async (type, extension_attributes) => {
    const { store, fake, shown } = aCart();
    const line = aLine({ sku: 'SET', type, option: { extension_attributes } });
    store.set(loadCartAtom);
    store.set(confirmCartAtom, { lines: [line], cartId: 'c' });
    await store.set(editLineAtom, line, aNewLine(), 4);
    expect([shown(), fake.calls]).toEqual([[['SET', 1]], []]);
  });
});

describe('CART-21 clearing the cart', () => {
  /** A cart of two lines that the server has, after it was cleared. */
  const cleared = async (how?: { sync?: boolean; disconnect?: boolean }) => {
    const cart = aCart();
    await cart.store.set(addToCartAtom, aNewLine());
    await cart.store.set(addToCartAtom, aNewLine({ sku: 'LK-1', parentSku: undefined, option: undefined }));
    const before = cart.store.get(cartTokenAtom);
    cart.fake.calls.length = 0;
    await cart.store.set(clearCartAtom, how);
    return { ...cart, before, token: cart.store.get(cartTokenAtom) };
  };

  it.each([undefined, { sync: true }, { disconnect: true }, { sync: true, disconnect: true }])(
    'CART-21 empties the items, with %j',
    async (how) => {
      const { shown, store, storage } = await cleared(how);
      expect([shown(), store.get(hasWaitingActsAtom), storage.read(cartKeys.lines)]).toEqual([[], false, []]);
    },
  );

  it.each([{ sync: true }, { sync: true, disconnect: true }])('CART-21 syncs when asked, with %j', async (how) => {
    const { fake } = await cleared(how);
    expect([fake.calls.filter((call) => call === 'remove').length, fake.items]).toEqual([2, []]);
  });

  it.each([undefined, { disconnect: true }])('CART-21 does not sync unasked, with %j', async (how) => {
    const { fake } = await cleared(how);
    expect([fake.calls.filter((call) => call === 'remove'), fake.items.length]).toEqual([[], 2]);
  });

  it.each([{ disconnect: true }, { sync: true, disconnect: true }])(
    'CART-21 drops the token when asked, with %j',
    async (how) => {
      const { token, storage } = await cleared(how);
      expect([token, storage.read(cartKeys.token)]).toEqual([undefined, '']);
    },
  );

  it.each([undefined, { sync: true }])('CART-21 keeps the token unasked, with %j', async (how) => {
    const { before, token } = await cleared(how);
    expect([typeof token, token]).toEqual(['string', before]);
  });

  it('CART-21 disconnected, the next add makes a cart of its own', async () => {
    const { store, fake } = await cleared({ disconnect: true });
    const update = vi.fn(fake.api.update);
    store.set(cartPortsAtom, { ...store.get(cartPortsAtom), api: { ...fake.api, update } });
    await store.set(addToCartAtom, aNewLine());
    expect(update.mock.calls[0]?.[0]).toBeUndefined();
  });

  it('CART-21 syncs later what the server did not hear of', async () => {
    const { store, fake, shown } = aCart();
    await store.set(addToCartAtom, aNewLine());
    const { remove } = fake.api;
    fake.api.remove = () => Promise.reject(new UnreachableError('offline'));
    await store.set(clearCartAtom, { sync: true });
    fake.api.remove = remove;
    await store.set(resumeCartAtom);
    expect([shown(), fake.items]).toEqual([[], []]);
  });

  it('CART-21 what waits is not sent any more', async () => {
    const { store, shown, fake } = aCart(offline());
    await store.set(addToCartAtom, aNewLine());
    await store.set(clearCartAtom);
    fake.calls.length = 0;
    await store.set(resumeCartAtom);
    expect([shown(), fake.calls]).toEqual([[], []]);
  });
});

it('CART-21 what waited for a forgotten cart is forgotten too', async () => {
  const { store, shown } = aCart(offline());
  await store.set(addToCartAtom, aNewLine());
  store.set(forgetCartAtom);
  await store.set(resumeCartAtom);
  expect(shown()).toEqual([]);
});

it('an act that another tab has sent meanwhile waits no longer', async () => {
  const storage = createStorage();
  const fake = createFakeCart();
  const other = aCart(fake, storage);
  const lock: CartPorts['lock'] = async (act) => {
    await other.store.set(resumeCartAtom);
    return act();
  };
  const { store, shown } = aCart(fake, storage, { lock });
  await store.set(addToCartAtom, aNewLine());
  expect([store.get(hasWaitingActsAtom), shown(), fake.items.length]).toEqual([false, [[towel, 1]], 1]);
});

describe('SYNC-13 the bypass of a cart that the server does not know', () => {
  /** A server that answers 404 for its carts, optionally until a new cart is created. */
  function aForgetful({ recovers }: { recovers: boolean }) {
    let hasLost = true;
    const known = createFakeCart();
    const fake = createFakeCart({
      pull: () => {
        hasLost = !recovers;
        return Promise.reject(gone);
      },
      update: (cartId, ...rest) =>
        cartId === 'lost' || (hasLost && cartId !== undefined)
          ? Promise.reject(gone)
          : known.api.update(cartId, ...rest),
    });
    const cart = aCart(fake);
    cart.store.set(confirmCartAtom, { lines: [aLine({ quantity: 2 })], cartId: 'lost' });
    return cart;
  }

  it('SYNC-13 is counted until all acts are taken', async () => {
    const { store } = aForgetful({ recovers: true });
    const counts: number[] = [];
    store.sub(connectBypassCountAtom, () => counts.push(store.get(connectBypassCountAtom)));
    await store.set(addToCartAtom, aNewSheet());
    expect(counts).toEqual([1, 0]);
  });

  it('SYNC-13 keeps the lines for a later visit when the server fails meanwhile', async () => {
    const fake = createFakeCart({
      pull: () => Promise.reject(gone),
      update: (cartId) => Promise.reject(cartId === undefined ? new UnreachableError('down') : gone),
    });
    const { store, storage } = aCart(fake);
    store.set(confirmCartAtom, { lines: [aLine({ quantity: 2 })], cartId: 'lost' });
    await store.set(addToCartAtom, aNewSheet());
    const later = aCart(fake, storage);
    later.store.set(loadCartAtom);
    expect(later.shown()).toEqual([
      [towel, 2],
      ['LK-1', 1],
    ]);
  });

  it('SYNC-13 is tried as often as the configuration allows, then the act is refused', async () => {
    const { store, told, shown } = aForgetful({ recovers: false });
    await store.set(addToCartAtom, aNewSheet());
    expect(told.at(-1)).toEqual(['cart/refused', 'LK-1', { type: 'danger', message: { text: gone.message } }]);
    expect(shown()).toEqual([[towel, 2]]);
  });
});

describe('ports that are not given', () => {
  it('tell the time', () => {
    const before = Date.now();
    expect(createStore().get(cartPortsAtom).now()).toBeGreaterThanOrEqual(before);
  });
  it('let one act at a time through', async () => {
    expect(
      await createStore()
        .get(cartPortsAtom)
        .lock(async () => 'done'),
    ).toBe('done');
  });
});
