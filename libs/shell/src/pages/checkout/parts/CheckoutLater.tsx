import type { offlineStateAtom } from '@etalage/checkout';
import { button } from '@etalage/ui';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useAtomValue, type ExtractAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useIsOffline } from '../../../connected/useIsOffline.ts';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { linkTo } from '../../../links.ts';
import { addressOfSent, waitingOrdersAtom } from '../../../visit/orderQueue.ts';
import { allowOfflineOrders } from '../../../visit/placeOffline.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import * as css from '../../pages.css.ts';
import { subscribeBuyers } from './subscribeBuyers.ts';

const useOfflineWords = () => useLoaded(useLateWords('cart').loadOffline).data;

/**
 * Lets the shopper order without a network, and says so while there is none (QUEUE-09); subscribes who wants the newsletter.
 * The checkout must be connected.
 */
export function CheckoutLater() {
  const { visit } = useRouteContext({ from: '__root__' });
  const words = useOfflineWords();
  const isOffline = useIsOffline();
  useEffect(() => subscribeBuyers(visit), [visit]);
  useEffect(() => {
    allowOfflineOrders(visit).catch((error: unknown) => reportError(error));
  }, [visit]);
  return <div role="status">{isOffline && words && <p className={css.notice}>{words.orderOfflineNotice}</p>}</div>;
}

type Placed = NonNullable<ExtractAtomValue<typeof offlineStateAtom>>;

/** The thanks for an order that was placed offline; once it is sent, on to the page of the order (QUEUE-10). */
export function StoredOrder({ orderId, isKept, sent }: Placed) {
  const words = useOfflineWords();
  const isOffline = useIsOffline();
  const isWaiting = useAtomValue(waitingOrdersAtom).some((order) => order.orderId === orderId);
  const navigate = useNavigate();
  useEffect(() => {
    if (sent !== undefined) void navigate({ href: addressOfSent(sent) });
  }, [sent, navigate]);
  if (words === undefined) return null;
  // The server refused it, which a notification says too, or another tab dropped it.
  const isDropped = !isWaiting && sent === undefined;
  const stored = isKept ? words.orderStoredText : words.orderStoredInPage;
  const told = isOffline ? stored : words.orderSending;
  return (
    <section className={css.notice} aria-label={isDropped ? words.orderDropped : words.orderStored}>
      {!isDropped && <h2 className={css.noticeTitle}>{words.orderStored}</h2>}
      <p role="status">{isDropped ? words.orderDropped : told}</p>
      {isDropped && (
        <p>
          <a className={button()} href={linkTo('cart')}>
            {words.toCart}
          </a>
        </p>
      )}
    </section>
  );
}
