import { browserStorage, type EventBus, type StoreView } from '@etalage/core';
import { readCartCount, storedCountAtom } from '@etalage/cart/headless';
import type { ProductDetail, Wanted } from '@etalage/catalog/headless';
import type { createStore } from 'jotai/vanilla';
import { gate } from '../services/later.ts';
import { whenOnline } from '../services/whenOnline.ts';

type Store = ReturnType<typeof createStore>;
type Visit = { store: Store; view: StoreView; events: EventBus };

/** The cart of a visit: its code comes when someone needs it, its number is known at once. */
export type CartVisit = {
  /** Shows what this browser holds; the server's page shows none, so it waits until that page is taken over. */
  showCount: () => void;
  /** Loads and connects the cart, once. */
  load: () => Promise<{ addProduct: (product: ProductDetail, wanted: readonly Wanted[]) => Promise<void> }>;
};

/** The count of what this browser holds, and the cart's code when someone needs it. */
export function createCartVisit({ store, view, events }: Visit): CartVisit {
  let loading: ReturnType<CartVisit['load']> | undefined;
  const load = async () => {
    const module = await whenOnline(async () => (await gate()).cartModule());
    module.connect({ store, view, events });
    return {
      addProduct: (product: ProductDetail, wanted: readonly Wanted[]) => module.addProduct(store, product, wanted),
    };
  };
  return {
    showCount: () => store.set(storedCountAtom, readCartCount(browserStorage(), view.features.cartCount)),
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
