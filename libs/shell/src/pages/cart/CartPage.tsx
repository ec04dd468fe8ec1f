import { CartPage as CartView, cartCountAtom, resumeCartAtom } from '@etalage/cart';
import { Button, button } from '@etalage/ui';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { RecentlyViewedLater } from '../../connected/RecentlyViewedLater.tsx';
import { useCart } from '../../connected/useCart.ts';
import { useStockCheck } from '../../connected/useStockCheck.ts';
import { useLineEdit } from '../../connected/useLineEdit.ts';
import { useLineWishes } from '../../connected/useLineWishes.tsx';
import { ErrorView } from '../../components/ErrorView/ErrorView.tsx';
import { linkTo } from '../../links.ts';
import { checkoutAddress } from '../../checkoutAddress.ts';
import { readUnpaidOrder, watchPaidOrder, watchUnpaidOrder } from '../../model/unpaidOrder.ts';
import { notifyAtom } from '../../model/visitAtoms.ts';
import { openOverlayAtom } from '../../overlay/overlayAtom.ts';
import type { Visit } from '../../visit/createVisit.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import { useReference } from '../failures/useReference.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import { CartExtrasLater } from './CartExtrasLater.tsx';
import { fromEmptyCheckout } from './fromEmptyCheckout.ts';
import * as css from '../pages.css.ts';

/** The cart. The server does not know it: the browser fills the page. */
export function CartPage() {
  const words = useLateWords('shop');
  const cartWords = useLateWords('cart');
  const { app, visit } = useRouteContext({ from: '__root__' });
  const { isLoaded, isFailed, retry } = useCart();
  const wishes = useLineWishes();
  const edit = useLineEdit();
  const notify = useSetAtom(notifyAtom);
  const router = useRouter();
  useEffect(() => {
    if (!new URLSearchParams(router.latestLocation.searchStr).has(fromEmptyCheckout)) return;
    notify({ type: 'warning', message: words.cartEmptyCheckout, action1: { label: words.ok }, hasNoTimeout: true });
    void router.navigate({ href: linkTo('cart'), replace: true });
  }, [notify, words, router]);
  useStockCheck(isLoaded);
  if (isFailed) return <CartFailed retry={retry} />;
  return (
    <div className={css.page}>
      <h1>{words.cartTitle}</h1>
      <NeedsScript />
      {isLoaded && <UnpaidOrder storage={visit.storage} />}
      {isLoaded && (
        <CartView
          {...wishes}
          {...edit}
          messages={cartWords}
          country={app.view.tax.defaultCountry}
          checkoutLink={<ButtonLink href={checkoutAddress(app.view)}>{words.proceedToCheckout}</ButtonLink>}
          shopLink={<ButtonLink href={linkTo('home')}>{cartWords.toShop}</ButtonLink>}
          extras={<CartExtrasLater visit={visit} isShareable />}
        />
      )}
      <Suspense>{isLoaded && <RecentlyViewedLater visit={visit} />}</Suspense>
    </div>
  );
}

/** Shown when the code of the cart failed to load. */
function CartFailed({ retry }: { retry: () => void }) {
  const words = useLateWords('shop');
  const again = <Button onClick={retry}>{words.tryAgain}</Button>;
  return <ErrorView kind="unreachable" messages={words} reference={useReference()} actions={again} />;
}

/**
 * An order that went to the provider and is not known to be paid: the way back to it, while nothing else is in the cart.
 * When it is paid in another tab, the order confirmation takes its place (MODAL-08).
 */
function UnpaidOrder({ storage }: Pick<Visit, 'storage'>) {
  const words = useLateWords('shop');
  const isEmpty = useAtomValue(cartCountAtom) === 0;
  const orderId = useSyncExternalStore(
    watchUnpaidOrder,
    () => readUnpaidOrder(storage),
    () => undefined,
  );
  const openOverlay = useSetAtom(openOverlayAtom);
  const resumeCart = useSetAtom(resumeCartAtom);
  useEffect(
    () =>
      watchPaidOrder(storage, (orderNumber) => {
        void resumeCart();
        openOverlay({ name: 'order-confirmation', orderNumber });
      }),
    [storage, openOverlay, resumeCart],
  );
  if (!isEmpty || orderId === undefined) return null;
  return (
    <section className={css.notice} aria-label={words.orderUnpaid}>
      <h2 className={css.noticeTitle}>{words.orderUnpaid}</h2>
      <p>{words.orderUnpaidText}</p>
      <a className={button()} href={`${linkTo('checkout-return')}?orderId=${encodeURIComponent(orderId)}`}>
        {words.orderUnpaidLink}
      </a>
    </section>
  );
}

const ButtonLink = ({ href, children }: { href: string; children: string }) => (
  <a className={button()} href={href}>
    {children}
  </a>
);
