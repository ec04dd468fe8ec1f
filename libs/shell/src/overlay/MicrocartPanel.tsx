import { Microcart } from '@etalage/cart';
import { button, link } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { linkTo } from '../links.ts';
import { useLateWords } from '../words/WordsContext.ts';
import type { OverlayProps } from './registry.ts';

/** The cart beside the page. */
export function MicrocartPanel({ close }: OverlayProps<'microcart'>) {
  const cartWords = useLateWords('cart');
  const { app, cart } = useRouteContext({ from: '__root__' });
  useEffect(() => void cart?.load(), [cart]);
  const checkoutLink = (
    <a className={button()} href={linkTo('checkout')} onClick={close}>
      {cartWords.proceedToCheckout}
    </a>
  );
  const shopLink = (
    <button type="button" className={link} onClick={close}>
      {cartWords.toShop}
    </button>
  );
  return (
    <Microcart
      messages={cartWords}
      country={app.view.tax.defaultCountry}
      checkoutLink={checkoutLink}
      shopLink={shopLink}
    />
  );
}
