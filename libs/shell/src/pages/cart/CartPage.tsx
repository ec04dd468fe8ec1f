import { CartPage as CartView, cartCountAtom, cartIsLoadedAtom, nl as cartWords } from '@etalage/cart';
import { button } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { RecentlyViewedLater } from '../../connected/RecentlyViewedLater.tsx';
import { linkTo } from '../../links.ts';
import { nl } from '../../messages/nl.ts';
import { takeEmptyCheckout } from '../../model/emptyCheckout.ts';
import { readUnpaidOrder } from '../../model/unpaidOrder.ts';
import { notifyAtom } from '../../model/visitAtoms.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';

/** The cart. The server does not know it: the browser fills the page. */
export function CartPage() {
  const { app, cart, visit } = useRouteContext({ from: '__root__' });
  const isLoaded = useAtomValue(cartIsLoadedAtom);
  const notify = useSetAtom(notifyAtom);
  useEffect(() => void cart?.load(), [cart]);
  useEffect(() => {
    if (!takeEmptyCheckout()) return;
    notify({ type: 'warning', message: nl.cartEmptyCheckout, action1: { label: nl.ok }, hasNoTimeout: true });
  }, [notify]);
  return (
    <div className={css.page}>
      <h1>{nl.cartTitle}</h1>
      <NeedsScript />
      {isLoaded && <UnpaidOrder />}
      {isLoaded && (
        <CartView
          messages={cartWords}
          country={app.view.tax.defaultCountry}
          checkoutLink={checkoutLink}
          shopLink={shopLink}
        />
      )}
      <Suspense>{isLoaded && <RecentlyViewedLater visit={visit} />}</Suspense>
    </div>
  );
}

/** An order that went to the provider and is not known to be paid: the way back to it, while nothing else is in the cart. */
function UnpaidOrder() {
  const isEmpty = useAtomValue(cartCountAtom) === 0;
  const orderId = readUnpaidOrder();
  if (!isEmpty || orderId === undefined) return null;
  return (
    <section className={css.notice} aria-label={nl.orderUnpaid}>
      <h2 className={css.noticeTitle}>{nl.orderUnpaid}</h2>
      <p>{nl.orderUnpaidText}</p>
      <a className={button({})} href={`${linkTo('checkout-return')}?orderId=${encodeURIComponent(orderId)}`}>
        {nl.orderUnpaidLink}
      </a>
    </section>
  );
}

const checkoutLink = (
  <a className={button({})} href={linkTo('checkout')}>
    {nl.proceedToCheckout}
  </a>
);
const shopLink = (
  <a className={button({})} href={linkTo('home')}>
    {cartWords.toShop}
  </a>
);
