import type { CartCountType, Storage } from '@etalage/core';
import { atom, type Atom } from 'jotai/vanilla';

/** Where the cart's lines stand in the browser (wire contract 21). */
export const currentCartKey = 'shop/cart/current-cart';

const quantityIn = (line: unknown): number =>
  typeof line === 'object' && line !== null && 'qty' in line && typeof line.qty === 'number' ? line.qty : 0;

/** How many pieces, or lines, the stored cart holds, read without the cart's own code; 0 for what is not a cart. */
export function readCartCount(storage: Pick<Storage, 'read'>, countType?: CartCountType): number {
  const lines = storage.read(currentCartKey);
  const counted = (line: unknown): number => (countType === 'items' ? 1 : quantityIn(line));
  return Array.isArray(lines) ? lines.reduce<number>((sum, line: unknown) => sum + counted(line), 0) : 0;
}

/** What the badge shows until the cart's code is there: set it from `readCartCount`, and raise it on an add. */
export const storedCountAtom = atom(0);

/** Set by the cart when its code has arrived: from then on its lines are counted. */
export const countSourceAtom = atom<{ count: Atom<number> } | undefined>(undefined);

/** How many pieces, or lines, are in the cart, for the badge of the header (HEADER-06). */
export const cartCountAtom = atom((get) => {
  const source = get(countSourceAtom);
  return source === undefined ? get(storedCountAtom) : get(source.count);
});
