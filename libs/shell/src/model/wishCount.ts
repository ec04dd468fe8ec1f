import { atom } from 'jotai/vanilla';

/** How many products are on the wishlist: what the browser keeps, until the list itself is loaded. */
export const wishCountAtom = atom(0);
