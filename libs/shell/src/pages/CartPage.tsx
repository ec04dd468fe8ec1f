import { CartPage as CartView, cartIsLoadedAtom, nl as cartWords } from '@etalage/cart';
import { button, link } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { linkTo } from '../links.ts';
import { nl } from '../messages/nl.ts';
import * as css from './pages.css.ts';

/** The cart. The server does not know it: the browser fills the page. */
export function CartPage() {
  const { cart } = useRouteContext({ from: '__root__' });
  const isLoaded = useAtomValue(cartIsLoadedAtom);
  useEffect(() => void cart?.load(), [cart]);
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
