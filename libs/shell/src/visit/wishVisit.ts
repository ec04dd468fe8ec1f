import { isLoggedInAtom } from '@etalage/account/headless';
import { readList, storageKey } from '@etalage/core';
import { heartEvent, lostHearts, pressesKey } from '../early/heartPresses.ts';
import { hydratedEvent } from '../early/hydratedEvent.ts';
import { loadLazyParts } from '../loading/later.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import { wishCountAtom } from '../model/wishCount.ts';
import type { Visit } from './createVisit.ts';
import { onStored } from './onStored.ts';

/** The wishlist of a visit: its number and its hearts at once, its code when somebody has a list. */
export type WishVisit = {
  /** Loads and connects the wishlist. */
  load: () => Promise<true>;
};

/** The wishlist of this browser. Who has none loads nothing of it. */
export function createWishVisit(visit: Visit): WishVisit {
  const { store, storage, tokens } = visit;
  const load = async (): Promise<true> =>
    (await whenOnline(async () => (await loadLazyParts()).wishModule())).start(visit);
  const resume = () => {
    const token = tokens.token();
    const { length } = readList(storage, storageKey('wishlist', 'current-wishlist'));
    if (!token) store.set(wishCountAtom, length);
    // A later page, or the next press, tries again.
    const waits = [pressesKey, storageKey('wishlist', 'waiting-acts')].some((key) => readList(storage, key).length);
    if (token || length || waits || document.querySelector(lostHearts)) void load().catch(() => undefined);
  };
  const start = () => {
    onStored(resume);
    addEventListener(heartEvent, resume);
    store.sub(isLoggedInAtom, resume);
    resume();
  };
  addEventListener(hydratedEvent, start, { once: true });
  return { load };
}
