import { tokenAtom } from '@etalage/account/headless';
import {
  ApiError,
  createEventBus,
  createStorage,
  createTaskQueue,
  UnreachableError,
  type Storage,
} from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import type { CartApi } from '../api.ts';
import type { ServerItem } from '../contract.ts';
import { createFakeCart, type FakeCart } from '../fakeCart.ts';
import { aLine, aNewLine, aServerItem } from '../testing.ts';
import type { Act } from './acts.ts';
import { addToCartAtom } from './cartActs.ts';
import { cartTokenAtom, confirmCartAtom, forgetCartAtom, linesAtom, loadCartAtom } from './cartAtoms.ts';
import { cartKeys, createCartStorage } from './cartStorage.ts';
import { cartPortsAtom, type CartPorts } from './ports.ts';
import { sentCartAtom } from './sentCart.ts';
import { syncCartAtom } from './syncAtoms.ts';
import { readUnanswered, writeUnanswered } from './unanswered.ts';

const guestId = 'a17b9b5fb9f56652b8280bb94c52cd93';
const gone = () => Promise.reject(new ApiError(404, 'Deze winkelwagen bestaat niet.'));
const { option: _option, ...towels } = aLine({ sku: 'HD', quantity: 2, confirmedQuantity: 2, serverItemId: 7 });
const { option: _none, ...aSheet } = aNewLine({ sku: 'LK' });
const linesOf = (items: readonly ServerItem[]) => items.map(({ sku, qty }) => [sku, qty]);

/** One tab of a browser. */
function aTab(fake: FakeCart, storage: Storage = createStorage(), ports: Partial<CartPorts> = {}) {
  const store = createStore();
  store.set(cartPortsAtom, { api: fake.api, storage: createCartStorage(storage), lock: (act) => act(), ...ports });
  const shown = () => store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity]);
  const hold = (cartId: string) => store.set(confirmCartAtom, { lines: [towels], cartId });
  const logIn = (token = 'of Jans') => store.set(tokenAtom, token);
  const sync = (isForced = false) => store.set(syncCartAtom, { isForced });
  return { store, storage, shown, hold, logIn, sync };
}

/** A server on which the cart of an id is whoever's is logged in. */
function aServer(differences: Partial<CartApi>, items: ServerItem[] = []) {
  const fake = createFakeCart(differences);
  fake.items = items;
  return fake;
}

describe('SYNC-15 a login', () => {
  it('SYNC-15 in two tabs at the same time adds the guest’s lines once', async () => {
    const fake = aServer({ create: async () => '81' });
    const storage = createStorage();
    const queue = createTaskQueue();
    const lock: CartPorts['lock'] = (act) => queue.run(act);
    const tabs = [aTab(fake, storage, { lock }), aTab(fake, storage, { lock })];
    tabs[0]?.hold(guestId);
    for (const { store } of tabs) store.set(loadCartAtom);
    for (const { logIn } of tabs) logIn();
    await Promise.all(tabs.map(({ sync }) => sync()));
    expect(linesOf(fake.items)).toEqual([['HD', 2]]);
  });

  it('ORDER-02 leaves the cart of an order that is not answered yet', async () => {
    const { store, hold, logIn, sync } = aTab(aServer({ create: async () => '81' }), createStorage(), {
      isOrdering: () => true,
    });
    hold(guestId);
    logIn();
    await sync();
    expect(store.get(cartTokenAtom)).toBe(guestId);
  });
});

describe('SYNC-14 a session that ended by itself', () => {
  it('SYNC-14 that this tab was not told of joins no cart of a guest, again and again', async () => {
    const create = vi.fn(async () => guestId);
    const { store, hold, logIn, sync } = aTab(aServer({ create }));
    hold('of-before');
    logIn();
    await sync();
    expect([create.mock.calls.length, store.get(cartTokenAtom)]).toEqual([1, 'of-before']);
  });

  it('SYNC-14 leaves nothing to another customer who logs in then', async () => {
    let isOfB = false;
    const fake = aServer({
      create: async () => '90',
      pull: (cartId) => (cartId === (isOfB ? '90' : '81') ? Promise.resolve([]) : gone()),
    });
    const { store, shown, hold, logIn, sync } = aTab(fake);
    hold('81');
    isOfB = true;
    logIn('of Bo');
    await sync(true);
    expect([shown(), store.get(cartTokenAtom)]).toEqual([[], '90']);
  });

  it('SYNC-14 leaves nothing to another customer of what a guest went on with', async () => {
    const storage = createStorage();
    createCartStorage(storage).writeDetached({ cartId: '81', lines: [towels] });
    const fake = aServer({ create: async () => '90' });
    const { shown, hold, logIn, sync } = aTab(fake, storage);
    hold(guestId);
    logIn('of Bo');
    await sync();
    expect([shown(), linesOf(fake.items)]).toEqual([[], []]);
  });

  it('SYNC-14 takes nothing off the cart of another customer', async () => {
    const storage = createStorage();
    createCartStorage(storage).writeDetached({ cartId: '81', lines: [towels] });
    const fake = aServer({ create: async () => '90' }, [aServerItem({ item_id: 9, sku: 'HD', qty: 5 })]);
    const { store, logIn, sync } = aTab(fake, storage);
    store.set(confirmCartAtom, { lines: [], cartId: guestId });
    logIn('of Bo');
    await sync();
    expect(linesOf(fake.items)).toEqual([['HD', 5]]);
  });

  it('SYNC-14 counts at the next login alone: a later one takes nothing off, and adds what the guest has by then', async () => {
    const storage = createStorage();
    createCartStorage(storage).writeDetached({ cartId: '81', lines: [towels] });
    const own = aServerItem({ item_id: 7, sku: 'HD', qty: 2, quote_id: '81' });
    const fake = aServer({ create: async () => '81' }, [own]);
    const { store, hold, logIn, sync } = aTab(fake, storage);
    hold(guestId);
    logIn();
    await sync();
    expect(linesOf(fake.items)).toEqual([['HD', 2]]);
    store.set(tokenAtom, undefined);
    store.set(forgetCartAtom);
    store.set(confirmCartAtom, { lines: [{ ...aSheet, quantity: 1 }], cartId: guestId });
    logIn();
    await sync();
    expect(Object.fromEntries(linesOf(fake.items))).toEqual({ HD: 2, LK: 1 });
  });

  it('SYNC-14 does not add its lines once more, also when they were never sent for the guest', async () => {
    let isLoggedIn = false;
    let isDown = false;
    const own = createFakeCart();
    own.items = [aServerItem({ item_id: 7, sku: 'HD', qty: 2, quote_id: '81' })];
    const fake = createFakeCart({
      create: async () => '81',
      pull: (cartId) => (cartId === '81' && isLoggedIn ? Promise.resolve(own.items) : gone()),
      update: (cartId, ...rest) => {
        if (isDown) return Promise.reject(new UnreachableError('down'));
        isDown = !isLoggedIn;
        return isLoggedIn ? own.api.update(cartId ?? '81', ...rest) : gone();
      },
    });
    const { store, shown, hold, logIn, sync } = aTab(fake);
    hold('81');
    await store.set(addToCartAtom, aSheet);
    isDown = false;
    isLoggedIn = true;
    logIn();
    await sync();
    expect(Object.fromEntries(linesOf(own.items))).toEqual({ HD: 2, LK: 1 });
    expect(Object.fromEntries(shown())).toEqual({ HD: 2, LK: 1 });
  });
});

describe('SYNC-14 an act whose answer was lost before the session ended', () => {
  const cartId = '81';
  const setTo = (quantity: number): Act => ({ kind: 'set', taskId: 'of-before', line: towels, quantity });
  /** The browser of a guest who has so many towels, after a session with two; three were asked for, and not answered. */
  function aGuestWith(quantity: number, fake: FakeCart, act = setTo(3)) {
    const storage = createStorage();
    const kept = createCartStorage(storage);
    kept.writeDetached({ cartId, lines: [towels] });
    const ports = { storage: kept, now: () => Date.now() };
    writeUnanswered(ports, { act, cartId });
    const events = createEventBus();
    const refused = vi.fn<(event: object) => void>();
    events.on('cart/refused', refused);
    const tab = aTab(fake, storage, { events });
    tab.store.set(confirmCartAtom, { cartId: guestId, lines: [{ ...towels, quantity }] });
    tab.logIn();
    return { ...tab, ports, refused };
  }
  const theirs = (qty: number, differences: Partial<CartApi> = {}) => {
    const fake = createFakeCart({ create: async () => cartId, ...differences }, 4);
    fake.items = [aServerItem({ item_id: 7, sku: 'HD', qty, quote_id: cartId })];
    return fake;
  };

  it('SYNC-14 counts once where it had not arrived', async () => {
    const fake = theirs(2);
    await aGuestWith(3, fake).sync();
    expect(linesOf(fake.items)).toEqual([['HD', 3]]);
  });

  it('SYNC-14 leaves what another device added where it is refused by now', async () => {
    const fake = theirs(4);
    const { sync, shown } = aGuestWith(2, fake);
    await sync();
    expect([linesOf(fake.items), shown()]).toEqual([[['HD', 4]], [['HD', 4]]]);
  });

  it('SYNC-14 is told once where it is refused by now, also when the next call fails', async () => {
    let isDown = true;
    const pull = () => (isDown ? Promise.reject(new UnreachableError('down')) : Promise.resolve(fake.items));
    const fake = theirs(4, { pull });
    const { sync, refused } = aGuestWith(3, fake);
    await sync();
    expect(refused).not.toHaveBeenCalled();
    isDown = false;
    await sync();
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('SYNC-14 is not sent to the cart of another customer', async () => {
    const fake = theirs(1, { create: async () => '90' });
    await aGuestWith(2, fake).sync();
    expect(linesOf(fake.items)).toEqual([['HD', 1]]);
  });

  it('SYNC-14 is forgotten once it was sent', async () => {
    const { sync, ports } = aGuestWith(3, theirs(2));
    await sync();
    expect(readUnanswered(ports)).toBeUndefined();
  });

  it('SYNC-05 is forgotten after a day, as the server forgets it', () => {
    const { ports } = aGuestWith(3, theirs(2));
    expect(readUnanswered({ ...ports, now: () => Date.now() + 86_400_000 + 1000 })).toBeUndefined();
  });

  it('CART-26 a customer’s first act that is under way is waited for by who needs the cart', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const own = createFakeCart();
    const fake = createFakeCart({ update: (_cartId, ...sent) => promise.then(() => own.api.update('81', ...sent)) });
    const { store, logIn } = aTab(fake);
    logIn();
    void store.set(addToCartAtom, aSheet);
    await vi.waitFor(() => expect(fake.calls).toContain('update'));
    const sent = store.set(sentCartAtom);
    resolve();
    expect(await sent).toBe('81');
  });
});

describe('SYNC-13 a cart that was ordered', () => {
  it('SYNC-13 on another device does not come back with what is added here', async () => {
    const next = createFakeCart();
    const fake = createFakeCart({
      create: async () => '90',
      pull: (cartId) => (cartId === '90' ? Promise.resolve(next.items) : gone()),
      update: (cartId, ...rest) => (cartId === '81' ? gone() : next.api.update('90', ...rest)),
    });
    const { store, shown, hold, logIn, sync } = aTab(fake);
    hold('81');
    logIn();
    await store.set(addToCartAtom, aSheet);
    await sync();
    expect([shown(), linesOf(next.items)]).toEqual([[['LK', 1]], [['LK', 1]]]);
  });

  it('SYNC-13 in another tab, while this one asks for it, does not come back', async () => {
    const answer = Promise.withResolvers<ServerItem[]>();
    const fake = aServer({ pull: () => answer.promise });
    const { store, shown, hold, sync } = aTab(fake);
    hold(guestId);
    const syncing = sync();
    await vi.waitFor(() => expect(fake.calls).toContain('pull'));
    store.set(forgetCartAtom);
    answer.reject(new ApiError(404, 'Deze winkelwagen bestaat niet.'));
    await syncing;
    expect([shown(), fake.items]).toEqual([[], []]);
  });
});

it('SESSION-18 a cart whose customer leaves while it is asked for does not come back', async () => {
  const answer = Promise.withResolvers<ServerItem[]>();
  const fake = aServer({ pull: () => answer.promise });
  const { store, storage, shown, hold, logIn, sync } = aTab(fake);
  hold('81');
  logIn();
  const syncing = sync();
  await vi.waitFor(() => expect(fake.calls).toContain('pull'));
  store.set(tokenAtom, undefined);
  store.set(forgetCartAtom);
  answer.resolve([aServerItem({ item_id: 7, sku: 'HD', qty: 2, quote_id: '81' })]);
  await syncing;
  expect([shown(), storage.read(cartKeys.token)]).toEqual([[], '']);
});
