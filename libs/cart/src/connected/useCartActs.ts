import { useSetAtom } from 'jotai/react';
import { setQuantityAtom } from '../model/cartActs.ts';
import { takeOutLineAtom } from '../model/takeOutLine.ts';
import type { CartLine } from '../model/line.ts';

/** What a shopper can do to the lines; failures are told by domain events. */
export function useCartActs() {
  const setQuantity = useSetAtom(setQuantityAtom);
  const takeOut = useSetAtom(takeOutLineAtom);
  return {
    onQuantityChange: (line: CartLine, quantity: number) => void setQuantity(line, quantity),
    onRemove: (line: CartLine) => void takeOut(line),
  };
}
