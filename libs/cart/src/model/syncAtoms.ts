import { startAnewAtom } from './answerRefusal.ts';
import { isLoggedInAtom } from '@etalage/account/headless';
import { ApiError, createTaskId, maySucceedLater, UnreachableError, type DomainEvents } from '@etalage/core';
import { cart as constants, checkout } from '@etalage/core/constants';
import { atom, type Getter } from 'jotai/vanilla';
import type { ServerItem } from '../contract.ts';
import { mergeCarts, type MergeChange, type MergedLine, type MergeItem } from '../rules/mergeCarts.ts';
import { applyAct, type Act } from './acts.ts';
import {
  bypassAtom,
  cartHashAtom,
  confirmCartAtom,
  confirmedAtom,
  hasWaitingActsAtom,
  isJoinDueAtom,
  lastFailureAtom,
  linesAtom,
  loadCartAtom,
  replaceActsAtom,
  restoreAtom,
  sendWaitingAtom,
  syncedAtAtom,
  waitingActsAtom,
} from './cartAtoms.ts';
import { isCustomersCart } from './cartOwner.ts';
import type { Confirmed } from './cartStorage.ts';
import { definedOnly } from './definedOnly.ts';
import { giftCardsAtom } from './giftCardAtoms.ts';
import { areSame, fromServerItem, withoutServer, withServerItem, type CartLine } from './line.ts';
import { isOnline } from './isOnline.ts';
import { emitRefused } from './notices.ts';
import { cartPortsAtom, type CartPorts } from './ports.ts';
import { sendToCart } from './sendAct.ts';
import { isOfEndedSession, isRefusal } from './sendRecorded.ts';
import { totalsAtom } from './totalsAtoms.ts';
import { forgetUnanswered, readUnanswered } from './unanswered.ts';

/** What a sync found; nothing where none ran. */
export type SyncResult = { items: readonly MergeItem[] };
const nothing: SyncResult = { items: [] };

/** Whether the shopper is checking out, in any tab: then the lines that are seen are the cart (SYNC-16). */
const isInCheckout = ({ checkoutChangedAt, now }: Pick<CartPorts, 'checkoutChangedAt' | 'now'>): boolean => {
  const changedAt = checkoutChangedAt();
  return changedAt !== undefined && now() - changedAt <= checkout.activityWindow;
};

/** The cart that was pulled last. */
const pulledCartAtom = atom<string | undefined>(undefined);
const isMergingAtom = atom(false);
const againAtom = atom<SyncOptions | undefined>(undefined);

type SyncOptions = { isForced?: boolean };

/**
 * Brings the cart of the browser and that of the server together, once what waits is sent: the server's lines are taken over
 * (SYNC-08). A guest who has logged in takes the lines along to the customer's cart (SYNC-15). Asked for during a sync, it
 * answers nothing, and one more runs afterwards (SYNC-11).
 */
export const syncCartAtom = atom(null, async (get, set, options: SyncOptions = {}): Promise<SyncResult> => {
  if (get(isMergingAtom)) {
    // An unforced sync does not replace a forced one that is waiting.
    if (get(againAtom)?.isForced !== true) set(againAtom, options);
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
  const { isOrdering, isHeld } = get(cartPortsAtom);
  if (isOrdering() || isHeld()) return nothing;
  try {
    const { queue, lock } = get(cartPortsAtom);
    const waiting = get(waitingIdsAtom);
    const result = await queue.run(() => lock(() => set(syncInTurnAtom, isForced)));
    // What waited before was tried already.
    if (get(waitingIdsAtom) !== waiting) await set(sendWaitingAtom);
    return result;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UnreachableError)) throw error;
    if (maySucceedLater(error)) set(lastFailureAtom, { retryAfter: error.retryAfter });
    return nothing;
  }
});

/** Changes with the acts that wait. */
const waitingIdsAtom = atom((get) =>
  get(waitingActsAtom)
    .map(({ taskId }) => taskId)
    .join(),
);

/** Whether a guest's cart, or that of a session that ended, goes along: what waits in it is no act on the customer's. */
function hasCartToJoin(get: Getter): boolean {
  if (!get(isJoinDueAtom)) return false;
  return get(confirmedAtom).cartId !== undefined || get(cartPortsAtom).storage.detached() !== undefined;
}

/** Alone among all tabs: another one may have done it meanwhile. */
const syncInTurnAtom = atom(null, async (get, set, isForced: boolean): Promise<SyncResult> => {
  set(restoreAtom);
  if (!isOnline()) return nothing;
  if (hasCartToJoin(get)) return set(joinAtom);
  // What was sent may have arrived, or not: until that is known the two sides cannot be compared.
  if (get(hasWaitingActsAtom)) return nothing;
  if (get(isJoinDueAtom)) return set(joinAtom);
  const { syncsCart = constants.synchronize } = get(cartPortsAtom);
  return syncsCart && (isForced || isSyncNeeded(get)) ? set(pullAtom) : nothing;
});

/** Whether the lines changed since the server last confirmed them, or the server was not asked yet (SYNC-01). */
function isSyncNeeded(get: Getter): boolean {
  const { cartId } = get(confirmedAtom);
  return get(pulledCartAtom) !== cartId || get(cartHashAtom) !== get(cartPortsAtom).storage.hash();
}

/** Takes over the server's lines. One that does not know the cart gets a new one with the lines (SYNC-13). */
const pullAtom = atom(null, async (get, set): Promise<SyncResult> => {
  const { api } = get(cartPortsAtom);
  const { cartId } = get(confirmedAtom);
  if (cartId === undefined) return nothing;
  // Meanwhile it may have been ordered, or its customer left.
  const isCurrent = () => (set(restoreAtom), get(confirmedAtom).cartId === cartId);
  try {
    const items = await api.pull(cartId);
    if (!isCurrent()) return nothing;
    return set(mergeAtom, { cartId, items, base: get(confirmedAtom).lines });
  } catch (error) {
    if (!(error instanceof ApiError) || maySucceedLater(error) || error.code === 401) throw error;
    if (!isCurrent()) return nothing;
    if (get(isLoggedInAtom)) return set(joinAtom);
    set(startAnewAtom, get(confirmedAtom));
    return nothing;
  }
});

type Codes = DomainEvents['cart/joined'];
const noCodes: Codes = { coupon: undefined, giftCards: [] };
/** The coupon and the gift cards of the cart. */
const codesAtom = atom((get): Codes => {
  const coupon = get(totalsAtom)?.couponCode;
  const giftCards = get(giftCardsAtom).map(({ code }) => code);
  return coupon === undefined && giftCards.length === 0 ? noCodes : { coupon, giftCards };
});

/** Goes on with the customer's own cart, and takes the lines along; a guest's codes are told to who can use them there. */
const joinAtom = atom(null, async (get, set): Promise<SyncResult> => {
  const { api, storage, events } = get(cartPortsAtom);
  const before = get(confirmedAtom);
  const codes = isCustomersCart(before) ? noCodes : get(codesAtom);
  const cartId = await api.create();
  // The session has ended and this tab does not know it yet: a guest's cart would be due to be joined again at once.
  if (!isCustomersCart({ cartId })) return nothing;
  const own = await set(ownLinesAtom, cartId);
  const items = await api.pull(cartId);
  set(restoreAtom);
  if (!get(isLoggedInAtom) || get(confirmedAtom).cartId !== before.cartId) return nothing;
  const result = set(mergeAtom, { cartId, items, base: own?.lines ?? set(foreignAtom), isJoining: true });
  storage.writeDetached(undefined);
  forgetUnanswered({ storage });
  own?.tellRefusal?.();
  if (codes !== noCodes) events.emit('cart/joined', codes);
  return result;
});

type OwnLines = { lines: readonly CartLine[]; tellRefusal?: () => void };

/**
 * The lines of this customer before the session ended by itself: only what changed since goes along. What was sent then and
 * not answered is sent again, by its id, and counts among them. Undefined where it was another customer's session.
 */
const ownLinesAtom = atom(null, async (get, set, cartId: string): Promise<OwnLines | undefined> => {
  const ports = get(cartPortsAtom);
  const { act, cartId: sentTo = cartId } = readUnanswered(ports) ?? {};
  const detached = ports.storage.detached();
  const isOwn = detached === undefined ? act !== undefined : detached.cartId === cartId;
  if (!isOwn) return undefined;
  const lines = detached?.lines ?? [];
  if (act === undefined || sentTo !== cartId) return { lines };
  // Not the server's answer, which counts what other devices added.
  const after = applyAct(lines, act);
  try {
    await sendToCart(ports.api, { lines, cartId }, act);
    return { lines: after };
  } catch (error) {
    if (!isRefusal(error) || isOfEndedSession(error)) throw error;
    return { lines: set(shownOfAtom, after), tellRefusal: () => emitRefused(ports.events, act, error) };
  }
});

/** The lines that are another customer's, as far as they are shown: the base of a merge that neither adds nor removes them. */
const foreignAtom = atom(null, (get, set): readonly CartLine[] => {
  const before = get(confirmedAtom);
  const detached = get(cartPortsAtom).storage.detached();
  return set(shownOfAtom, isCustomersCart(before) ? before.lines : (detached?.lines ?? []));
});

/** As many pieces of these lines as are shown. */
const shownOfAtom = atom(null, (get, _set, lines: readonly CartLine[]): readonly CartLine[] => {
  const shown = get(linesAtom).map(withoutServer);
  return lines.flatMap((line) => {
    const here = shown.find((other) => areSame(other, withoutServer(line)));
    return here === undefined ? [] : [{ ...line, quantity: Math.min(here.quantity, line.quantity) }];
  });
});

type Pulled = { cartId: string; items: readonly ServerItem[]; base: readonly CartLine[]; isJoining?: boolean };

/** Confirms the server's lines; what the client changed, or its lines where they win, waits to be sent (SYNC-09, SYNC-10). */
const mergeAtom = atom(null, (get, set, { cartId, items, base, isJoining = false }: Pulled): SyncResult => {
  const { settings, now } = get(cartPortsAtom);
  const shown = get(linesAtom);
  const server = items.map((item) => confirmedLine(item, shown, isJoining));
  const isForced = isInCheckout(get(cartPortsAtom));
  const sides = isJoining ? [shown.map(withoutServer), server, base.map(withoutServer)] : [shown, server, base];
  const [client = [], there = [], agreed = []] = sides.map((lines) => lines.map(toMerged));
  const merge = mergeCarts({ client, server: there, base: agreed }, { isForced, ...settings });
  const isKept = !isJoining && !isForced && !settings.canModifyLocal && !settings.canRemoveLocal;
  const cart: Confirmed = { lines: server, cartId };
  if (!isKept) set(replaceActsAtom, merge.changes.map(toAct));
  set(confirmCartAtom, cart);
  set(pulledCartAtom, cartId);
  set(syncedAtAtom, now());
  set(bypassAtom, 0);
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
