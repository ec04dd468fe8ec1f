import { ApiError } from '@etalage/core';
import type { WishlistApi } from './api.ts';
import type { WishlistItem } from './model/item.ts';

/** A simple product that is wished for; state only what matters to the test. */
export const aWish = (differences: Partial<WishlistItem> = {}): WishlistItem => ({
  sku: 'HD',
  id: 10,
  quantity: 1,
  options: [],
  ...differences,
});

/** A server's wishlist in memory. */
export type FakeWishlist = {
  api: WishlistApi;
  /** Method names and what they were about, in the order in which they were called. */
  calls: string[];
  items: readonly WishlistItem[];
};

/** What `differences` holds stands in for the fake's own calls. */
export function createFakeWishlist(
  items: readonly WishlistItem[] = [],
  differences: Partial<WishlistApi> = {},
): FakeWishlist {
  let lastId = 0;
  const withId = (item: WishlistItem): WishlistItem => ({ ...item, itemId: (lastId += 1) });
  const calls: string[] = [];
  const own: WishlistApi = {
    load: async () => [...fake.items],
    add: async (item) => {
      const kept = fake.items.find(({ sku }) => sku === item.sku);
      const added = kept ?? withId(item);
      if (kept === undefined) fake.items = [...fake.items, added];
      return added;
    },
    remove: async (itemId) => {
      if (fake.items.every((item) => item.itemId !== itemId)) throw new ApiError(404, 'Unknown');
      fake.items = fake.items.filter((item) => item.itemId !== itemId);
    },
    ...differences,
  };
  const api: WishlistApi = {
    load: () => (calls.push('load'), own.load()),
    add: (item) => (calls.push(`add ${item.sku}`), own.add(item)),
    remove: (itemId) => (calls.push(`remove ${itemId}`), own.remove(itemId)),
  };
  const fake: FakeWishlist = { api, calls, items: items.map(withId) };
  return fake;
}
