import { cartCountAtom } from '@etalage/cart/headless';
import { breakpoints } from '@etalage/core/constants';
import { useAtomValue, useSetAtom } from 'jotai';
import { CartIcon } from '../components/CartIcon/CartIcon.tsx';
import { frameNl } from '../messages/frame.ts';
import { openOverlayAtom } from '../overlay/overlayAtom.ts';

/** The way to the cart: a panel over the page on desktop, a page of its own on phones. */
export function CartButton({ label }: { label?: string }) {
  const count = useAtomValue(cartCountAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const open = () => {
    if (innerWidth < breakpoints[0]) return false;
    openOverlay({ name: 'microcart' });
    return true;
  };
  return (
    <CartIcon count={count} messages={frameNl} onOpen={open}>
      {label}
    </CartIcon>
  );
}
