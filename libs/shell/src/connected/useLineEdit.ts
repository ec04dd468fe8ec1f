import type { CartLine } from '@etalage/cart';
import { useSetAtom } from 'jotai';
import { openOverlayAtom } from '../overlay/overlayAtom.ts';

/** Opens what edits a line of the cart. */
export function useLineEdit() {
  const open = useSetAtom(openOverlayAtom);
  return { onEdit: (line: CartLine) => open({ name: 'edit-line', line }) };
}
