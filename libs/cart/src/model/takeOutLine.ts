import { atom } from 'jotai/vanilla';
import { removeLineAtom } from './cartActs.ts';
import type { CartLine } from './line.ts';
import { cartPortsAtom } from './ports.ts';

/** As `removeLineAtom`, and tells it at once, so that the shopper can undo it with `returnLineAtom` (CART-25). */
export const takeOutLineAtom = atom(null, (get, set, line: CartLine) => {
  // The dialog that asked for confirmation closes with this update, and would take along what is told in it.
  setTimeout(() => get(cartPortsAtom).events.emit('cart/taken-out', { line }));
  return set(removeLineAtom, line);
});
