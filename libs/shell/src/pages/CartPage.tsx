import { CartPage as CartView, cartIsLoadedAtom, nl as cartWords } from '@etalage/cart';
import { button, link } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { linkTo } from '../links.ts';
import { nl } from '../messages/nl.ts';
import { takeEmptyCheckout } from '../model/emptyCheckout.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import * as css from './pages.css.ts';

/** The cart. The server does not know it: the browser fills the page. */
export function CartPage() {
  const { cart } = useRouteContext({ from: '__root__' });
  const isLoaded = useAtomValue(cartIsLoadedAtom);
  const notify = useSetAtom(notifyAtom);
  useEffect(() => void cart?.load(), [cart]);
  useEffect(() => {
    if (!takeEmptyCheckout()) return;
    notify({ type: 'warning', message: nl.cartEmptyCheckout, actions: [{ label: nl.ok }], hasNoTimeout: true });
  }, [notify]);
  return (
    <div className={css.page}>
      <h1>{nl.cartTitle}</h1>
      {isLoaded && <CartView messages={cartWords} checkoutLink={checkoutLink} shopLink={shopLink} />}
    </div>
  );
}

const checkoutLink = (
  <a className={button({})} href={linkTo('checkout')}>
    {nl.proceedToCheckout}
  </a>
);
const shopLink = (
  <a className={link} href={linkTo('home')}>
    {cartWords.toShop}
  </a>
);
