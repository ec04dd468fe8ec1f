import { ApiError, createEventBus, createStorage, UnreachableError, type Storage } from '@etalage/core';
import fc from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { createFakeCart, type FakeCart } from '../fakeCart.ts';
import { aLine, aNewLine, aServerItem } from '../testing.ts';
import { applyAct, parseQuantity } from './acts.ts';
import { addToCartAtom, removeLineAtom, setQuantityAtom } from './cartActs.ts';
import {
  forgetCartAtom,
  isAddingToCartAtom,
  cartIsLoadedAtom,
  cartTokenAtom,
  hasWaitingActsAtom,
  linesAtom,
  loadCartAtom,
  resumeCartAtom,
} from './cartAtoms.ts';
import { cartCountAtom, storedCountAtom } from './cartCount.ts';
import { connectCart } from './connectCart.ts';
import { createCartStorage } from './cartStorage.ts';
import type { CartNotice } from './events.ts';
import { cartPortsAtom } from './ports.ts';
import { readCartCount } from './storedCart.ts';

function aShop(fake: FakeCart = createFakeCart(), storage: Storage = createStorage(), lock = directly) {
  const store = createStore();
  const events = createEventBus();
  const notices: CartNotice['message'][] = [];
  events.on('cart/added', ({ notice }) => notices.push(notice.message));
  events.on('cart/updated', ({ notice }) => notices.push(notice.message));
  events.on('cart/refused', ({ notice }) => notices.push(notice.message));
  store.set(cartPortsAtom, { api: fake.api, storage: createCartStorage(storage), events, lock, now: () => 1_000 });
  const shown = () => store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity]);
  return { store, fake, notices, storage, shown };
}
const directly = <T>(act: () => Promise<T>): Promise<T> => act();
const sheet = () => aNewLine({ sku: 'LK-1', option: undefined, parentSku: undefined, name: 'Laken' });

it('SESSION-18 a cart that is forgotten during a call does not come back with its answer', async () => {
  const { store, storage, shown } = aShop();
  const answered = store.set(addToCartAtom, aNewLine(), 2);
  store.set(forgetCartAtom);
  await answered;
  expect(shown()).toEqual([]);
  expect(store.get(cartTokenAtom)).toBeUndefined();
  expect(createCartStorage(storage).read().lines).toEqual([]);
});

describe('adding to the cart', () => {
  it('is shown at once, and confirmed by one call', async () => {
    const { store, fake, shown } = aShop();
    const answered = store.set(addToCartAtom, aNewLine(), 2);
    expect(shown()).toEqual([['HD-50x100-wit', 2]]);
    expect(store.get(cartCountAtom)).toBe(2);
    await answered;
    expect(fake.calls.filter((name) => name !== 'totals')).toEqual(['update']);
    expect(store.get(cartTokenAtom)).toBe(aServerItem().quote_id);
  });

  it('CART-03 isAddingToCart is true during an add, and false after it', async () => {
    const { store } = aShop();
    const answered = store.set(addToCartAtom, aNewLine());
    expect(store.get(isAddingToCartAtom)).toBe(true);
    await answered;
    expect(store.get(isAddingToCartAtom)).toBe(false);
  });

  it('CART-03 isAddingToCart is false after a failed add too', async () => {
    const { store, shown } = aShop(createFakeCart({}, 0));
    await store.set(addToCartAtom, aNewLine());
    expect(store.get(isAddingToCartAtom)).toBe(false);
    expect(shown()).toEqual([]);
  });

  it('CART-04 adds to the line that is the same, and appends another', async () => {
    const { store, shown, fake } = aShop();
    await store.set(addToCartAtom, aNewLine(), 1);
    await store.set(addToCartAtom, aNewLine(), 2);
    await store.set(addToCartAtom, sheet(), 1);
    expect(shown()).toEqual([
      ['HD-50x100-wit', 3],
      ['LK-1', 1],
    ]);
    expect(fake.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['HD-50x100', 3],
      ['LK-1', 1],
    ]);
  });

  it('CART-07 tells each error of the product, and leaves the stock unasked then', async () => {
    const { store, notices, shown, fake } = aShop();
    const product = aNewLine({
      errors: { variants: 'Kies een maat', other: 'Nog iets' },
      stock: { is_in_stock: false },
    });
    await store.set(addToCartAtom, product);
    expect(notices).toEqual([{ text: 'Kies een maat' }, { text: 'Nog iets' }]);
    expect([shown(), fake.calls]).toEqual([[], []]);
  });

  it('CART-12 adds a product whose stock is not known, and warns', async () => {
    const { store, notices, shown } = aShop();
    await store.set(addToCartAtom, aNewLine({ stock: undefined }));
    expect(shown()).toEqual([['HD-50x100-wit', 1]]);
    expect(notices).toEqual([{ key: 'volatileStock' }]);
  });

  it('CART-13 adds nothing that is out of stock, and says so', async () => {
    const { store, notices, fake } = aShop();
    await store.set(addToCartAtom, aNewLine({ stock: { is_in_stock: false } }));
    await store.set(addToCartAtom, aNewLine({ stock: { is_in_stock: true, qty: 1 } }), 2);
    expect(notices).toEqual([{ key: 'outOfStockNotAdded' }, { key: 'outOfStockNotAdded' }]);
    expect(fake.calls).toEqual([]);
  });

  it.each([0, -1, Number.NaN])('refuses a product without a known price: %d cents', async (price) => {
    const { store, notices, fake } = aShop();
    await store.set(addToCartAtom, aNewLine({ price }));
    expect(notices).toEqual([{ key: 'priceUnknown' }]);
    expect(fake.calls).toEqual([]);
  });
});

describe('CART-05 quantities', () => {
  it.each([
    [3, 3],
    ['4', 4],
    ['5.9', 5],
    [2.5, 2],
    ['x', 0],
    [-2, 0],
  ])('CART-05 %j is %i pieces', (value, pieces) => expect(parseQuantity(value)).toBe(pieces));

  it.each([4, '4', '4.9', 4.5])('CART-05 %j sets the line to 4 pieces', async (quantity) => {
    const { store, shown } = aShop();
    await store.set(addToCartAtom, aNewLine());
    await store.set(setQuantityAtom, aLine(), quantity);
    expect(shown()).toEqual([['HD-50x100-wit', 4]]);
  });

  it.each(['2', '2.9', 2.5])('CART-05 %j adds 2 pieces', async (quantity) => {
    const { store, shown } = aShop();
    await store.set(addToCartAtom, aNewLine(), quantity);
    expect(shown()).toEqual([['HD-50x100-wit', 2]]);
  });

  it.each([0, -1, '0'])('CART-05 %j drops the line', async (quantity) => {
    const { store, shown, fake } = aShop();
    await store.set(addToCartAtom, aNewLine());
    await store.set(setQuantityAtom, aLine(), quantity);
    expect([shown(), fake.items]).toEqual([[], []]);
  });

  it('CART-05 a line that is set to 0 is dropped alone', async () => {
    const { store, shown, fake } = aShop();
    await store.set(addToCartAtom, aNewLine());
    await store.set(addToCartAtom, sheet());
    await store.set(setQuantityAtom, aLine(), 0);
    expect([shown(), fake.items.map(({ sku }) => sku)]).toEqual([[['LK-1', 1]], ['LK-1']]);
  });

  it('CART-05 a line without pieces is dropped from a cart', () =>
    expect(applyAct([aLine()], { kind: 'set', taskId: 't', line: aLine(), quantity: 0 })).toEqual([]));
});

describe('CART-22 the cart between visits', () => {
  it('CART-22 is kept in local storage and restored, after which cartIsLoaded is true', async () => {
    const first = aShop();
    await first.store.set(addToCartAtom, aNewLine(), 2);
    const { store, shown } = aShop(first.fake, first.storage);
    expect(store.get(cartIsLoadedAtom)).toBe(false);
    store.set(loadCartAtom);
    expect(store.get(cartIsLoadedAtom)).toBe(true);
    expect(shown()).toEqual([['HD-50x100-wit', 2]]);
    expect(store.get(cartTokenAtom)).toBe(aServerItem().quote_id);
  });

  it('CART-22 each of its lines is restored', async () => {
    const first = aShop();
    await first.store.set(addToCartAtom, aNewLine(), 2);
    await first.store.set(addToCartAtom, sheet(), 3);
    const { store, shown } = aShop(first.fake, first.storage);
    store.set(loadCartAtom);
    expect(shown()).toEqual([
      ['HD-50x100-wit', 2],
      ['LK-1', 3],
    ]);
  });

  it('CART-22 writes the time of an add to addedToCartInWindow', async () => {
    const { store, storage } = aShop();
    await store.set(addToCartAtom, aNewLine());
    expect(storage.read('addedToCartInWindow')).toBe(1_000);
  });

  it('CART-22 survives what is not a cart', () => {
    const storage = createStorage();
    storage.write('shop/cart/current-cart', [{ sku: 1 }, 'x', null]);
    const { store, shown } = aShop(createFakeCart(), storage);
    store.set(loadCartAtom);
    expect(shown()).toEqual([]);
  });
});

describe('the count of the badge', () => {
  it('is read from storage without the cart', async () => {
    const { store, storage } = aShop();
    await store.set(addToCartAtom, aNewLine(), 3);
    expect(readCartCount(storage)).toBe(3);
    expect(readCartCount(createStorage())).toBe(0);
  });

  it.each([
    [undefined, 5],
    ['quantities', 5],
    ['items', 2],
  ] as const)('HEADER-06 counts by %s, before the cart is there and after', async (countType, count) => {
    const { store, storage } = aShop();
    store.set(cartPortsAtom, { ...store.get(cartPortsAtom), countType });
    await store.set(addToCartAtom, aNewLine(), 3);
    await store.set(addToCartAtom, sheet(), 2);
    expect(readCartCount(storage, countType)).toBe(count);
    expect(store.get(cartCountAtom)).toBe(count);
  });

  it('goes over from the stored count to the lines without counting twice', async () => {
    const { store } = aShop();
    store.set(storedCountAtom, 1);
    expect(store.get(cartCountAtom)).toBe(1);
    await store.set(addToCartAtom, aNewLine());
    expect(store.get(cartCountAtom)).toBe(1);
  });
});

describe('nothing is lost or doubled', () => {
  it('by quick double clicks', async () => {
    const { store, fake, shown } = aShop();
    await Promise.all([1, 2, 3].map(() => store.set(addToCartAtom, aNewLine())));
    expect(shown()).toEqual([['HD-50x100-wit', 3]]);
    expect(fake.items.map(({ qty }) => qty)).toEqual([3]);
  });

  it('by two tabs', async () => {
    const fake = createFakeCart();
    const storage = createStorage();
    const one = aShop(fake, storage);
    const other = aShop(fake, storage);
    one.store.set(loadCartAtom);
    other.store.set(loadCartAtom);
    await one.store.set(addToCartAtom, aNewLine());
    await other.store.set(addToCartAtom, aNewLine());
    await one.store.set(addToCartAtom, sheet());
    expect(fake.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['HD-50x100', 2],
      ['LK-1', 1],
    ]);
    expect(one.shown()).toEqual([
      ['HD-50x100-wit', 2],
      ['LK-1', 1],
    ]);
  });

  it('by a page that closes before the answer', async () => {
    const storage = createStorage();
    const silent = createFakeCart({ update: () => new Promise(() => undefined) });
    void aShop(silent, storage).store.set(addToCartAtom, aNewLine());
    const { store, shown, fake } = aShop(createFakeCart(), storage);
    await store.set(resumeCartAtom);
    expect(shown()).toEqual([['HD-50x100-wit', 1]]);
    expect(fake.items).toHaveLength(1);
  });

  it('while there is no connection: the act waits, is shown, and is sent later', async () => {
    let isOnline = false;
    const real = createFakeCart();
    const fake = createFakeCart({
      update: (...args) => (isOnline ? real.api.update(...args) : Promise.reject(new UnreachableError('offline'))),
    });
    const { store, shown, notices } = aShop(fake);
    await store.set(addToCartAtom, aNewLine());
    expect([shown(), store.get(hasWaitingActsAtom)]).toEqual([[['HD-50x100-wit', 1]], true]);
    expect(notices).toEqual([{ key: 'waiting' }]);
    isOnline = true;
    const page = new EventTarget();
    connectCart(store, page);
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(store.get(hasWaitingActsAtom)).toBe(false));
    expect(real.items.map(({ qty }) => qty)).toEqual([1]);
  });

  it.each([503, 502, 429])('while the server answers %i: the act waits, and is sent later', async (code) => {
    let isUp = false;
    const real = createFakeCart();
    const fake = createFakeCart({
      update: (...args) => (isUp ? real.api.update(...args) : Promise.reject(new ApiError(code, 'Later'))),
    });
    const { store, shown, notices } = aShop(fake);
    await store.set(addToCartAtom, aNewLine());
    expect([shown(), store.get(hasWaitingActsAtom)]).toEqual([[['HD-50x100-wit', 1]], true]);
    expect(notices).toEqual([{ key: 'waiting' }]);
    isUp = true;
    await store.set(resumeCartAtom);
    expect(store.get(hasWaitingActsAtom)).toBe(false);
    expect(real.items.map(({ qty }) => qty)).toEqual([1]);
  });

  it.each(['add', 'set', 'remove'])(
    'when the session ends during an act (%s): it waits, and is sent by whoever is here then',
    async (kind) => {
      let isOver = false;
      const real = createFakeCart();
      const ifLoggedIn =
        <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
        (...args: Args) =>
          isOver ? Promise.reject(new ApiError(401, 'Je sessie is verlopen. Log opnieuw in')) : call(...args);
      const fake = createFakeCart({ update: ifLoggedIn(real.api.update), remove: ifLoggedIn(real.api.remove) });
      const { store, shown, notices } = aShop(fake);
      await store.set(addToCartAtom, aNewLine(), 2);
      isOver = true;
      const line = store.get(linesAtom)[0] ?? expect.unreachable();
      if (kind === 'add') await store.set(addToCartAtom, aNewLine(), 1);
      else if (kind === 'set') await store.set(setQuantityAtom, line, 3);
      else await store.set(removeLineAtom, line);
      const left = kind === 'remove' ? [] : [['HD-50x100-wit', 3]];
      expect([shown(), store.get(hasWaitingActsAtom)]).toEqual([left, true]);
      expect(notices.slice(1)).toEqual([]);
      isOver = false;
      await store.set(resumeCartAtom);
      expect([shown(), store.get(hasWaitingActsAtom)]).toEqual([left, false]);
      expect(real.items.map(({ qty }) => qty)).toEqual(left.map(([, quantity]) => quantity));
    },
  );

  it('whatever shoppers do in two tabs', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ tab: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }) })),
        async (adds) => {
          const fake = createFakeCart({}, 1_000_000);
          const storage = createStorage();
          const queue = createQueue();
          const tabs = [aShop(fake, storage, queue), aShop(fake, storage, queue)];
          await Promise.all(adds.map(({ tab, quantity }) => tabs[tab]?.store.set(addToCartAtom, aNewLine(), quantity)));
          const all = adds.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(fake.items.reduce((sum, { qty }) => sum + qty, 0)).toBe(all);
          expect(readCartCount(storage)).toBe(all);
        },
      ),
      { numRuns: 40 },
    ));
});

function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const mine = last.then(act, act);
    last = mine.catch(() => undefined);
    return mine;
  };
}

describe('what the server refuses', () => {
  it('turns back by itself, with the server’s words', async () => {
    const { store, shown, notices } = aShop(createFakeCart({}, 2));
    await store.set(addToCartAtom, aNewLine(), 2);
    const refused = store.set(setQuantityAtom, aLine(), 5);
    expect(shown()).toEqual([['HD-50x100-wit', 5]]);
    await refused;
    expect(shown()).toEqual([['HD-50x100-wit', 2]]);
    expect(notices.at(-1)).toEqual({ text: 'The requested qty is not available' });
  });

  it('a cart that it does not know is replaced once, with its lines', async () => {
    const { store, shown, storage } = aShop();
    await store.set(addToCartAtom, aNewLine(), 2);
    const known = createFakeCart();
    const { ApiError } = await import('@etalage/core');
    const fresh = createFakeCart({
      pull: () => Promise.reject(new ApiError(404, 'No such entity with cartId')),
      update: (cartId, ...rest) =>
        cartId === aServerItem().quote_id && known.items.length === 0
          ? Promise.reject(new ApiError(404, 'No such entity with cartId'))
          : known.api.update(cartId, ...rest),
    });
    expect(shown()).toEqual([['HD-50x100-wit', 2]]);
    const later = aShop(fresh, storage);
    await later.store.set(addToCartAtom, sheet());
    expect(known.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['HD-50x100', 2],
      ['LK-1', 1],
    ]);
  });
});

it('a product that the server does not know leaves cart and lines as they are', async () => {
  const { ApiError } = await import('@etalage/core');
  const known = createFakeCart();
  const fake = createFakeCart({
    update: (cartId, body, taskId) =>
      body.cartItem.sku === 'LK-1'
        ? Promise.reject(new ApiError(404, 'No such product'))
        : known.api.update(cartId, body, taskId),
  });
  const { store, shown, notices } = aShop(fake);
  await store.set(addToCartAtom, aNewLine(), 2);
  await store.set(addToCartAtom, sheet());
  expect(shown()).toEqual([['HD-50x100-wit', 2]]);
  expect(store.get(cartTokenAtom)).toBe(aServerItem().quote_id);
  expect(notices.at(-1)).toEqual({ text: 'No such product' });
});

it('removing a line that another tab has removed already is no failure', async () => {
  const { store, shown, notices } = aShop();
  await store.set(addToCartAtom, aNewLine());
  await store.set(removeLineAtom, aLine());
  await store.set(removeLineAtom, aLine());
  expect([shown(), notices]).toEqual([[], [{ key: 'addedToCart' }]]);
});

it('CART-21 forgets the cart after an order, so that the next add makes a new one', async () => {
  const { store, shown, storage } = aShop();
  await store.set(addToCartAtom, aNewLine());
  store.set(forgetCartAtom);
  expect([shown(), store.get(cartTokenAtom), readCartCount(storage)]).toEqual([[], undefined, 0]);
});
