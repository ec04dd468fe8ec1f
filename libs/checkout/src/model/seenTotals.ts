import { hasWaitingActsAtom, linesAtom, totalsAtom, unitPrice, type ShownTotals } from '@etalage/cart/headless';
import { atom } from 'jotai/vanilla';

/**
 * The totals of the order as its shopper sees them: the server's. While changes of the cart wait, such as without a network,
 * they count the lines as they are now, by their prices; costs and discounts stay those of the last answer, and no tax is told.
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
