import {
  browserStorage,
  createEventBus,
  createStorage,
  createTaskQueue,
  type CartCountType,
  type EventBus,
  type TaskQueue,
} from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { disconnectedCartApi, type CartApi } from '../api.ts';
import { createCartStorage, type CartStorage } from './cartStorage.ts';

/** What the cart reaches outside with. */
export type CartPorts = {
  api: CartApi;
  storage: CartStorage;
  /** What the badge counts; all pieces unless it is the lines (HEADER-06). */
  countType?: CartCountType | undefined;
  events: EventBus;
  queue: TaskQueue;
  /** Lets one tab at a time change the cart. */
  lock<T>(act: () => Promise<T>): Promise<T>;
  /** Epoch milliseconds. */
  now(): number;
};

/** One tab at a time, by the browser's locks; where it has or allows none, every tab for itself. */
export async function tabLock<T>(act: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return act();
  let started: Promise<T> | undefined;
  const start = () => (started ??= act());
  try {
    await locks.request('shop/cart', async () => void (await start().catch(() => undefined)));
  } catch {
    // A document without an origin may not lock.
  }
  return start();
}

/** Ports that reach nothing. */
export const disconnectedPorts = (): CartPorts => ({
  api: disconnectedCartApi,
  storage: createCartStorage(createStorage()),
  events: createEventBus(),
  queue: createTaskQueue(),
  lock: (act) => act(),
  now: () => Date.now(),
});

const browserPorts = (): CartPorts => ({
  ...disconnectedPorts(),
  storage: createCartStorage(browserStorage()),
  lock: tabLock,
});

const connectedAtom = atom<CartPorts | undefined>(undefined);
const fallbackAtom = atom(disconnectedPorts);

/** Set by the shell on each jotai store: an api alone is enough, the rest has defaults. */
export const cartPortsAtom = atom(
  (get): CartPorts => get(connectedAtom) ?? get(fallbackAtom),
  (_get, set, ports: Partial<CartPorts>) => set(connectedAtom, { ...browserPorts(), ...ports }),
);
