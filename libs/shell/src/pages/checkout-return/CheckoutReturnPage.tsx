import {
  boughtAtom,
  orderAtom,
  orderStatusAtom,
  payAgainAtom,
  restoreCartAtom,
  returnState,
  type CheckoutReturnProps,
  type LastOrder,
  type OrderStatus,
} from '@etalage/checkout';
import { ApiError, type Storage } from '@etalage/core';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { OrderReturned } from '../../components/OrderReturned/OrderReturned.tsx';
import { useCheckout } from '../checkout/parts/useCheckout.ts';
import { linkTo } from '../../links.ts';
import { forgetUnpaidOrder, notePaidOrder, readUnpaidOrder } from '../../model/unpaidOrder.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import { CheckoutFailed } from '../checkout/CheckoutFailed.tsx';
import * as css from '../pages.css.ts';

/** Polls before the page shows that a payment is open: the provider's notification arrives in the first seconds. */
const silentPolls = 5;

/** The page after paying: it tells what the server says of the order, whatever the address says. */
export function CheckoutReturnPage() {
  const { orderId = '' }: { orderId?: string } = useSearch({ strict: false });
  const words = useLateWords('shop');
  const { checkout } = useLateWords('checkout');
  const [found, setFound] = useState<OrderStatus>();
  const [bought, setBought] = useState<LastOrder>();
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<CheckoutReturnProps['progress']>();
  const { app, visit } = useRouteContext({ from: '__root__' });
  const ask = useSetAtom(orderStatusAtom);
  const recall = useSetAtom(boughtAtom);
  const payAgain = useSetAtom(payAgainAtom);
  const restore = useSetAtom(restoreCartAtom);
  const navigate = useNavigate();
  const [polls, setPolls] = useState(0);
  const askAndNote = () => noted(visit.storage, orderId, ask(orderId));
  const load = useCheckout(async () => {
    setBought(recall(orderId));
    setFound(await askAndNote());
  });
  const isOpen = found !== undefined && isUnderWay(found);
  // Until the payment has ended the page polls; once it shows that the payment is open, with exponential backoff.
  useEffect(() => {
    if (!isOpen) return;
    const poll = () => askAndNote().then(setFound, () => undefined);
    const wait = 800 * 2 ** Math.max(0, polls - silentPolls + 1);
    const timer = setTimeout(() => void poll().then(() => setPolls(polls + 1)), wait);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The call is a new function with each render.
  }, [isOpen, polls]);
  const fail = (why: string) => {
    setProgress(undefined);
    setFailure(why);
  };
  const onPayAgain = async () => {
    setProgress('paying');
    const url = await payAgain(orderId);
    if (url === undefined) return fail(checkout.paymentUrlFailed);
    setProgress('leaving');
    location.assign(url);
  };
  const onRestore = () => {
    setProgress('restoring');
    return restore(orderId).then(
      () => {
        forgetUnpaidOrder(visit.storage);
        return navigate({ href: linkTo('cart') });
      },
      () => fail(words.somethingWentWrong),
    );
  };
  if (load === 'failed') return <CheckoutFailed kind="order" />;
  const isWaiting = load === 'connecting' || (isOpen && polls < silentPolls);
  // The thanks that the checkout shows stay until the server answers.
  const order = visit.store.get(orderAtom);
  const placed = isWaiting && order?.backendOrderId === orderId ? order : undefined;
  if (isWaiting && !placed)
    return (
      <div className={css.form}>
        <h1>{words.checkoutReturnTitle}</h1>
      </div>
    );
  return (
    <OrderReturned
      view={app.view}
      messages={words}
      checkoutMessages={checkout}
      found={found}
      placed={placed && (placed.orderNumber ?? placed.backendOrderId)}
      bought={bought}
      failure={failure}
      progress={progress}
      onPayAgain={() => void onPayAgain()}
      onRestore={() => void onRestore()}
    />
  );
}

/** Whether the payment of an order may end any moment. A transfer takes days. */
function isUnderWay(status: OrderStatus): boolean {
  const { kind } = returnState(status);
  return status.bankTransfer === undefined && (kind === 'open' || kind === 'pending');
}

/** Stops reminding the shopper of an order that is paid, canceled, refunded or gone. */
async function noted(storage: Storage, orderId: string, asked: Promise<OrderStatus>): Promise<OrderStatus> {
  try {
    const status = await asked;
    const { kind } = returnState(status);
    if (kind === 'thanks') notePaidOrder(storage, orderId, status.orderNumber);
    if (kind === 'canceled' || kind === 'closed') forgetUnpaidOrder(storage);
    return status;
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 404;
    if (isGone && readUnpaidOrder(storage) === orderId) forgetUnpaidOrder(storage);
    throw error;
  }
}
