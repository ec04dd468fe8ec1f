import { SharedLines, type CartShareMessages, type OrderAgain } from '@etalage/cart';
import { putBackAtom } from '@etalage/cart/headless';
import { Button, button, CartIcon, EmptyState, Skeleton } from '@etalage/ui';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCart } from '../../connected/useCart.ts';
import { useIsOffline } from '../../connected/useIsOffline.ts';
import { useLoaded } from '../../connected/useLoaded.ts';
import { linkTo } from '../../links.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import { CartFailed } from '../cart/CartFailed.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';
import { openShare } from './openShare.ts';

/** A cart that somebody shares: what of it can go into the shopper's own, and how that differs from what was shared (CART-26). */
export function SharedCartPage() {
  const { sharedTitle, loadShare } = useLateWords('cart');
  const cart = useCart();
  const words = useLoaded(loadShare);
  const token = useSharedToken();
  const retry = () => {
    cart.retry();
    words.retry();
  };
  return (
    <div className={css.page}>
      <h1>{sharedTitle}</h1>
      <NeedsScript />
      {cart.isFailed || words.isFailed ? (
        <CartFailed retry={retry} />
      ) : cart.isLoaded && words.data !== undefined ? (
        <Opened key={token} token={token} messages={words.data} />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

/** The text of the link. It stays when a link within the page takes its place in the address. */
function useSharedToken(): string {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [token, keep] = useState(hash);
  if (hash !== token && (token === '' || hash.includes('.'))) keep(hash);
  return token;
}

type WithWords = { messages: CartShareMessages };

function Opened({ token, messages }: WithWords & { token: string }) {
  const { visit } = useRouteContext({ from: '__root__' });
  const open = useCallback(() => openShare(visit, token), [visit, token]);
  const { data, isFailed, retry } = useLoaded(open);
  if (isFailed) return <NotOpened retry={retry} messages={messages} />;
  if (data === undefined)
    return (
      <div role="status" aria-label={messages.loading}>
        <Skeleton />
      </div>
    );
  if ('refusal' in data)
    return (
      <EmptyState sign={<CartIcon size="l" />} title={messages.broken} actions={<ToShop messages={messages} />}>
        {data.refusal ?? messages.brokenText}
      </EmptyState>
    );
  return <SharedCart shared={data.shared} messages={messages} />;
}

/** Opens by itself once there is a network again. */
function NotOpened({ retry, messages }: WithWords & { retry: () => void }) {
  const isOffline = useIsOffline();
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <div role="alert" className={css.text}>
      <p>{isOffline ? messages.offline : messages.failed}</p>
      {!isOffline && (
        <p>
          <Button onClick={retry}>{messages.tryAgain}</Button>
        </p>
      )}
    </div>
  );
}

function SharedCart({ shared, messages }: WithWords & { shared: OrderAgain }) {
  const { app } = useRouteContext({ from: '__root__' });
  const putIntoCart = useSetAtom(putBackAtom);
  const [isAdded, setAdded] = useState(false);
  if (isAdded) return <Added messages={messages} />;
  const isEmpty = shared.items.length === 0;
  const add = () => {
    setAdded(true);
    void putIntoCart(shared.items);
  };
  return (
    <>
      {isEmpty ? (
        <EmptyState
          sign={<CartIcon size="l" />}
          title={messages.nothingLeft}
          actions={<ToShop messages={messages} />}
        />
      ) : (
        <p>{messages.sharedText}</p>
      )}
      <SharedLines shared={shared} messages={messages} notation={app.view.i18n} />
      {!isEmpty && (
        <p>
          <Button look="action" onClick={add}>
            {messages.add}
          </Button>
        </p>
      )}
    </>
  );
}

/** Takes the focus of the button that is gone. */
function Added({ messages }: WithWords) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className={css.text}>
      <p>{messages.added}</p>
      <p>
        <a className={button()} href={linkTo('cart')}>
          {messages.toCart}
        </a>
      </p>
    </div>
  );
}

const ToShop = ({ messages }: WithWords) => (
  <a className={button()} href={linkTo('home')}>
    {messages.toShop}
  </a>
);
