import type { AddressPayload } from '@etalage/account/contract';
import { ApiError, logError, UnreachableError } from '@etalage/core';
import { cart as constants } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';
import type { CartTotals, ItemTotals, PaymentMethod, ShippingMethod } from '../contract.ts';
import { fromCartTotals, type ShownTotals } from '../wire.ts';
import { cartHashAtom, cartTokenAtom, hasWaitingActsAtom, loadCartAtom, reviseLinesAtom } from './cartAtoms.ts';
import { isOnline } from './isOnline.ts';
import { loadSending } from './loadSending.ts';
import type { CartLine } from './line.ts';
import { cartPortsAtom } from './ports.ts';

/** The way of delivery that the shopper chose, with the saved address that it goes to. */
export type ShippingSelection = Pick<ShippingMethod, 'carrier_code' | 'method_code'> & { address: AddressPayload };

/** What the shopper chose in the checkout, so that totals count it (CART-01). */
export const shippingSelectionAtom = atom<ShippingSelection | undefined>(undefined);
/** The code of the payment method that the shopper chose. */
export const paymentSelectionAtom = atom<string | undefined>(undefined);
/** The ways to pay that the server offers. */
export const paymentMethodsAtom = atom<readonly PaymentMethod[]>([]);

/** Null: there are none any more. */
const answeredAtom = atom<CartTotals | null | undefined>(undefined);
const syncedAtAtom = atom<number | undefined>(undefined);
/** The cart hash that the totals belong to: empty if acts were waiting, undefined for totals of an earlier visit or another tab. */
export const countedHashAtom = atom<string | undefined>(undefined);

/** The totals as the server last sent them; those of an earlier visit until then. */
export const platformTotalsAtom = atom((get) => {
  const answered = get(answeredAtom);
  return answered === undefined ? get(cartPortsAtom).storage.readTotals() : (answered ?? undefined);
});
/** When they came, in epoch milliseconds. */
export const totalsSyncedAtAtom = atom((get) => get(syncedAtAtom));
/** The totals in cents, always the server's. */
export const totalsAtom = atom((get): ShownTotals | undefined => {
  const totals = get(platformTotalsAtom);
  return totals === undefined ? undefined : fromCartTotals(totals);
});

/**
 * Asks the server for the totals (TOTAL-03, TOTAL-04). A failure is logged, and leaves what is shown as it is (TOTAL-05).
 * While acts wait the totals would be those of other lines; they are asked for once the acts are settled.
 */
export const syncTotalsAtom = atom(null, async (get, set) => {
  set(loadCartAtom);
  if (get(hasWaitingActsAtom)) return;
  const cartId = get(cartTokenAtom);
  if (cartId === undefined) return set(takeTotalsAtom, undefined);
  const { syncsTotals = constants.synchronizeTotals } = get(cartPortsAtom);
  if (!syncsTotals || !isOnline()) return;
  const asked = get(cartHashAtom);
  try {
    const { askTotalsAtom } = await loadSending();
    const totals = await set(askTotalsAtom, cartId);
    if (get(cartHashAtom) !== asked || get(cartTokenAtom) !== cartId) return;
    await get(cartPortsAtom).lock(async () => set(takeTotalsAtom, totals));
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
    logError(error);
  }
});

/** Methods as the server offers them. */
export const fromServer = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.map((method) => ({ ...method, is_server_method: true }));

/** Takes totals over: those of the order into the summary, those of the lines into the lines. */
export const takeTotalsAtom = atom(null, (get, set, totals: CartTotals | undefined) => {
  const { storage, now } = get(cartPortsAtom);
  storage.writeTotals(totals);
  set(answeredAtom, totals ?? null);
  set(countedHashAtom, get(hasWaitingActsAtom) ? '' : get(cartHashAtom));
  set(syncedAtAtom, now());
  const found = new Map<number | undefined, ItemTotals>(totals?.items.map((item) => [item.item_id, item]));
  set(reviseLinesAtom, (line: CartLine) => {
    const own = found.get(line.serverItemId);
    return own === undefined ? line : { ...line, totals: own };
  });
});

/** Takes over the totals that another tab was told. */
export const takeOverTotalsAtom = atom(null, (get, set) => {
  set(answeredAtom, get(cartPortsAtom).storage.readTotals() ?? null);
  set(countedHashAtom, undefined);
});
