import { userAtom } from '@etalage/account/headless';
import {
  bringBackAtom,
  cartPortsAtom,
  createCartApi,
  isCustomersCart,
  lastFailureAtom,
  resumeCartAtom,
  syncCartAtom,
} from '@etalage/cart/headless';
import {
  confirmOfflineOrderAtom,
  isThankYouPageAtom,
  offlineOrdersKey,
  offlineStateAtom,
  orderEvent,
  readOfflineOrder,
  takeOverSentAtom,
  withOrderCart,
  type OfflineOrder,
  type SentOrder,
} from '@etalage/checkout/headless';
import {
  createRetry,
  createSyncQueue,
  createTabLock,
  createTaskStore,
  logFailure,
  messageOf,
  newReference,
  readList,
  sendTask,
  type NewSyncTask,
  type SyncQueue,
  type SyncTask,
} from '@etalage/core';
import { orders as constants } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { linkTo } from '../links.ts';
import { loadLazyParts } from '../loading/later.ts';
import type { OfflineOrderMessages } from '../messages/offlineOrders.ts';
import { notifyAtom } from '../model/visitAtoms.ts';
import { closeOverlayAtom, openOverlayAtom } from '../overlay/overlayAtom.ts';
import type { Visit } from './createVisit.ts';
import { defineFeature } from './defineFeature.ts';
import { guestHttp, visitHttp } from './visitHttp.ts';
import { viewOf } from './viewOf.ts';

/** What the page of what waits needs beside the orders. */
export { cartPortsAtom, syncCartAtom } from '@etalage/cart/headless';

const shownAtom = atom<readonly OfflineOrder[]>([]);
/** The orders that were placed offline and wait, of all tabs. */
export const waitingOrdersAtom = atom((get) => get(shownAtom).filter(({ state }) => state === 'waiting'));

/** What a shopper can do with orders that wait. */
export type OrderQueue = {
  add(task: NewSyncTask): Promise<{ isKept: boolean }>;
  /** Sends an order; whether it still waits then. */
  send(orderId: string): Promise<'done' | 'waiting'>;
  /** Gives an order up that waits. */
  drop(order: OfflineOrder): Promise<void>;
  /** Takes over what other tabs did, and reads what is kept. */
  refresh(): Promise<void>;
  /** Deletes all orders without sending them, at a logout. Resolves to whether one was waiting. */
  forget(): Promise<boolean>;
};

/** The id of the customer who is logged in, once it is known. */
const customerAtom = atom((get) => get(userAtom).current?.id);
/** Whether an order may be shown and sent here: that of a customer waits for them, whoever else uses the device. */
const isTheirs = ({ store }: Visit, order: Pick<OfflineOrder, 'customer'> | undefined): boolean =>
  order?.customer === undefined || order.customer === store.get(customerAtom);

/** The tasks of a visit, of which orders are the only ones. */
function createQueue(visit: Visit): SyncQueue {
  const { storage, tokens, events } = visit;
  const call = sendTask(visitHttp(visit));
  const { cart, cartExtend } = viewOf(visit).endpoints;
  // Not the customer's own cart: an order has all its lines, and would take the place of those in it.
  const guestCarts = createCartApi(guestHttp(visit), { cart, cartExtend });
  return createSyncQueue({
    store: createTaskStore(storage),
    lock: createTabLock('shop/sync'),
    maySend: (task) => {
      // A guest may not order a customer's cart: it waits for its customer.
      const isOfCustomer = isCustomersCart({ cartId: cartOf(task) }) && tokens.token() === undefined;
      return !isOfCustomer && isTheirs(visit, readOfflineOrder(task));
    },
    send: call,
    contextOf: (task) => ({ token: tokens.token(), cartId: cartOf(task) }),
    connectCart: async (task) => withOrderCart(task, await guestCarts.create()),
    emit: (event, task) => event === orderEvent && events.emit(orderEvent, task),
    log: (error) => logFailure('A task failed', newReference(), error),
  });
}

/** Lists the orders for other tabs and later pages. What is listed stays while the browser does not say all that it keeps. */
function listOrders({ storage }: Visit, orders: readonly OfflineOrder[], isLeft: (orderId: string) => boolean): void {
  const found = orders.map(({ orderId, cartId, state, customer }) => ({ orderId, cartId, state, customer }));
  const others = readList(storage, offlineOrdersKey).filter(
    (listed) =>
      v.is(listedOrder, listed) && isLeft(listed.orderId) && found.every((own) => own.orderId !== listed.orderId),
  );
  const listed = [...others, ...found];
  if (listed.length > 0) storage.write(offlineOrdersKey, listed);
  else if (storage.read(offlineOrdersKey) !== undefined) storage.remove(offlineOrdersKey);
}
const listedOrder = v.object({ orderId: v.string() });

/** The orders that were placed offline, of a visit whose cart is connected. */
export const orderQueue = defineFeature((visit: Visit): OrderQueue => {
  const { store, events } = visit;
  const queue = createQueue(visit);
  /** The orders that ended in this tab. */
  const ended = new Set<string>();
  const refresh = async () => {
    const tasks = await queue.tasks();
    store.set(takeOverSentAtom, tasks);
    const orders = tasks.flatMap((task) => (task.acknowledged ? [] : (readOfflineOrder(task) ?? [])));
    store.set(
      shownAtom,
      orders.filter((order) => isTheirs(visit, order)),
    );
    listOrders(visit, orders, (orderId) => !queue.isWhole() && !ended.has(orderId));
  };
  const acknowledge = async (orderId: string) => {
    await queue.acknowledge(orderId);
    ended.add(orderId);
    await refresh();
  };
  const endings = { visit, refresh, acknowledge, told: new Set<string>() };
  const process = async (ids?: readonly string[]) => {
    await queue.process(ids);
    await refresh();
    tellRefused(endings, await queue.tasks());
  };
  const isWaiting = (orderId: string) => store.get(waitingOrdersAtom).some((order) => order.orderId === orderId);
  events.on(orderEvent, (task) => task.code === 200 && void endSent(endings, task));
  const isAutomatic = visit.view.features.automaticTransmission ?? constants.automaticTransmission;
  /** Sends all of them; what reaches nobody is tried again while there is a network. */
  const sendAll = async () => {
    await process();
    if (navigator.onLine && store.get(waitingOrdersAtom).length > 0) retry.plan();
  };
  const retry = createRetry({ attempt: sendAll });
  const answer = () => {
    retry.stop();
    if (isAutomatic || store.get(isThankYouPageAtom)) return void sendAll();
    if (store.get(waitingOrdersAtom).length > 0) store.set(openOverlayAtom, { name: 'order-confirmation' });
  };
  // An order that waits holds the customer's cart: who goes on shopping decides about it first.
  store.sub(lastFailureAtom, () => {
    if (navigator.onLine && store.get(cartPortsAtom).isHeld())
      store.set(openOverlayAtom, { name: 'order-confirmation' });
  });
  const isOfLeaving = followCustomer(visit, refresh, () => navigator.onLine && answer());
  addEventListener('offline', retry.stop);
  addEventListener('online', () => void refresh().then(answer));
  addEventListener('storage', ({ key }) => key === offlineOrdersKey && void refresh());
  void refresh().then(async () => {
    tellRefused(endings, await queue.tasks());
    if (navigator.onLine) answer();
  });
  return {
    add: async (task) => {
      const { isKept } = await queue.add(task);
      await refresh();
      return { isKept };
    },
    send: async (orderId) => {
      await process([orderId]);
      return isWaiting(orderId) ? 'waiting' : 'done';
    },
    drop: async (order) => {
      const task = (await queue.tasks()).find(({ task_id: id }) => id === order.orderId);
      const isDropped = await queue.remove(order.orderId);
      if (isDropped) ended.add(order.orderId);
      await refresh();
      // It was sent meanwhile, of which the shopper is told.
      if (!isDropped || task === undefined) return;
      const { orderDropped, orderMayHaveArrived } = await wordsOf(visit);
      const message = task.updated_at > task.created_at ? orderMayHaveArrived : orderDropped;
      await offerLines(endings, order, { type: 'info', message });
    },
    refresh,
    forget: async () => {
      for (const { task_id: id } of (await queue.tasks()).filter(isOfLeaving)) ended.add(id);
      const hadWaiting = await queue.forget(isOfLeaving);
      await refresh();
      return hadWaiting;
    },
  };
});

/**
 * Reads the orders anew when the customer changes, and says so of one who comes. Answers what tells whether a task goes with the
 * one who leaves: their own orders and those of nobody in particular, and all where it is not known who was here.
 */
function followCustomer(
  { store }: Visit,
  refresh: () => Promise<void>,
  onCome: () => void,
): (task: SyncTask) => boolean {
  let last = store.get(customerAtom);
  store.sub(customerAtom, () => {
    const customer = store.get(customerAtom);
    last = customer ?? last;
    void refresh().then(() => customer !== undefined && onCome());
  });
  return (task) => last === undefined || (readOfflineOrder(task)?.customer ?? last) === last;
}

/** What ends an order needs. */
type Endings = {
  visit: Visit;
  refresh: () => Promise<void>;
  acknowledge: (orderId: string) => Promise<void>;
  /** The refused orders that this tab has told of. */
  told: Set<string>;
};

const cartOf = (task: SyncTask): string => readOfflineOrder(task)?.cartId ?? '';
const wordsOf = ({ words }: Visit): Promise<OfflineOrderMessages> => words.late('cart').loadOffline();

/** Where the page of an order that the server has is found. */
export const addressOfSent = ({ orderId, orderNumber, result }: SentOrder): string =>
  `${linkTo('checkout-return')}?${new URLSearchParams({ result, transactionId: orderNumber ?? '', orderId })}`;

/** The server has the order (QUEUE-10): the page that thanks for it goes on by itself, elsewhere the shopper is told. */
async function endSent({ visit, acknowledge }: Endings, task: SyncTask): Promise<void> {
  const { store } = visit;
  const order = readOfflineOrder(task);
  const sent = store.set(confirmOfflineOrderAtom, task);
  await acknowledge(task.task_id);
  void subscribe(visit, order);
  void renewCart(visit, order);
  if (store.get(offlineStateAtom)?.orderId === task.task_id && sent !== undefined) return;
  const words = await wordsOf(visit);
  const number = sent?.orderNumber;
  store.set(notifyAtom, {
    type: 'success',
    message: number ? words.orderSent(number) : words.orderSentWithoutNumber,
    action1: { label: visit.words.frame.ok },
    ...(sent && { action2: { label: words.viewOrder, href: addressOfSent(sent) } }),
    hasNoTimeout: true,
  });
}

/** Subscribes who asked for the newsletter with the order. */
async function subscribe(visit: Visit, order: OfflineOrder | undefined): Promise<void> {
  if (order?.newsletterEmail === undefined) return;
  const { changeNewsletter } = await (await loadLazyParts()).newsletterModule();
  await changeNewsletter(visit, 'subscribe', order.newsletterEmail);
}

/** Says of each order that the server refused for good why (QUEUE-12). It is kept until the shopper has read that. */
function tellRefused(endings: Endings, tasks: readonly SyncTask[]): void {
  for (const task of tasks) {
    const order = readOfflineOrder(task);
    if (order?.state !== 'refused' || task.acknowledged || endings.told.has(order.orderId)) continue;
    if (!isTheirs(endings.visit, order)) continue;
    endings.told.add(order.orderId);
    void wordsOf(endings.visit).then(({ orderRefused }) =>
      offerLines(endings, order, { type: 'danger', message: orderRefused(messageOf(task.result)) }),
    );
  }
}

/** Tells that an order was not placed; its lines can go back into the cart. */
async function offerLines(endings: Endings, order: OfflineOrder, notice: { type: string; message: string }) {
  const { visit, acknowledge } = endings;
  const { linesBack } = await wordsOf(visit);
  const end = () => acknowledge(order.orderId);
  if (visit.store.get(waitingOrdersAtom).length === 0) visit.store.set(closeOverlayAtom, 'order-confirmation');
  visit.store.set(notifyAtom, {
    ...notice,
    action1: { label: visit.words.frame.ok, run: () => void end().then(() => renewCart(visit, order)) },
    action2: {
      label: linesBack,
      run: () => void end().then(() => bringBack(visit, order)),
    },
    hasNoTimeout: true,
  });
}

async function bringBack(visit: Visit, order: OfflineOrder): Promise<void> {
  await renewCart(visit, order);
  await visit.store.set(bringBackAtom, order.lines, { remaining: isCustomersCart(order) });
}

/** A customer's cart is the server's: what became of it is asked, and what was done meanwhile is sent. */
async function renewCart({ store }: Visit, order: OfflineOrder | undefined): Promise<void> {
  if (order === undefined || !isCustomersCart(order)) return;
  await store.set(resumeCartAtom);
  await store.set(syncCartAtom, { isForced: true });
}
