import { atom } from 'jotai/vanilla';
import { addToCartAtom, setQuantityAtom } from './cartActs.ts';
import { linesAtom } from './cartAtoms.ts';
import { areSame, withoutServer } from './line.ts';
import { readLine } from './storedLine.ts';

/**
 * Brings the lines of an order that was not placed back into the cart, as `toStored` wrote them down. `remaining` says that
 * the order was made of this very cart, whose server has its lines still: these are not added twice.
 */
export const bringBackAtom = atom(
  null,
  async (get, set, stored: readonly unknown[], { remaining }: { remaining: boolean }): Promise<void> => {
    const acts = stored.flatMap((entry) => {
      const found = readLine(entry);
      if (found === undefined) return [];
      const { quantity, ...line } = withoutServer(found);
      const here = get(linesAtom).find((other) => areSame(withoutServer(other), line));
      if (!remaining || here === undefined) return [set(addToCartAtom, line, quantity)];
      return here.quantity < quantity ? [set(setQuantityAtom, here, quantity)] : [];
    });
    await Promise.all(acts);
  },
);
