import { tokenAtom } from '@etalage/account/headless';
import { ApiError, createStorage, createTaskQueue, UnreachableError, type Storage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import type { CartApi } from '../api.ts';
import type { ServerItem } from '../contract.ts';
import { createFakeCart, type FakeCart } from '../fakeCart.ts';
import { aLine, aNewLine, aServerItem } from '../testing.ts';
import { addToCartAtom } from './cartActs.ts';
import { cartTokenAtom, confirmCartAtom, forgetCartAtom, linesAtom, loadCartAtom } from './cartAtoms.ts';
import { cartKeys, createCartStorage } from './cartStorage.ts';
import { cartPortsAtom, type CartPorts } from './ports.ts';
import { syncCartAtom } from './syncAtoms.ts';

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
