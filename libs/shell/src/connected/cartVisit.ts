import { browserStorage, type EventBus, type StoreView } from '@etalage/core';
import { readCartCount, storedCountAtom } from '@etalage/cart/headless';
import type { ProductDetail } from '@etalage/catalog/headless';
import type { createStore } from 'jotai/vanilla';

type Store = ReturnType<typeof createStore>;
type Visit = { store: Store; view: StoreView; events: EventBus };

/** The cart of a visit: its code comes when someone needs it, its number is known at once. */
export type CartVisit = {
  /** Loads and connects the cart, once. */
  load: () => Promise<{ addProduct: (product: ProductDetail, quantity: number) => Promise<void> }>;
};

/** Shows the number of pieces that this browser holds, and hands out the cart's code. */
export function createCartVisit({ store, view, events }: Visit): CartVisit {
  let loading: ReturnType<CartVisit['load']> | undefined;
  store.set(storedCountAtom, readCartCount(browserStorage()));
  const load = async () => {
    const module = await import('./cartModule.ts');
    module.connect({ store, view, events });
    return { addProduct: (product: ProductDetail, quantity: number) => module.addProduct(store, product, quantity) };
  };
  return {
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
