import { ApiError, maySucceedLater, UnreachableError } from '@etalage/core';
import { isLoggedInAtom } from '@etalage/account/headless';
import { isCustomersCart } from './cartOwner.ts';
import { atom } from 'jotai/vanilla';
import { linesHash } from '../rules/identity.ts';
import { applyAct, type Act } from './acts.ts';
import { countSourceAtom } from './cartCount.ts';
import type { Confirmed } from './cartStorage.ts';
import { definedOnly } from './definedOnly.ts';
import { quantityOf, type CartLine } from './line.ts';
import { loadSending } from './loadSending.ts';
import { emitWaiting } from './emitWaiting.ts';
import { cartPortsAtom, outboxAtom } from './ports.ts';

/** The cart as the server last confirmed it. */
export const confirmedAtom = atom<Confirmed>({ lines: [] });
const actsAtom = atom<readonly Act[]>([]);
const loadedAtom = atom(false);
const addingAtom = atom(0);
/** Whether something was added since other tabs were told of it. */
const isStampDueAtom = atom(false);
/** When the cart last agreed with the server, in epoch milliseconds. */
export const syncedAtAtom = atom<number | undefined>(undefined);
/** How often a new guest cart took over since the last success. */
export const bypassAtom = atom(0);
/** The ids of the waiting acts that the shopper has been notified of. */
const announcedTaskIdsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** What the shopper sees: what the server last confirmed and what was done since. */
export const linesAtom = atom((get): readonly CartLine[] => get(actsAtom).reduce(applyAct, get(confirmedAtom).lines));
/** How many pieces the shopper sees. */
export const quantityAtom = atom((get) => quantityOf(get(linesAtom)));
const countAtom = atom((get) => {
  const isByLine = get(cartPortsAtom).countType === 'items';
  return isByLine ? get(linesAtom).length : get(quantityAtom);
});
/** The cart's name at the server; undefined until the first act is confirmed. */
export const cartTokenAtom = atom((get) => get(confirmedAtom).cartId);
/** Changes with skus, quantities and options of the lines. */
export const cartHashAtom = atom((get) => hashOf(get(linesAtom)));
/** Whether the stored cart has been read (CART-22). */
export const cartIsLoadedAtom = atom((get) => get(loadedAtom));
/** True during an add (CART-03). */
export const isAddingToCartAtom = atom((get) => get(addingAtom) > 0);
/** What the server has not confirmed yet, in the order of sending. */
export const waitingActsAtom = atom((get) => get(actsAtom));
/** Whether acts wait for the server. */
export const hasWaitingActsAtom = atom((get) => get(actsAtom).length > 0);
/** The last failure after which acts wait, a new value each time: `retryAfter` is in milliseconds. */
export const lastFailureAtom = atom<Pick<ApiError, 'retryAfter'>>({ retryAfter: undefined });
/** When the cart last agreed with the server, in epoch milliseconds. */
export const cartSyncedAtAtom = atom((get) => get(syncedAtAtom));
/** How often a new guest cart took over since the last success. */
export const connectBypassCountAtom = atom((get) => get(bypassAtom));

const hashOf = (lines: readonly CartLine[]): string =>
  linesHash(
    lines.map(({ sku, quantity, option }) => ({ sku, qty: quantity, ...definedOnly({ product_option: option }) })),
  );

/** Reads the stored cart, takes over what an earlier visit left unsent, and lets the badge count the lines (CART-22). */
export const loadCartAtom = atom(null, (get, set) => {
  if (get(loadedAtom)) return;
  set(restoreAtom);
  set(loadedAtom, true);
  set(countSourceAtom, { count: countAtom });
});

/** Takes over what another tab has written. */
export const takeOverCartAtom = atom(null, (get, set) => {
  if (get(loadedAtom)) set(restoreAtom);
});

/** Shows what is stored, by this tab or another: lines and acts belong together. */
export const restoreAtom = atom(null, (get, set) => {
  get(outboxAtom).restore();
  set(refreshAtom);
});

/** Keeps a cart as confirmed, here and in the browser. */
export const confirmCartAtom = atom(null, (get, set, cart: Confirmed) => {
  get(cartPortsAtom).storage.write(cart, hashOf(cart.lines));
  set(confirmedAtom, cart);
});

/** Changes confirmed lines, those of all tabs, without asking the server: what totals say of them. */
export const reviseLinesAtom = atom(null, (get, set, revise: (line: CartLine) => CartLine) => {
  const cart = get(cartPortsAtom).storage.read();
  set(confirmCartAtom, { ...cart, lines: cart.lines.map(revise) });
});

/** Shows an act at once and sends it in its turn. Resolves when it is confirmed, refused, or waits until it can be sent. */
export const performAtom = atom(null, async (_get, set, act: Act) => {
  set(loadCartAtom);
  set(waitAtom, [act]);
  await set(sendActsAtom, [act]);
});

/** Sends what waits, for these acts: meanwhile something is added if one of them is an add (CART-03). */
const sendActsAtom = atom(null, async (_get, set, acts: readonly Act[]) => {
  const adding = acts.some(({ kind }) => kind === 'add') ? 1 : 0;
  set(addingAtom, (count) => count + adding);
  try {
    await set(sendWaitingAtom);
  } finally {
    set(addingAtom, (count) => count - adding);
  }
});

/**
 * Sends what waits: on load, and when it may succeed again. Acts that were noted without the cart's code, and
 * those that a closed tab left, are found in storage.
 */
export const resumeCartAtom = atom(null, async (get, set) => {
  set(loadCartAtom);
  set(restoreAtom);
  if (get(actsAtom).length > 0) await set(sendActsAtom, get(actsAtom));
});

/** Forgets lines and cart without telling the server: it has been ordered, or its customer left. */
export const forgetCartAtom = atom(null, (get, set) => {
  set(loadCartAtom);
  get(outboxAtom).clear();
  set(actsAtom, []);
  set(confirmCartAtom, { lines: [] });
});

/** Puts other acts in the place of those that wait, which no tab sends any more. */
export const replaceActsAtom = atom(null, (get, set, acts: readonly Act[]) => {
  for (const act of get(outboxAtom).acts()) get(outboxAtom).settle(act);
  set(waitAtom, acts);
});

/** Puts acts in the outbox. */
export const waitAtom = atom(null, (get, set, acts: readonly Act[], place?: 'first' | 'last') => {
  get(outboxAtom).add(acts, place);
  set(actsAtom, get(outboxAtom).acts());
});

/** Whether a guest's cart has to become that of the customer who is logged in (SYNC-14). */
export const isJoinDueAtom = atom((get) => get(isLoggedInAtom) && !isCustomersCart(get(confirmedAtom)));
/** Sends the acts that wait, in order; those that cannot be sent stay. */
export const sendWaitingAtom = atom(null, async (get, set) => {
  if (get(cartPortsAtom).isHeld()) return void set(waitLongerAtom, { retryAfter: undefined });
  // What waits then holds lines that the customer's cart has already: those of a session that ended by itself.
  if (get(isJoinDueAtom) && get(cartPortsAtom).storage.detached() !== undefined) {
    set(lastFailureAtom, { retryAfter: undefined });
    return;
  }
  try {
    await get(outboxAtom).flush((act) => set(settleAtom, act));
  } finally {
    set(stampAtom);
  }
  set(refreshAtom);
});

/** Tells other tabs of all that was added, once: each of them loads anew (NAV-09). */
const stampAtom = atom(null, (get, set) => {
  const { storage, now } = get(cartPortsAtom);
  if (get(isStampDueAtom)) storage.stampAdded(now());
  set(isStampDueAtom, false);
});

/** Shows what the tabs have settled meanwhile. */
const refreshAtom = atom(null, (get, set): Confirmed => {
  const cart = get(cartPortsAtom).storage.read();
  set(confirmedAtom, cart);
  set(actsAtom, get(outboxAtom).acts());
  return cart;
});

/** Whether an act was forgotten while its call was under way: its customer left, and nothing of the cart comes back. */
const isGoneAtom = atom(null, (get, _set, { taskId }: Act) =>
  get(outboxAtom)
    .acts()
    .every((act) => act.taskId !== taskId),
);

/** One act, alone among all tabs. False when it may succeed later: it stays to be sent again. */
const settleAtom = atom(null, async (get, set, act: Act): Promise<boolean> => {
  const { events } = get(cartPortsAtom);
  const cart = set(refreshAtom);
  try {
    const sending = await loadSending();
    const isOut = await set(sending.refuseOutOfStockAtom, act, get(actsAtom), cart.lines);
    if (set(isGoneAtom, act)) return true;
    if (isOut) {
      set(finishAtom, act, cart);
      return true;
    }
    if (sending.mustJoinFirst(get, act)) return set(waitLongerAtom, { retryAfter: undefined });
    const confirmed = await set(sending.sendRecordedAtom, cart, act);
    if (set(isGoneAtom, act)) return true;
    set(finishAtom, act, confirmed);
    if (get(actsAtom).length === 0) set(bypassAtom, 0);
    sending.emitConfirmed(events, act, cart, confirmed);
    if (act.kind === 'set') void set(sending.dropOutOfStockAtom);
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UnreachableError)) throw error;
    if (maySucceedLater(error)) return set(waitLongerAtom, error);
    return set((await loadSending()).answerRefusalAtom, act, cart, error);
  }
  return true;
});

/** Tells the shopper that acts wait: once of each, however often they are sent in vain. */
const waitLongerAtom = atom(null, (get, set, { retryAfter }: Pick<ApiError, 'retryAfter'>): false => {
  const unannounced = get(actsAtom).findLast(({ taskId }) => !get(announcedTaskIdsAtom).has(taskId));
  set(announcedTaskIdsAtom, new Set(get(actsAtom).map(({ taskId }) => taskId)));
  if (unannounced !== undefined) emitWaiting(get(cartPortsAtom).events, unannounced);
  set(lastFailureAtom, { retryAfter });
  return false;
});

/** The server has answered an act: what it confirmed stands, and the act waits no longer. */
export const finishAtom = atom(null, (get, set, act: Act, cart: Confirmed) => {
  const { now } = get(cartPortsAtom);
  get(outboxAtom).settle(act);
  set(confirmCartAtom, cart);
  set(actsAtom, get(outboxAtom).acts());
  set(syncedAtAtom, now());
  if (act.kind === 'add' && !act.isSilent) set(isStampDueAtom, true);
});
