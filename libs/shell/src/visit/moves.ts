import { lineKey, linesAtom, type CartLine } from '@etalage/cart/headless';
import { addWishAtom, isWishlistLoadedAtom, removeWishAtom, wishlistAtom } from '@etalage/wishlist/headless';
import { loadLazyParts } from '../loading/later.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { wishOfLine } from '../model/wishOfLine.ts';
import type { Visit } from './createVisit.ts';

/**
 * Moves a line of the cart to the wishlist, which is connected. Both change at once, and each sends its own act; the wish
 * knows its line, so that the line comes back when the server refuses the wish.
 */
export async function moveLine(visit: Visit, pressed: CartLine): Promise<void> {
  const { store } = visit;
  const cart = await cartOf(visit);
  await visit.words.load('wishlist');
  // A second press, or another tab, may have changed it or taken it out meanwhile.
  const line = store.get(linesAtom).find((other) => lineKey(other) === lineKey(pressed));
  if (line === undefined) return;
  const wish = wishOfLine(line);
  if (wish === undefined) return;
  // A wish that may be on the list from before stays there when the move is undone.
  const wasWished = !store.get(isWishlistLoadedAtom) || store.get(wishlistAtom).some(({ sku }) => sku === wish.sku);
  const stored = cart.takeOut(store, line, (origin) => void store.set(addWishAtom, wish, origin));
  tellMoved(visit, line.name, () => {
    if (cart.putBack(store, stored) !== undefined && !wasWished) void store.set(removeWishAtom, wish.sku);
  });
}

function tellMoved({ store, words }: Visit, name: string, undo: () => void): void {
  const { moved, undo: label } = words.late('wishlist');
  store.set(notifyAtom, {
    type: 'info',
    message: moved(name),
    action1: { label: words.late('cart').ok },
    action2: { label, run: undo },
  });
}

/** Puts lines back in the cart when the server refused them for the wishlist, and says so. */
export function returnRefusedLines(visit: Visit): void {
  visit.events.on('wishlist/refused', ({ origin }) => {
    void cartOf(visit).then(async (cart) => {
      const line = cart.putBack(visit.store, origin);
      if (line === undefined) return;
      await visit.words.load('wishlist');
      const message = visit.words.late('wishlist').notMoved(line.name);
      visit.store.set(notifyAtom, { type: 'danger', message, action1: { label: visit.words.late('cart').ok } });
    });
  });
}

async function cartOf(visit: Visit) {
  const load = async () => (await loadLazyParts()).cartModule();
  const [cart] = await whenOnline(() => Promise.all([load(), visit.words.load('cart')]));
  cart.connect(visit);
  return cart;
}
