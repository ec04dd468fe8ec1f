import { Microcart } from '@etalage/cart';
import { button, link } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useCart } from '../connected/useCart.ts';
import { useLineEdit } from '../connected/useLineEdit.ts';
import { useLineWishes } from '../connected/useLineWishes.tsx';
import { checkoutAddress } from '../checkoutAddress.ts';
import { useLateWords } from '../words/WordsContext.ts';
import { PendingWithRetry } from './lazyPart.tsx';
import type { OverlayProps } from './registry.ts';

/** The cart beside the page. */
export function MicrocartPanel({ close }: OverlayProps<'microcart'>) {
  const cartWords = useLateWords('cart');
  const { app } = useRouteContext({ from: '__root__' });
  const { isLoaded, isFailed, retry } = useCart();
  const wishes = useLineWishes();
  const edit = useLineEdit();
  if (!isLoaded) return <PendingWithRetry isFailed={isFailed} retry={retry} close={close} />;
  const checkoutLink = (
    <a className={button()} href={checkoutAddress(app.view)} onClick={close}>
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
      {...wishes}
      {...edit}
      messages={cartWords}
      country={app.view.tax.defaultCountry}
      checkoutLink={checkoutLink}
      shopLink={shopLink}
    />
  );
}
