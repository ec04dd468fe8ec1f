import { Dialog } from '@etalage/ui';
import { useAtom } from 'jotai/react';
import { isMicrocartOpenAtom } from '../model/cartAtoms.ts';
import { Microcart, type CartViewProps } from './CartPage.tsx';

export type MicrocartPanelProps = CartViewProps & { closeLabel: string };

/** The panel beside the page; it follows isMicrocartOpen (CART-18). */
export function MicrocartPanel({ closeLabel, ...view }: MicrocartPanelProps) {
  const [isOpen, setIsOpen] = useAtom(isMicrocartOpenAtom);
  return (
    <Dialog
      look="cart"
      isOpen={isOpen}
      title={view.messages.cart}
      closeLabel={closeLabel}
      onClose={() => setIsOpen(false)}
    >
      <Microcart {...view} />
    </Dialog>
  );
}
