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
  events: EventBus;
  queue: TaskQueue;
  /** Lets one tab at a time change the cart. */
  lock: TabLock;
  /** Epoch milliseconds. */
  now(): number;
};

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
