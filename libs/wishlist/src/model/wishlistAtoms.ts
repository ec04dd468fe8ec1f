import { isLoggedInAtom } from '@etalage/account/headless';
import { ApiError, createTaskId, maySucceedLater, UnreachableError, type DomainEvents } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import './events.ts';
import {
  applyAct,
  withItem,
  withoutSku,
  withReplaced,
  type Origin,
  type WishlistAct,
  type WishlistItem,
} from './item.ts';
import { outboxAtom, wishlistPortsAtom } from './ports.ts';

/** A guest's list as stored, or what the server last confirmed of a customer's. */
const confirmedAtom = atom<readonly WishlistItem[]>([]);
/** What the server has not confirmed yet, in the order of sending. */
export const actsAtom = atom<readonly WishlistAct[]>([]);
const loadedAtom = atom(false);
/** What a customer who left had done, and never reached the server. */
const leftActsAtom = atom<readonly WishlistAct[]>([]);
/** Rises when a customer leaves: what was asked for them is not shown any more. */
const departuresAtom = atom(0);

/** The list as the shopper sees it. */
export const wishlistAtom = atom((get): readonly WishlistItem[] => get(actsAtom).reduce(applyAct, get(confirmedAtom)));
/** Whether the list was read, of a customer from the server (WISH-10). */
export const isWishlistLoadedAtom = atom((get) => get(loadedAtom));

/** Whether acts wait for the server. */
export const hasWaitingWishesAtom = atom((get) => get(actsAtom).length > 0);
/** The last failure that may pass, a new value each time: `retryAfter` is in milliseconds. */
export const lastFailureAtom = atom<Pick<ApiError, 'retryAfter'>>({ retryAfter: undefined });

/** Reads a guest's list from the browser (WISH-02), a customer's from the server, and sends what waits. */
export const loadWishlistAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isLoggedInAtom)) {
    set(confirmedAtom, get(wishlistPortsAtom).storage.read());
    set(loadedAtom, true);
    return;
  }
  set(leftActsAtom, []);
  get(outboxAtom).restore();
  set(actsAtom, get(outboxAtom).acts());
  // In turn with the acts, so that no answer is older than what is shown.
  await get(wishlistPortsAtom).queue.run(() => set(mergeAtom));
  await set(sendWaitingAtom);
});

/** Loads a customer's list and adds what only this browser has (WISH-05, WISH-06). Until it is there, that is shown. */
const mergeAtom = atom(null, async (get, set): Promise<void> => {
  const { api, storage, log } = get(wishlistPortsAtom);
  const departures = get(departuresAtom);
  if (get(confirmedAtom).length === 0) set(confirmedAtom, storage.read());
  try {
    const items = await api.load();
    if (departures !== get(departuresAtom)) return;
    set(confirmedAtom, items);
    set(moveLocalAtom);
    set(loadedAtom, true);
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (departures !== get(departuresAtom)) return;
    set(loadedAtom, false);
    log(error);
    if (maySucceedLater(error)) set(lastFailureAtom, { retryAfter: error.retryAfter });
  }
});

/** What was wished for before the login waits in the outbox before the browser's list is emptied (WISH-07). */
const moveLocalAtom = atom(null, (get, set) => {
  const { storage } = get(wishlistPortsAtom);
  const local = storage.read();
  if (local.length === 0) return;
  const known = new Set(get(wishlistAtom).map(({ sku }) => sku));
  set(
    waitAtom,
    local.filter(({ sku }) => !known.has(sku)).map((item) => actOf('add', item)),
  );
  storage.write([]);
});

const isFailure = (error: unknown): error is ApiError | UnreachableError =>
  error instanceof ApiError || error instanceof UnreachableError;

const actOf = (kind: WishlistAct['kind'], item: WishlistItem): WishlistAct => ({ kind, taskId: createTaskId(), item });

/** Changes the browser's list, that of all tabs: a guest's, or what a customer had before the login. */
const changeStoredAtom = atom(
  null,
  (get, set, change: (items: readonly WishlistItem[]) => readonly WishlistItem[]): void => {
    const { storage } = get(wishlistPortsAtom);
    const items = change(storage.read());
    storage.write(items);
    if (!get(isLoggedInAtom)) set(confirmedAtom, items);
  },
);

/** Adds an item unless its sku is on the list (WISH-03). Resolves when the server confirmed or refused it, or cannot be reached. */
export const addWishAtom = atom(null, async (get, set, item: WishlistItem, origin?: Origin): Promise<void> => {
  if (!get(isLoggedInAtom)) return set(changeStoredAtom, (items) => withItem(items, item));
  if (get(wishlistAtom).some(({ sku }) => sku === item.sku)) return;
  await set(performAtom, [{ ...actOf('add', item), ...(origin !== undefined && { origin }) }]);
});

/** Removes a sku (WISH-03). Resolves as `addWishAtom` does. */
export const removeWishAtom = atom(null, async (get, set, sku: string): Promise<void> => {
  const item = get(wishlistAtom).find((other) => other.sku === sku);
  set(changeStoredAtom, (items) => withoutSku(items, sku));
  if (item !== undefined && get(isLoggedInAtom)) await set(performAtom, [actOf('remove', item)]);
});

/** What takes the place of a sku. */
export type WishReplacement = { sku: string; item: WishlistItem };

/** Swaps an item by sku, with a quantity of 1 (WISH-09). Resolves as `addWishAtom` does. */
export const replaceWishAtom = atom(null, async (get, set, { sku, item }: WishReplacement): Promise<void> => {
  const { itemId: _itemId, ...others } = item;
  const added = { ...others, quantity: 1 };
  if (!get(isLoggedInAtom)) return set(changeStoredAtom, (items) => withReplaced(items, sku, added));
  const replaced = get(wishlistAtom).find((other) => other.sku === sku);
  if (replaced === undefined || sku === item.sku) return;
  set(changeStoredAtom, (items) => withoutSku(items, sku));
  await set(performAtom, [actOf('remove', replaced), actOf('add', added)]);
});

/** Forgets a customer's list and what was not sent of it, and shows the browser's own (WISH-07). */
export const leaveWishlistAtom = atom(null, async (_get, set): Promise<void> => {
  set(departuresAtom, (count) => count + 1);
  set(leaveActsAtom);
  set(clearAtom);
  await set(loadWishlistAtom);
});

/** Empties the outbox, that of all tabs, until it is known how its customer left. */
const leaveActsAtom = atom(null, (get, set): void => {
  const outbox = get(outboxAtom);
  outbox.restore();
  const acts = outbox.acts();
  outbox.clear();
  set(leftActsAtom, (left) => [...left, ...acts]);
});

/**
 * Tells that acts were dropped because their customer left: the server will never have them (SESSION-25). When the session
 * ended by itself, what was being moved here goes back to where it came from instead; one who logs out takes it along
 * (SESSION-18). The logout is heard before or after the list was left.
 */
export const dropActsAtom = atom(null, (get, set, { isSilent, reason }: DomainEvents['session/logged-out']): void => {
  set(leaveActsAtom);
  const left = get(leftActsAtom);
  set(leftActsAtom, []);
  const goesBack = ({ kind, origin }: WishlistAct) => isSilent && kind === 'add' && origin !== undefined;
  for (const act of left.filter(goesBack)) set(refuseAtom, act);
  // Who deleted the account has no list any more.
  if (reason === undefined && !left.every(goesBack)) get(wishlistPortsAtom).events.emit('wishlist/dropped', undefined);
});

/** Tells where an item came from that the list does not take it. */
const refuseAtom = atom(null, (get, _set, { item, origin }: WishlistAct): void => {
  if (origin !== undefined) get(wishlistPortsAtom).events.emit('wishlist/refused', { item, origin });
});

/** Forgets a customer's list and the browser's own: nobody who comes next finds anything of it (SESSION-18). */
export const forgetWishlistAtom = atom(null, async (get, set): Promise<void> => {
  get(wishlistPortsAtom).storage.write([]);
  await set(leaveWishlistAtom);
});

/** Empties the list that is shown (WISH-03). */
const clearAtom = atom(null, (_get, set) => {
  set(actsAtom, []);
  set(confirmedAtom, []);
  set(loadedAtom, false);
});

const performAtom = atom(null, async (_get, set, acts: readonly WishlistAct[]): Promise<void> => {
  set(waitAtom, acts);
  await set(sendWaitingAtom);
});

const waitAtom = atom(null, (get, set, acts: readonly WishlistAct[]) => {
  if (acts.length > 0) get(outboxAtom).add(acts);
  set(actsAtom, get(outboxAtom).acts());
});

const sendWaitingAtom = atom(null, async (get, set): Promise<void> => {
  await get(outboxAtom).flush((act) => set(settleAtom, act));
  set(actsAtom, get(outboxAtom).acts());
});

/** One act, alone among all tabs. False when there was no answer: it stays to be sent again (WISH-08). */
const settleAtom = atom(null, async (get, set, act: WishlistAct): Promise<boolean> => {
  const departures = get(departuresAtom);
  try {
    const change = await set(sendAtom, act);
    if (departures !== get(departuresAtom)) return false;
    set(confirmedAtom, change);
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (departures !== get(departuresAtom)) return false;
    if (error instanceof UnreachableError) {
      get(wishlistPortsAtom).log(error);
      set(lastFailureAtom, { retryAfter: error.retryAfter });
      return false;
    }
    // Refused: the act goes, and with it what it changed.
    set(endAtom, act);
    set(refuseAtom, act);
    return true;
  }
  set(endAtom, act);
  return true;
});

const endAtom = atom(null, (get, set, act: WishlistAct): void => {
  get(outboxAtom).settle(act);
  set(actsAtom, get(outboxAtom).acts());
});

type Change = (items: readonly WishlistItem[]) => readonly WishlistItem[];

/** Sends an act and answers what it changes in the confirmed list. */
const sendAtom = atom(null, async (get, _set, { kind, item }: WishlistAct): Promise<Change> => {
  const { api } = get(wishlistPortsAtom);
  if (kind === 'add') {
    const added = await api.add(item);
    return (items) => [...withoutSku(items, added.sku), added];
  }
  const isSame = ({ sku }: WishlistItem) => sku === item.sku;
  const itemId = get(confirmedAtom).find(isSame)?.itemId ?? (await api.load()).find(isSame)?.itemId;
  if (itemId !== undefined) await api.remove(itemId).catch(ignoreUnknown);
  return (items) => withoutSku(items, item.sku);
});

/** What the server does not have is removed: an earlier answer was lost, or another device did it. */
function ignoreUnknown(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 404)) throw error;
}
