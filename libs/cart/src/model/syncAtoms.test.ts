import { tokenAtom } from '@etalage/account/headless';
import { ApiError, createStorage, createTaskQueue, UnreachableError, type Storage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartApi } from '../api.ts';
import { createFakeCart } from '../fakeCart.ts';
import { linesHash } from '../rules/identity.ts';
import { aLine, aNewLine, aServerItem } from '../testing.ts';
import { addToCartAtom, setQuantityAtom } from './cartActs.ts';
import {
  bypassAtom,
  cartSyncedAtAtom,
  confirmCartAtom,
  connectBypassCountAtom,
  forgetCartAtom,
  hasWaitingActsAtom,
  linesAtom,
  quantityAtom,
  resumeCartAtom,
} from './cartAtoms.ts';
import { cartKeys, createCartStorage } from './cartStorage.ts';
import type { CartLine } from './line.ts';
import { cartPortsAtom, type CartPorts } from './ports.ts';
import { syncCartAtom } from './syncAtoms.ts';

afterEach(() => vi.unstubAllGlobals());

const guestId = 'a17b9b5fb9f56652b8280bb94c52cd93';
const towel = (qty: number, cartId = guestId) => aServerItem({ item_id: 7, sku: 'HD', qty, quote_id: cartId });
const sheet = (qty: number, cartId = guestId) => aServerItem({ item_id: 8, sku: 'LK', qty, quote_id: cartId });
const gone = new ApiError(404, 'Deze winkelwagen bestaat niet.');

type Scene = {
  /** What the server has. */
  items?: ReturnType<typeof towel>[];
  api?: Partial<CartApi>;
  ports?: Partial<CartPorts>;
  cartId?: string;
  storage?: Storage;
  isLoggedIn?: boolean;
};

/** A cart with two towels that both sides agreed on, of a guest unless it is said otherwise. */
function aCart({
  items = [],
  api = {},
  ports = {},
  cartId = guestId,
  storage = createStorage(),
  isLoggedIn = false,
}: Scene) {
  const fake = createFakeCart({ create: async () => '81', ...api });
  fake.items = items;
  const store = createStore();
  store.set(cartPortsAtom, {
    api: fake.api,
    storage: createCartStorage(storage),
    lock: (act) => act(),
    now: () => 2_000_000,
    ...ports,
  });
  const line = aLine({ sku: 'HD', quantity: 2, confirmedQuantity: 2, serverItemId: 7 });
  const { option: _option, ...own } = line;
  store.set(confirmCartAtom, { lines: [own], cartId });
  if (isLoggedIn) store.set(tokenAtom, 'token');
  const shown = () => store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity]);
  const atServer = () => fake.items.map(({ sku, qty }) => [sku, qty]);
  const sync = (isForced = false) => store.set(syncCartAtom, { isForced });
  return { store, fake, storage, shown, atServer, sync };
}

describe('SYNC-01 a sync', () => {
  it('SYNC-01 runs once the cart is connected', async () => {
    const { fake, sync } = aCart({ items: [towel(2)] });
    await sync();
    expect(fake.calls).toEqual(['pull']);
  });

  it('SYNC-01 does not run without a cart', async () => {
    const { store, fake, sync } = aCart({});
    store.set(confirmCartAtom, { lines: [] });
    await sync();
    expect(fake.calls).toEqual([]);
  });

  it('SYNC-01 does not run offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { fake, sync } = aCart({ items: [towel(2)] });
    await sync();
    expect(fake.calls).toEqual([]);
  });

  it.each([
    ['while it is not forced', false],
    ['though it is forced', true],
  ])('SYNC-01 does not run where it is not enabled, %s', async (_title, isForced) => {
    const { fake, sync } = aCart({ items: [towel(2)], ports: { syncsCart: false } });
    await sync(isForced);
    expect(fake.calls).toEqual([]);
  });

  it('SYNC-01, SYNC-08 does not run without a cart, though it is forced', async () => {
    const { store, fake, sync } = aCart({});
    store.set(confirmCartAtom, { lines: [] });
    await sync(true);
    expect(fake.calls).toEqual([]);
  });

  it.each([
    ['a guest', false],
    ['a guest who has logged in', true],
  ])('SYNC-01 of %s does not run offline, though it is forced', async (_who, isLoggedIn) => {
    vi.stubGlobal('navigator', { onLine: false });
    const { fake, sync } = aCart({ items: [towel(2)], isLoggedIn });
    await sync(true);
    expect(fake.calls).toEqual([]);
  });

  it('SYNC-01 does not run again while the hash of the lines is the same', async () => {
    const { fake, sync } = aCart({ items: [towel(2)] });
    await sync();
    await sync();
    expect(fake.calls).toEqual(['pull']);
  });

  it('SYNC-01 runs again once the hash changed', async () => {
    const { storage, fake, sync } = aCart({ items: [towel(2)] });
    await sync();
    storage.write(cartKeys.hash, 'of other lines');
    await sync();
    expect(fake.calls).toEqual(['pull', 'pull']);
  });

  it('SYNC-01 runs again when it is forced', async () => {
    const { fake, sync } = aCart({ items: [towel(2)] });
    await sync();
    await sync(true);
    expect(fake.calls).toEqual(['pull', 'pull']);
  });

  it.each<[string, Scene, number]>([
    ['with a line of the server', { items: [towel(2), sheet(1)] }, 2],
    ['with a quantity of the server', { items: [towel(5), sheet(1)] }, 5],
    ["of a guest and a customer's cart", { items: [towel(5, '81'), sheet(1, '81')], isLoggedIn: true }, 7],
  ])('SYNC-02 stores the hash of the merged lines: %s', async (_title, scene, qty) => {
    const { storage, sync } = aCart(scene);
    await sync();
    const merged = [
      { sku: 'HD', qty },
      { sku: 'LK', qty: 1 },
    ];
    expect(storage.read(cartKeys.hash)).toBe(linesHash(merged));
  });

  it('SYNC-02 stores the date with it', async () => {
    const { store, sync } = aCart({ items: [towel(2)] });
    await sync();
    expect(store.get(cartSyncedAtAtom)).toBe(2_000_000);
  });
});

describe('SYNC-08 what the server has', () => {
  it('SYNC-08 is merged with what the shopper sees', async () => {
    const { shown, sync } = aCart({ items: [towel(5), sheet(1)] });
    await sync();
    expect(shown()).toEqual([
      ['HD', 5],
      ['LK', 1],
    ]);
  });

  it('SYNC-08 is merged into the line of the shopper, which keeps what this browser alone knows of it', async () => {
    const { store, sync } = aCart({ items: [towel(5)] });
    const [line = expect.unreachable()] = store.get(linesAtom);
    const own = { tiers: [{ quantity: 6, price: 1500 }], variantId: 71 };
    store.set(confirmCartAtom, { lines: [{ ...line, ...own }], cartId: guestId });
    await sync();
    expect(store.get(linesAtom)).toMatchObject([{ ...own, sku: 'HD', quantity: 5 }]);
  });

  it('SYNC-08 of another choice of a sku that is shown is a line with that choice', async () => {
    const option = { extension_attributes: { custom_options: [{ option_id: 7, option_value: 'F' }] } };
    const other = aServerItem({ item_id: 9, sku: 'HD', qty: 1, product_option: option });
    const { store, sync } = aCart({ items: [towel(2), other] });
    await sync();
    expect(store.get(linesAtom).map((line) => line.option)).toEqual([undefined, option]);
  });

  it('SYNC-08 is asked for by the token of the cart', async () => {
    const pull = vi.fn(async () => [towel(2)]);
    await aCart({ api: { pull } }).sync();
    expect(pull).toHaveBeenCalledExactlyOnceWith(guestId);
  });

  it.each([new ApiError(503, 'Even geduld'), new UnreachableError('down')])(
    'SYNC-08 is not merged where the answer is %s',
    async (error) => {
      const { shown, sync } = aCart({ items: [towel(5)], api: { pull: () => Promise.reject(error) } });
      expect(await sync()).toEqual({ items: [] });
      expect(shown()).toEqual([['HD', 2]]);
    },
  );

  it('SYNC-12 is told as what the merge found', async () => {
    const { sync } = aCart({ items: [towel(2), sheet(1)] });
    expect((await sync()).items).toEqual([
      { party: 'client', sku: 'LK', status: 'no-item' },
      { party: 'client', status: 'update-required' },
      { party: 'server', status: 'no-changes' },
    ]);
  });

  const differs = { party: 'server', sku: 'HD', status: 'wrong-qty', 'client-qty': 2, 'server-qty': 5 };
  it('SYNC-12 is told with both quantities where they differ', async () => {
    const { sync } = aCart({ items: [towel(5)] });
    expect((await sync()).items).toEqual([
      differs,
      { party: 'client', status: 'update-required' },
      { party: 'server', status: 'no-changes' },
    ]);
  });

  it('SYNC-12 is told as a change of the server where the lines that are seen win', async () => {
    const { sync } = aCart({ items: [towel(5)], ports: { checkoutChangedAt: () => 2_000_000 } });
    expect((await sync()).items).toEqual([
      differs,
      { party: 'client', status: 'no-changes' },
      { party: 'server', status: 'update-required' },
    ]);
  });

  it('is not compared while an act waits whose answer was lost', async () => {
    const { store, fake, shown, sync } = aCart({
      items: [towel(2)],
      api: { update: () => Promise.reject(new UnreachableError('lost')) },
    });
    const [line] = store.get(linesAtom);
    await store.set(setQuantityAtom, line ?? expect.unreachable(), 3);
    await sync();
    expect([shown(), fake.calls.includes('pull')]).toEqual([[['HD', 3]], false]);
  });
});

describe('SYNC-16 the shopper is checking out', () => {
  const after = async (changedAt: number | undefined) => {
    const cart = aCart({ items: [towel(5), sheet(1)], ports: { checkoutChangedAt: () => changedAt } });
    await cart.sync();
    return cart.shown();
  };
  const serversLines = [
    ['HD', 5],
    ['LK', 1],
  ];

  it.each([
    ['for 30 minutes after a detail was changed', 200_000, [['HD', 2]]],
    ['not later', 199_999, serversLines],
    ['not before', undefined, serversLines],
  ])('SYNC-16 %s', async (_when, changedAt, expected) => expect(await after(changedAt)).toEqual(expected));

  it('SYNC-09 then the lines that are seen win', async () => {
    const { shown, atServer, sync } = aCart({
      items: [towel(5), sheet(1)],
      ports: { checkoutChangedAt: () => 1_999_999 },
    });
    await sync();
    expect([shown(), atServer()]).toEqual([[['HD', 2]], [['HD', 2]]]);
  });

  it('SYNC-09 then a line that only the server has is deleted, though its sku is in the cart with another choice', async () => {
    const option = { extension_attributes: { custom_options: [{ option_id: 7, option_value: 'F' }] } };
    const { atServer, sync } = aCart({
      items: [towel(2), aServerItem({ item_id: 9, sku: 'HD', qty: 1, product_option: option })],
      ports: { checkoutChangedAt: () => 1_999_999 },
    });
    await sync();
    expect(atServer()).toEqual([['HD', 2]]);
  });

  it('SYNC-09 then a line that the server lacks is sent', async () => {
    const { shown, atServer, sync } = aCart({ ports: { checkoutChangedAt: () => 1_999_999 } });
    await sync();
    expect([shown(), atServer()]).toEqual([[['HD', 2]], [['HD', 2]]]);
  });
});

describe('SYNC-10 a sync', () => {
  it('SYNC-10 adds a line that only the server has', async () => {
    const { shown, sync } = aCart({ items: [towel(2), sheet(1)] });
    await sync();
    expect(shown()).toContainEqual(['LK', 1]);
  });

  it.each(['canRemoveLocal', 'canModifyLocal'] as const)('SYNC-10 %s is off by default', (setting) =>
    expect(createStore().get(cartPortsAtom).settings[setting]).toBe(false),
  );
});

describe('SYNC-10 an act that comes while the server answers', () => {
  type Store = ReturnType<typeof createStore>;
  const wantThree = (store: Store, line: CartLine): Promise<void> => store.set(setQuantityAtom, line, 3);
  const addSheet = (store: Store): Promise<void> => {
    const { option: _option, ...sheets } = aNewLine({ sku: 'LK' });
    return store.set(addToCartAtom, sheets);
  };

  /** The shopper wants three while the server says that there are two, or no line at all; or does another act. */
  async function meanwhile(settings: Partial<CartPorts['settings']>, items = [towel(2)], act = wantThree) {
    const answer = Promise.withResolvers<ReturnType<typeof towel>[]>();
    const cart = aCart({
      items,
      api: { pull: () => answer.promise },
      ports: { settings: { canModifyLocal: false, canRemoveLocal: false, ...settings } },
    });
    const syncing = cart.sync();
    await vi.waitFor(() => expect(cart.fake.calls).toContain('pull'));
    const [line] = cart.store.get(linesAtom);
    const acting = act(cart.store, line ?? expect.unreachable());
    answer.resolve(items);
    await Promise.all([syncing, acting]);
    return cart;
  }

  it('SYNC-10 is sent', async () => expect((await meanwhile({})).atServer()).toEqual([['HD', 3]]));

  it('SYNC-10 gives way to the server’s quantity where the setting says so', async () => {
    const { shown, atServer } = await meanwhile({ canModifyLocal: true });
    expect([shown(), atServer()]).toEqual([[['HD', 2]], [['HD', 2]]]);
  });

  it('SYNC-10 goes with its line where the setting says so', async () =>
    expect((await meanwhile({ canRemoveLocal: true }, [])).shown()).toEqual([]));

  it('SYNC-10 is sent where only local lines may be removed', async () =>
    expect((await meanwhile({ canRemoveLocal: true })).atServer()).toEqual([['HD', 3]]));

  it('SYNC-10 is sent as a change of the last piece that another device left, where only local lines may be removed', async () =>
    expect((await meanwhile({ canRemoveLocal: true }, [towel(1)])).atServer()).toEqual([['HD', 2]]));

  it('SYNC-10 is sent as a new line where only local quantities may be modified', async () =>
    expect((await meanwhile({ canModifyLocal: true }, [towel(2)], addSheet)).atServer()).toEqual([
      ['HD', 2],
      ['LK', 1],
    ]));
});

/** Begins two syncs, and checks that the second asks for nothing before the first has its answer. */
async function neverTogether(begin: (api: Pick<CartApi, 'pull'>) => Promise<unknown>[]) {
  const answers = [Promise.withResolvers<[]>(), Promise.withResolvers<[]>()];
  let asked = 0;
  const syncing = Promise.all(begin({ pull: () => answers[asked++]?.promise ?? expect.unreachable() }));
  await vi.waitFor(() => expect(asked).toBe(1));
  await new Promise((done) => void setTimeout(done));
  expect(asked).toBe(1);
  for (const { resolve } of answers) resolve([]);
  await syncing;
  expect(asked).toBe(2);
}

describe('SYNC-11 two syncs', () => {
  const failsOnce = () =>
    vi
      .fn<CartApi['pull']>()
      .mockRejectedValueOnce(new TypeError('defect'))
      .mockResolvedValue([towel(2)]);

  it('SYNC-11 the second answers nothing', async () => {
    const { sync } = aCart({ items: [towel(2)] });
    const [first, ...others] = await Promise.all([sync(), sync(true), sync(true)]);
    expect(first?.items).toHaveLength(2);
    expect(others).toEqual([{ items: [] }, { items: [] }]);
  });

  it('SYNC-11 one more runs afterwards, however many were asked for', async () => {
    const { fake, sync } = aCart({ items: [towel(2)] });
    await Promise.all([sync(), sync(true), sync(true)]);
    expect(fake.calls).toEqual(['pull', 'pull']);
  });

  it('SYNC-11 one that was forced runs afterwards, though one that was not is asked for after it', async () => {
    const { fake, sync } = aCart({ items: [towel(2)] });
    await Promise.all([sync(), sync(true), sync()]);
    expect(fake.calls).toEqual(['pull', 'pull']);
  });

  it('SYNC-11 one that is asked for while that one runs follows it too', async () => {
    const answers = [1, 2, 3].map(() => Promise.withResolvers<[]>());
    const pull = vi.fn<CartApi['pull']>();
    for (const { promise } of answers) pull.mockReturnValueOnce(promise);
    const { sync } = aCart({ api: { pull } });
    const syncing = Promise.all([sync(), sync(true)]);
    answers[0]?.resolve([]);
    await vi.waitFor(() => expect(pull).toHaveBeenCalledTimes(2));
    await sync(true);
    for (const { resolve } of answers) resolve([]);
    await syncing;
    expect(pull).toHaveBeenCalledTimes(3);
  });

  it('SYNC-11 one that failed stops none of those that follow', async () => {
    const { sync } = aCart({ api: { pull: failsOnce() } });
    await expect(sync()).rejects.toThrow('defect');
    expect((await sync()).items).toHaveLength(2);
  });

  it('SYNC-11 one that failed stops none of those that follow, though another was asked for meanwhile', async () => {
    const { sync } = aCart({ api: { pull: failsOnce() } });
    const first = sync();
    expect(await sync(true)).toEqual({ items: [] });
    await expect(first).rejects.toThrow('defect');
    expect((await sync()).items).toHaveLength(2);
  });

  it('SYNC-11 never run at the same time', () =>
    neverTogether((api) => {
      const { sync } = aCart({ api });
      return [sync(), sync(true)];
    }));
});

describe('SYNC-11 the syncs of two tabs', () => {
  it('SYNC-11 of two tabs never run at the same time', async () => {
    const turns = createTaskQueue();
    const storage = createStorage();
    await neverTogether((api) => {
      const aTab = () => aCart({ storage, api, ports: { lock: (act) => turns.run(act) } });
      return [aTab().sync(), aTab().sync()];
    });
  });

  it('SYNC-11 of two tabs never run at the same time, with the default lock of the cart', async () => {
    const storage = createStorage();
    const ownLock = () => {
      const store = createStore();
      store.set(cartPortsAtom, {});
      return store.get(cartPortsAtom).lock;
    };
    await neverTogether((api) => {
      const aTab = () => aCart({ storage, api, ports: { lock: ownLock() } });
      return [aTab().sync(), aTab().sync()];
    });
  });
});

describe('SYNC-13 a cart that the server does not know', () => {
  const pull = (cartId: string) => (cartId === '81' ? Promise.resolve([]) : Promise.reject(gone));

  it('SYNC-13 of a guest gives way to a new one with the lines', async () => {
    const { store, shown, atServer, sync } = aCart({ api: { pull } });
    await sync();
    expect([shown(), atServer(), store.get(hasWaitingActsAtom)]).toEqual([[['HD', 2]], [['HD', 2]], false]);
  });

  it('CART-22 the lines that a new cart takes along write no time of an add', async () => {
    const { storage, atServer, sync } = aCart({ api: { pull } });
    await sync();
    expect(atServer()).toEqual([['HD', 2]]);
    expect(storage.read(cartKeys.addedAt)).toBeUndefined();
  });

  it('SYNC-13 of a guest gives way to a new one with each of its lines', async () => {
    const { store, shown, atServer, sync } = aCart({ api: { pull } });
    const { option: _option, ...other } = aLine({ sku: 'LK', serverItemId: 8 });
    store.set(confirmCartAtom, { lines: [...store.get(linesAtom), other], cartId: guestId });
    await sync();
    const both = [
      ['HD', 2],
      ['LK', 1],
    ];
    expect([shown(), atServer()]).toEqual([both, both]);
  });

  it('SYNC-13 of a guest gives way to a new one whose lines keep what was chosen', async () => {
    const { store, fake, sync } = aCart({ api: { pull } });
    const { option = expect.unreachable() } = aLine();
    store.set(confirmCartAtom, { lines: [aLine({ serverItemId: 8 })], cartId: guestId });
    await sync();
    expect(store.get(linesAtom)).toMatchObject([{ option }]);
    expect(fake.items).toMatchObject([{ product_option: option }]);
  });

  it('SYNC-13 of a customer that gives way at an act is counted too', async () => {
    const { store, fake } = aCart({ api: { pull }, cartId: '80', isLoggedIn: true });
    const { update } = fake.api;
    fake.api.update = (cartId, ...sent) => (cartId === '80' ? Promise.reject(gone) : update(cartId, ...sent));
    const counts: number[] = [];
    store.sub(connectBypassCountAtom, () => counts.push(store.get(connectBypassCountAtom)));
    await store.set(addToCartAtom, aNewLine({ sku: 'LK' }));
    expect(counts).toEqual([1, 0]);
  });

  it('SYNC-13 of a guest that gives way is counted until the new one has its lines', async () => {
    let isDown = true;
    const { store, fake, sync } = aCart({ api: { pull } });
    const { update } = fake.api;
    fake.api.update = (...sent) => (isDown ? Promise.reject(new UnreachableError('down')) : update(...sent));
    await sync();
    expect(store.get(connectBypassCountAtom)).toBe(1);
    isDown = false;
    await store.set(resumeCartAtom);
    expect(store.get(connectBypassCountAtom)).toBe(0);
  });

  it.each([400, 403, 500])(
    'SYNC-13 of a guest gives way to a new one where the server refuses it with code %d',
    async (code) => {
      const refused = new ApiError(code, 'Deze winkelwagen kan niet.');
      const { shown, atServer, sync } = aCart({ api: { pull: () => Promise.reject(refused) } });
      await sync();
      expect([shown(), atServer()]).toEqual([[['HD', 2]], [['HD', 2]]]);
    },
  );

  it('SYNC-13 of a guest gives way as often as the configuration allows, however often the pull fails', async () => {
    const { store, fake, sync } = aCart({ api: { pull: () => Promise.reject(gone) } });
    const { update } = fake.api;
    const newCarts: string[] = [];
    fake.api.update = (cartId, body, taskId) => {
      const { sku } = body.cartItem;
      // One refused line keeps the count from being reset.
      if (sku === 'LK') return Promise.reject(new ApiError(400, 'Dit artikel is uitverkocht.'));
      if (cartId === undefined) newCarts.push(sku);
      return update(cartId, body, taskId);
    };
    const { option: _option, ...refused } = aLine({ sku: 'LK', serverItemId: 8 });
    store.set(confirmCartAtom, { lines: [...store.get(linesAtom), refused], cartId: guestId });
    const quantities: number[] = [];
    for (const _time of ['first', 'second', 'third']) {
      await sync(true);
      quantities.push(store.get(quantityAtom));
    }
    expect(fake.calls.filter((name) => name === 'pull')).toHaveLength(3);
    expect([quantities, newCarts]).toEqual([[2, 2, 2], ['HD']]);
  });

  it('SYNC-13 stays as it is while an order of it may be under way', async () => {
    const { shown, fake, sync } = aCart({ api: { pull }, ports: { isOrdering: () => true } });
    await sync();
    expect([shown(), fake.calls]).toEqual([[['HD', 2]], []]);
  });

  it('SYNC-13 of a customer gives way to the open one: what was ordered elsewhere does not come back', async () => {
    const { shown, atServer, sync } = aCart({ api: { pull }, cartId: '80', isLoggedIn: true });
    await sync();
    expect([shown(), atServer()]).toEqual([[], []]);
  });

  it('SYNC-13 of a customer gives way to the open one, with its lines, in the same sync', async () => {
    const open = async (cartId: string) => (cartId === '81' ? [sheet(1, '81')] : pull(cartId));
    const { shown, storage, sync } = aCart({ api: { pull: open }, cartId: '80', isLoggedIn: true });
    await sync();
    expect([shown(), storage.read(cartKeys.token)]).toEqual([[['LK', 1]], '81']);
  });

  it('SYNC-13 the count starts anew with a success', async () => {
    const { store, sync } = aCart({ api: { pull } });
    await sync();
    expect(store.get(connectBypassCountAtom)).toBe(0);
  });

  it('SYNC-13 the count starts anew with a sync that has nothing to send', async () => {
    const { store, sync } = aCart({ items: [towel(2)] });
    store.set(bypassAtom, 1);
    await sync();
    expect(store.get(connectBypassCountAtom)).toBe(0);
  });

  it.each([new UnreachableError('down'), new ApiError(503, 'Even geduld'), new ApiError(401, 'Log opnieuw in')])(
    'SYNC-13 a cart that cannot be asked for now stays: %s',
    async (error) => {
      const { shown, fake, sync } = aCart({ api: { pull: () => Promise.reject(error) } });
      await sync();
      expect([shown(), fake.calls]).toEqual([[['HD', 2]], ['pull']]);
    },
  );
});

describe('SYNC-14 a login', () => {
  it('SYNC-14 connects with the customer’s cart', async () => {
    const { storage, fake, sync } = aCart({ items: [], isLoggedIn: true });
    await sync();
    expect(fake.calls.slice(0, 2)).toEqual(['create', 'pull']);
    expect(storage.read(cartKeys.token)).toBe('81');
  });

  it('SYNC-14 the cart that a logout leaves stays empty, though a pull was under way', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof towel>[]>();
    const pull = vi.fn(() => answer.promise);
    const { store, storage, shown, sync } = aCart({ api: { pull }, cartId: '81', isLoggedIn: true });
    const syncing = sync();
    await vi.waitFor(() => expect(pull).toHaveBeenCalled());
    store.set(forgetCartAtom);
    answer.resolve([towel(2, '81')]);
    await syncing;
    expect([shown(), storage.read(cartKeys.token)]).toEqual([[], '']);
  });

  it('SYNC-15 adds the guest’s lines, whatever their ids are', async () => {
    const items = [aServerItem({ item_id: 7, sku: 'LK', qty: 4 }), aServerItem({ item_id: 9, sku: 'HD', qty: 1 })];
    const { atServer, sync } = aCart({ items, isLoggedIn: true });
    await sync();
    expect(Object.fromEntries(atServer())).toEqual({ LK: 4, HD: 3 });
  });

  it('SYNC-15 adds each of the guest’s lines', async () => {
    const items = [aServerItem({ item_id: 9, sku: 'HD', qty: 1 }), aServerItem({ item_id: 7, sku: 'LK', qty: 4 })];
    const { store, atServer, sync } = aCart({ items, isLoggedIn: true });
    const { option: _option, ...other } = aLine({ sku: 'LK', serverItemId: 8 });
    store.set(confirmCartAtom, { lines: [...store.get(linesAtom), other], cartId: guestId });
    await sync();
    expect(Object.fromEntries(atServer())).toEqual({ HD: 3, LK: 5 });
  });

  it('SYNC-12 is told as what the merge of both carts found', async () => {
    const items = [aServerItem({ item_id: 7, sku: 'LK', qty: 4 }), aServerItem({ item_id: 9, sku: 'HD', qty: 1 })];
    const { sync } = aCart({ items, isLoggedIn: true });
    expect((await sync()).items).toEqual([
      { party: 'server', sku: 'HD', status: 'wrong-qty', 'client-qty': 2, 'server-qty': 1 },
      { party: 'client', sku: 'LK', status: 'no-item' },
      { party: 'client', status: 'update-required' },
      { party: 'server', status: 'update-required' },
    ]);
  });

  it('SYNC-14 that cannot be reached leaves the guest’s cart, and is done at the next sync', async () => {
    const create = vi
      .fn<CartApi['create']>()
      .mockRejectedValueOnce(new UnreachableError('down'))
      .mockResolvedValue('81');
    const { shown, storage, sync } = aCart({ api: { create }, isLoggedIn: true });
    await sync();
    expect([shown(), storage.read(cartKeys.token)]).toEqual([[['HD', 2]], guestId]);
    await sync();
    expect([shown(), storage.read(cartKeys.token)]).toEqual([[['HD', 2]], '81']);
  });
});
