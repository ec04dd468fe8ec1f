import { createTaskId } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import type { ServerItem } from '../contract.ts';
import { parseQuantity, type Act, type Origin } from './acts.ts';
import { linesAtom, performAtom } from './cartAtoms.ts';
import { areSame, fromServerItem, withoutServer, type CartLine, type NewLine } from './line.ts';
import { cartPortsAtom } from './ports.ts';
import { refusalsOf } from './refusals.ts';
import { readLine } from './storedLine.ts';
import { syncTotalsAtom } from './totalsAtoms.ts';

/** Adds pieces: shown at once, confirmed by one call (CART-07, CART-12, CART-13, PRICE-15). */
export const addToCartAtom = atom(
  null,
  async (get, set, product: NewLine, quantity: number | string = 1, origin?: Origin) => {
    const { errors: _errors, ...own } = product;
    const line: CartLine = { ...own, quantity: parseQuantity(quantity) };
    const from = origin === undefined ? {} : { origin };
    const refusals = refusalsOf(product, line.quantity);
    if (refusals.length > 0) {
      const { events } = get(cartPortsAtom);
      // Moved back once, however many reasons there are.
      refusals.forEach((notice, index) => events.emit('cart/refused', { line, notice, ...(index === 0 && from) }));
      return;
    }
    if (line.quantity > 0) await set(actAtom, { kind: 'add', taskId: createTaskId(), line, ...from });
  },
);

/** Performs an act; the totals follow it, and nobody waits for them. */
export const actAtom = atom(null, async (_get, set, act: Act) => {
  await set(performAtom, act);
  void set(syncTotalsAtom);
});

/** Sets a line's quantity; what is not above 0 removes the line (CART-05). */
export const setQuantityAtom = atom(null, (_get, set, line: CartLine, quantity: number | string) => {
  const wanted = parseQuantity(quantity);
  if (wanted === 0) return set(removeLineAtom, line);
  return set(actAtom, { kind: 'set', taskId: createTaskId(), line, quantity: wanted });
});

/** Takes a line out of the cart; who calls has asked for confirmation (CART-15). */
export const removeLineAtom = atom(null, (_get, set, line: CartLine) =>
  set(actAtom, { kind: 'remove', taskId: createTaskId(), line }),
);

/**
 * Puts back a line that was taken out, as `toStored` wrote it down, and answers it; undefined for what is no line, and for
 * one that is back already.
 */
export const returnLineAtom = atom(null, (get, set, stored: unknown): CartLine | undefined => {
  const line = readLine(stored);
  if (line === undefined) return undefined;
  const here = get(linesAtom).find((other) => areSame(other, line));
  if (here !== undefined && here.quantity >= line.quantity) return undefined;
  void set(actAtom, { kind: 'add', taskId: createTaskId(), line: withoutServer(line) });
  return line;
});

/** Puts the lines of a canceled order back in the cart (PAY-17). */
export const putBackAtom = atom(null, async (_get, set, items: readonly ServerItem[]) => {
  const acts = items.map((item) => {
    const { serverItemId: _id, cartId: _cart, confirmedQuantity: _seen, ...line } = fromServerItem(item);
    return set(actAtom, { kind: 'add', taskId: createTaskId(), line });
  });
  await Promise.all(acts);
});
