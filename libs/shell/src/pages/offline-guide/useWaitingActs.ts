import type { Act } from '@etalage/cart/headless';
import type { Cancelled } from '@etalage/core';
import type { WishlistAct } from '@etalage/wishlist/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { WaitingAct } from '../../components/WaitingActs/WaitingActs.tsx';
import { whenOnline } from '../../loading/whenOnline.ts';
import type { OfflineGuideMessages } from '../../messages/offlineGuide.ts';
import type { Visit } from '../../visit/createVisit.ts';
import type { WaitingModules } from './loadModules.ts';

/** What the shopper did to cart, wishlist and profile that the server does not know yet, in the order of sending. */
export function useWaitingActs(modules: WaitingModules, messages: OfflineGuideMessages): readonly WaitingAct[] {
  const { visit } = useRouteContext({ from: '__root__' });
  const { store } = visit;
  const { cart, wishes, session, orders } = modules;
  const isHeld = () => navigator.onLine && store.get(orders.cartPortsAtom).isHeld();
  const ofCart = useAtomValue(cart.waitingActsAtom).map((act) => ({
    id: act.taskId,
    text: cartText(act, messages),
    retry: () => store.set(cart.resumeCartAtom),
    whyWaits: () => (isHeld() ? messages.waitsForOrder : undefined),
    cancel: () => cancelInCart(visit, modules, act),
  }));
  const ofWishlist = useAtomValue(wishes.waitingWishesAtom).map((act) => ({
    id: act.taskId,
    text: wishText(act, modules, messages),
    retry: () => store.set(wishes.loadWishlistAtom),
    cancel: () => cancelInWishlist(visit, modules, act),
  }));
  const ofProfile = useAtomValue(session.waitingUpdatesAtom).map(({ taskId }) => ({
    id: taskId,
    text: messages.changeProfile,
    retry: () => store.set(session.sendUpdatesAtom),
    cancel: () => cancelInProfile(visit, modules, taskId),
  }));
  return [...ofCart, ...ofWishlist, ...ofProfile];
}

function cartText(act: Act, messages: OfflineGuideMessages): string {
  const { name, quantity } = act.line;
  if (act.kind === 'add') return messages.addToCart(name, quantity);
  if (act.kind === 'remove') return messages.removeFromCart(name);
  return act.to === undefined ? messages.setQuantity(name, act.quantity) : messages.changeLine(name);
}

function wishText({ kind, item }: WishlistAct, { seen }: WaitingModules, messages: OfflineGuideMessages): string {
  const product = seen.find(({ id }) => id === (item.parentId ?? item.id));
  return (kind === 'add' ? messages.addWish : messages.removeWish)(product?.name ?? messages.article(item.sku));
}

/** What came from the wishlist goes back there. An act whose answer was lost may have arrived: the server is asked. */
async function cancelInCart(visit: Visit, { cart, wishes, orders }: WaitingModules, act: Act): Promise<Cancelled> {
  const { store } = visit;
  const cancelled = await store.set(cart.cancelActAtom, act.taskId);
  const origin = act.kind === 'add' && cancelled !== 'too-late' ? act.origin : undefined;
  if (origin !== undefined) await wishes.returnWish(visit, origin);
  askCart(visit, orders);
  return cancelled;
}

function askCart({ store }: Visit, orders: WaitingModules['orders']): void {
  if (navigator.onLine) void store.set(orders.syncCartAtom, { isForced: true });
}

/** What came from the cart goes back there: it is not taken out after all, or, where the server knows of that, is added. */
async function cancelInWishlist(visit: Visit, modules: WaitingModules, act: WishlistAct): Promise<Cancelled> {
  const { store } = visit;
  const { cart, wishes, orders } = modules;
  const cancelled = await store.set(wishes.cancelWishActAtom, act.taskId);
  const origin = act.kind === 'add' && cancelled !== 'too-late' ? act.origin : undefined;
  const removal = origin === undefined ? undefined : await store.set(cart.cancelRemovalAtom, origin);
  if (removal === 'too-late') cart.putBack(store, origin);
  else if (removal !== undefined) askCart(visit, orders);
  if (navigator.onLine) void store.set(wishes.loadWishlistAtom);
  return removal === 'may-have-arrived' ? removal : cancelled;
}

/** An update whose answer was lost may have arrived: the server is asked, as soon as there is a network. */
async function cancelInProfile({ store }: Visit, { session }: WaitingModules, taskId: string): Promise<Cancelled> {
  const cancelled = await store.set(session.cancelUpdateAtom, taskId);
  // Where that fails, the next page asks.
  void whenOnline(() => store.set(session.reloadProfileAtom)).catch(() => undefined);
  return cancelled;
}
