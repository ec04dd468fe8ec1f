import { tokenAtom } from '@etalage/account/headless';
import { completeView, createHttp, createStorage, type Storage } from '@etalage/core';
import {
  addWishAtom,
  connectWishlist,
  createWishlistApi,
  createWishlistStorage,
  removeWishAtom,
  replaceWishAtom,
  wishlistAtom,
  wishlistPortsAtom,
  type WishlistItem,
} from '@etalage/wishlist/headless';
import { aWish } from '@etalage/wishlist/testing';
import { eq } from 'drizzle-orm';
import { createStore } from 'jotai/vanilla';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { customers } from '../../backend/src/customers/tables.ts';
import { wishlistItems } from '../../backend/src/wishlist/tables.ts';
import { followCatalogue } from '../../backend/src/search/followCatalogue.ts';
import { aCustomer } from '../../backend/src/testing/aCustomer.ts';
import { aShop } from '../../backend/src/testing/aShop.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';

const towel = aWish({ sku: 'HD', id: 10 });
const teaTowel = aWish({ sku: 'TD', id: 11 });
const robe = (sku: string, id: number, colour: string, size: string): WishlistItem =>
  aWish({
    ...{ sku, id, parentId: 20, parentSku: 'BJ' },
    options: [
      { attributeId: '93', value: colour },
      { attributeId: '142', value: size },
    ],
  });
const mediumBlue = robe('BJ-M-blauw', 21, '50', '167');
const mediumWhite = robe('BJ-M-wit', 22, '59', '167');
const largeWhite = robe('BJ-L-wit', 23, '59', '168');

let shop: Awaited<ReturnType<typeof aShop>>;
beforeAll(async () => {
  shop = await aShop();
  await Promise.all(shop.ports.stores.map((store) => followCatalogue(shop.ports, store)));
});
beforeEach(async () => void (await shop.ports.database.delete(wishlistItems)));

let emails = 0;
const newCustomer = () => aCustomer(shop, { email: `klant${(emails += 1)}@voorbeeld.nl` });

/** A tab of a browser whose shopper may have logged in. */
async function aTab({ token, storage = createStorage() }: { token?: string; storage?: Storage } = {}) {
  const store = createStore();
  const tokens = { token: () => store.get(tokenAtom) };
  const http = createHttp({ storeCode: 'dailydeal', baseUrl: 'http://backend.test', fetch: shop.fetch, tokens });
  const api = createWishlistApi(http, completeView(dailydeal.view));
  store.set(wishlistPortsAtom, { api, storage: createWishlistStorage(storage) });
  store.set(tokenAtom, token);
  await connectWishlist(store, new EventTarget());
  const shown = () => store.get(wishlistAtom).map(({ sku }) => sku);
  return { store, shown, add: (item: WishlistItem) => store.set(addWishAtom, item) };
}

it('WISH-14 another device finds the items of a customer, each with its variant', async () => {
  const { token } = await newCustomer();
  const { add } = await aTab({ token });
  for (const item of [towel, mediumBlue, mediumWhite]) await add(item);
  const { store } = await aTab({ token });
  expect(store.get(wishlistAtom)).toEqual([
    { ...towel, itemId: expect.any(Number), price: 1250 },
    { ...mediumBlue, itemId: expect.any(Number), price: expect.any(Number) },
    { ...mediumWhite, itemId: expect.any(Number), price: expect.any(Number) },
  ]);
});

it('WISH-14 the variant of an item is the one with each of the chosen values', async () => {
  const { token } = await newCustomer();
  const { add } = await aTab({ token });
  for (const item of [largeWhite, mediumWhite]) await add(item);
  expect((await aTab({ token })).shown()).toEqual(['BJ-L-wit', 'BJ-M-wit']);
});

it('WISH-15 another device knows what was sold out when it was added', async () => {
  const { token } = await newCustomer();
  const { add } = await aTab({ token });
  for (const item of [aWish({ sku: 'OP', id: 13 }), towel]) await add(item);
  const { store } = await aTab({ token });
  expect(store.get(wishlistAtom).map(({ id, isSoldOut }) => [id, isSoldOut])).toEqual([
    [13, true],
    [10, undefined],
  ]);
});

it('WISH-14 a configurable product without a choice is found as a whole', async () => {
  const { token } = await newCustomer();
  await (await aTab({ token })).add(aWish({ sku: 'BJ', id: 20 }));
  const { store } = await aTab({ token });
  expect(store.get(wishlistAtom)).toMatchObject([{ sku: 'BJ', id: 20, options: [] }]);
});

it('WISH-12 an added item has the id that the server gave it', async () => {
  const { token } = await newCustomer();
  const { store, add } = await aTab({ token });
  await add(towel);
  const [row] = await shop.ports.database.select().from(wishlistItems);
  expect(store.get(wishlistAtom)).toMatchObject([{ itemId: row?.id }]);
});

it('WISH-12 an item that is added to others has the id of the last one of the list', async () => {
  const { token } = await newCustomer();
  const { store, add } = await aTab({ token });
  for (const item of [towel, mediumBlue, mediumWhite]) await add(item);
  const rows = await shop.ports.database.select().from(wishlistItems).orderBy(wishlistItems.id);
  expect(store.get(wishlistAtom).map(({ itemId }) => itemId)).toEqual(rows.map(({ id }) => id));
});

it('WISH-06 a login merges the list of the browser with that of the server', async () => {
  const { token } = await newCustomer();
  await (await aTab({ token })).add(towel);
  const storage = createStorage();
  const guest = await aTab({ storage });
  for (const item of [teaTowel, towel]) await guest.add(item);
  expect((await aTab({ token, storage })).shown()).toEqual(['HD', 'TD']);
  expect((await aTab({ token })).shown()).toEqual(['HD', 'TD']);
});

it('WISH-08 a product that the server refuses is taken back', async () => {
  const { token } = await newCustomer();
  const { add, shown } = await aTab({ token });
  await add(aWish({ sku: 'UIT', id: 14 }));
  expect(shown()).toEqual([]);
});

it('WISH-09 another variant takes the place of the first at the server', async () => {
  const { token } = await newCustomer();
  const { store, add } = await aTab({ token });
  await add(mediumBlue);
  await store.set(replaceWishAtom, { sku: mediumBlue.sku, item: largeWhite });
  expect((await aTab({ token })).shown()).toEqual(['BJ-L-wit']);
});

it('WISH-13 a removed item is gone on another device', async () => {
  const { token } = await newCustomer();
  const { store, add } = await aTab({ token });
  for (const item of [towel, teaTowel]) await add(item);
  await store.set(removeWishAtom, 'HD');
  expect((await aTab({ token })).shown()).toEqual(['TD']);
});

it('WISH-14 what is no longer sold is left out', async () => {
  const { token, email } = await newCustomer();
  const { database, clock } = shop.ports;
  await (await aTab({ token })).add(towel);
  const [customer] = await database.select().from(customers).where(eq(customers.email, email));
  const gone = { productId: 999, options: '[]', createdAt: new Date(clock.now()) };
  await database.insert(wishlistItems).values({ ...gone, customerId: customer?.id ?? 0 });
  expect((await aTab({ token })).shown()).toEqual(['HD']);
});
