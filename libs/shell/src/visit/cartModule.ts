import { userAtom } from '@etalage/account/headless';
import {
  addToCartAtom,
  cartPortsAtom,
  connectCart,
  forgetCartAtom,
  isCustomersCart,
  removeLineAtom,
  returnLineAtom,
  toStored,
  createCartApi,
  createCartStorage,
  noticeText,
  resumeCartAtom,
  type CartLine,
  type CartNotice,
  type Origin,
} from '@etalage/cart/headless';
import { checkoutKeys, offlineOrdersKey } from '@etalage/checkout/headless';
import { readList, rememberRefused } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { linkTo } from '../links.ts';
import { loadLazyParts } from '../loading/later.ts';
import { whenOnline } from '../loading/whenOnline.ts';
import type { CartOrder } from '../model/cartLine.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { overlaysAtom } from '../overlay/overlayAtom.ts';
import type { Visit } from './createVisit.ts';
import { defineFeature } from './defineFeature.ts';
import { guestHttp, visitHttp } from './visitHttp.ts';
import { viewOf } from './viewOf.ts';

/** What pages need that know nothing else of the cart. Imported as it is, the cart would lie in more files, for every page. */
export { cancelActAtom, cancelRemovalAtom, putBackAtom, resumeCartAtom, waitingActsAtom } from '@etalage/cart/headless';
export const loadCartShares = () => import('./cartShares.ts');
export const loadOrderQueue = () => import('./orderQueue.ts');

type Store = Visit['store'];

const isMicrocartOpenAtom = atom((get) => get(overlaysAtom).some(({ name }) => name === 'microcart'));

/** Gives the cart of a visit, whose words are loaded, its API and storage, reads what is stored, and words what happens to it. */
export const connect = defineFeature((visit) => {
  const { store, events, storage, tokens } = visit;
  const view = viewOf(visit);
  const { endpoints, features, tax } = view;
  const kept = rememberRefused(storage);
  store.set(cartPortsAtom, {
    api: createCartApi(visitHttp(visit), { cart: endpoints.cart, cartExtend: endpoints.cartExtend }),
    storage: createCartStorage(storage),
    countType: features.cartCount,
    defaultCountry: tax.defaultCountry,
    isMicrocartOpen: isMicrocartOpenAtom,
    checkoutChangedAt: () => Number(kept.read(checkoutKeys.modifiedAt)) || undefined,
    // It is nobody's in particular, and keeps an add waiting: where no answer comes soon, the server judges (STOCK-02).
    stockApi: (create) => create(guestHttp(visit).extend({ timeout: 3_000 }), view),
    isOrdering: () => kept.read(checkoutKeys.sentOrder) === true,
    isHeld: () =>
      tokens.token() !== undefined &&
      readList(storage, offlineOrdersKey).some(holdsCartOf(store.get(userAtom).current)),
    events,
  });
  // The coupon and the gift cards of a guest go along to the cart of the customer who logs in (SYNC-14).
  events.on('cart/joined', (codes) => {
    void whenOnline(() => import('./useCodesAgain.ts')).then(({ useCodesAgain }) => useCodesAgain(visit, codes));
  });
  showNotices(visit);
  returnRefusedWishes(visit);
  connectCart(store, window);
  if (storage.read(offlineOrdersKey) !== undefined) {
    void whenOnline(loadOrderQueue).then(({ orderQueue }) => orderQueue(visit));
  }
});

/** Whether an order that was placed offline, as it is listed, waits and is made of the cart of a customer: this one, once known. */
const holdsCartOf =
  (current: { id: number } | undefined) =>
  (listed: unknown): boolean =>
    v.is(waitingOrder, listed) &&
    isCustomersCart(listed) &&
    (current === undefined || (listed.customer ?? current.id) === current.id);
const waitingOrder = v.object({
  state: v.literal('waiting'),
  cartId: v.string(),
  customer: v.optional(v.number()),
});

function showNotices({ view, store, events, words }: Visit): void {
  const cartWords = words.late('cart');
  const action1 = { label: cartWords.ok };
  const checkout = { label: cartWords.proceedToCheckout, href: linkTo('checkout') };
  // A notification does not lead to another site (CART-10).
  const action2 = view.externalCheckout === undefined ? { action2: checkout } : {};
  const toNotification = (notice: CartNotice) => ({
    type: notice.type,
    message: noticeText(notice, cartWords),
    action1,
  });
  const show = ({ notice }: { notice: CartNotice }) => store.set(notifyAtom, toNotification(notice));
  events.on('cart/added', ({ notice }) => store.set(notifyAtom, { ...toNotification(notice), ...action2 }));
  events.on('cart/updated', show);
  events.on('cart/refused', show);
  events.on('cart/taken-out', ({ line }) => {
    const run = () => void store.set(returnLineAtom, toStored(line));
    const message = cartWords.removed(line.name);
    store.set(notifyAtom, { type: 'info', message, action1, action2: { label: cartWords.undo, run } });
  });
}

/** What was moved here from the wishlist goes back there when it is refused. Where that fails the shopper is told. */
function returnRefusedWishes(visit: Visit): void {
  const { store, events, words } = visit;
  const { notReturned, ok } = words.late('cart');
  events.on('cart/refused', ({ line, origin }) => {
    if (origin === undefined) return;
    const load = async () => (await loadLazyParts()).wishModule();
    const tell = () =>
      store.set(notifyAtom, { type: 'danger', message: notReturned(line.name), action1: { label: ok } });
    void whenOnline(load)
      .then(({ returnWish }) => returnWish(visit, origin))
      .catch(tell);
  });
}

/** Takes a line out of the cart after `keep` has it, as it is stored. Answers that. */
export function takeOut(store: Store, line: CartLine, keep: (stored: Origin) => void): Origin {
  const stored = toStored(line);
  keep(stored);
  void store.set(removeLineAtom, line);
  return stored;
}

/** Puts a line back that was taken out, and answers it. */
export const putBack = (store: Store, stored: Origin): CartLine | undefined => store.set(returnLineAtom, stored);

/** Adds to the cart; the badge shows it at once. */
export async function addOrders(store: Store, orders: readonly CartOrder[]): Promise<void> {
  await Promise.all(orders.map(({ line, quantity, origin }) => store.set(addToCartAtom, line, quantity, origin)));
}

/** Sends what was noted since the cart was connected. */
export const resume = (store: Store): Promise<void> => store.set(resumeCartAtom);

/** Forgets what this browser holds of a cart: its customer left. */
export const forget = (store: Store): void => store.set(forgetCartAtom);
