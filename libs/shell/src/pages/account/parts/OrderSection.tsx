import { loadOrderAtom, ordersAtom, OrderView } from '@etalage/account';
import { ApiError } from '@etalage/core';
import { Button, EmptyState, link, Skeleton } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { linkTo } from '../../../links.ts';
import { OrderReturns } from './OrderReturns.tsx';
import { useLateWords } from '../../../words/WordsContext.ts';
import { useOrderAgain } from './useOrderAgain.tsx';

/** One order of a customer: as the history has it at once, then as it stands now (ACC-06). */
export function OrderSection({ number }: { number: string }) {
  const { pages: messages } = useLateWords('account');
  const { app } = useRouteContext({ from: '__root__' });
  const held = useAtomValue(ordersAtom).orders.find((order) => order.number === number);
  const loadOrder = useSetAtom(loadOrderAtom);
  const { data, isFailed, retry } = useLoaded(
    useCallback(() => loadOrder(number).catch(asUnknown), [loadOrder, number]),
  );
  const order = data === 'unknown' ? undefined : (data ?? held);
  const again = useOrderAgain();
  if (order !== undefined) {
    return (
      <>
        {again.outcome}
        <OrderView
          {...{ order, messages }}
          ordersHref={linkTo('my-orders')}
          notation={app.view.i18n}
          actions={again.buttonOf(number)}
        />
        <OrderReturns order={order} />
      </>
    );
  }
  if (data === 'unknown' || isFailed) return <OrderFailed isUnknown={!isFailed} retry={retry} />;
  return (
    <div role="status" aria-label={messages.loadingOrders}>
      <Skeleton />
    </div>
  );
}

/** An order that the server does not know, or that is another customer's. */
function asUnknown(error: unknown): 'unknown' {
  if (error instanceof ApiError && error.code === 404) return 'unknown';
  throw error;
}

/** Shown for an order that is unknown, and when the server could not be asked. */
function OrderFailed({ isUnknown, retry }: { isUnknown: boolean; retry: () => void }) {
  const { pages: messages } = useLateWords('account');
  const { tryAgain } = useLateWords('shop');
  const actions = (
    <>
      <Button onClick={retry}>{tryAgain}</Button>
      <a className={link} href={linkTo('my-orders')}>
        {messages.backToOrders}
      </a>
    </>
  );
  return (
    <EmptyState title={messages.orderNotRetrieved} actions={actions}>
      {isUnknown ? messages.orderNotRetrievedText : messages.unreachable}
    </EmptyState>
  );
}
