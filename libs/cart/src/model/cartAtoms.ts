import { ApiError, UnreachableError } from '@etalage/core';
import { queues } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';
import { linesHash } from '../rules/identity.ts';
import { applyAct, type Act } from './acts.ts';
import { countSourceAtom } from './cartCount.ts';
import type { Confirmed } from './cartStorage.ts';
import { quantityOf, type CartLine } from './line.ts';
import { emitConfirmed, emitRefused, emitWaiting } from './notices.ts';
import { cartPortsAtom } from './ports.ts';
import { sendToCart, UnknownCart } from './sendAct.ts';

const confirmedAtom = atom<Confirmed>({ lines: [] });
const actsAtom = atom<readonly Act[]>([]);
const loadedAtom = atom(false);
const addingAtom = atom(0);
const syncedAtAtom = atom<number | undefined>(undefined);
const bypassAtom = atom(0);

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
/** Whether something waits for the server. */
export const isWaitingAtom = atom((get) => get(actsAtom).length > 0);
/** When the cart last agreed with the server, in epoch milliseconds. */
export const cartSyncedAtAtom = atom((get) => get(syncedAtAtom));
/** How often a new guest cart took over since the last success. */
export const connectBypassCountAtom = atom((get) => get(bypassAtom));
/** Whether the microcart panel is open. */
export const isMicrocartOpenAtom = atom(false);

const hashOf = (lines: readonly CartLine[]): string =>
  linesHash(
    lines.map(({ sku, quantity, option }) => ({
      sku,
      qty: quantity,
      ...(option === undefined ? {} : { product_option: option }),
    })),
  );

/** Reads the stored cart, takes over what an earlier visit left unsent, and lets the badge count the lines (CART-22). */
export const loadCartAtom = atom(null, (get, set) => {
  if (get(loadedAtom)) return;
  const { storage } = get(cartPortsAtom);
  set(confirmedAtom, storage.read());
  set(actsAtom, storage.readActs());
  set(loadedAtom, true);
  set(countSourceAtom, { count: countAtom });
});

/** Takes over what another tab has written. */
export const takeOverCartAtom = atom(null, (get, set) => {
  if (get(loadedAtom)) set(confirmedAtom, get(cartPortsAtom).storage.read());
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

/** Shows an act at once and sends it in its turn. Resolves when it is confirmed, refused, or waits for a connection. */
export const performAtom = atom(null, async (get, set, act: Act) => {
  set(loadCartAtom);
  set(waitAtom, [act], 'last');
  if (act.kind === 'add') set(addingAtom, (count) => count + 1);
  try {
    await get(cartPortsAtom).queue.run(() => set(sendWaitingAtom));
  } finally {
    if (act.kind === 'add') set(addingAtom, (count) => count - 1);
  }
});

/** Sends again what waits: on load, and when there is a connection again. */
export const resumeCartAtom = atom(null, async (get, set) => {
  set(loadCartAtom);
  if (get(actsAtom).length > 0) await get(cartPortsAtom).queue.run(() => set(sendWaitingAtom));
});

/** Forgets lines and cart without telling the server: it has been ordered, or its customer left. */
export const forgetCartAtom = atom(null, (_get, set) => {
  set(loadCartAtom);
  set(dropActsAtom);
  set(confirmCartAtom, { lines: [] });
});

/** Other tabs keep what they wait for in the same list, so each change starts from what is stored. */
const waitAtom = atom(null, (get, set, acts: readonly Act[], place: 'first' | 'last') => {
  const { storage } = get(cartPortsAtom);
  const joined = (others: readonly Act[]) => (place === 'first' ? [...acts, ...others] : [...others, ...acts]);
  storage.writeActs(joined(storage.readActs()));
  set(actsAtom, joined);
});

const dropActsAtom = atom(null, (get, set) => {
  get(cartPortsAtom).storage.writeActs([]);
  set(actsAtom, []);
});

const sendWaitingAtom = atom(null, async (get, set) => {
  const { lock } = get(cartPortsAtom);
  for (let act = get(actsAtom)[0]; act !== undefined; act = get(actsAtom)[0]) {
    const current = act;
    const isAnswered = await lock(() => set(settleAtom, current));
    if (!isAnswered) return;
  }
});

/** One act, alone among all tabs. False when there was no usable answer: it stays to be sent again. */
const settleAtom = atom(null, async (get, set, act: Act): Promise<boolean> => {
  const { api, storage, events } = get(cartPortsAtom);
  const cart = storage.read();
  set(confirmedAtom, cart);
  try {
    if (storage.isSettled(act.taskId)) return set(finishAtom, act, cart);
    const confirmed = await sendToCart(api, cart, act);
    set(finishAtom, act, confirmed);
    if (get(actsAtom).length === 0) set(bypassAtom, 0);
    emitConfirmed(events, act, cart, confirmed);
    return true;
  } catch (error) {
    if (error instanceof UnreachableError) return emitWaiting(events, act);
    if (!(error instanceof ApiError)) throw error;
    if (error instanceof UnknownCart) return set(bypassCartAtom, act, cart, error);
    set(finishAtom, act, cart);
    return emitRefused(events, act, error);
  }
});

const finishAtom = atom(null, (get, set, act: Act, cart: Confirmed): true => {
  const { storage, now } = get(cartPortsAtom);
  const isOther = ({ taskId }: Act) => taskId !== act.taskId;
  storage.settle(act.taskId);
  storage.writeActs(storage.readActs().filter(isOther));
  set(confirmCartAtom, cart);
  set(actsAtom, (acts) => acts.filter(isOther));
  set(syncedAtAtom, now());
  if (act.kind === 'add') storage.stampAdded(now());
  return true;
});

/** The server does not know the cart: a new one takes the lines along, as often as the configuration allows. */
const bypassCartAtom = atom(null, (get, set, act: Act, { lines }: Confirmed, error: ApiError): boolean => {
  const { events } = get(cartPortsAtom);
  if (get(bypassAtom) >= queues.maxCartBypassAttempts) {
    set(finishAtom, act, get(confirmedAtom));
    return emitRefused(events, act, error);
  }
  set(bypassAtom, (count) => count + 1);
  set(confirmCartAtom, { lines: [] });
  set(waitAtom, lines.map(asAdd), 'first');
  return true;
});

const asAdd = (line: CartLine): Act => ({ kind: 'add', taskId: crypto.randomUUID(), line: withoutServer(line) });

const withoutServer = (line: CartLine): CartLine => {
  const { serverItemId: _id, cartId: _cart, confirmedQuantity: _seen, totals: _totals, ...own } = line;
  return own;
};
