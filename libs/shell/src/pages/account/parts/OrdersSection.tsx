import { loadMoreOrdersAtom, loadOrdersAtom, OrderList, ordersAtom } from '@etalage/account';
import { Button } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { linkTo } from '../../../links.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { NotRetrieved, Retrieving, ToShop } from './sectionStates.tsx';
import { useOrderAgain } from './useOrderAgain.tsx';

/** What a customer ordered: what the browser keeps of it at once, then what the server knows (ACC-05). */
export function OrdersSection() {
  const { pages: messages } = useLateWords('account');
  const { app } = useRouteContext({ from: '__root__' });
  const { orders, status } = useAtomValue(ordersAtom);
  const { retry } = useLoaded(useSetAtom(loadOrdersAtom));
  const again = useOrderAgain();
  if (orders.length > 0 || status === 'loaded') {
    return (
      <>
        {again.outcome}
        <OrderList
          {...{ orders, messages }}
          actionsOf={(number) => again.buttonOf(number, true)}
          orderHref={(orderId) => linkTo('my-orders-detail', { orderId })}
          notation={app.view.i18n}
          shopLink={<ToShop />}
          more={<MoreOrders />}
        />
      </>
    );
  }
  if (status === 'failed') return <NotRetrieved title={messages.ordersNotRetrieved} retry={retry} />;
  return <Retrieving label={messages.loadingOrders} />;
}

/** The way to older orders; it says when they did not come. */
function MoreOrders() {
  const { pages: messages } = useLateWords('account');
  const { status, hasMore } = useAtomValue(ordersAtom);
  const loadMore = useSetAtom(loadMoreOrdersAtom);
  return (
    <>
      {status === 'failed' && <p role="alert">{messages.ordersNotRetrieved}</p>}
      {(hasMore || status === 'failed') && (
        <Button look="quiet" isBusy={status === 'loading'} onClick={() => void loadMore()}>
          {messages.moreOrders}
        </Button>
      )}
    </>
  );
}
