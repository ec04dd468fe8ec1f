import { Microcart, nl as cartWords } from '@etalage/cart';
import { button, link } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { linkTo } from '../links.ts';
import type { OverlayProps } from './registry.ts';

/** The cart beside the page. */
export function MicrocartPanel({ close }: OverlayProps<'microcart'>) {
  const { app, cart } = useRouteContext({ from: '__root__' });
  useEffect(() => void cart?.load(), [cart]);
  const checkoutLink = (
    <a className={button({})} href={linkTo('checkout')} onClick={close}>
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
