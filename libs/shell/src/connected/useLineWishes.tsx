import type { CartLine } from '@etalage/cart';
import { useRouteContext } from '@tanstack/react-router';
import { loadLazyParts } from '../loading/later.ts';
import { loadOnline } from '../loading/whenOnline.ts';
import { LineHeart } from './LineHeart.tsx';

/** What the wishlist has to do with the lines of a cart: a heart on each, and the way to move it there. */
export function useLineWishes() {
  const { visit } = useRouteContext({ from: '__root__' });
  const move = async (line: CartLine) => {
    const { moveToWishlist } = await loadOnline(async () => (await loadLazyParts()).wishModule());
    await moveToWishlist(visit, line);
  };
  return {
    renderWish: (line: CartLine) => <LineHeart line={line} />,
    onMove: (line: CartLine) => void move(line),
  };
}
