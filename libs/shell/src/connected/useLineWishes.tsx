import { cartCountAtom, type CartLine } from '@etalage/cart';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadLazyParts } from '../loading/later.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { LazyNotifications } from '../overlay/LazyNotifications.ts';
import { useLateWords } from '../words/WordsContext.ts';
import { LineHeart } from './LineHeart.tsx';

const loadWishes = async () => (await loadLazyParts()).wishModule();

/** What the wishlist has to do with the lines of a cart: a heart on each, and the way to move it there. */
export function useLineWishes() {
  const { visit } = useRouteContext({ from: '__root__' });
  const words = useLateWords('cart');
  const notify = useSetAtom(notifyAtom);
  const hasLines = useAtomValue(cartCountAtom) > 0;
  // What a move takes, and what tells of it, is there before the press, which may come without a connection; without it the
  // press tries again.
  useEffect(() => {
    if (!hasLines) return;
    void Promise.all([loadWishes(), LazyNotifications.preload(visit.words), visit.words.load('wishlist')]).catch(
      () => undefined,
    );
  }, [hasLines, visit]);
  const move = async (line: CartLine) => {
    try {
      const { moveToWishlist } = await loadWishes();
      await moveToWishlist(visit, line);
    } catch {
      notify({ type: 'danger', message: words.moveFailed(line.name), action1: { label: words.ok } });
    }
  };
  return {
    renderWish: (line: CartLine) => <LineHeart line={line} />,
    onMove: (line: CartLine) => void move(line),
  };
}
