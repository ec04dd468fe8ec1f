import { atom, type Atom } from 'jotai/vanilla';

/** What the badge shows until the cart's code is there: set it from `readCartCount`. */
export const storedCountAtom = atom(0);

/** Set by the cart when its code has arrived: from then on its lines are counted. */
export const countSourceAtom = atom<{ count: Atom<number> } | undefined>(undefined);

/** How many pieces, or lines, are in the cart, for the badge of the header (HEADER-06). */
export const cartCountAtom = atom((get) => {
  const source = get(countSourceAtom);
  return source === undefined ? get(storedCountAtom) : get(source.count);
});

/** True while the stock of what is being added is asked for (STOCK-11). It stands here because the first load of a product page has it. */
export const isCheckingStockAtom = atom(false);
