import { OrderAgainResult, type OrderAgainDifferences } from '@etalage/account';
import { fromEuros } from '@etalage/core';
import { Button, button } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { linkTo } from '../../../links.ts';
import { loadOnline } from '../../../loading/whenOnline.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { accountFailure } from './accountFailure.ts';

type OrderAgain = {
  /** The button for an order; with `isNamed` its name holds the order's number. */
  buttonOf: (number: string, isNamed?: boolean) => ReactNode;
  /** What became of the last press. */
  outcome: ReactNode;
};

/** Puts the lines of an order into the cart, once for each press, and says how they differ from what was ordered (ACC-14). */
export function useOrderAgain(): OrderAgain {
  const { pages, again: messages } = useLateWords('account');
  const { app } = useRouteContext({ from: '__root__' });
  const order = usePutIntoCart();
  const [busy, setBusy] = useState<string>();
  const [result, setResult] = useState<OrderAgainDifferences>();
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);
  const press = async (number: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(number);
    setFailure(undefined);
    setResult(undefined);
    try {
      if (navigator.onLine === false) setFailure(messages.offline);
      else setResult(await order(number));
    } catch (error) {
      setFailure(accountFailure(error, pages, pages));
    } finally {
      isBusy.current = false;
      setBusy(undefined);
    }
  };
  return {
    buttonOf: (number, isNamed = false) => (
      <Button
        look="quiet"
        isBusy={busy === number}
        {...(isNamed && { 'aria-label': messages.orderAgainOf(number) })}
        onClick={() => void press(number)}
      >
        {messages.orderAgain}
      </Button>
    ),
    outcome: (
      <>
        {failure !== undefined && <p role="alert">{failure}</p>}
        {result && <OrderAgainResult {...{ result, messages }} notation={app.view.i18n} cartLink={<CartLink />} />}
      </>
    ),
  };
}

function CartLink() {
  const { again: messages } = useLateWords('account');
  return (
    <p>
      <a className={button()} href={linkTo('cart')}>
        {messages.toCart}
      </a>
    </p>
  );
}

/** Loads the cart with the first press. */
function usePutIntoCart(): (number: string) => Promise<OrderAgainDifferences> {
  const { cart, visit } = useRouteContext({ from: '__root__' });
  return async (number) => {
    const [{ orderAgain }] = await Promise.all([
      loadOnline(() => import('../../../visit/orderAgain.ts')),
      cart?.load(),
    ]);
    const { items, gone, changed, limited } = await orderAgain(visit, number);
    const inCents = changed.map((line) => ({ ...line, was: fromEuros(line.was), now: fromEuros(line.now) }));
    return { added: items.length, gone, limited, changed: inCents };
  };
}
