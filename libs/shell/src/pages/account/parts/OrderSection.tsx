import { loadOrderAtom, ordersAtom, OrderView } from '@etalage/account';
import { ApiError } from '@etalage/core';
import { link } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { linkTo } from '../../../links.ts';
import { OrderReturns } from './OrderReturns.tsx';
import { useLateWords } from '../../../words/WordsContext.ts';
import { NotRetrieved, Retrieving } from './sectionStates.tsx';
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
  if (data !== 'unknown' && !isFailed) return <Retrieving label={messages.loadingOrders} />;
  const toOrders = (
    <a className={link} href={linkTo('my-orders')}>
      {messages.backToOrders}
    </a>
  );
  return (
    <NotRetrieved title={messages.orderNotRetrieved} retry={retry} instead={toOrders}>
      {isFailed ? undefined : messages.orderNotRetrievedText}
    </NotRetrieved>
  );
}

/** An order that the server does not know, or that is another customer's. */
function asUnknown(error: unknown): 'unknown' {
  if (error instanceof ApiError && error.code === 404) return 'unknown';
  throw error;
}
