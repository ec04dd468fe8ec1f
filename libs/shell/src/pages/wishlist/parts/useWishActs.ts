import type { ProductDetail } from '@etalage/catalog/headless';
import { itemOfVariant, type Wish } from '@etalage/wishlist';
import {
  addWishAtom,
  removeWishAtom,
  replaceWishAtom,
  toStoredItem,
  type WishlistItem,
} from '@etalage/wishlist/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../../model/visitAtoms.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { loadProductPage } from './loadProductPage.ts';

/** What one can do with a wish: move it to the cart, put another variant in its place, remove it (WISH-15). */
export function useWishActs() {
  const { cart } = useRouteContext({ from: '__root__' });
  const words = useLateWords('wishlist');
  const { ok } = useLateWords('shop');
  const notify = useSetAtom(notifyAtom);
  const add = useSetAtom(addWishAtom);
  const remove = useSetAtom(removeWishAtom);
  const replace = useSetAtom(replaceWishAtom);
  const order = async ({ product }: Wish, origin?: WishlistItem) => {
    const { orderProduct } = await loadProductPage();
    if (product !== undefined) orderProduct(cart, product, [{ quantity: 1 }], origin && toStoredItem(origin));
  };
  return {
    onOrder: (wish: Wish) => void order(wish),
    /** The cart knows the item, so that it comes back when the cart cannot take it. */
    onMove: (wish: Wish) => void order(wish, wish.item).then(() => remove(wish.item.sku)),
    onReplace: ({ item }: Wish, chosen: ProductDetail) => void replace({ sku: item.sku, item: itemOfVariant(chosen) }),
    onRemove: ({ item, product }: Wish) => {
      void remove(item.sku);
      const undo = { label: words.undo, run: () => void add(item) };
      const message = words.removed(product?.name ?? item.sku);
      notify({ type: 'info', message, action1: { label: ok }, action2: undo });
    },
  };
}
