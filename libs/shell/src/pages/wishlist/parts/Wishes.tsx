import { WishList } from '@etalage/wishlist';
import { hasWaitingWishesAtom } from '@etalage/wishlist/headless';
import { Button, button, EmptyState, HeartIcon, Skeleton } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useIsOffline } from '../../../connected/useIsOffline.ts';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { linkTo } from '../../../links.ts';
import { useLateWords, useWords } from '../../../words/WordsContext.ts';
import * as css from '../../pages.css.ts';
import { Picker } from './Picker.tsx';
import { useWishActs } from './useWishActs.ts';
import { useWishes } from './useWishes.ts';

/** What the shopper wishes for, and what one can do with it (WISH-15). The server knows nothing of it: the browser fills it. */
export function Wishes() {
  const words = useLateWords('wishlist');
  const { wishes, isFailed, retry } = useWishes();
  const isOffline = useIsOffline();
  useEffect(() => {
    if (!isOffline && isFailed) retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when there is a network again, and at no failure with one.
  }, [isOffline]);
  const { data: offline } = useLoaded(loadKept, { isWanted: isOffline && isFailed });
  if (wishes === undefined && isFailed)
    return isOffline && offline ? <offline.KeptWishes retry={retry} /> : <WishesFailed retry={retry} />;
  if (wishes === undefined) return <LoadingWishes />;
  if (wishes.length === 0) {
    const shopLink = (
      <a className={button()} href={linkTo('home')}>
        {words.toShop}
      </a>
    );
    return (
      <EmptyState sign={<HeartIcon size="l" />} title={words.wishlistEmpty} actions={shopLink}>
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className={css.section}>
      {isFailed && <WishesFailed retry={retry} />}
      <Waiting />
      <List wishes={wishes} />
    </div>
  );
}

/** It shows without a network alone. */
const loadKept = () => import('./KeptWishes.tsx');

function List({ wishes }: Pick<Parameters<typeof WishList>[0], 'wishes'>) {
  const { catalog, addToCart } = useWords();
  const { app } = useRouteContext({ from: '__root__' });
  const { onMove, onReplace, onRemove } = useWishActs();
  return (
    <WishList
      wishes={wishes}
      messages={useLateWords('wishlist')}
      catalogMessages={catalog}
      cartLabel={addToCart.addToCart}
      notation={app.view.i18n}
      picker={(product, onChoose) => <Picker product={product} onChoose={onChoose} />}
      {...{ onMove, onReplace, onRemove }}
    />
  );
}

/** Changes that were not sent yet are not lost, and the shopper is told (WISH-08). */
function Waiting() {
  const { waiting } = useLateWords('wishlist');
  const hasWaiting = useAtomValue(hasWaitingWishesAtom);
  const isOffline = useIsOffline();
  return <div role="status">{hasWaiting && isOffline && <p>{waiting}</p>}</div>;
}

export function LoadingWishes() {
  const { loading } = useLateWords('wishlist');
  return (
    <div role="status" aria-label={loading}>
      <Skeleton />
    </div>
  );
}

export function WishesFailed({ retry }: { retry: () => void }) {
  const words = useLateWords('wishlist');
  const { tryAgain } = useLateWords('shop');
  return (
    <EmptyState title={words.notLoaded} actions={<Button onClick={retry}>{tryAgain}</Button>}>
      {words.notLoadedText}
    </EmptyState>
  );
}
