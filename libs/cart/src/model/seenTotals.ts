import type { Cents } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import type { ShownTotals } from '../wire.ts';
import { hasWaitingActsAtom, linesAtom } from './cartAtoms.ts';
import { unitPrice } from './line.ts';
import { totalsAtom } from './totalsAtoms.ts';

const subtotalAtom = atom((get): Cents =>
  get(linesAtom).reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0),
);

/**
 * The totals that cart and checkout show: the server's. While changes of the cart wait to be sent, as they do offline, the
 * subtotal is that of the current lines; costs and discounts are those of the last answer, and the tax is left out.
 */
export const seenTotalsAtom = atom((get): ShownTotals | undefined => {
  const totals = get(totalsAtom);
  if (totals === undefined || !get(hasWaitingActsAtom)) return totals;
  const subtotal = get(subtotalAtom);
  const total = Math.max(0, totals.total - totals.subtotal + subtotal);
  const known: Readonly<Record<string, number>> = { subtotal_incl_tax: subtotal, grand_total: total };
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
