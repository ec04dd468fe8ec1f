import { fromEuros, type Cents } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { shippingRates } from '../rules/shippingRates.ts';
import type { Segment, ShownTotals } from '../wire.ts';
import { cartHashAtom, hasWaitingActsAtom, linesAtom } from './cartAtoms.ts';
import { isOnline } from './isOnline.ts';
import { unitPrice } from './line.ts';
import {
  countedHashAtom,
  paymentMethodsAtom,
  paymentSelectionAtom,
  shippingSelectionAtom,
  totalsAtom,
  type ShippingSelection,
} from './totalsAtoms.ts';

const subtotalAtom = atom((get): Cents =>
  get(linesAtom).reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0),
);

/** Whether the browser is offline, by navigator.onLine. */
const isOfflineAtom = atom(false);
isOfflineAtom.onMount = (set) => {
  const read = () => set(!isOnline());
  read();
  addEventListener('online', read);
  addEventListener('offline', read);
  return () => {
    removeEventListener('online', read);
    removeEventListener('offline', read);
  };
};

/** Whether the server's totals are outdated: the lines have changed since. */
const areLinesChangedAtom = atom((get) => {
  if (get(linesAtom).length === 0) return false;
  return get(hasWaitingActsAtom) || (get(countedHashAtom) ?? get(cartHashAtom)) !== get(cartHashAtom);
});

/** The costs of the selected payment method; undefined where none is selected or it is not offered. */
const paymentCostAtom = atom((get): Cents | undefined => {
  const code = get(paymentSelectionAtom);
  const chosen = get(paymentMethodsAtom).find((method) => method.code === code);
  return chosen && fromEuros(chosen.cost_incl_tax ?? 0);
});

/** The price of a shipping method for a subtotal after the coupon, in cents; undefined where none is selected. */
const shippingPrice = (selected: ShippingSelection | undefined, subtotal: Cents): Cents | undefined =>
  selected &&
  shippingRates(selected.address.countryId, subtotal).find(
    ({ carrierCode, methodCode }) => carrierCode === selected.carrier_code && methodCode === selected.method_code,
  )?.price;

/**
 * The totals in cart and checkout. The server's, while they are up to date; after a change they are estimated until the
 * server answers, which offline takes until the connection is back. An estimate is rather too high than too low: an offline
 * order that costs more than its shopper saw is refused (QUEUE-12). Offline estimates have no tax row.
 */
export const displayedTotalsAtom = atom((get): ShownTotals | undefined => {
  const totals = get(totalsAtom);
  if (totals === undefined) return undefined;
  const before = (code: string): Cents => totals.segments.find((segment) => segment.code === code)?.value ?? 0;
  const areLinesChanged = get(areLinesChangedAtom);
  const payment = get(paymentCostAtom) ?? before('payment');
  if (!areLinesChanged && payment === before('payment')) return totals;
  const isTaxLeftOut = get(isOfflineAtom);
  if (!areLinesChanged) return withRows(totals, { payment }, isTaxLeftOut);
  const subtotal = get(subtotalAtom);
  // The type of the coupon is unknown here: the discount shrinks in proportion to the subtotal, and never grows.
  const share = totals.subtotal === 0 ? 1 : Math.min(1, subtotal / totals.subtotal);
  const discount = Math.ceil(before('discount') * share);
  const shipping = shippingPrice(get(shippingSelectionAtom), subtotal + discount) ?? before('shipping');
  return withRows(totals, { subtotal_incl_tax: subtotal, discount, shipping, payment }, isTaxLeftOut);
});

/** Replaces the values of some segments and sums them up. Gift cards and points never exceed the amount due. */
function withRows(totals: ShownTotals, values: Readonly<Record<string, Cents>>, isTaxLeftOut: boolean): ShownTotals {
  let total = 0;
  const rows = totals.segments.flatMap((segment): Segment[] => {
    if (segment.code === 'tax') return isTaxLeftOut ? [] : [segment];
    if (segment.code === 'grand_total') return [segment];
    const value = Math.max(values[segment.code] ?? segment.value, -total);
    total += value;
    return [{ ...segment, value }];
  });
  const segments = rows.map((row) => (row.code === 'grand_total' ? { ...row, value: total } : row));
  return { ...totals, segments, subtotal: values['subtotal_incl_tax'] ?? totals.subtotal, total };
}

/** The totals on the cart page: the subtotal of the lines until the server has answered for the first time. */
export const displayedCartTotalsAtom = atom((get): ShownTotals => {
  const totals = get(displayedTotalsAtom);
  if (totals !== undefined) return totals;
  const subtotal = get(subtotalAtom);
  return { segments: [{ code: 'subtotal_incl_tax', title: '', value: subtotal }], subtotal, total: subtotal };
});
