import { isLoggedInAtom } from '@etalage/account';
import { linesAtom } from '@etalage/cart';
import {
  Checkout,
  isThankYouPageAtom,
  leaveThankYouAtom,
  loadPaymentsAtom,
  offlineStateAtom,
  openCheckoutAtom,
  sectionAtom,
  type CheckoutProps,
} from '@etalage/checkout';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useStockCheck } from '../../connected/useStockCheck.ts';
import { ChoiceLater, FillLater } from './parts/customerDetailsLater.tsx';
import { showOrderProgress } from './parts/orderNotices.ts';
import { useCheckout } from './parts/useCheckout.ts';
import { useLoaded } from '../../connected/useLoaded.ts';
import { CartExtrasLater } from '../cart/CartExtrasLater.tsx';
import { fromEmptyCheckout } from '../cart/fromEmptyCheckout.ts';
import { linkTo } from '../../links.ts';
import { noteUnpaidOrder } from '../../model/unpaidOrder.ts';
import { openOverlayAtom } from '../../overlay/overlayAtom.ts';
import { useLateWords, useWords } from '../../words/WordsContext.ts';
import { CheckoutFailed } from './CheckoutFailed.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';

/** The checkout. The server does not know the cart: the browser fills the page. */
export function CheckoutPage() {
  const words = useLateWords('shop');
  const open = useSetAtom(openCheckoutAtom);
  const load = useCheckout(() => open());
  const { visit } = useRouteContext({ from: '__root__' });
  useEffect(() => showOrderProgress(visit), [visit]);
  if (load === 'failed') return <CheckoutFailed kind="checkout" />;
  return (
    <div className={css.form}>
      <h1>{words.checkoutTitle}</h1>
      <NeedsScript />
      {load === 'ready' && <CheckoutSteps />}
    </div>
  );
}

function CheckoutSteps() {
  const { visit } = useRouteContext({ from: '__root__' });
  const words = useWords();
  const { checkout, account } = words.late('checkout');
  const isEmpty = useAtomValue(linesAtom).length === 0;
  const isThanking = useAtomValue(isThankYouPageAtom);
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const loadPayments = useSetAtom(loadPaymentsAtom);
  const onPlaced = useOnPlaced();
  const stockCheck = useStockCheck(true, useAtomValue(sectionAtom) === 'OrderReview' ? 'review' : 'open');
  const leaveThanks = useSetAtom(leaveThankYouAtom);
  const placedOffline = useAtomValue(offlineStateAtom);
  const { data: later } = useLoaded(loadLater);
  useEffect(() => () => leaveThanks(), [leaveThanks]);
  if (placedOffline && later) return <later.StoredOrder {...placedOffline} />;
  if (isEmpty && !isThanking) return <NothingToOrder />;
  return (
    <>
      {later && <later.CheckoutLater />}
      {isLoggedIn && <FillLater />}
      <Checkout
        messages={checkout}
        {...(isLoggedIn && { addressChoice: (use) => <ChoiceLater use={use} /> })}
        accountMessages={account}
        cartMessages={words.late('cart')}
        stockCheck={stockCheck}
        coupon={<CartExtrasLater visit={visit} onFree={loadPayments} />}
        onOpenTerms={() => openOverlay({ name: 'terms' })}
        onPlaced={onPlaced}
      />
    </>
  );
}

/** What nobody waits for, and what is needed without a network: it loads once the checkout is there. */
const loadLater = () => import('./parts/CheckoutLater.tsx');

/** To the cart, which says why. */
function NothingToOrder() {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href: `${linkTo('cart')}?${fromEmptyCheckout}=1`, replace: true }), [navigate]);
  return null;
}

/** After placing an order: to the provider's page, or to our own. */
function useOnPlaced(): CheckoutProps['onPlaced'] {
  const navigate = useNavigate();
  const { visit } = useRouteContext({ from: '__root__' });
  return ({ order, next }) => {
    if (next.kind === 'pay') {
      noteUnpaidOrder(visit.storage, order.backendOrderId);
      return location.assign(next.url);
    }
    const transactionId = order.orderNumber ?? '';
    const search = new URLSearchParams({ result: next.result, transactionId, orderId: order.backendOrderId });
    void navigate({ href: `${linkTo('checkout-return')}?${search}` });
  };
}
