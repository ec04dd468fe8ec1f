import { cartCountAtom } from '@etalage/cart/headless';
import { breakpoints } from '@etalage/core/constants';
import { useRouteContext } from '@tanstack/react-router';
import { CartIcon } from '../components/CartIcon/CartIcon.tsx';
import { openOverlayAtom } from '../overlay/overlayAtom.ts';
import { useWords } from '../words/WordsContext.ts';
import { useVisitAtom } from './useVisitAtom.ts';

/** The way to the cart: a panel over the page on desktop, a page of its own on phones. */
export function CartButton({ label }: { label?: string }) {
  const { frame } = useWords();
  const count = useVisitAtom(cartCountAtom);
  const { visit } = useRouteContext({ from: '__root__' });
  const open = () => {
    if (innerWidth < breakpoints[0]) return false;
    visit.store.set(openOverlayAtom, { name: 'microcart' });
    return true;
  };
  return (
    <CartIcon count={count} messages={frame} onOpen={open}>
      {label}
    </CartIcon>
  );
}
