import { hasWaitingActsAtom, linesAtom, totalsAtom, unitPrice, type ShownTotals } from '@etalage/cart/headless';
import { atom } from 'jotai/vanilla';

/**
 * The totals that the checkout shows: the server's. While changes of the cart wait to be sent, as they do offline, the subtotal
 * is that of the current lines; costs and discounts are those of the last answer, and the tax is left out.
 */
export const seenTotalsAtom = atom((get): ShownTotals | undefined => {
  const totals = get(totalsAtom);
  if (totals === undefined || !get(hasWaitingActsAtom)) return totals;
  const subtotal = get(linesAtom).reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0);
  const total = Math.max(0, totals.total - totals.subtotal + subtotal);
  const known: Readonly<Record<string, number>> = { subtotal_incl_tax: subtotal, grand_total: total };
  const segments = totals.segments.flatMap((segment) =>
    segment.code === 'tax' ? [] : [{ ...segment, value: known[segment.code] ?? segment.value }],
  );
  return { ...totals, segments, subtotal, total };
});
