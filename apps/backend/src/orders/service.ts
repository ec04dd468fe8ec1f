import type { OrderTracking } from '@etalage/account/contract';
import type { ServerItem } from '@etalage/cart/contract';
import type { OrderRequest, OrderState, PlacedOrder } from '@etalage/checkout/contract';
import type { Cents } from '@etalage/core';
import { order as orderConstants } from '@etalage/core/constants';
import { and, eq, lt, ne } from 'drizzle-orm';
import { isCart, type CartKey } from '../cart/carts.ts';
import { LostCoupon } from '../coupons/coupons.ts';
import type { Buyer, Shopper } from '../cart/shopper.ts';
import { carts } from '../cart/tables.ts';
import type { Checkpoints } from '../checkpoints.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, sqlState, type Database } from '../database/database.ts';
import { ChangedGiftCard, refreshCartCards } from '../giftCards/cartCards.ts';
import { refuse } from '../http/envelope.ts';
import type { Limiter } from '../limits/limiter.ts';
import { bankTransferCode, type PaymentMethods } from '../paymentMethods/methods.ts';
import type { Logger } from '../logger.ts';
import { byItself } from '../server/work.ts';
import { hour } from '../slice.ts';
import type { Store } from '../stores/stores.ts';
import { readCustomerOrder, readCustomerOrders, type CustomerKey, type PageKey } from './customerOrders.ts';
import { findOwnOrder, lockOrder, moveOrder, readRestoredItems, type OrderKey } from './changing.ts';
import { readOrderAgain } from './orderingAgain.ts';
import { placeOrder } from './placing.ts';
import { orders } from './tables.ts';
import type { Order } from './tables.ts';

/** What orders are built on. */
export type OrderPorts = {
  database: Database;
  stores: readonly Store[];
  clock: Clock;
  methods: PaymentMethods;
  limiter: Limiter;
  checkpoints: Checkpoints;
  logger: Logger;
  /** Gives back all that was paid for an order, within the transaction that ends it. */
  giveBack(transaction: Database, order: Order): Promise<void>;
};

/** Orders. */
export type Orders = ReturnType<typeof createOrders>;

type Customer = Omit<CustomerKey, 'now'>;

/** Everything that is done with orders. */
export function createOrders(ports: OrderPorts) {
  return {
    /** `seenTotal` is of an order that was placed offline: what its shopper saw then. */
    place: (shopper: Shopper & Buyer, sent: OrderRequest, seenTotal?: Cents) => place(ports, shopper, sent, seenTotal),
    restore: (key: OrderKey) => restore(ports, key),
    changeStatus: (store: Store, number: string, change: StatusChange) => changeStatus(ports, store, number, change),
    delivered: (store: Store, number: string, at: Date) => delivered(ports, store, number, at),
    history: (key: Customer, page: PageKey) =>
      readCustomerOrders(ports.database, { ...key, now: ports.clock.now() }, page),
    ofCustomer: (key: Customer, number: string) =>
      readCustomerOrder(ports.database, { ...key, now: ports.clock.now() }, number),
    again: (key: Customer & Buyer, number: string, cartId: string) =>
      readOrderAgain(ports.database, { ...key, now: ports.clock.now() }, number, cartId),
    cancelUnpaid: () => cancelUnpaid(ports),
  };
}

async function place(
  ports: OrderPorts,
  { store, groupId, client, customerId }: Shopper & Buyer,
  sent: OrderRequest,
  seenTotal?: Cents,
): Promise<PlacedOrder> {
  const { database, clock, methods, checkpoints, limiter } = ports;
  const moment = { now: clock.now(), offer: await methods.offer() };
  const scene = { store, groupId, client, customerId, limiter, seenTotal, ...moment };
  const act = () =>
    inTransaction(database, async (transaction) => {
      const order = await placeOrder(transaction, scene, sent);
      await checkpoints.reached('order.beforeCommit');
      return order;
    });
  const key = { store, cartId: sent.cart_id, customerId };
  const order = await act()
    .catch((error: unknown) => placedMeanwhile(error, act))
    .catch((error: unknown) => withoutLostCoupon(database, key, error))
    .catch(async (error: unknown) => {
      if (error instanceof ChangedGiftCard) await refreshCartCards(database, key, clock.now());
      throw error;
    });
  await checkpoints.reached('order.afterCommit');
  return toPlacedOrder(order);
}

/** Two carts that send one order_id at the same time: the second finds the first one's order. */
function placedMeanwhile(error: unknown, again: () => Promise<Order>): Promise<Order> {
  if (sqlState(error) === '23505') return again();
  throw error;
}

/**
 * A coupon that ended since the shopper saw the totals is taken off the cart: the next totals say so. One that the shopper
 * chose in its place meanwhile stays.
 */
async function withoutLostCoupon(database: Database, key: CartKey, error: unknown): Promise<never> {
  if (error instanceof LostCoupon) {
    const hasCoupon = and(isCart(key), eq(carts.status, 'open'), eq(carts.couponCode, error.lost));
    await database.update(carts).set({ couponCode: null }).where(hasCoupon);
  }
  throw error;
}

const toPlacedOrder = ({ id, number, placedAt }: Order): PlacedOrder => ({
  backendOrderId: String(id),
  magentoOrderId: String(id),
  orderNumber: number,
  transferedAt: placedAt.toISOString(),
});

/** Cancels an order that is not paid and answers its lines; a second time only the lines (PAY-17). */
async function restore({ database, clock }: OrderPorts, key: OrderKey): Promise<ServerItem[]> {
  const { id } = await findOwnOrder(database, key);
  return inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order.status !== 'canceled') {
      if (order.status !== 'pending_payment') refuse(409, 'Deze bestelling is al betaald.');
      await moveOrder(transaction, order, {
        to: 'canceled',
        comment: 'Teruggezet in de winkelwagen',
        now: clock.now(),
      });
    }
    return readRestoredItems(transaction, { order, store: key.store, groupId: key.groupId, now: clock.now() });
  });
}

/** What the shop makes of an order; `tracking` is that of an order that is sent, which makes it complete. */
export type StatusChange = { status: OrderState; tracking?: OrderTracking | undefined };

/** Moves an order by the shop's own hand (ORDER-07). What was paid for an order that ends goes back. */
async function changeStatus(
  ports: OrderPorts,
  store: Store,
  number: string,
  { status: to, tracking }: StatusChange,
): Promise<OrderState> {
  const { database, clock } = ports;
  if (tracking !== undefined && to !== 'complete') refuse(400, 'Alleen een verzonden bestelling heeft een pakket.');
  return inTransaction(database, async (transaction) => {
    const order = await lockNumbered(transaction, store, number);
    const moved = await moveOrder(transaction, order, { to, comment: 'Door de winkel', now: clock.now(), tracking });
    if (to === 'canceled' || to === 'closed') await ports.giveBack(transaction, moved);
    return moved.status;
  });
}

/** An order by its number, held until the transaction ends. */
async function lockNumbered(transaction: Database, store: Store, number: string): Promise<Order> {
  const [found] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, store.id), eq(orders.number, number)));
  return found === undefined ? refuse(404, 'Deze bestelling bestaat niet.') : lockOrder(transaction, found.id);
}

/** Keeps when an order arrived that was sent: the time to withdraw counts from then (LEGAL-04). */
function delivered({ database, clock }: OrderPorts, store: Store, number: string, at: Date): Promise<boolean> {
  if (at.getTime() > clock.now()) refuse(400, 'Een bezorging ligt niet in de toekomst.');
  return inTransaction(database, async (transaction) => {
    const { id, status } = await lockNumbered(transaction, store, number);
    if (status !== 'complete') refuse(409, 'Deze bestelling is nog niet verzonden.');
    const change = { deliveredAt: at, updatedAt: new Date(clock.now()) };
    await transaction.update(orders).set(change).where(eq(orders.id, id));
    return true;
  });
}

/** Cancels orders that were not paid in time: 24 hours, by bank transfer 14 days (PAY-18). */
async function cancelUnpaid(ports: OrderPorts): Promise<void> {
  const { database, clock } = ports;
  const now = clock.now();
  const late = (window: number) =>
    and(eq(orders.status, 'pending_payment'), lt(orders.placedAt, new Date(now - window)));
  const byBank = eq(orders.paymentMethod, bankTransferCode);
  const due = [
    ...(await overdue(
      database,
      and(late(orderConstants.paymentWindow * hour), ne(orders.paymentMethod, bankTransferCode)),
    )),
    ...(await overdue(database, and(late(orderConstants.bankTransferWindow * 24 * hour), byBank))),
  ];
  const cancel = (id: number) =>
    inTransaction(database, async (transaction) => {
      const order = await lockOrder(transaction, id);
      if (order.status !== 'pending_payment') return;
      await moveOrder(transaction, order, { to: 'canceled', comment: 'Niet op tijd betaald', now });
    });
  for (const { id } of due) await byItself(ports, 'unpaid order not canceled', { order: id }, () => cancel(id));
}

const overdue = (database: Database, isDue: ReturnType<typeof and>) =>
  database.select({ id: orders.id }).from(orders).where(isDue).limit(500);
