import { hasWaitingActs, readCartCount, storedCountAtom, type noteAdd } from '@etalage/cart/headless';
import { offlineOrdersKey } from '@etalage/checkout/headless';
import { hydratedEvent } from '../early/hydratedEvent.ts';
import type { CartOrder } from '../model/cartLine.ts';
import { loadLazyParts } from '../loading/later.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import type { Visit } from './createVisit.ts';
import { onStored } from './onStored.ts';

type CartModule = Awaited<ReturnType<Awaited<ReturnType<typeof loadLazyParts>>['cartModule']>>;

/** The cart of a visit: its code comes when someone needs it, its number is known at once. */
export type CartVisit = {
  /** Shows what this browser holds, and sends what waits; the server's page shows none, so not before hydration. */
  resume: () => void;
  /** Adds to the cart. Until its code is there `note` stores an order in the outbox: the pages that order bring that. */
  add: (orders: readonly CartOrder[], note: typeof noteAdd) => void;
  /** Loads and connects the cart, once. */
  load: () => Promise<unknown>;
};

/** The count of what this browser holds, and the cart's code when someone needs it. */
export function createCartVisit(visit: Visit): CartVisit {
  const { store, view, storage, words } = visit;
  let loading: Promise<CartModule> | undefined;
  let connected: CartModule | undefined;
  const connect = async () => {
    const loadModule = async () => (await loadLazyParts()).cartModule();
    const [cart] = await whenOnline(() => Promise.all([loadModule(), words.load('cart')]));
    cart.connect(visit);
    connected = cart;
    return cart;
  };
  const load = () => {
    loading ??= connect().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const showCount = () => store.set(storedCountAtom, readCartCount(storage, view.features.cartCount));
  const resume = () => {
    showCount();
    onStored(showCount);
    if (!hasWaitingActs(storage) && !storage.read(offlineOrdersKey)) return;
    if (connected) void connected.resume(store);
    // A later page tries again.
    else void load().catch(() => undefined);
  };
  // The scripts in the head note orders until then.
  addEventListener(hydratedEvent, resume);
  return {
    resume,
    add(orders, note) {
      if (connected) return void connected.addOrders(store, orders);
      const refused = orders.filter(({ line, quantity, origin }) => !note(storage, line, quantity, origin));
      showCount();
      void load().then((cart) => cart.addOrders(store, refused));
    },
    load,
  };
}
