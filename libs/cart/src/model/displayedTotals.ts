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
} from './totalsAtoms.ts';

const subtotalAtom = atom((get): Cents =>
  get(linesAtom).reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0),
);

/** Whether the browser says that it has no network. */
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

/** Whether the server's totals are those of other lines than the shopper sees. */
const areLinesChangedAtom = atom((get) => {
  if (get(linesAtom).length === 0) return false;
  return get(hasWaitingActsAtom) || (get(countedHashAtom) ?? get(cartHashAtom)) !== get(cartHashAtom);
});

/** What the chosen way to pay costs; undefined where none is chosen or offered. */
const paymentCostAtom = atom((get): Cents | undefined => {
  const code = get(paymentSelectionAtom);
  const chosen = get(paymentMethodsAtom).find((method) => method.code === code);
  return chosen && fromEuros(chosen.cost_incl_tax ?? 0);
});

/** What the chosen way of delivery costs for this subtotal after the coupon; undefined where none is chosen. */
const deliveryRateAtom = atom((get) => {
  const choice = get(shippingSelectionAtom);
  return (judged: Cents): Cents | undefined =>
    choice &&
    shippingRates(choice.address.countryId, judged).find(
      ({ carrierCode, methodCode }) => carrierCode === choice.carrier_code && methodCode === choice.method_code,
    )?.price;
});

/**
 * The totals that cart and checkout show: the server's, until the shopper changes something. From then until the server has
 * answered, which takes long without a network, they are counted here, and rather too high than too low: an order is refused
 * that costs more than its shopper saw (QUEUE-12). The tax of other lines is left out without a network.
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
  // Whether the coupon is a percentage is not known here: of a smaller order it takes off as much of each euro.
  const share = totals.subtotal === 0 ? 1 : Math.min(1, subtotal / totals.subtotal);
  const discount = Math.ceil(before('discount') * share);
  const shipping = get(deliveryRateAtom)(subtotal + discount) ?? before('shipping');
  return withRows(totals, { subtotal_incl_tax: subtotal, discount, shipping, payment }, isTaxLeftOut);
});

/** Totals with other values in some rows. Gift cards and points pay no more than there is to pay. */
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

/** What the cart shows: until the server has answered for the first time, what the lines come to without delivery. */
export const displayedCartTotalsAtom = atom((get): ShownTotals => {
  const totals = get(displayedTotalsAtom);
  if (totals !== undefined) return totals;
  const subtotal = get(subtotalAtom);
  return { segments: [{ code: 'subtotal_incl_tax', title: '', value: subtotal }], subtotal, total: subtotal };
});
