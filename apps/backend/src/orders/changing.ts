import type { OrderTracking } from '@etalage/account/contract';
import type { ServerItem } from '@etalage/cart/contract';
import { regionsOf } from '@etalage/cart/rules';
import { mayMove } from '@etalage/checkout/rules';
import { toEuros } from '@etalage/core';
import { and, asc, eq, or } from 'drizzle-orm';
import { toServerItem, withWares } from '../cart/lines.ts';
import type { Owner } from '../cart/shopper.ts';
import { carts } from '../cart/tables.ts';
import { keptOption } from '../cart/wares.ts';
import { returnCoupon } from '../coupons/coupons.ts';
import type { Database } from '../database/database.ts';
import { returnToCards } from '../giftCards/orderCards.ts';
import { refuse } from '../http/envelope.ts';
import { bookPoints } from '../loyalty/bookings.ts';
import type { Sale } from '../prices/groupPrice.ts';
import { returnStock } from '../stock/shortage.ts';
import { orderLines, orders, type Order, type OrderStatus } from './tables.ts';
import { noteStatus } from './writing.ts';

/** Which order, and who asks for it. */
export type OrderKey = Owner & { orderId: string };

const refuseOrderKey = (): never => refuse(404, 'Deze bestelling bestaat niet.');

/** A key that the shop's client made for an order: nobody guesses it. */
const isOrderKey = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text);

/**
 * The order of this very cart or customer; anyone else's and another store view's answers 404 (ORDER-08). A customer's cart
 * is no secret: who comes back from paying when the session is over names the order's own key in its place.
 */
export async function findOwnOrder(
  database: Database,
  { store, orderId, cartId, customerId }: OrderKey,
): Promise<Order> {
  if (!/^\d{1,9}$/u.test(orderId)) return refuseOrderKey();
  const ofCart = isOrderKey(cartId) ? eq(orders.orderKey, cartId) : eq(carts.mask, cartId);
  const isOwn = customerId === undefined ? ofCart : or(ofCart, eq(orders.customerId, customerId));
  const [row] = await database
    .select({ order: orders })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(and(eq(orders.storeId, store.id), eq(orders.id, Number(orderId)), isOwn));
  return row?.order ?? refuseOrderKey();
}

/** An order, held until the transaction ends. */
export async function lockOrder(transaction: Database, id: number): Promise<Order> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? refuseOrderKey();
}

/** A held order and what happens to it. */
export type Move = { to: OrderStatus; comment: string; now: number; tracking?: OrderTracking | undefined };

/**
 * Moves a held order to another state, where that is allowed (ORDER-07). What gift cards paid of an order that ends goes
 * back to them (GIFT-07); a cancellation puts the stock back (STOCK-12); the customer's points follow (LOYAL-01), and a
 * cancellation takes back the coupon's use. Rows are locked in the order in which placing an order locks them.
 */
export async function moveOrder(transaction: Database, order: Order, move: Move): Promise<Order> {
  const { to, comment, now, tracking = order.tracking } = move;
  if (!mayMove(order.status, to)) refuse(409, `Een bestelling met status ${order.status} wordt niet ${to}.`);
  const at = new Date(now);
  const change = { status: to, updatedAt: at, tracking };
  await transaction.update(orders).set(change).where(eq(orders.id, order.id));
  const moved = { ...order, ...change };
  await noteStatus(transaction, moved, comment, at);
  if (to === 'canceled' || to === 'closed') await returnToCards(transaction, order, at);
  if (to === 'canceled') await putBack(transaction, order, await leftOf(transaction, order));
  await bookPoints(transaction, moved, at);
  if (to === 'canceled') await returnCoupon(transaction, order);
  return moved;
}

/** The lines of an order without the pieces that were withdrawn before they were paid. */
async function leftOf(transaction: Database, { id }: Order): Promise<KeptLine[]> {
  const lines = await readOrderLines(transaction, id);
  return lines.map((line) => ({ ...line, quantity: line.quantity - line.withdrawn }));
}

type Taken = Pick<KeptLine, 'sku' | 'quantity' | 'isManaged' | 'parts'>;

/** Puts pieces of lines back on the shelf. */
export async function putBack(transaction: Database, { storeId }: Order, lines: readonly Taken[]): Promise<void> {
  const quantities = new Map<string, number>();
  for (const { sku, quantity, isManaged, parts } of lines) {
    const taken = isManaged ? (parts ?? [{ sku, quantity: 1 }]) : [];
    for (const part of taken) quantities.set(part.sku, (quantities.get(part.sku) ?? 0) + quantity * part.quantity);
  }
  await returnStock(transaction, { id: storeId }, quantities);
}

/** The lines of an order in their order. */
export const readOrderLines = (database: Database, orderId: number) =>
  database.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));

type KeptLine = typeof orderLines.$inferSelect;

/**
 * The lines of an order as a cart takes them back: with picture, options and stock of today, for the country that they were
 * ordered to (PAY-17). What is no longer sold comes as it was ordered.
 */
export async function readRestoredItems(database: Database, { order, ...sale }: Restoring): Promise<ServerItem[]> {
  const kept = (await leftOf(database, order)).filter(({ quantity }) => quantity > 0);
  const address = order.shippingAddress ?? order.billingAddress;
  const place = { country: address.country_id, regions: regionsOf(address) };
  const sold = new Map((await withWares(database, { ...sale, ...place }, kept)).map((line) => [line.id, line]));
  return kept.map((line) => {
    const found = sold.get(line.id);
    return found === undefined ? asOrdered(line) : toServerItem(found, '');
  });
}

type Restoring = Sale & { order: Order };

function asOrdered(line: KeptLine): ServerItem {
  const { id, sku, quantity, name, price, productType, choices } = line;
  return {
    item_id: id,
    sku,
    qty: quantity,
    name,
    price: toEuros(price),
    product_type: productType,
    quote_id: '',
    ...keptOption(line),
    extension_attributes: { options: [...choices] },
  };
}
