import { atom } from 'jotai/vanilla';
import { removeLineAtom } from './cartActs.ts';
import type { CartLine } from './line.ts';
import { cartPortsAtom } from './ports.ts';

/** As `removeLineAtom`, and tells it at once, so that the shopper can undo it with `returnLineAtom` (CART-25). */
export const takeOutLineAtom = atom(null, async (get, set, line: CartLine) => {
  const isOut = set(removeLineAtom, line);
  get(cartPortsAtom).events.emit('cart/taken-out', { line });
  await isOut;
});
