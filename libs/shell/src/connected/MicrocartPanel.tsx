import { Microcart, nl as cartWords } from '@etalage/cart';
import { button, Dialog, link } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { linkTo } from '../links.ts';
import { nl } from '../messages/nl.ts';
import { panelAtom } from '../model/visitAtoms.ts';

/** The cart beside the page. */
export function MicrocartPanel() {
  const { app, cart } = useRouteContext({ from: '__root__' });
  const setPanel = useSetAtom(panelAtom);
  const close = () => setPanel(undefined);
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
    <Dialog look="cart" isOpen title={cartWords.cart} closeLabel={nl.close} onClose={close}>
      <Microcart
        messages={cartWords}
        country={app.view.tax.defaultCountry}
        checkoutLink={checkoutLink}
        shopLink={shopLink}
      />
    </Dialog>
  );
}
