import { fromEuros, type Cents } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import type { ShownTotals } from '../wire.ts';
import { hasWaitingActsAtom, linesAtom } from './cartAtoms.ts';
import { isOnline } from './isOnline.ts';
import { unitPrice } from './line.ts';
import { paymentMethodsAtom, paymentSelectionAtom, totalsAtom } from './totalsAtoms.ts';

const subtotalAtom = atom((get): Cents =>
  get(linesAtom).reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0),
);

/** What the chosen way to pay costs, where the server could not be told of it. */
const paymentCostAtom = atom((get): Cents | undefined => {
  const code = get(paymentSelectionAtom);
  const chosen = isOnline() ? undefined : get(paymentMethodsAtom).find((method) => method.code === code);
  return chosen && fromEuros(chosen.cost_incl_tax ?? 0);
});

/**
 * The totals that cart and checkout show: the server's. Without a network they follow what is changed: the subtotal is that of
 * the current lines, as it is while changes wait to be sent, and the payment costs are those of the chosen way to pay. Other
 * costs and discounts are those of the last answer, and the tax is left out.
 */
export const seenTotalsAtom = atom((get): ShownTotals | undefined => {
  const totals = get(totalsAtom);
  if (totals === undefined) return undefined;
  const valueOf = (code: string) => totals.segments.find((segment) => segment.code === code)?.value ?? 0;
  const subtotal = get(hasWaitingActsAtom) ? get(subtotalAtom) : totals.subtotal;
  const payment = get(paymentCostAtom) ?? valueOf('payment');
  const more = subtotal - totals.subtotal + payment - valueOf('payment');
  if (more === 0 && !get(hasWaitingActsAtom)) return totals;
  const total = Math.max(0, totals.total + more);
  const known: Readonly<Record<string, number>> = { subtotal_incl_tax: subtotal, payment, grand_total: total };
  const segments = totals.segments.flatMap((segment) =>
    segment.code === 'tax' ? [] : [{ ...segment, value: known[segment.code] ?? segment.value }],
  );
  return { ...totals, segments, subtotal, total };
});

/** What the cart shows: until the server has answered for the first time, what the lines come to without delivery. */
export const cartTotalsAtom = atom((get): ShownTotals => {
  const totals = get(seenTotalsAtom);
  if (totals !== undefined) return totals;
  const subtotal = get(subtotalAtom);
  return { segments: [{ code: 'subtotal_incl_tax', title: '', value: subtotal }], subtotal, total: subtotal };
});
