import { atom } from 'jotai/vanilla';
import { removeLineAtom } from './cartActs.ts';
import type { CartLine } from './line.ts';

/** Takes lines out of the cart, but spares those that have a server id (CART-06). */
export const removeUnconfirmedLinesAtom = atom(null, async (_get, set, lines: readonly CartLine[]) => {
  const unconfirmed = lines.filter(({ serverItemId }) => serverItemId === undefined);
  await Promise.all(unconfirmed.map((line) => set(removeLineAtom, line)));
});
