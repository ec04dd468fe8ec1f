import { isLoggedInAtom } from '@etalage/account/headless';
import { ApiError, createTaskId, maySucceedLater, UnreachableError } from '@etalage/core';
import { cart as constants, checkout } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';
import type { ServerItem } from '../contract.ts';
import { mergeCarts, type MergeChange, type MergedLine, type MergeItem } from '../rules/mergeCarts.ts';
import type { Act } from './acts.ts';
import {
  cartHashAtom,
  confirmCartAtom,
  confirmedAtom,
  hasWaitingActsAtom,
  lastFailureAtom,
  linesAtom,
  loadCartAtom,
  replaceActsAtom,
  restoreAtom,
  sendWaitingAtom,
  startAnewAtom,
} from './cartAtoms.ts';
import { isCustomersCart } from './cartOwner.ts';
import type { Confirmed } from './cartStorage.ts';
import { definedOnly } from './definedOnly.ts';
import { areSame, fromServerItem, withoutServer, withServerItem, type CartLine } from './line.ts';
import { cartPortsAtom } from './ports.ts';
import { totalsAtom } from './totalsAtoms.ts';

/** What a sync found; nothing where none ran. */
export type SyncResult = { items: readonly MergeItem[] };
const nothing: SyncResult = { items: [] };

/** When the shopper last changed a detail of the checkout, in epoch milliseconds. */
export const checkoutChangedAtAtom = atom<number | undefined>(undefined);
/** Whether the shopper is checking out: then the lines that are seen are the cart (SYNC-16). */
export const isInCheckoutAtom = atom((get) => {
  const changedAt = get(checkoutChangedAtAtom);
  return changedAt !== undefined && get(cartPortsAtom).now() - changedAt <= checkout.activityWindow;
});

const pulledAtAtom = atom<number | undefined>(undefined);
const isMergingAtom = atom(false);
const againAtom = atom<SyncOptions | undefined>(undefined);

type SyncOptions = { isForced?: boolean };

/**
 * Brings the cart of the browser and that of the server together: what waits is sent, then the server's lines are taken over
 * (SYNC-08). A guest who has logged in takes the lines along to the customer's cart (SYNC-15). Asked for during a sync, it
 * answers nothing, and one more runs afterwards (SYNC-11).
 */
export const syncCartAtom = atom(null, async (get, set, options: SyncOptions = {}): Promise<SyncResult> => {
  if (get(isMergingAtom)) {
    set(againAtom, options);
    return nothing;
  }
  set(isMergingAtom, true);
  try {
    const result = await set(syncOnceAtom, options);
    for (let again = get(againAtom); again !== undefined; again = get(againAtom)) {
      set(againAtom, undefined);
      await set(syncOnceAtom, again);
    }
    return result;
  } finally {
    set(isMergingAtom, false);
  }
});

const syncOnceAtom = atom(null, async (get, set, { isForced = false }: SyncOptions): Promise<SyncResult> => {
  set(loadCartAtom);
  set(restoreAtom);
  if (get(hasWaitingActsAtom)) await set(sendWaitingAtom);
  // What was sent may have arrived, or not: until that is known the two sides cannot be compared.
  if (get(hasWaitingActsAtom)) return nothing;
  const isJoining = get(isLoggedInAtom) && !isCustomersCart(get(confirmedAtom));
  if (!isJoining && !isForced && !get(isSyncNeededAtom)) return nothing;
  if (!isJoining && get(confirmedAtom).cartId === undefined) return nothing;
  try {
    const { queue, lock } = get(cartPortsAtom);
    const result = await queue.run(() => lock(() => set(isJoining ? joinAtom : pullAtom)));
    await set(sendWaitingAtom);
    return result;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UnreachableError)) throw error;
    if (maySucceedLater(error)) set(lastFailureAtom, { retryAfter: error.retryAfter });
    return nothing;
  }
});

/** Node's `navigator` has no `onLine`. */
const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

/** Whether the lines changed since the server last confirmed them, or the server was not asked yet (SYNC-01). */
const isSyncNeededAtom = atom((get) => {
  if (!constants.synchronize || !isOnline()) return false;
  return get(pulledAtAtom) === undefined || get(cartHashAtom) !== get(cartPortsAtom).storage.hash();
});

/** Takes over the server's lines. One that does not know the cart gets a new one with the lines (SYNC-13). */
const pullAtom = atom(null, async (get, set): Promise<SyncResult> => {
  const { api, isOrdering } = get(cartPortsAtom);
  set(restoreAtom);
  const cart = get(confirmedAtom);
  const { cartId } = cart;
  if (cartId === undefined) return nothing;
  try {
    const items = await api.pull(cartId);
    set(restoreAtom);
    return set(mergeAtom, { cartId, items, base: get(confirmedAtom).lines });
  } catch (error) {
    if (!(error instanceof ApiError) || maySucceedLater(error) || error.code === 401) throw error;
    // Of an order whose answer was lost this is the cart: it is sent again as it was.
    if (isOrdering()) return nothing;
    if (get(isLoggedInAtom)) return set(joinAtom);
    set(startAnewAtom, cart);
    return nothing;
  }
});

/** Goes on with the customer's own cart, and takes the lines along; a coupon is told to who can use it there. */
const joinAtom = atom(null, async (get, set): Promise<SyncResult> => {
  const { api, storage, events } = get(cartPortsAtom);
  set(restoreAtom);
  const before = get(confirmedAtom);
  const coupon = get(totalsAtom)?.couponCode;
  const cartId = await api.create();
  const items = await api.pull(cartId);
  set(restoreAtom);
  const left = storage.left();
  // What was this customer's before is not added once more: only what changed since.
  const base = isCustomersCart(before) ? before.lines : left?.cartId === cartId ? left.lines : [];
  const result = set(mergeAtom, { cartId, items, base, isJoining: true });
  storage.writeLeft(undefined);
  if (coupon !== undefined) events.emit('cart/joined', { coupon });
  return result;
});

type Pulled = { cartId: string; items: readonly ServerItem[]; base: readonly CartLine[]; isJoining?: boolean };

/** Confirms the server's lines; what the client changed, or its lines where they win, waits to be sent (SYNC-09, SYNC-10). */
const mergeAtom = atom(null, (get, set, { cartId, items, base, isJoining = false }: Pulled): SyncResult => {
  const { settings, now } = get(cartPortsAtom);
  const shown = get(linesAtom);
  const server = items.map((item) => confirmedLine(item, shown, isJoining));
  const isForced = get(isInCheckoutAtom);
  const sides = isJoining ? [shown.map(withoutServer), server, base.map(withoutServer)] : [shown, server, base];
  const [client = [], there = [], agreed = []] = sides.map((lines) => lines.map(toMerged));
  const merge = mergeCarts({ client, server: there, base: agreed }, { isForced, ...settings });
  const isKept = !isJoining && !isForced && !settings.canModifyLocal && !settings.canRemoveLocal;
  const cart: Confirmed = { lines: server, cartId };
  if (!isKept) set(replaceActsAtom, merge.changes.map(toAct));
  set(confirmCartAtom, cart);
  set(pulledAtAtom, now());
  return { items: merge.items };
});

/** A line of the server, as the shopper knows it. A guest's line has another id than the customer's. */
function confirmedLine(item: ServerItem, shown: readonly CartLine[], isJoining: boolean): CartLine {
  const fresh = fromServerItem(item);
  const known = shown
    .map((line) => (isJoining ? withoutServer(line) : line))
    .find((line) => areSame(line, isJoining ? withoutServer(fresh) : fresh));
  return known === undefined ? fresh : withServerItem(known, item);
}

type Merged = MergedLine & { own: CartLine };

const toMerged = (own: CartLine): Merged => ({
  own,
  sku: own.sku,
  qty: own.quantity,
  ...definedOnly({ server_item_id: own.serverItemId, product_option: own.option }),
});

function toAct({ line: { own }, from, to }: MergeChange<Merged>): Act {
  const task = { taskId: createTaskId(), isSilent: true };
  if (to === 0) return { ...task, kind: 'remove', line: own };
  if (from > 0) return { ...task, kind: 'set', line: own, quantity: to };
  return { ...task, kind: 'add', line: { ...withoutServer(own), quantity: to } };
}
