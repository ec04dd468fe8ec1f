import type { OrderAddress } from '@etalage/account/contract';
import { stockOfDelivery } from '@etalage/cart/rules';
import { eq, sql } from 'drizzle-orm';
import { shippingTitle, type PricedCart } from '../cart/cartTotals.ts';
import type { CartLine } from '../cart/lines.ts';
import { carts } from '../cart/tables.ts';
import { redeemCoupon } from '../coupons/coupons.ts';
import type { Database } from '../database/database.ts';
import { paidByCards } from '../giftCards/cartCards.ts';
import { spendCards } from '../giftCards/orderCards.ts';
import { refuse } from '../http/envelope.ts';
import { bookPoints } from '../loyalty/bookings.ts';
import { confirmationMail } from './confirmation.ts';
import { addToOutbox, ofOrder } from '../mail/outbox.ts';
import { isPaidFirst, type PaymentOption } from '../paymentMethods/methods.ts';
import { takeStock } from '../stock/shortage.ts';
import type { Store } from '../stores/stores.ts';
import { orderCounters, orderHistory, orderLines, orders, type Order, type OrderLineRow } from './tables.ts';

/** A priced cart that can be ordered. */
export type PricedOrder = PricedCart & {
  payment: PaymentOption;
  /** Null for a guest. */
  customerId: number | null;
  email: string;
  billing: OrderAddress;
  shipping?: OrderAddress;
  extraFields: unknown;
  orderKey: string;
  contentHash: string;
};

/** Writes an order and all that goes with it, within the caller's transaction. */
export async function writeOrder(
  transaction: Database,
  { store, now }: { store: Store; now: number },
  priced: PricedOrder,
): Promise<Order> {
  const managed = await takeStock(transaction, store, quantitiesOf(priced));
  const at = new Date(now);
  const number = await nextOrderNumber(transaction, store);
  const [order] = await transaction
    .insert(orders)
    .values(orderRow(store, priced, number, at))
    .returning();
  if (order === undefined) return refuse(500, 'De bestelling kon niet worden geplaatst.');
  const lines = lineRows(order, priced, managed);
  await transaction.insert(orderLines).values(lines);
  await noteStatus(transaction, order, 'Geplaatst', at);
  await bookPoints(transaction, order, at);
  await closeCart(transaction, priced, at);
  await spendCards(transaction, order, priced.giftCards);
  await addToOutbox(transaction, { store, at, ...ofOrder(order) }, confirmationMail(store, order, lines));
  return order;
}

/** Keeps how an order came to stand as it does. */
export async function noteStatus(
  transaction: Database,
  { id, status }: Pick<Order, 'id' | 'status'>,
  comment: string,
  at: Date,
): Promise<void> {
  await transaction.insert(orderHistory).values({ orderId: id, status, comment, at });
}

/** Pieces by sku, in the order of the skus. */
function quantitiesOf({ lines }: PricedCart): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { quantity, ware } of lines) {
    for (const part of ware.parts) {
      quantities.set(part.sku, (quantities.get(part.sku) ?? 0) + quantity * part.quantity);
    }
  }
  return new Map([...quantities].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Nine digits, the first of which is the store view's, rising without a gap (ORDER-06). */
async function nextOrderNumber(transaction: Database, store: Store): Promise<string> {
  const [counter] = await transaction
    .insert(orderCounters)
    .values({ storeId: store.id, last: 1 })
    .onConflictDoUpdate({ target: orderCounters.storeId, set: { last: sql`${orderCounters.last} + 1` } })
    .returning();
  return `${store.id}${String(counter?.last ?? 0).padStart(8, '0')}`;
}

function orderRow(store: Store, priced: PricedOrder, number: string, at: Date): typeof orders.$inferInsert {
  const { cart, totals, coupon, rate, payment, giftCards } = priced;
  const { subtotal, discount, shipping, tax, total } = totals;
  const giftCard = paidByCards(giftCards);
  return {
    storeId: store.id,
    number,
    orderKey: priced.orderKey,
    contentHash: priced.contentHash,
    cartId: cart.id,
    customerId: priced.customerId,
    email: priced.email,
    status: isPaidFirst(payment.code) ? 'pending_payment' : 'processing',
    subtotal,
    discount,
    shipping,
    payment: totals.payment,
    tax,
    giftCard,
    total: total - giftCard,
    couponCode: coupon?.code ?? null,
    carrierCode: rate?.carrierCode ?? null,
    methodCode: rate?.methodCode ?? null,
    shippingTitle: rate === undefined ? 'Geen bezorging nodig' : shippingTitle(rate),
    paymentMethod: payment.code,
    paymentTitle: payment.title,
    isInStock: stockOfDelivery(priced.lines.map(deliveredLine)) === 'ok',
    shippingAddress: priced.shipping ?? null,
    billingAddress: priced.billing,
    extraFields: priced.extraFields,
    placedAt: at,
    updatedAt: at,
  };
}

/** A line as cart and checkout read it to decide whether to promise a delivery day. */
const deliveredLine = ({ ware, quantity, stock }: CartLine) => ({ type: ware.productType, quantity, stock });

const lineRows = (order: Order, { lines, totals }: PricedCart, managed: ReadonlySet<string>): OrderLineRow[] =>
  lines.map(({ sku, quantity, ware }, index) => ({
    orderId: order.id,
    sku,
    productId: ware.productId,
    name: ware.name,
    productType: ware.productType,
    choices: ware.choices,
    productOption: ware.productOption ?? null,
    quantity,
    price: ware.unitPrice,
    rowTotal: totals.lines[index]?.total ?? 0,
    discount: totals.lines[index]?.discount ?? 0,
    tax: totals.lines[index]?.tax ?? 0,
    taxPercent: ware.taxRate,
    isManaged: ware.parts.some((part) => managed.has(part.sku)),
    parts: ware.parts.filter((part) => managed.has(part.sku)),
  }));

/** The cart is ordered, and its coupon used once more. */
async function closeCart(transaction: Database, { cart, coupon }: PricedCart, updatedAt: Date): Promise<void> {
  await transaction.update(carts).set({ status: 'ordered', updatedAt }).where(eq(carts.id, cart.id));
  if (coupon !== undefined) await redeemCoupon(transaction, coupon);
}
