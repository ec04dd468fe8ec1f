import type { Act } from '@etalage/cart/headless';
import type { WishlistAct } from '@etalage/wishlist/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { WaitingAct } from '../../components/WaitingActs/WaitingActs.tsx';
import type { OfflineGuideMessages } from '../../messages/offlineGuide.ts';
import type { Visit } from '../../visit/createVisit.ts';
import type { WaitingModules } from './loadModules.ts';

/** What the shopper did to cart, wishlist and profile that the server does not know yet, in the order of sending. */
export function useWaitingActs(modules: WaitingModules, messages: OfflineGuideMessages): readonly WaitingAct[] {
  const { visit } = useRouteContext({ from: '__root__' });
  const { store } = visit;
  const { cart, wishes, session } = modules;
  const ofCart = useAtomValue(cart.waitingActsAtom).map((act) => ({
    id: act.taskId,
    text: cartText(act, messages),
    retry: () => store.set(cart.resumeCartAtom),
    cancel: () => cancelInCart(visit, modules, act),
  }));
  const ofWishlist = useAtomValue(wishes.waitingWishesAtom).map((act) => ({
    id: act.taskId,
    text: act.kind === 'add' ? messages.addWish(act.item.sku) : messages.removeWish(act.item.sku),
    retry: () => store.set(wishes.loadWishlistAtom),
    cancel: () => cancelInWishlist(visit, modules, act),
  }));
  const ofProfile = useAtomValue(session.waitingUpdatesAtom).map(({ taskId }) => ({
    id: taskId,
    text: messages.changeProfile,
    retry: () => store.set(session.sendUpdatesAtom),
    cancel: () => store.set(session.cancelUpdateAtom, taskId),
  }));
  return [...ofCart, ...ofWishlist, ...ofProfile];
}

function cartText(act: Act, messages: OfflineGuideMessages): string {
  const { name, quantity } = act.line;
  if (act.kind === 'add') return messages.addToCart(name, quantity);
  if (act.kind === 'remove') return messages.removeFromCart(name);
  return act.to === undefined ? messages.setQuantity(name, act.quantity) : messages.changeLine(name);
}

/** What came from the wishlist goes back there. An act whose answer was lost may have arrived: the server is asked. */
async function cancelInCart(visit: Visit, { cart, wishes, orders }: WaitingModules, act: Act): Promise<boolean> {
  const { store } = visit;
  const isCancelled = await store.set(cart.cancelActAtom, act.taskId);
  if (isCancelled && act.kind === 'add' && act.origin !== undefined) await wishes.returnWish(visit, act.origin);
  if (navigator.onLine) void store.set(orders.syncCartAtom, { isForced: true });
  return isCancelled;
}

/** What came from the cart goes back there: it is not taken out after all, or, where the server knows of that, is added. */
async function cancelInWishlist({ store }: Visit, modules: WaitingModules, act: WishlistAct): Promise<boolean> {
  const { cart, wishes } = modules;
  const isCancelled = await store.set(wishes.cancelWishActAtom, act.taskId);
  if (isCancelled && act.kind === 'add' && act.origin !== undefined) {
    if (!(await store.set(cart.cancelRemovalAtom, act.origin))) cart.putBack(store, act.origin);
  }
  if (navigator.onLine) void store.set(wishes.loadWishlistAtom);
  return isCancelled;
}
