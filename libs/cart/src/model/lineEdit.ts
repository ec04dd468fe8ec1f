import { createTaskId } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import { actAtom, setQuantityAtom } from './cartActs.ts';
import { areSame, isEditable, type CartLine, type NewLine } from './line.ts';

/** The line that is edited, as it is chosen now: `selectedOptions` by their type, size or colour (CART-19). */
export type CartEditMode = {
  productId: number;
  qty: number;
  selectedOptions: Readonly<Record<string, string>>;
};

/** Null while no line is edited. */
export const cartEditModeAtom = atom<CartEditMode | null>(null);

/**
 * Makes a line the variant that was chosen, in so many pieces; it is added to a line that has that variant already. A line that
 * is not of a variant stays as it is (CART-20).
 */
export const editLineAtom = atom(null, async (_get, set, line: CartLine, chosen: NewLine, quantity: number) => {
  if (!isEditable(line) || quantity <= 0) return;
  const { errors: _errors, ...own } = chosen;
  if (areSame(line, own)) {
    if (quantity !== line.quantity) await set(setQuantityAtom, line, quantity);
    return;
  }
  await set(actAtom, { kind: 'set', taskId: createTaskId(), line, quantity, to: { ...own, quantity } });
});
