import {
  addWishAtom,
  connectWishlist,
  createWishlistApi,
  createWishlistStorage,
  forgetWishlistAtom,
  isAbout,
  readItem,
  removeWishAtom,
  wishlistAtom,
  wishlistPortsAtom,
  type Origin,
  type WishlistItem,
} from '@etalage/wishlist/headless';
import type { CartLine } from '@etalage/cart/headless';
import { logFailure, newReference, readList } from '@etalage/core';
import * as v from 'valibot';
import { lostHearts, pressesKey } from '../early/heartPresses.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { wishCountAtom } from '../model/wishCount.ts';
import type { Visit } from './createVisit.ts';
import { defineFeature } from './defineFeature.ts';
import { moveLine, returnRefusedLines } from './moves.ts';
import { showHearts } from './showHearts.ts';
import { visitHttp } from './visitHttp.ts';
import { wishOfHeart } from './wishOfHeart.ts';
import { viewOf } from './viewOf.ts';

/** What the page of what waits needs of the wishlist. */
export { cancelWishActAtom, loadWishlistAtom, waitingWishesAtom } from '@etalage/wishlist/headless';

/** Connects the wishlist of a visit, once, and does what was pressed since. */
export async function start(visit: Visit): Promise<true> {
  const isLoaded = connect(visit);
  await tellLostPresses(visit);
  await Promise.all(takePresses(visit).map((press) => perform(visit, press)));
  await isLoaded;
  return true;
}

/** Moves a line of the cart to the wishlist, also while the list itself still loads. */
export async function moveToWishlist(visit: Visit, line: CartLine): Promise<void> {
  void connect(visit);
  await moveLine(visit, line);
}

/** Puts an item back that was moved to the cart, which could not take it. */
export async function returnWish(visit: Visit, origin: Origin): Promise<void> {
  const item = readItem(origin);
  if (item === undefined) return;
  await connect(visit);
  await visit.store.set(addWishAtom, item);
}

/** Forgets what this browser holds of a wishlist: its customer left. */
export async function forget(visit: Visit): Promise<void> {
  void connect(visit);
  await visit.store.set(forgetWishlistAtom);
}

const connect = defineFeature((visit) => {
  const { store, storage, events } = visit;
  returnRefusedLines(visit);
  events.on('wishlist/dropped', () => void warn(visit, 'dropped'));
  store.set(wishlistPortsAtom, {
    api: createWishlistApi(visitHttp(visit), viewOf(visit)),
    storage: createWishlistStorage(storage),
    events,
    log: (error) => logFailure('The wishlist could not be reached', newReference(), error),
  });
  const isLoaded = connectWishlist(store, window);
  const hearts = showHearts(document, (heart) => store.get(wishlistAtom).some((item) => isAbout(item, heart)));
  const show = () => {
    store.set(wishCountAtom, store.get(wishlistAtom).length);
    hearts.show();
  };
  store.sub(wishlistAtom, show);
  show();
  return isLoaded;
});

/** Tells why hearts turned back: the browser stores nothing (WISH-02). */
async function tellLostPresses(visit: Visit): Promise<void> {
  const lost = document.querySelectorAll<HTMLElement>(lostHearts);
  if (lost.length === 0) return;
  for (const heart of lost) delete heart.dataset['lost'];
  await warn(visit, 'notStored');
}

async function warn({ store, words }: Visit, text: 'dropped' | 'notStored'): Promise<void> {
  await words.load('wishlist');
  const message = words.late('wishlist')[text];
  store.set(notifyAtom, { type: 'danger', message, action1: { label: words.frame.ok } });
}

const heartPress = v.tuple([v.string(), v.boolean()]);
type HeartPress = v.InferOutput<typeof heartPress>;

/** The presses that were stored, which are done once. */
function takePresses({ storage }: Visit): HeartPress[] {
  const presses = readList(storage, pressesKey);
  storage.remove(pressesKey);
  return presses.filter((press) => v.is(heartPress, press));
}

async function perform({ store }: Visit, [wish, isOn]: HeartPress): Promise<void> {
  const heart = wishOfHeart(wish);
  if (heart === undefined) return;
  const isHere = (item: WishlistItem) => isAbout(item, heart);
  const wished = store.get(wishlistAtom).filter(isHere);
  if (!isOn) await Promise.all(wished.map(({ sku }) => store.set(removeWishAtom, sku)));
  else if (wished.length === 0) await store.set(addWishAtom, heart);
}
