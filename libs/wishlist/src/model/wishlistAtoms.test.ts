import { tokenAtom } from '@etalage/account/headless';
import { ApiError, createStorage, UnreachableError, type Storage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWish, createFakeWishlist, type FakeWishlist } from '../testing.ts';
import { connectWishlist } from './connectWishlist.ts';
import type { WishlistItem } from './item.ts';
import { wishlistPortsAtom } from './ports.ts';
import {
  addWishAtom,
  forgetWishlistAtom,
  hasWaitingWishesAtom,
  isWishlistLoadedAtom,
  lastFailureAtom,
  leaveWishlistAtom,
  loadWishlistAtom,
  removeWishAtom,
  replaceWishAtom,
  wishlistAtom,
} from './wishlistAtoms.ts';
import { createWishlistStorage, wishlistKeys } from './wishlistStorage.ts';

const towel = aWish();
const sheet = aWish({ sku: 'LK', id: 11 });
const robe = aWish({
  sku: 'BJ-M-blauw',
  id: 21,
  parentId: 20,
  parentSku: 'BJ',
  options: [{ attributeId: '93', value: '50' }],
});

type Options = { fake?: FakeWishlist; storage?: Storage; isLoggedIn?: boolean };

/** A tab of a browser. */
function aTab({ fake = createFakeWishlist(), storage = createStorage(), isLoggedIn = false }: Options = {}) {
  const store = createStore();
  const logged: string[] = [];
  store.set(wishlistPortsAtom, {
    api: fake.api,
    storage: createWishlistStorage(storage),
    log: ({ message }) => void logged.push(message),
  });
  if (isLoggedIn) store.set(tokenAtom, 'token');
  const shown = () => store.get(wishlistAtom).map(({ sku }) => sku);
  const stored = () => createWishlistStorage(storage).read();
  const add = (item = towel) => store.set(addWishAtom, item);
  const remove = (sku: string) => store.set(removeWishAtom, sku);
  const load = () => store.set(loadWishlistAtom);
  const logIn = () => store.set(tokenAtom, 'token');
  const logOut = () => store.set(tokenAtom, undefined);
  return { store, fake, storage, logged, shown, stored, add, remove, load, logIn, logOut };
}

const unreachable = async (): Promise<never> => {
  throw new UnreachableError('No answer');
};
const refused = async (): Promise<never> => {
  throw new ApiError(500, 'No');
};
/** Lets what was started come to its end. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('WISH-01 an item', () => {
  it('WISH-01, WISH-02, WISH-07 is kept under the key current-wishlist with sku, id, parentId, qty, item_id and the chosen option', async () => {
    const { add, storage } = aTab();
    await add({ ...robe, itemId: 7 });
    expect(storage.read('shop/wishlist/current-wishlist')).toEqual([
      {
        sku: 'BJ-M-blauw',
        id: 21,
        parentId: 20,
        parentSku: 'BJ',
        qty: 1,
        item_id: 7,
        product_option: {
          extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '50' }] },
        },
      },
    ]);
  });

  it('WISH-01 is kept with each chosen option, and read so', async () => {
    const options = [...robe.options, { attributeId: '142', value: '167' }];
    const { add, storage } = aTab();
    await add({ ...robe, options });
    const configurable_item_options = [
      { option_id: '93', option_value: '50' },
      { option_id: '142', option_value: '167' },
    ];
    expect(storage.read(wishlistKeys.list)).toMatchObject([
      { product_option: { extension_attributes: { configurable_item_options } } },
    ]);
    const next = aTab({ storage });
    await next.load();
    expect(next.store.get(wishlistAtom)).toMatchObject([{ options }]);
  });

  it('WISH-01 is kept with its own qty', async () => {
    const { add, storage } = aTab();
    await add({ ...towel, quantity: 3 });
    expect(storage.read(wishlistKeys.list)).toEqual([{ sku: 'HD', id: 10, qty: 3 }]);
  });

  it('WISH-01 has neither item_id nor product_option where it is not at the server and nothing was chosen', async () => {
    const { add, storage } = aTab();
    await add();
    expect(storage.read(wishlistKeys.list)).toStrictEqual([{ sku: 'HD', id: 10, qty: 1 }]);
  });

  it.each([
    ['a variant', robe],
    ['its id at the server', { ...robe, itemId: 7 }],
    ['its quantity', { ...towel, quantity: 3 }],
    ['what it cost', { ...towel, price: 1250 }],
    ['that it was sold out', { ...towel, isSoldOut: true as const }],
  ])('WISH-01 is read as it was kept: %s', async (_what, item) => {
    const { add, storage } = aTab();
    await add(item);
    const next = aTab({ storage });
    await next.load();
    expect(next.store.get(wishlistAtom)).toStrictEqual([item]);
  });
});

describe('WISH-02 the list of a guest', () => {
  it('WISH-02 is kept whenever it changes', async () => {
    const { add, remove, stored } = aTab();
    await add();
    await add(sheet);
    expect(stored()).toEqual([towel, sheet]);
    await remove('HD');
    expect(stored()).toEqual([sheet]);
  });

  it('WISH-02 is kept when another item takes the place of one', async () => {
    const { add, store, stored } = aTab();
    await add();
    await store.set(replaceWishAtom, { sku: 'HD', item: robe });
    expect(stored()).toEqual([robe]);
  });

  it('WISH-02 leaves a spoilt entry out', async () => {
    const storage = createStorage();
    storage.write(wishlistKeys.list, [{ sku: 3 }, null, { sku: 'HD', id: 10 }]);
    const { load, store } = aTab({ storage });
    await load();
    expect(store.get(wishlistAtom)).toEqual([towel]);
  });

  it('WISH-02 keeps what another tab added meanwhile', async () => {
    const storage = createStorage();
    const { add, shown } = aTab({ storage });
    await aTab({ storage }).add(sheet);
    await add();
    expect(shown()).toEqual(['LK', 'HD']);
  });
});

describe('WISH-03 changing the list', () => {
  it.each([false, true])('WISH-03 skips a sku that is on it (customer: %s)', async (isLoggedIn) => {
    const { add, store } = aTab({ isLoggedIn });
    await add();
    await add(sheet);
    await add({ ...towel, quantity: 3 });
    expect(store.get(wishlistAtom)).toMatchObject([
      { sku: 'HD', quantity: 1 },
      { sku: 'LK', quantity: 1 },
    ]);
  });

  it('WISH-03 does not ask the server for a sku that is on the list', async () => {
    const { add, fake } = aTab({ isLoggedIn: true });
    await add();
    await add();
    expect(fake.calls).toEqual(['add HD']);
  });

  it('WISH-03 does not ask the server to remove what is not on the list', async () => {
    const { add, remove, fake, shown } = aTab({ isLoggedIn: true });
    await add();
    await remove('LK');
    expect([fake.calls, shown()]).toEqual([['add HD'], ['HD']]);
  });

  it('WISH-03 removes the sku that was meant, at the server too', async () => {
    const { add, remove, fake } = aTab({ isLoggedIn: true });
    await add();
    await add(sheet);
    await remove('LK');
    expect(fake.items.map(({ sku }) => sku)).toEqual(['HD']);
  });

  it.each([false, true])('WISH-03 removes by sku (customer: %s)', async (isLoggedIn) => {
    const { add, remove, shown } = aTab({ isLoggedIn });
    for (const item of [towel, sheet, robe]) await add(item);
    await remove('LK');
    expect(shown()).toEqual(['HD', 'BJ-M-blauw']);
  });

  it('WISH-03 is empty when it was cleared', async () => {
    const { store, add, shown, logOut } = aTab({ isLoggedIn: true });
    await add();
    logOut();
    await store.set(leaveWishlistAtom);
    expect(shown()).toEqual([]);
  });
});

describe('WISH-04 the server', () => {
  it('WISH-04 is not called for a guest', async () => {
    const { fake, load, add, remove, store } = aTab();
    await load();
    await add();
    await store.set(replaceWishAtom, { sku: 'HD', item: sheet });
    await remove('LK');
    expect(fake.calls).toEqual([]);
  });

  it('WISH-04 is called for a customer, whose list the browser does not keep', async () => {
    const { fake, add, remove, stored } = aTab({ isLoggedIn: true });
    await add();
    await add(sheet);
    await remove('HD');
    expect(fake.calls).toEqual(['add HD', 'add LK', 'remove 1']);
    expect(stored()).toEqual([]);
  });
});

describe('a login', () => {
  it('WISH-05 pushes the items of the browser to an empty list', async () => {
    const { add, logIn, load, fake, shown } = aTab();
    await add();
    await add(sheet);
    logIn();
    await load();
    expect(fake.calls).toEqual(['load', 'add HD', 'add LK']);
    expect(shown()).toEqual(['HD', 'LK']);
  });

  it('WISH-06 shows the list of the server and adds what only the browser has, at the server too', async () => {
    const { add, logIn, load, fake, shown } = aTab({ fake: createFakeWishlist([sheet, towel]) });
    await add();
    await add(robe);
    logIn();
    await load();
    expect(fake.calls).toEqual(['load', 'add BJ-M-blauw']);
    expect(shown()).toEqual(['LK', 'HD', 'BJ-M-blauw']);
  });

  it('WISH-06 adds every item that only the browser has, in its order', async () => {
    const { add, logIn, load, fake, shown } = aTab({ fake: createFakeWishlist([sheet]) });
    await add();
    await add(robe);
    logIn();
    await load();
    expect(fake.calls).toEqual(['load', 'add HD', 'add BJ-M-blauw']);
    expect(shown()).toEqual(['LK', 'HD', 'BJ-M-blauw']);
  });

  it('WISH-06 gives each item its id at the server', async () => {
    const { add, logIn, load, store } = aTab({ fake: createFakeWishlist([sheet]) });
    await add();
    await add(sheet);
    logIn();
    await load();
    expect(store.get(wishlistAtom).map(({ itemId }) => itemId)).toEqual([1, 2]);
  });

  it('WISH-06 keeps the items of the browser while the server cannot be reached, and merges them later', async () => {
    const storage = createStorage();
    const { add, logIn, load, shown } = aTab({ storage, fake: createFakeWishlist([], { load: unreachable }) });
    await add();
    logIn();
    await load();
    expect(shown()).toEqual(['HD']);
    const next = aTab({ storage, isLoggedIn: true });
    await next.load();
    expect(next.fake.items.map(({ sku }) => sku)).toEqual(['HD']);
  });

  it('WISH-06 shows the items of the browser while the list of a customer who comes back is not there', async () => {
    const storage = createStorage();
    await aTab({ storage }).add();
    const { load, shown } = aTab({ storage, isLoggedIn: true, fake: createFakeWishlist([], { load: unreachable }) });
    await load();
    expect(shown()).toEqual(['HD']);
  });

  it('WISH-06 does not bring back what was removed before the merge', async () => {
    const storage = createStorage();
    const fake = createFakeWishlist([], { load: unreachable });
    const { add, logIn, load, remove } = aTab({ storage, fake });
    await add();
    logIn();
    await load();
    await remove('HD');
    const next = aTab({ storage, isLoggedIn: true, fake: createFakeWishlist([towel]) });
    await next.load();
    expect([next.shown(), next.fake.items]).toEqual([[], []]);
  });

  it('WISH-07 empties the list of the browser', async () => {
    const { add, logIn, load, stored } = aTab();
    await add();
    logIn();
    await load();
    expect(stored()).toEqual([]);
  });

  it('WISH-07 empties the list of the browser also where the server had all of it', async () => {
    const { add, logIn, load, stored } = aTab({ fake: createFakeWishlist([sheet, towel]) });
    await add();
    logIn();
    await load();
    expect(stored()).toEqual([]);
  });
});

describe('WISH-07 a logout', () => {
  it('WISH-07 leaves nothing of the customer', async () => {
    const { add, logOut, shown, stored, store } = aTab({ isLoggedIn: true });
    await add();
    logOut();
    await store.set(leaveWishlistAtom);
    expect([shown(), stored()]).toEqual([[], []]);
  });

  it('WISH-03, WISH-07 is that of the browser alone from then on, and it is loaded', async () => {
    const { add, logOut, store } = aTab({ isLoggedIn: true, fake: createFakeWishlist([], { add: unreachable }) });
    await add();
    expect(store.get(hasWaitingWishesAtom)).toBe(true);
    logOut();
    await store.set(leaveWishlistAtom);
    expect([store.get(hasWaitingWishesAtom), store.get(isWishlistLoadedAtom)]).toEqual([false, true]);
  });

  it('WISH-07 shows what the browser keeps', async () => {
    const { add, logIn, load, remove, logOut, store, shown } = aTab({
      fake: createFakeWishlist([towel], { load: unreachable }),
    });
    for (const item of [towel, sheet]) await add(item);
    logIn();
    await load();
    await remove('HD');
    await add(robe);
    logOut();
    await store.set(leaveWishlistAtom);
    expect(shown()).toEqual(['LK']);
  });

  it('SESSION-18 what the browser kept from before the login is forgotten too', async () => {
    const { add, logIn, load, logOut, store, stored, shown } = aTab({
      fake: createFakeWishlist([], { load: unreachable }),
    });
    await add();
    logIn();
    await load();
    logOut();
    await store.set(forgetWishlistAtom);
    expect([stored(), shown()]).toEqual([[], []]);
  });

  it("WISH-03, WISH-07 the next customer's list is not the one before: it was cleared", async () => {
    const { add, logOut, logIn, store, shown } = aTab({
      isLoggedIn: true,
      fake: createFakeWishlist([], { load: unreachable }),
    });
    await add();
    logOut();
    logIn();
    const left = store.set(leaveWishlistAtom);
    expect([shown(), store.get(isWishlistLoadedAtom)]).toEqual([[], false]);
    await left;
  });

  it.each(['load', 'add'] as const)('WISH-07 says nothing of a failure of %s that comes after it', async (name) => {
    const answer = Promise.withResolvers<never>();
    const { store, add, load, logOut, logged } = aTab({
      isLoggedIn: true,
      fake: createFakeWishlist([], { [name]: () => answer.promise }),
    });
    const done = name === 'load' ? load() : add();
    await settled();
    logOut();
    const left = store.set(leaveWishlistAtom);
    const before = store.get(lastFailureAtom);
    answer.reject(new UnreachableError('Too late'));
    await Promise.all([done, left]);
    expect([logged, store.get(lastFailureAtom) === before, store.get(isWishlistLoadedAtom)]).toEqual([[], true, true]);
  });

  it('WISH-07 drops what was not sent', async () => {
    const storage = createStorage();
    const { add, logOut, store } = aTab({
      storage,
      isLoggedIn: true,
      fake: createFakeWishlist([], { add: unreachable }),
    });
    await add();
    logOut();
    await store.set(leaveWishlistAtom);
    const next = aTab({ storage, isLoggedIn: true });
    await next.load();
    expect([next.shown(), next.fake.calls]).toEqual([[], ['load']]);
  });

  it.each(['load', 'add'] as const)('WISH-07 does not show the answer to %s that comes after it', async (name) => {
    const answer = Promise.withResolvers<void>();
    const late = {
      load: { load: () => answer.promise.then(() => [sheet]) },
      add: { add: () => answer.promise.then(() => ({ ...towel, itemId: 9 })) },
    };
    const { store, add, load, logIn, logOut, shown } = aTab({ fake: createFakeWishlist([sheet], late[name]) });
    await store.set(leaveWishlistAtom);
    logIn();
    const done = name === 'load' ? load() : add();
    await settled();
    logOut();
    const left = store.set(leaveWishlistAtom);
    answer.resolve();
    await Promise.all([done, left]);
    expect(shown()).toEqual([]);
  });
});

describe('WISH-08 acts of a customer', () => {
  it('WISH-08 are shown before the server answers', async () => {
    const { add, remove, shown } = aTab({ isLoggedIn: true });
    const added = add();
    expect(shown()).toEqual(['HD']);
    await added;
    const removed = remove('HD');
    expect(shown()).toEqual([]);
    await removed;
  });

  it('WISH-08 an add that the server refuses is taken back while others wait', async () => {
    const answer = Promise.withResolvers<WishlistItem>();
    const { add, shown } = aTab({
      isLoggedIn: true,
      fake: createFakeWishlist([], { add: ({ sku }) => (sku === 'HD' ? refused() : answer.promise) }),
    });
    const added = Promise.all([add(), add(sheet)]);
    await settled();
    expect(shown()).toEqual(['LK']);
    answer.resolve(sheet);
    await added;
  });

  it('WISH-08 what another tab has sent does not wait here any more', async () => {
    const storage = createStorage();
    const { add, shown } = aTab({
      storage,
      isLoggedIn: true,
      fake: createFakeWishlist([], { add: unreachable }),
    });
    await add();
    const other = aTab({ storage, isLoggedIn: true });
    await other.load();
    await other.remove('HD');
    await add(sheet);
    expect(shown()).toEqual(['LK']);
  });

  it('WISH-08 what waits is kept apart from what was settled', async () => {
    const storage = createStorage();
    await aTab({ storage, isLoggedIn: true, fake: createFakeWishlist([], { add: unreachable }) }).add();
    expect(storage.read(wishlistKeys.acts)).toMatchObject([{ kind: 'add', item: { sku: 'HD' } }]);
    await aTab({ storage, isLoggedIn: true }).load();
    expect([storage.read(wishlistKeys.acts), storage.read(wishlistKeys.settled)]).toEqual([[], [expect.any(String)]]);
  });

  it('WISH-08 a network error is logged by itself', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
    const store = createStore();
    store.set(wishlistPortsAtom, { api: createFakeWishlist([], { add: unreachable }).api });
    store.set(tokenAtom, 'token');
    await store.set(addWishAtom, towel);
    expect(info.mock.calls).toEqual([['No answer']]);
    info.mockRestore();
  });

  it.each([400, 401, 404, 422, 429, 500, 503])(
    'WISH-08 an add that the server answers with code %i is taken back',
    async (code) => {
      const add = () => Promise.reject(new ApiError(code, 'No'));
      const tab = aTab({ isLoggedIn: true, fake: createFakeWishlist([], { add }) });
      await tab.add();
      expect([tab.shown(), tab.store.get(hasWaitingWishesAtom)]).toEqual([[], false]);
    },
  );

  describe('an item that the server refuses', () => {
    /** What is told of items that the server refuses. */
    function toldOf({ store }: Pick<ReturnType<typeof aTab>, 'store'>): unknown[] {
      const told: unknown[] = [];
      store.get(wishlistPortsAtom).events.on('wishlist/refused', (refusal) => void told.push(refusal));
      return told;
    }

    it('WISH-08 is told with the place it was moved from', async () => {
      const tab = aTab({ isLoggedIn: true, fake: createFakeWishlist([], { add: refused }) });
      const told = toldOf(tab);
      await tab.store.set(addWishAtom, towel, { line: 7 });
      expect(told).toEqual([{ item: towel, origin: { line: 7 } }]);
    });

    it('WISH-08 is told to nobody where it was moved from nowhere', async () => {
      const tab = aTab({ isLoggedIn: true, fake: createFakeWishlist([], { add: refused }) });
      const told = toldOf(tab);
      await tab.add();
      expect(told).toEqual([]);
    });
  });

  it.each([400, 401, 422, 429, 500, 503])(
    'WISH-08 a remove that the server answers with code %i is taken back',
    async (code) => {
      const fake = createFakeWishlist([towel], { remove: () => Promise.reject(new ApiError(code, 'No')) });
      const { load, remove, shown, store } = aTab({ isLoggedIn: true, fake });
      await load();
      await remove('HD');
      expect([shown(), store.get(hasWaitingWishesAtom)]).toEqual([['HD'], false]);
    },
  );

  it('WISH-08 a remove of what the server does not have any more is done', async () => {
    const { load, remove, shown, fake } = aTab({ isLoggedIn: true, fake: createFakeWishlist([towel]) });
    await load();
    fake.items = [];
    await remove('HD');
    expect(shown()).toEqual([]);
  });

  it.each(['add', 'remove'] as const)('WISH-08 a network error in %s is logged, and the change stays', async (name) => {
    const { load, add, remove, shown, logged } = aTab({
      isLoggedIn: true,
      fake: createFakeWishlist([towel], { [name]: unreachable }),
    });
    await load();
    await (name === 'add' ? add(sheet) : remove('HD'));
    expect([shown(), logged]).toEqual([name === 'add' ? ['HD', 'LK'] : [], ['No answer']]);
  });

  it('WISH-08 what could not be sent is sent by a later visit, once', async () => {
    const storage = createStorage();
    const offline = createFakeWishlist([], { add: unreachable });
    await aTab({ storage, isLoggedIn: true, fake: offline }).add();
    const { load, fake, shown } = aTab({ storage, isLoggedIn: true });
    await load();
    await load();
    expect(fake.calls).toEqual(['load', 'add HD', 'load']);
    expect(shown()).toEqual(['HD']);
  });

  it('WISH-08 an add whose answer was lost comes once', async () => {
    const storage = createStorage();
    const server = createFakeWishlist();
    const lost = createFakeWishlist([], { add: async (item) => (await server.api.add(item), unreachable()) });
    await aTab({ storage, isLoggedIn: true, fake: lost }).add();
    const { load, shown } = aTab({ storage, isLoggedIn: true, fake: server });
    await load();
    expect([shown(), server.items.map(({ sku }) => sku)]).toEqual([['HD'], ['HD']]);
  });

  it('WISH-08 what is removed before its add was answered is removed at the server', async () => {
    const { add, remove, fake } = aTab({ isLoggedIn: true });
    await Promise.all([add(), remove('HD')]);
    expect(fake.calls).toEqual(['add HD', 'remove 1']);
  });

  it('WISH-08 what is removed while the list is not loaded is looked up', async () => {
    const storage = createStorage();
    const offline = createFakeWishlist([], { add: unreachable });
    const { add } = aTab({ storage, isLoggedIn: true, fake: offline });
    await add();
    const { remove, load, fake, shown } = aTab({ storage, isLoggedIn: true, fake: createFakeWishlist([towel]) });
    const loading = load();
    await Promise.all([remove('HD'), loading]);
    expect([shown(), fake.items]).toEqual([[], []]);
  });
});

describe('WISH-08 a failure', () => {
  it.each(['load', 'add'] as const)('WISH-08 of %s tells when the server asks to be tried again', async (name) => {
    const later = async (): Promise<never> => {
      throw new UnreachableError('Later', { retryAfter: 7000 });
    };
    const { store, add, load, logged } = aTab({ isLoggedIn: true, fake: createFakeWishlist([], { [name]: later }) });
    await (name === 'load' ? load() : add());
    expect([store.get(lastFailureAtom), logged]).toEqual([{ retryAfter: 7000 }, ['Later']]);
  });

  it('WISH-10 of a load that will not pass is logged, and not tried again', async () => {
    const { store, load, logged } = aTab({
      isLoggedIn: true,
      fake: createFakeWishlist([], { load: async () => Promise.reject(new ApiError(404, 'Gone')) }),
    });
    const before = store.get(lastFailureAtom);
    await load();
    expect([store.get(lastFailureAtom) === before, logged]).toEqual([true, ['Gone']]);
  });

  it.each(['load', 'add'] as const)(
    'WISH-08 a mistake of our own in %s is not taken for one of the server',
    async (name) => {
      const { add, load } = aTab({
        isLoggedIn: true,
        fake: createFakeWishlist([], { [name]: async () => Promise.reject(new TypeError('Ours')) }),
      });
      await expect(name === 'load' ? load() : add()).rejects.toThrow('Ours');
    },
  );

  it('WISH-08 of a remove that finds nothing to remove at the server changes nothing there', async () => {
    const { add, load, remove, fake, shown } = aTab({
      isLoggedIn: true,
      fake: createFakeWishlist([sheet], { add: async (item) => item }),
    });
    await load();
    await add();
    await remove('HD');
    expect([fake.calls, shown()]).toEqual([['load', 'add HD', 'load'], ['LK']]);
  });
});

describe('WISH-09 replacing', () => {
  it('WISH-09 puts the item in the place of the sku, with a quantity of 1', async () => {
    const { add, store } = aTab();
    await add();
    await add(sheet);
    await store.set(replaceWishAtom, { sku: 'HD', item: { ...robe, quantity: 4 } });
    expect(store.get(wishlistAtom)).toEqual([robe, sheet]);
  });

  it('WISH-09 keeps an item once that was on the list', async () => {
    const { add, store, shown } = aTab();
    await add();
    await add(sheet);
    await store.set(replaceWishAtom, { sku: 'HD', item: sheet });
    expect(shown()).toEqual(['LK']);
  });

  it('WISH-09 keeps an item that is replaced with itself', async () => {
    const { add, store, shown } = aTab();
    await add();
    await store.set(replaceWishAtom, { sku: 'HD', item: towel });
    expect(shown()).toEqual(['HD']);
  });

  it('WISH-09 changes nothing when the sku is not on the list', async () => {
    const { add, store, shown } = aTab();
    await add(sheet);
    await store.set(replaceWishAtom, { sku: 'HD', item: sheet });
    expect(shown()).toEqual(['LK']);
  });

  it("WISH-09 deletes a customer's old item at the server and adds the new one", async () => {
    const { add, store, fake } = aTab({ isLoggedIn: true });
    await add();
    await store.set(replaceWishAtom, { sku: 'HD', item: { ...robe, quantity: 4 } });
    expect(fake.calls).toEqual(['add HD', 'remove 1', 'add BJ-M-blauw']);
    expect(store.get(wishlistAtom)).toMatchObject([{ sku: 'BJ-M-blauw', quantity: 1 }]);
  });
});

describe("WISH-09 replacing in a customer's list", () => {
  it('WISH-09 replaces the sku that was meant', async () => {
    const { add, store, shown, fake } = aTab({ isLoggedIn: true });
    await add();
    await add(sheet);
    await store.set(replaceWishAtom, { sku: 'LK', item: robe });
    expect([shown(), fake.calls.slice(2)]).toEqual([
      ['HD', 'BJ-M-blauw'],
      ['remove 2', 'add BJ-M-blauw'],
    ]);
  });

  it.each([
    ['what is not on the list', 'LK', robe],
    ['an item with itself', 'HD', towel],
  ])('WISH-09 does not replace %s', async (_what, sku, item) => {
    const { add, store, shown, fake } = aTab({ isLoggedIn: true });
    await add();
    await store.set(replaceWishAtom, { sku, item });
    expect([shown(), fake.calls]).toEqual([['HD'], ['add HD']]);
  });

  it('WISH-09 does not bring the old item back by the merge', async () => {
    const storage = createStorage();
    const offline = createFakeWishlist([], { load: unreachable });
    const { add, logIn, load, store } = aTab({ storage, fake: offline });
    await add();
    logIn();
    await load();
    await store.set(replaceWishAtom, { sku: 'HD', item: robe });
    const next = aTab({ storage, isLoggedIn: true, fake: createFakeWishlist([towel]) });
    await next.load();
    expect(next.shown()).toEqual(['BJ-M-blauw']);
  });
});

describe('WISH-10 a load that fails', () => {
  it.each([
    ['is refused', refused],
    ['has no answer', unreachable],
  ])('WISH-10 marks a list that was loaded before as not loaded when it %s', async (_how, fail) => {
    let load: () => Promise<WishlistItem[]> = async () => [];
    const tab = aTab({ isLoggedIn: true, fake: createFakeWishlist([], { load: () => load() }) });
    await tab.load();
    expect(tab.store.get(isWishlistLoadedAtom)).toBe(true);
    load = fail;
    await tab.load();
    expect(tab.store.get(isWishlistLoadedAtom)).toBe(false);
  });

  it('WISH-10 keeps what was shown before', async () => {
    let isDown = false;
    const items = [{ ...towel, itemId: 1 }];
    const fake = createFakeWishlist([], { load: async () => (isDown ? unreachable() : items) });
    const { load, shown, store } = aTab({ isLoggedIn: true, fake });
    await load();
    expect(store.get(isWishlistLoadedAtom)).toBe(true);
    isDown = true;
    await load();
    await load();
    expect([shown(), store.get(isWishlistLoadedAtom)]).toEqual([['HD'], false]);
  });
});

describe('a connected list', () => {
  it('WISH-05 merges at a login, and WISH-07 clears at a logout', async () => {
    const { store, add, logIn, logOut, shown, fake } = aTab();
    await add();
    await connectWishlist(store, new EventTarget());
    logIn();
    await settled();
    expect(fake.items.map(({ sku }) => sku)).toEqual(['HD']);
    logOut();
    await settled();
    expect(shown()).toEqual([]);
  });

  it('WISH-02 is loaded from the browser when it is connected', async () => {
    const storage = createStorage();
    await aTab({ storage }).add();
    const { store, shown } = aTab({ storage });
    await connectWishlist(store, new EventTarget());
    expect([shown(), store.get(isWishlistLoadedAtom)]).toEqual([['HD'], true]);
  });

  it("WISH-02 takes over another tab's change", async () => {
    const storage = createStorage();
    const page = new EventTarget();
    const { store, shown } = aTab({ storage });
    await connectWishlist(store, page);
    await aTab({ storage }).add();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: wishlistKeys.list }));
    expect(shown()).toEqual(['HD']);
  });

  it.each([
    ['a page that comes back from the memory of the browser', 'pageshow', { persisted: true }, 1],
    ['a page that is shown for the first time', 'pageshow', { persisted: false }, 0],
    ["another tab's change of something else", 'storage', { key: 'shop/cart/current-cart' }, 0],
    ['what another tab has settled', 'storage', { key: wishlistKeys.settled }, 1],
  ])('WISH-10 is loaded anew for %s: %s %j', async (_what, type, fields, times) => {
    const page = new EventTarget();
    const { store, fake } = aTab({ isLoggedIn: true });
    await connectWishlist(store, page);
    page.dispatchEvent(Object.assign(new Event(type), fields));
    await settled();
    expect(fake.calls).toEqual(['load', ...Array.from({ length: times }, () => 'load')]);
  });

  it('WISH-08 sends what waits when there is a connection again', async () => {
    let isDown = true;
    const fake = createFakeWishlist([], {
      add: async (item) => (isDown ? unreachable() : { ...item, itemId: 5 }),
    });
    const page = new EventTarget();
    const { store, add } = aTab({ isLoggedIn: true, fake });
    await connectWishlist(store, page);
    await add();
    isDown = false;
    page.dispatchEvent(new Event('online'));
    await settled();
    expect(fake.calls).toEqual(['load', 'add HD', 'load', 'add HD']);
  });

  describe('while the server cannot be reached', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const minute = 60_000;

    /** A connected customer whose server is down. */
    async function anOutage(name: 'add' | 'load', error: Error = new UnreachableError('No answer')) {
      let isDown = true;
      const server = createFakeWishlist([sheet]);
      const failing = <T>(call: () => Promise<T>) => (isDown ? Promise.reject(error) : call());
      const differences = {
        add: { add: (item: WishlistItem) => failing(() => server.api.add(item)) },
        load: { load: () => failing(server.api.load) },
      };
      const tab = aTab({ isLoggedIn: true, fake: createFakeWishlist([], differences[name]) });
      const page = new EventTarget();
      await connectWishlist(tab.store, page);
      return { ...tab, page, server, recover: () => void (isDown = false) };
    }

    it('WISH-08 sends what waits again by itself, once', async () => {
      const { add, server, recover } = await anOutage('add');
      await add();
      await vi.advanceTimersByTimeAsync(minute);
      recover();
      await vi.advanceTimersByTimeAsync(10 * minute);
      expect(server.calls).toEqual(['add HD']);
    });

    it.each([
      ['has no answer', new UnreachableError('No answer')],
      ['is refused for now', new ApiError(503, 'Later')],
    ])('WISH-10 loads again a list whose load %s', async (_how, error) => {
      const { shown, store, recover } = await anOutage('load', error);
      recover();
      await vi.advanceTimersByTimeAsync(minute);
      expect([shown(), store.get(isWishlistLoadedAtom)]).toEqual([['LK'], true]);
    });

    it('WISH-08 does not try again without a connection', async () => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      const { add, server, recover } = await anOutage('add');
      await add();
      recover();
      await vi.advanceTimersByTimeAsync(10 * minute);
      Reflect.deleteProperty(navigator, 'onLine');
      expect(server.calls).toEqual([]);
    });

    it('WISH-10 does not load again what was loaded meanwhile', async () => {
      const { page, fake, recover } = await anOutage('load');
      recover();
      page.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(10 * minute);
      expect(fake.calls).toEqual(['load', 'load']);
    });

    it('WISH-07 does not try again after a logout', async () => {
      const { add, logOut, server, recover } = await anOutage('add');
      await add();
      logOut();
      recover();
      await vi.advanceTimersByTimeAsync(10 * minute);
      expect(server.calls).toEqual([]);
    });
  });
});
