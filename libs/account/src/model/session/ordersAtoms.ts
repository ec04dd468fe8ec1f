import { ApiError, UnreachableError } from '@etalage/core';
import { orders as constants } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { customerOrder, type CustomerOrder, type OrderHistory } from '../../contract.ts';
import { fromCustomerOrder } from '../../orderWire.ts';
import type { OrderDetail } from '../orders.ts';
import { mergeOrders } from './mergeOrders.ts';
import { noUserToken, sessionPortsAtom } from './ports.ts';
import { tokenAtom } from './tokenAtom.ts';

/** The orders of the customer as far as they were loaded. */
export type OrdersState = {
  /** The newest first. */
  orders: readonly OrderDetail[];
  /** `idle` until they are asked for. */
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Whether the server has older ones. */
  hasMore: boolean;
};

type History = { orders: readonly CustomerOrder[]; status: OrdersState['status']; total: number };
const noHistory = (): History => ({ orders: [], status: 'idle', total: 0 });

const historyAtom = atom(noHistory());
/** Counts the customers of this visit: an answer to an earlier one is dropped. */
export const ownerAtom = atom(0);

/** The loaded orders in the words of the wire, the newest first. */
export const orderHistoryAtom = atom((get) => get(historyAtom).orders);

/** The orders of the customer. */
export const ordersAtom = atom((get): OrdersState => {
  const { orders, status, total } = get(historyAtom);
  return { orders: orders.map(fromCustomerOrder), status, hasMore: orders.length < total };
});

/** Forgets the orders: their customer has left. */
export const clearOrdersAtom = atom(null, (get, set) => {
  set(ownerAtom, get(ownerAtom) + 1);
  set(historyAtom, noHistory());
});

/** Takes the orders that the browser keeps of its customer. */
export const takeOverOrdersAtom = atom(null, (get, set) => {
  set(clearOrdersAtom);
  const kept = v.safeParse(v.array(customerOrder), get(sessionPortsAtom).storage.orders());
  if (kept.success) set(historyAtom, (history) => ({ ...history, orders: mergeOrders(kept.output) }));
});

/** Loads the newest orders; without a token it makes no call (SESSION-28). */
export const loadOrdersAtom = atom(null, (_get, set) => set(loadPageAtom, constants.firstPage));

/** Loads the next older orders. */
export const loadMoreOrdersAtom = atom(null, (get, set) =>
  set(loadPageAtom, Math.floor(get(historyAtom).orders.length / constants.pageSize) + constants.firstPage),
);

const loadPageAtom = atom(null, async (get, set, currentPage: number): Promise<void> => {
  const { api, log } = get(sessionPortsAtom);
  if (get(tokenAtom) === undefined) return log(noUserToken);
  const owner = get(ownerAtom);
  const mark = (status: OrdersState['status']) => set(historyAtom, (history) => ({ ...history, status }));
  mark('loading');
  try {
    const page = await api.orders({ pageSize: constants.pageSize, currentPage });
    if (get(ownerAtom) === owner) set(keepPageAtom, { page, currentPage });
  } catch (error) {
    if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
    if (get(ownerAtom) === owner) mark('failed');
  }
});

type ReceivedPage = { page: OrderHistory; currentPage: number };

/** Adds a page to the orders; the newest of them stay in the browser. */
const keepPageAtom = atom(null, (get, set, { page, currentPage }: ReceivedPage) => {
  const { items, total_count: total } = page;
  const held = get(orderHistoryAtom);
  const numbers = new Set(items.map(({ increment_id }) => increment_id));
  // A first page that has none of them was ordered after them, and there may be others in between.
  const isConnected = currentPage > constants.firstPage || held.some(({ increment_id }) => numbers.has(increment_id));
  const orders = mergeOrders(isConnected ? held : [], items);
  set(historyAtom, { orders, status: 'loaded', total });
  get(sessionPortsAtom).storage.writeOrders(orders.slice(0, constants.pageSize));
});

/** Loads one order as it stands now. Throws ApiError 404 for an unknown one. */
export const loadOrderAtom = atom(null, async (get, set, number: string): Promise<OrderDetail> => {
  const owner = get(ownerAtom);
  const order = await get(sessionPortsAtom).api.order(number);
  const isHeld = get(orderHistoryAtom).some(({ increment_id }) => increment_id === order.increment_id);
  if (isHeld && get(ownerAtom) === owner) {
    set(historyAtom, (history) => ({ ...history, orders: mergeOrders(history.orders, [order]) }));
  }
  return fromCustomerOrder(order);
});
