import { atom } from 'jotai/vanilla';
import { removeLineAtom } from './cartActs.ts';
import { cartTokenAtom, confirmCartAtom, forgetCartAtom, linesAtom, loadCartAtom } from './cartAtoms.ts';
import { definedOnly } from './definedOnly.ts';

/** `sync` removes the lines at the server too; `disconnect` drops the cart's token, so that the next add creates a new cart. */
type Clearing = { sync?: boolean; disconnect?: boolean };

/** Empties the cart (CART-21). Queued acts are dropped; removals that could not be sent stay queued. */
export const clearCartAtom = atom(null, async (get, set, { sync = false, disconnect = false }: Clearing = {}) => {
  set(loadCartAtom);
  if (sync) await Promise.all(get(linesAtom).map((line) => set(removeLineAtom, line)));
  if (sync && !disconnect) return;
  const cartId = disconnect ? undefined : get(cartTokenAtom);
  set(forgetCartAtom);
  set(confirmCartAtom, { lines: [], ...definedOnly({ cartId }) });
});
