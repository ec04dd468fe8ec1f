import type { OfflineOrder } from '@etalage/checkout';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { WaitingOrder } from '../components/WaitingOrder/WaitingOrder.tsx';
import type { OfflineOrderMessages } from '../messages/offlineOrders.ts';
import { PendingPart } from '../overlay/lazyPart.tsx';
import * as css from '../pages/pages.css.ts';
import { orderQueue, waitingOrdersAtom } from '../visit/orderQueue.ts';
import { useLateWords } from '../words/WordsContext.ts';
import { useLoaded } from './useLoaded.ts';

type OfflineOrdersProps = {
  /** No order waits any more. */
  onDone(): void;
};

/** The orders that were placed offline, each to send or to drop (QUEUE-11). */
export function OfflineOrders({ onDone }: OfflineOrdersProps) {
  const { loadOffline } = useLateWords('cart');
  const { data: words } = useLoaded(loadOffline);
  const orders = useAtomValue(waitingOrdersAtom);
  const isDone = orders.length === 0;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  if (words === undefined) return <PendingPart />;
  return (
    <div className={css.text}>
      <p>{words.confirmOfflineOrder}</p>
      <OrderList orders={orders} words={words} />
    </div>
  );
}

/** Orders that wait, with what can be done with each. */
export function OrderList({ orders, words }: { orders: readonly OfflineOrder[]; words: OfflineOrderMessages }) {
  return orders.map((order) => <ConnectedOrder key={order.orderId} order={order} words={words} />);
}

function ConnectedOrder({ order, words }: { order: OfflineOrder; words: OfflineOrderMessages }) {
  const { visit } = useRouteContext({ from: '__root__' });
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  const send = useCallback(async () => {
    setState('sending');
    const ended = await orderQueue(visit).send(order.orderId);
    setState(ended === 'waiting' ? 'failed' : 'ready');
  }, [visit, order.orderId]);
  return (
    <WaitingOrder
      order={order}
      messages={words}
      state={state}
      onSend={() => void send()}
      onDrop={() => void orderQueue(visit).drop(order)}
    />
  );
}
