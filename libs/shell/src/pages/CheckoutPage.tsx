import { linesAtom, nl as cartWords } from '@etalage/cart';
import { Checkout, isThankYouPageAtom, nl as words, openCheckoutAtom, type CheckoutProps } from '@etalage/checkout';
import { Dialog, link } from '@etalage/ui';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useCheckout } from '../connected/useCheckout.ts';
import { linkTo } from '../links.ts';
import { nl } from '../messages/nl.ts';
import * as css from './pages.css.ts';

/** The checkout. The server does not know the cart: the browser fills the page. */
export function CheckoutPage() {
  const open = useSetAtom(openCheckoutAtom);
  const isReady = useCheckout(() => open()) === 'ready';
  return (
    <div className={css.page}>
      <h1>{nl.checkoutTitle}</h1>
      {isReady && <Walk />}
    </div>
  );
}

function Walk() {
  const isEmpty = useAtomValue(linesAtom).length === 0;
  const isThanking = useAtomValue(isThankYouPageAtom);
  const [terms, setTerms] = useState<'closed' | 'open'>('closed');
  const onPlaced = useWayOn();
  if (isEmpty && !isThanking) return <NothingToOrder />;
  return (
    <>
      <Checkout messages={words} cartMessages={cartWords} onOpenTerms={() => setTerms('open')} onPlaced={onPlaced} />
      <Dialog isOpen={terms === 'open'} title={nl.termsTitle} closeLabel={nl.close} onClose={() => setTerms('closed')}>
        <p>{nl.termsText}</p>
      </Dialog>
    </>
  );
}

const NothingToOrder = () => (
  <p role="status">
    {nl.cartEmptyCheckout}{' '}
    <a className={link} href={linkTo('home')}>
      {nl.backToHome}
    </a>
  </p>
);

/** After placing an order: to the provider's page, or to our own. */
function useWayOn(): CheckoutProps['onPlaced'] {
  const navigate = useNavigate();
  return ({ order, next }) => {
    if (next.kind === 'pay') return location.assign(next.url);
    void navigate({ href: `${linkTo('checkout-return')}?orderId=${encodeURIComponent(order.backendOrderId)}` });
  };
}
