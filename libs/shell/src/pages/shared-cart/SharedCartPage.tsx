import { SharedLines, type CartShareMessages, type OrderAgain } from '@etalage/cart';
import { Button, button, CartIcon, EmptyState, Skeleton } from '@etalage/ui';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsOffline } from '../../connected/useIsOffline.ts';
import { useLoaded } from '../../connected/useLoaded.ts';
import { linkTo } from '../../links.ts';
import { loadLazyParts } from '../../loading/later.ts';
import type { ShopContext } from '../../router/context.ts';
import type { LateWords } from '../../words/shopWords.ts';
import { useLateWords, useWords } from '../../words/WordsContext.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';

/** A cart that somebody shares: what of it can go into the shopper's own, and how that differs from what was shared (CART-26). */
export function SharedCartPage() {
  const { cartTitle } = useWords().frame;
  const { tryAgain } = useLateWords('shop');
  const { cart } = useRouteContext({ from: '__root__' });
  const { loadExtras } = useLateWords('cart');
  const load = useCallback(() => loadCode(loadExtras, cart), [loadExtras, cart]);
  const { data, isFailed, retry } = useLoaded(load);
  const token = useSharedToken();
  return (
    <div className={css.page}>
      <h1>{data?.messages.sharedTitle ?? cartTitle}</h1>
      <NeedsScript />
      {data !== undefined ? (
        <Opened key={token} token={token} {...data} />
      ) : isFailed ? (
        <p>
          <Button onClick={retry}>{tryAgain}</Button>
        </p>
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

/** The cart of the visit and its code, by the modules that other pages load too. */
async function loadCode(loadExtras: LateWords['cart']['loadExtras'], cart: ShopContext['cart']) {
  const { cartModule } = await loadLazyParts();
  const [{ putBackAtom, loadCartShares }, { share: messages }] = await Promise.all([
    cartModule(),
    loadExtras(),
    cart?.load(),
  ]);
  const { openShare } = await loadCartShares();
  return { putBackAtom, openShare, messages };
}
type Code = Awaited<ReturnType<typeof loadCode>>;

/** The text of the link. It stays when a link within the page takes its place in the address. */
function useSharedToken(): string {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const [token, keep] = useState(hash);
  if (hash !== token && (token === '' || hash.includes('.'))) keep(hash);
  return token;
}

type WithWords = { messages: CartShareMessages };

function Opened({ token, messages, openShare, putBackAtom }: Code & { token: string }) {
  const { visit } = useRouteContext({ from: '__root__' });
  const open = useCallback(() => openShare(visit, token), [openShare, visit, token]);
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
  return (
    <SharedCart
      shared={data.shared}
      messages={messages}
      onAdd={() => void visit.store.set(putBackAtom, data.shared.items)}
    />
  );
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

function SharedCart({ shared, messages, onAdd }: WithWords & { shared: OrderAgain; onAdd: () => void }) {
  const { app } = useRouteContext({ from: '__root__' });
  const [isAdded, setAdded] = useState(false);
  if (isAdded) return <Added messages={messages} />;
  const isEmpty = shared.items.length === 0;
  const add = () => {
    setAdded(true);
    onAdd();
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
