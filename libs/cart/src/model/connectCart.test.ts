import { tokenAtom } from '@etalage/account/headless';
import { ApiError, createEventBus, createStorage, UnreachableError, type Storage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeCart } from '../fakeCart.ts';
import { aLine, aNewLine, aServerItem, someTotals } from '../testing.ts';
import { addToCartAtom } from './cartActs.ts';
import { hasWaitingActsAtom, linesAtom } from './cartAtoms.ts';
import { cartKeys, createCartStorage } from './cartStorage.ts';
import { connectCart } from './connectCart.ts';
import { cartPortsAtom } from './ports.ts';
import { totalsAtom } from './totalsAtoms.ts';

const { locks } = navigator;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const down = new UnreachableError('down');
const later = (retryAfter: number) => new ApiError(503, 'Later', undefined, { retryAfter });

/** A connected cart whose server fails until it is started, and the seconds at which it was asked. */
function aCart({ error = down, storage = createStorage() }: { error?: Error; storage?: Storage } = {}) {
  const real = createFakeCart();
  const askedAt: number[] = [];
  const start = Date.now();
  let isUp = false;
  const { api } = createFakeCart({
    update: (...args) => {
      askedAt.push((Date.now() - start) / 1000);
      return isUp ? real.api.update(...args) : Promise.reject(error);
    },
  });
  const store = createStore();
  const events = createEventBus();
  const notices: unknown[] = [];
  events.on('cart/refused', ({ notice }) => notices.push(notice.message));
  store.set(cartPortsAtom, { api, storage: createCartStorage(storage), events, lock: directly });
  const page = new EventTarget();
  connectCart(store, page);
  const add = () => store.set(addToCartAtom, aNewLine());
  return { store, page, add, askedAt, notices, start: () => void (isUp = true), items: () => real.items };
}
const directly = <T>(act: () => Promise<T>): Promise<T> => act();

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const tell = (page: EventTarget, type: string, more = {}) => page.dispatchEvent(Object.assign(new Event(type), more));

describe('an act that the server did not take', () => {
  it('is sent again by itself, once the server is there', async () => {
    const { store, add, start, items } = aCart();
    await add();
    start();
    await seconds(2);
    expect(store.get(hasWaitingActsAtom)).toBe(false);
    expect(items().map(({ qty }) => qty)).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is sent again when the server asked to', async () => {
    const { add, askedAt } = aCart({ error: later(60_000) });
    await add();
    await seconds(59);
    expect(askedAt).toEqual([0]);
    await seconds(3);
    expect(askedAt).toHaveLength(2);
  });

  it('is sent again by its own tab, while another tab waits for longer', async () => {
    // The tabs of a browser share its locks.
    vi.stubGlobal('navigator', { onLine: true, locks });
    const storage = createStorage();
    const patient = aCart({ storage, error: later(3_600_000) });
    await patient.add();
    const { store, add, start } = aCart({ storage });
    await add();
    start();
    await seconds(2);
    expect(store.get(hasWaitingActsAtom)).toBe(false);
  });

  it('is not sent again by itself when the server refused it', async () => {
    const { add, askedAt } = aCart({ error: new ApiError(400, 'Te veel') });
    await add();
    await seconds(600);
    expect(askedAt).toEqual([0]);
  });

  it('notifies the shopper once per waiting act', async () => {
    const { add, notices } = aCart();
    await add();
    await seconds(20);
    expect(notices).toEqual([{ key: 'waiting' }]);
    await add();
    await seconds(20);
    expect(notices).toEqual([{ key: 'waiting' }, { key: 'waiting' }]);
  });

  it('waits without a timer while there is no connection', async () => {
    const { page, add, askedAt } = aCart();
    vi.stubGlobal('navigator', { onLine: false });
    await add();
    expect(vi.getTimerCount()).toBe(0);
    vi.stubGlobal('navigator', { onLine: true });
    tell(page, 'online');
    await seconds(0);
    expect(askedAt).toEqual([0, 0]);
    expect(vi.getTimerCount()).toBe(1);
  });

  it.each(['offline', 'pagehide'])('has no timer any more after %s', async (type) => {
    const { page, add } = aCart();
    await add();
    expect(vi.getTimerCount()).toBe(1);
    tell(page, type);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['online', {}],
    ['pageshow', { persisted: true }],
  ])('is sent once when %s and focus come together', async (type, more) => {
    const { page, add, askedAt } = aCart();
    await add();
    tell(page, type, more);
    tell(page, 'focus');
    await seconds(0);
    expect(askedAt).toEqual([0, 0]);
  });

  it.each([
    ['focus', {}],
    ['pageshow', { persisted: true }],
  ])('is not sent on %s before the time that the server asked for', async (type, more) => {
    const { page, add, askedAt } = aCart({ error: later(60_000) });
    await add();
    tell(page, 'pagehide');
    await seconds(30);
    tell(page, type, more);
    await seconds(29);
    expect(askedAt).toEqual([0]);
    await seconds(3);
    expect(askedAt).toHaveLength(2);
  });

  it('is sent on focus once the time that the server asked for has passed', async () => {
    const { page, add, askedAt } = aCart({ error: later(60_000) });
    await add();
    tell(page, 'pagehide');
    await seconds(60);
    tell(page, 'focus');
    await seconds(0);
    expect(askedAt).toEqual([0, 60]);
  });

  it('is not sent by a page that is shown for the first time', async () => {
    const { page, add, askedAt } = aCart();
    await add();
    tell(page, 'pagehide');
    tell(page, 'pageshow', { persisted: false });
    await seconds(0);
    expect(askedAt).toEqual([0]);
  });

  it('has no timer any more once it is taken for another reason', async () => {
    const { page, add, start } = aCart();
    await add();
    expect(vi.getTimerCount()).toBe(1);
    start();
    tell(page, 'focus');
    await seconds(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is sent again when the browser shows a page that it kept', async () => {
    const { page, add, askedAt } = aCart();
    await add();
    tell(page, 'pagehide');
    tell(page, 'pageshow', { persisted: true });
    await seconds(0);
    expect(askedAt).toEqual([0, 0]);
  });
});

it('an act that waits in another tab is shown in this one', async () => {
  const storage = createStorage();
  const [one, other] = [aCart({ storage }), aCart({ storage })];
  await seconds(0);
  await one.add();
  tell(other.page, 'storage', { key: cartKeys.acts });
  expect(other.store.get(linesAtom).map(({ quantity }) => quantity)).toEqual([1]);
});

describe('what another tab stores', () => {
  /** A connected cart whose storage another tab changed without a storage event. */
  async function aTab() {
    const storage = createStorage();
    const cart = aCart({ storage });
    await seconds(0);
    createCartStorage(storage).write({ lines: [aLine({ quantity: 3 })], cartId: 'c' }, '');
    const shown = () => cart.store.get(linesAtom).map(({ quantity }) => quantity);
    return { ...cart, storage, shown };
  }

  it('is shown when its lines are told', async () => {
    const { page, shown } = await aTab();
    tell(page, 'storage', { key: cartKeys.lines });
    expect(shown()).toEqual([3]);
  });

  it('is not read for another key', async () => {
    const { page, shown } = await aTab();
    tell(page, 'storage', { key: 'theme' });
    expect(shown()).toEqual([]);
  });

  it('is not read of its totals for another key', async () => {
    const { page, store, storage } = await aTab();
    // Reads the stored lines once, so that a change shows only after a reload.
    expect(store.get(totalsAtom)).toBeUndefined();
    createCartStorage(storage).writeTotals(someTotals());
    tell(page, 'storage', { key: cartKeys.lines });
    expect(store.get(totalsAtom)).toBeUndefined();
  });

  it('is shown when the shopper comes back, also while the server wants to be left alone', async () => {
    const storage = createStorage();
    const { page, store, add } = aCart({ storage, error: later(60_000) });
    await add();
    createCartStorage(storage).write({ lines: [aLine({ sku: 'LK-1', quantity: 3 })], cartId: 'c' }, '');
    tell(page, 'focus');
    expect(store.get(linesAtom).map(({ sku }) => sku)).toEqual(['LK-1', 'HD-50x100-wit']);
  });
});

type Tell = (events: ReturnType<typeof createEventBus>) => void;
it.each<[string, Tell]>([
  ['login', (events) => events.emit('session/logged-in', { profile: undefined })],
  ['logout', (events) => events.emit('session/logged-out', { isSilent: true })],
])('SYNC-14 at a %s the cart is reloaded from local storage, and synced anew', async (_what, change) => {
  const storage = createCartStorage(createStorage());
  const events = createEventBus();
  const pull = vi.fn(async () => [aServerItem({ sku: 'HD', qty: 4, quote_id: 'c' })]);
  const store = createStore();
  store.set(cartPortsAtom, { api: createFakeCart({ pull }).api, storage, events, lock: directly });
  connectCart(store, new EventTarget());
  await seconds(0);
  const { option: _option, ...line } = aLine({ sku: 'HD', quantity: 3, confirmedQuantity: 3, cartId: 'c' });
  storage.write({ lines: [line], cartId: 'c' }, '');
  change(events);
  await vi.waitFor(() => expect(pull).toHaveBeenCalledExactlyOnceWith('c'));
  await vi.waitFor(() => expect(store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity])).toEqual([['HD', 4]]));
});

it('SYNC-01, QUEUE-06 each time the network comes back a sync is forced, though the hash of the lines is the same', async () => {
  const storage = createCartStorage(createStorage());
  storage.write({ lines: [], cartId: 'c' }, '');
  const pull = vi.fn(async () => [aServerItem({ sku: 'HD', qty: 4, quote_id: 'c' })]);
  const store = createStore();
  store.set(cartPortsAtom, { api: createFakeCart({ pull }).api, storage, events: createEventBus(), lock: directly });
  const page = new EventTarget();
  connectCart(store, page);
  await seconds(0);
  tell(page, 'online');
  await vi.waitFor(() => expect(store.get(linesAtom)).toHaveLength(1));
  await seconds(0);
  tell(page, 'online');
  await vi.waitFor(() => expect(pull).toHaveBeenCalledTimes(2));
});

it('SYNC-01 a customer who comes back is synced when the hash of the lines changed, and not while it is the same', async () => {
  const storage = createCartStorage(createStorage());
  storage.write({ lines: [], cartId: '81' }, '');
  const real = createFakeCart();
  const pull = vi.fn(real.api.pull);
  const store = createStore();
  store.set(tokenAtom, 'token');
  const api = { ...real.api, pull, create: async () => '81' };
  store.set(cartPortsAtom, { api, storage, events: createEventBus(), lock: directly });
  const page = new EventTarget();
  connectCart(store, page);
  await vi.waitFor(() => expect(pull).toHaveBeenCalledTimes(1));
  await seconds(1);
  tell(page, 'focus');
  await seconds(1);
  expect(pull).toHaveBeenCalledTimes(1);
  // Another tab changes the quantity.
  storage.write({ lines: [aLine({ quantity: 3 })], cartId: '81' }, '');
  tell(page, 'focus');
  await vi.waitFor(() => expect(pull).toHaveBeenCalledTimes(2));
});

it('SYNC-14 at a login in another tab the cart is connected with the customer’s', async () => {
  const storage = createCartStorage(createStorage());
  storage.write({ lines: [], cartId: 'c' }, '');
  const pull = vi.fn(async () => [aServerItem({ sku: 'HD', qty: 4, quote_id: '81' })]);
  const store = createStore();
  const { api } = createFakeCart({ create: async () => '81', pull });
  store.set(cartPortsAtom, { api, storage, events: createEventBus(), lock: directly });
  connectCart(store, new EventTarget());
  await seconds(0);
  pull.mockClear();
  store.set(tokenAtom, 'token');
  await vi.waitFor(() => expect(pull).toHaveBeenCalledWith('81'));
  await vi.waitFor(() => expect(store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity])).toEqual([['HD', 4]]));
});

it('a visitor without a cart has nothing stored', async () => {
  const storage = createStorage();
  const write = vi.spyOn(storage, 'write');
  aCart({ storage });
  await seconds(0);
  expect(write).not.toHaveBeenCalled();
});
