import {
  createEventBus,
  createStorage,
  createTabLock,
  createTaskQueue,
  type EventBus,
  type TabLock,
  type TaskQueue,
} from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { disconnectedWishlistApi, type WishlistApi } from '../api.ts';
import { createWishlistStorage, type WishlistStorage } from './wishlistStorage.ts';

/** What the wishlist reaches outside with. */
export type WishlistPorts = {
  api: WishlistApi;
  storage: WishlistStorage;
  queue: TaskQueue;
  /** Lets one tab at a time change the list. */
  lock: TabLock;
  events: EventBus;
  /** Where it is written that the server could not be reached (WISH-08). */
  log(error: Error): void;
};

const disconnectedPorts = (): WishlistPorts => ({
  api: disconnectedWishlistApi,
  storage: createWishlistStorage(createStorage()),
  queue: createTaskQueue(),
  lock: createTabLock('shop/wishlist'),
  events: createEventBus(),
  // eslint-disable-next-line no-console -- WISH-08 asks for a log, and the change is only late.
  log: (error) => console.info(error.message),
});

const connectedAtom = atom<WishlistPorts | undefined>(undefined);
const fallbackAtom = atom(disconnectedPorts);

/** Set by the shell on each jotai store: API and storage are enough, the rest has defaults. */
export const wishlistPortsAtom = atom(
  (get): WishlistPorts => get(connectedAtom) ?? get(fallbackAtom),
  (_get, set, ports: Partial<WishlistPorts>) => set(connectedAtom, { ...disconnectedPorts(), ...ports }),
);

/** What the server has not confirmed yet. */
export const outboxAtom = atom((get) => {
  const { storage, queue, lock } = get(wishlistPortsAtom);
  return storage.openOutbox({ queue, lock });
});
