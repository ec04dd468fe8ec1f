import { customerGroupAtom } from '@etalage/account/headless';
import { WishList, type Wish } from '@etalage/wishlist';
import { ApiError } from '@etalage/core';
import { button, EmptyState, HeartIcon } from '@etalage/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { linkTo } from '../../../links.ts';
import { useLateWords, useWords } from '../../../words/WordsContext.ts';
import { NeedsScript } from '../../NeedsScript.tsx';
import * as css from '../../pages.css.ts';
import { Picker } from './Picker.tsx';
import { shareApi } from './shareApi.ts';
import { useWishActs } from './useWishActs.ts';
import { findWishes } from './useWishes.ts';
import { LoadingWishes, WishesFailed } from './Wishes.tsx';

/** A wishlist that somebody shares: its products, which can be ordered, and nothing of whose it is (WISH-17). */
export function SharedWishes({ token }: { token: string }) {
  const words = useLateWords('wishlist');
  return (
    <div className={css.page}>
      <h1>{words.sharedTitle}</h1>
      <NeedsScript />
      <List token={token} />
    </div>
  );
}

function List({ token }: { token: string }) {
  const words = useLateWords('wishlist');
  const { catalog, addToCart } = useWords();
  const { app, visit } = useRouteContext({ from: '__root__' });
  const group = useAtomValue(customerGroupAtom);
  const load = useCallback(async (): Promise<readonly Wish[] | 'not-shared'> => {
    const items = await shareApi(visit).itemsOf(token).catch(notShared);
    return items === 'not-shared' ? items : findWishes(visit, items, group);
  }, [visit, token, group]);
  const { data, isFailed, retry } = useLoaded(load);
  const { onOrder } = useWishActs();
  if (data === undefined) return isFailed ? <WishesFailed retry={retry} /> : <LoadingWishes />;
  if (data === 'not-shared') return <Nothing title={words.notShared} text={words.notSharedText} />;
  if (data.length === 0) return <Nothing title={words.sharedEmpty} />;
  return (
    <WishList
      wishes={data}
      messages={words}
      catalogMessages={catalog}
      cartLabel={addToCart.addToCart}
      notation={app.view.i18n}
      picker={(product, onChoose) => <Picker product={product} onChoose={onChoose} />}
      onMove={onOrder}
    />
  );
}

const notShared = (error: unknown): 'not-shared' => {
  if (error instanceof ApiError && error.code < 500) return 'not-shared';
  throw error;
};

function Nothing({ title, text }: { title: string; text?: string }) {
  const { toShop } = useLateWords('wishlist');
  const shopLink = (
    <a className={button()} href={linkTo('home')}>
      {toShop}
    </a>
  );
  return (
    <EmptyState sign={<HeartIcon size="l" />} title={title} actions={shopLink}>
      {text}
    </EmptyState>
  );
}
