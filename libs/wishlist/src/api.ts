import { createProductsByIdApi } from '@etalage/catalog/headless';
import { read, silent, type StoreView } from '@etalage/core';
import type { KyInstance } from 'ky';
import { sharedWishlist, wishlist, wishlistShare, type WireWishlistItem } from './contract.ts';
import type { WishlistItem } from './model/item.ts';
import { fromWire, isSameItem, toWishlistAdd } from './wire.ts';

/** The wishlist's calls, for customers alone. A refusal is thrown as ApiError, no usable answer as UnreachableError. */
export type WishlistApi = {
  /** The server's list; what is no longer sold is left out (WISH-14). */
  load(): Promise<WishlistItem[]>;
  /** Answers the item with its id at the server. What is on the list already stays as it is. */
  add(item: WishlistItem): Promise<WishlistItem>;
  remove(itemId: number): Promise<void>;
};

/** The calls that share a list (WISH-17). */
export type WishlistShareApi = {
  /** What the link ends with; null while the list is not shared. */
  current(): Promise<string | null>;
  share(): Promise<string | null>;
  withdraw(): Promise<void>;
  /** What the link of somebody's list shows; an ApiError 404 where it was withdrawn. */
  itemsOf(token: string): Promise<WishlistItem[]>;
};

type Store = Pick<StoreView, 'endpoints' | 'searchIndex' | 'seo'>;

/** The wishlist's calls over the shop's HTTP client. What the server says to a refused change is shown to the shopper. */
export function createWishlistApi(http: KyInstance, store: Store): WishlistApi {
  const path = store.endpoints.wishlist;
  const withProducts = finder(http, store);
  return {
    load: async () => withProducts((await read(http.get(path, silent), wishlist)).items),
    add: async (item) => {
      const { items } = await read(http.post(path, { json: toWishlistAdd(item) }), wishlist);
      // The newest is last, but for a product that was there before.
      const kept = items.find((other) => isSameItem(other, item)) ?? items.at(-1);
      return kept === undefined ? item : { ...item, itemId: kept.item_id };
    },
    remove: async (itemId) => void (await read(http.post(`${path}/delete`, { json: { itemId } }), wishlist)),
  };
}

/** Finds the products of items on the wire. */
function finder(http: KyInstance, store: Store) {
  const products = createProductsByIdApi(http, store);
  return async (items: readonly WireWishlistItem[]): Promise<WishlistItem[]> => {
    const found = await products.byId([...new Set(items.map(({ product_id }) => product_id))]);
    return items.flatMap((item) => {
      const product = found.get(item.product_id);
      return product === undefined ? [] : [fromWire(item, product)];
    });
  };
}

/** The calls that share a list, over the shop's HTTP client. */
export function createWishlistShareApi(http: KyInstance, store: Store): WishlistShareApi {
  const path = store.endpoints.wishlist;
  const withProducts = finder(http, store);
  return {
    current: async () => (await read(http.get(`${path}/share`, silent), wishlistShare)).token,
    share: async () => (await read(http.post(`${path}/share`), wishlistShare)).token,
    withdraw: async () => void (await read(http.post(`${path}/share/withdraw`), wishlistShare)),
    itemsOf: async (token) => {
      const options = { ...silent, searchParams: { token } };
      const { items } = await read(http.get(`${path}/shared`, options), sharedWishlist);
      return withProducts(items.map((item, index) => ({ ...item, item_id: index })));
    },
  };
}

const refuse = (): Promise<never> => Promise.reject(new Error('No wishlist API is connected'));

/** Refuses every call: a forgotten connection is loud, and stories need no network. */
export const disconnectedWishlistApi: WishlistApi = { load: refuse, add: refuse, remove: refuse };
