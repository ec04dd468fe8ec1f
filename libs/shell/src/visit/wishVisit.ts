import { isLoggedInAtom } from '@etalage/account/headless';
import { readList, storageKey } from '@etalage/core';
import { closest } from '../early/closest.ts';
import { hydratedEvent } from '../early/hydratedEvent.ts';
import { loadLazyParts } from '../loading/later.ts';
import { loadOnline } from '../loading/whenOnline.ts';
import { wishCountAtom } from '../model/wishCount.ts';
import type { Visit } from './createVisit.ts';

/** What was pressed and the wishlist does not know yet, as `data-wish` of each heart and whether it was pressed on. */
export type HeartPress = { wish: string; isOn: boolean };
/** Storage key of the presses that wait for the code of the wishlist. */
export const pressesKey = storageKey('wishlist', 'presses');

/** The wishlist of a visit: its number and its hearts at once, its code when somebody has a list. */
export type WishVisit = {
  /** Loads and connects the wishlist. */
  load: () => Promise<void>;
};

const isOn = (heart: Element) => heart.getAttribute('aria-pressed') === 'true';

/** The wishlist of this browser. Who has none loads nothing of it. */
export function createWishVisit(visit: Visit): WishVisit {
  const { store, storage, tokens } = visit;
  /** Presses that the browser refused to keep. */
  const unkept: HeartPress[] = [];
  /** The list itself says how many there are from then on. */
  let isLoaded = false;
  const load = async () => {
    const wishes = await loadOnline(async () => (await loadLazyParts()).wishModule());
    isLoaded = true;
    await wishes.start(visit, unkept.splice(0));
  };
  const resume = () => {
    const { length: count } = readList(storage, storageKey('wishlist', 'current-wishlist'));
    const isCustomer = tokens.token() !== undefined;
    if (!isCustomer && !isLoaded) store.set(wishCountAtom, count);
    // A later page, or the next press, tries again.
    if (isCustomer || [count, unkept.length, readList(storage, pressesKey).length].some(Boolean))
      void load().catch(() => undefined);
  };
  const note = (heart: HTMLElement) => {
    const press = { wish: heart.dataset['wish'] ?? '', isOn: isOn(heart) };
    if (!storage.write(pressesKey, [...readList(storage, pressesKey), press])) unkept.push(press);
  };
  const answer = (event: Event) => {
    const heart = closest<HTMLElement>(event, '[data-wish]');
    if (!heart) return;
    heart.setAttribute('aria-pressed', `${!isOn(heart)}`);
    note(heart);
    resume();
  };
  const start = () => {
    // The script in the head answered until now.
    document.querySelectorAll<HTMLElement>('[data-wish][aria-pressed=true]').forEach(note);
    document.addEventListener('click', answer, { capture: true });
    // Another tab may change the list, also while this page is in the back/forward cache.
    for (const type of ['storage', 'pageshow']) addEventListener(type, resume);
    store.sub(isLoggedInAtom, resume);
    resume();
  };
  addEventListener(hydratedEvent, start, { once: true });
  return { load };
}
