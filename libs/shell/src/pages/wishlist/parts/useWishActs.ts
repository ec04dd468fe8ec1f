import type { ProductDetail } from '@etalage/catalog/headless';
import { itemOfVariant, type Wish } from '@etalage/wishlist';
import {
  addWishAtom,
  removeWishAtom,
  replaceWishAtom,
  toStoredItem,
  wishlistAtom,
  type WishlistItem,
} from '@etalage/wishlist/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useSetAtom, useStore } from 'jotai';
import { notifyAtom } from '../../../model/visitAtoms.ts';
import type { CartVisit } from '../../../visit/cartVisit.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import { loadProductPage } from './loadProductPage.ts';

type ProductPage = Awaited<ReturnType<typeof loadProductPage>>;

function orderOne(
  { orderProduct }: ProductPage,
  cart: CartVisit | undefined,
  { product }: Wish,
  origin?: WishlistItem,
): void {
  if (product !== undefined) orderProduct(cart, product, [{ quantity: 1 }], origin && toStoredItem(origin));
}

/** What one can do with a wish: move it to the cart, put another variant in its place, remove it (WISH-15). */
export function useWishActs() {
  const { cart } = useRouteContext({ from: '__root__' });
  const words = useLateWords('wishlist');
  const { ok } = useLateWords('shop');
  const notify = useSetAtom(notifyAtom);
  const add = useSetAtom(addWishAtom);
  const remove = useSetAtom(removeWishAtom);
  const replace = useSetAtom(replaceWishAtom);
  const { get } = useStore();
  const order = async (wish: Wish) => orderOne(await loadProductPage(), cart, wish);
  const move = async (wish: Wish) => {
    const { item } = wish;
    const page = await loadProductPage();
    // A second press, or another tab, may have moved it meanwhile.
    if (!get(wishlistAtom).some(({ sku }) => sku === item.sku)) return;
    orderOne(page, cart, wish, item);
    void remove(item.sku);
  };
  return {
    onOrder: (wish: Wish) => void order(wish),
    /** The cart knows the item, so that it comes back when the cart cannot take it. */
    onMove: (wish: Wish) => void move(wish),
    onReplace: ({ item }: Wish, chosen: ProductDetail) => void replace({ sku: item.sku, item: itemOfVariant(chosen) }),
    onRemove: ({ item, product }: Wish) => {
      void remove(item.sku);
      const undo = { label: words.undo, run: () => void add(item) };
      const message = words.removed(product?.name ?? item.sku);
      notify({ type: 'info', message, action1: { label: ok }, action2: undo });
    },
  };
}
