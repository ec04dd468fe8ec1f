import { cartCountAtom } from '@etalage/cart/headless';
import { breakpoints } from '@etalage/core/constants';
import { useAtomValue, useSetAtom } from 'jotai';
import { CartIcon } from '../components/CartIcon/CartIcon.tsx';
import { frameNl } from '../messages/frame.ts';
import { panelAtom } from '../model/visitAtoms.ts';

/** The way to the cart: a panel over the page on desktop, a page of its own on phones. */
export function CartButton({ label }: { label?: string }) {
  const count = useAtomValue(cartCountAtom);
  const setPanel = useSetAtom(panelAtom);
  const open = () => {
    if (innerWidth < breakpoints[0]) return false;
    setPanel('microcart');
    return true;
  };
  return (
    <CartIcon count={count} messages={frameNl} onOpen={open}>
      {label}
    </CartIcon>
  );
}
