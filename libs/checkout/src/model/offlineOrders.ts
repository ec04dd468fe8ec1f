import { userAtom } from '@etalage/account/headless';
import {
  forgetCartAtom,
  isCustomersCart,
  linesAtom,
  displayedTotalsAtom,
  syncTotalsAtom,
  toStored,
} from '@etalage/cart/headless';
import { toEuros, type NewSyncTask, type SyncTask } from '@etalage/core';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { placedOrder, seenTotalHeader, type OrderRequest } from '../contract.ts';
import { boughtLine } from './boughtLine.ts';
import {
  changeDetailsAtom,
  detailsAtom,
  endCheckoutAtom,
  isVirtualAtom,
  wantsNewsletterAtom,
} from './checkoutAtoms.ts';
import { offlineStateAtom } from './orderAtoms.ts';
import { addressee, orderRequestAtom, withoutPassword, withoutProvider } from './placeOrderAtoms.ts';
import { checkoutPortsAtom } from './ports.ts';
import { boughtLine as boughtSchema } from './storedDetails.ts';

declare module '@etalage/core' {
  interface DomainEvents {
    /** The server answered an order that was placed offline: it has it, or refused it for good. */
    'order/transmitted': SyncTask;
  }
}

/** The event of a task that is an order. */
export const orderEvent = 'order/transmitted';

/** What is kept beside the call. */
const facts = v.object({
  bought: v.array(boughtSchema),
  deliverTo: v.array(v.string()),
  paymentMethod: v.string(),
  /** In cents; absent where no totals were known. */
  total: v.optional(v.number()),
  /** The lines as the cart stores them. */
  lines: v.array(v.unknown()),
  newsletterEmail: v.optional(v.string()),
  /** The id of the customer who placed it; absent for a guest. */
  customer: v.optional(v.number()),
});
const requestOf = v.looseObject({ cart_id: v.string(), transmited: v.boolean() });

/** An order that was placed offline, as its shopper reads it. */
export type OfflineOrder = v.InferOutput<typeof facts> & {
  orderId: string;
  /** Empty while it has none. */
  cartId: string;
  placedAt: number;
  state: 'waiting' | 'sent' | 'refused';
};

/** The order of a task; undefined for one that is none, or of which nothing is to be shown any more. */
export function readOfflineOrder(task: SyncTask): OfflineOrder | undefined {
  const kept = v.safeParse(facts, task.meta);
  const request = v.safeParse(requestOf, task.payload.body);
  if (task.callback_event !== orderEvent || !kept.success || !request.success) return undefined;
  const state = task.transmited ? (task.code === 200 ? 'sent' : 'refused') : 'waiting';
  const { cart_id: cartId } = request.output;
  return { ...kept.output, orderId: task.task_id, cartId, placedAt: task.created_at, state };
}

/** The task of an order, which names the cart that it is made of. */
export function withOrderCart(task: SyncTask, cartId: string): SyncTask {
  const { body } = task.payload;
  return { ...task, payload: { ...task.payload, body: { ...Object(body), cart_id: cartId } } };
}

/** What becomes of an order that is placed offline: kept for later, or not, when its payment needs the network now. */
export type OfflineOutcome = { kind: 'stored'; isKept: boolean } | { kind: 'needs-network' };

/**
 * Keeps an order until there is a network (QUEUE-09). It counts as placed: the cart is empty from then on. What changed in the
 * cart without a network goes with it, as an order has all its lines.
 */
export const storeOrderAtom = atom(
  null,
  async (
    get,
    set,
    { url, add }: { url: string; add: (task: NewSyncTask) => Promise<{ isKept: boolean }> },
  ): Promise<OfflineOutcome> => {
    const { storage, now } = get(checkoutPortsAtom);
    const { paymentDetails, personalDetails, shippingDetails } = get(detailsAtom);
    const { paymentMethod } = paymentDetails;
    if (withoutProvider[paymentMethod] === undefined) return { kind: 'needs-network' };
    const total = get(displayedTotalsAtom)?.total;
    const { current } = get(userAtom);
    const lines = get(linesAtom);
    const request = queued(set(orderRequestAtom), now());
    const { isKept } = await add({
      task_id: request.order_id,
      url: `${url}?cartId={{cartId}}`,
      payload: {
        method: 'POST',
        body: request,
        ...(total === undefined ? {} : { headers: { [seenTotalHeader]: String(toEuros(total)) } }),
      },
      callback_event: orderEvent,
      silent: true,
      is_result_cacheable: true,
      meta: {
        bought: lines.map(boughtLine),
        deliverTo: get(isVirtualAtom) ? [] : addressee(shippingDetails),
        paymentMethod,
        lines: lines.map(toStored),
        ...(total === undefined ? {} : { total }),
        ...(current === undefined ? {} : { customer: current.id }),
        ...(get(wantsNewsletterAtom) ? { newsletterEmail: personalDetails.emailAddress.trim() } : {}),
      } satisfies v.InferOutput<typeof facts>,
    });
    storage.dropOrderId();
    set(forgetCartAtom);
    void set(syncTotalsAtom);
    set(changeDetailsAtom, withoutPassword);
    set(endCheckoutAtom);
    set(wantsNewsletterAtom, false);
    set(offlineStateAtom, { orderId: request.order_id, isKept });
    return { kind: 'stored', isKept };
  },
);

/** An order as it comes from the queue (ORDER-01). */
const queued = (request: OrderRequest, now: number): OrderRequest => {
  const at = new Date(now).toISOString();
  return { ...request, transmited: false, created_at: at, updated_at: at };
};

/** Where the shopper of an order that was sent goes: by what the server answered, as after placing it online. */
export type SentOrder = { orderId: string; orderNumber: string | null; result: string };

/** An order that the server placed, and where its shopper goes; undefined for a task that tells neither. */
function readSentOrder(task: SyncTask): { order: OfflineOrder; sent: SentOrder } | undefined {
  const order = readOfflineOrder(task);
  const placed = v.safeParse(placedOrder, task.result);
  if (order === undefined || !placed.success) return undefined;
  const { backendOrderId: orderId, orderNumber } = placed.output;
  return { order, sent: { orderId, orderNumber, result: withoutProvider[order.paymentMethod] ?? 'pending' } };
}

/** Keeps what the server made of an order (ORDER-04), and answers where to find it. */
export const confirmOfflineOrderAtom = atom(null, (get, set, task: SyncTask): SentOrder | undefined => {
  const { storage, events } = get(checkoutPortsAtom);
  const found = readSentOrder(task);
  if (found === undefined) return undefined;
  const { order, sent } = found;
  const { orderId, orderNumber } = sent;
  const { paymentMethod, bought, deliverTo } = order;
  const cartId = isCustomersCart(order) ? order.orderId : order.cartId;
  storage.writeLastOrder({ orderId, orderNumber, cartId, paymentMethod, bought, deliverTo });
  events.emit('order/placed', { orderId, orderNumber, paymentMethod, needsProvider: false });
  if (get(offlineStateAtom)?.orderId === order.orderId) {
    set(offlineStateAtom, { orderId: order.orderId, isKept: true, sent });
  }
  return sent;
});

/** Another tab sent the order that this one thanks for: it goes on to the page of the order. */
export const takeOverSentAtom = atom(null, (get, set, tasks: readonly SyncTask[]) => {
  const thanked = get(offlineStateAtom);
  if (thanked === undefined || thanked.sent !== undefined) return;
  const task = tasks.find(({ task_id: id, code }) => id === thanked.orderId && code === 200);
  const found = task && readSentOrder(task);
  if (found) set(offlineStateAtom, { ...thanked, sent: found.sent });
});
