import { ProductGrid } from '@etalage/catalog';
import { wishlistAtom } from '@etalage/wishlist/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLoaded } from '../../../connected/useLoaded.ts';
import { cardsOf } from '../../../model/cards.tsx';
import { seenProducts } from '../../../visit/seenProducts.ts';
import { useLateWords, useWords } from '../../../words/WordsContext.ts';
import { WishesFailed } from './Wishes.tsx';

/** The products of the list whose cards this browser keeps, where they cannot be asked for without a network. */
export function KeptWishes({ retry }: { retry: () => void }) {
  const { app, visit } = useRouteContext({ from: '__root__' });
  const words = useLateWords('wishlist');
  const { frame, catalog } = useWords();
  const ids = new Set(useAtomValue(wishlistAtom).map(({ id, parentId }) => parentId ?? id));
  const { data = [] } = useLoaded(useCallback(() => seenProducts(visit).all(), [visit]));
  const kept = data.filter(({ id }) => ids.has(id));
  if (kept.length === 0) return <WishesFailed retry={retry} />;
  return (
    <>
      <p>{words.offline}</p>
      <ProductGrid products={kept} messages={catalog} eager={0} {...cardsOf(app.view, frame)} />
    </>
  );
}
