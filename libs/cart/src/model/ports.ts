import {
  browserStorage,
  createEventBus,
  createStorage,
  createTabLock,
  createTaskQueue,
  type CartCountType,
  type EventBus,
  type TabLock,
  type TaskQueue,
} from '@etalage/core';
import { atom, type Atom } from 'jotai/vanilla';
import type { createStockApi, StockApi } from '@etalage/catalog/headless';
import { cart } from '@etalage/core/constants';
import type { MergeSettings } from '../rules/mergeCarts.ts';
import { disconnectedCartApi, type CartApi } from '../api.ts';
import { createCartStorage, type CartStorage } from './cartStorage.ts';

/** What the cart reaches outside with. */
export type CartPorts = {
  api: CartApi;
  storage: CartStorage;
  /** What the badge counts; all pieces unless it is the lines (HEADER-06). */
  countType?: CartCountType | undefined;
  /** Whether the microcart is open, which whoever mounts it knows (CART-01). */
  isMicrocartOpen: Atom<boolean>;
  /** Whether the lines are compared with the server's (SYNC-01); by the constants unless it is given. */
  syncsCart?: boolean | undefined;
  /** Whether totals come from the server; by the constants unless it is given (TOTAL-02, GIFT-01). */
  syncsTotals?: boolean | undefined;
  /** The country that totals are counted for before there is an address; '' where the store view has none. */
  defaultCountry?: string | undefined;
  /** What answers how much there is, made by `create`; nothing is known of stocks unless it is given. */
  stockApi?: ((create: typeof createStockApi) => StockApi) | undefined;
  /** Whether lines out of stock stay in the cart even where it is not synchronised (CART-16); by the constants unless it is given. */
  keepsOutOfStock?: boolean | undefined;
  events: EventBus;
  queue: TaskQueue;
  /** Lets one tab at a time change the cart. */
  lock: TabLock;
  /** Epoch milliseconds. */
  now(): number;
  /** When a detail of the checkout was last changed, in epoch milliseconds (SYNC-16). */
  checkoutChangedAt(): number | undefined;
  /** Whether an order of this cart was sent and is not answered yet: until then it stays the cart (ORDER-02). */
  isOrdering(): boolean;
  /**
   * Whether the customer's cart was ordered offline, and the order waits: what is done since belongs to the next cart, and is
   * sent once the server has the order.
   */
  isHeld(): boolean;
  /** What a merge may take from the shopper (SYNC-10). */
  settings: Pick<MergeSettings, 'canRemoveLocal' | 'canModifyLocal'>;
};

const { serverSyncCanRemoveLocalItems, serverSyncCanModifyLocalItems } = cart;

const closedAtom = atom(false);

/** Ports that reach nothing. */
export const disconnectedPorts = (): CartPorts => ({
  api: disconnectedCartApi,
  storage: createCartStorage(createStorage()),
  isMicrocartOpen: closedAtom,
  events: createEventBus(),
  queue: createTaskQueue(),
  lock: (act) => act(),
  now: () => Date.now(),
  checkoutChangedAt: () => undefined,
  isOrdering: () => false,
  isHeld: () => false,
  settings: { canRemoveLocal: serverSyncCanRemoveLocalItems, canModifyLocal: serverSyncCanModifyLocalItems },
});

const browserPorts = (): CartPorts => ({
  ...disconnectedPorts(),
  storage: createCartStorage(browserStorage()),
  lock: createTabLock('shop/cart'),
});

const connectedAtom = atom<CartPorts | undefined>(undefined);
const fallbackAtom = atom(disconnectedPorts);

/** Set by the shell on each jotai store: an api alone is enough, the rest has defaults. */
export const cartPortsAtom = atom(
  (get): CartPorts => get(connectedAtom) ?? get(fallbackAtom),
  (_get, set, ports: Partial<CartPorts>) => set(connectedAtom, { ...browserPorts(), ...ports }),
);

/** What the server has not confirmed yet; it sends with the ports of its store. */
export const outboxAtom = atom((get) => {
  const { storage, queue, lock } = get(cartPortsAtom);
  return storage.openOutbox({ queue, lock });
});
