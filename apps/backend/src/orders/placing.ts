import type { OrderRequest } from '@etalage/checkout/contract';
import { orderFingerprint, orderRefusal, orderRefusalTexts } from '@etalage/checkout/rules';
import { formatPrice, isEmailAddress, maxInteger, type Cents } from '@etalage/core';
import { createHash } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import { regionsOf } from '@etalage/cart/rules';
import { lockCart, type Cart } from '../cart/carts.ts';
import { LostCoupon } from '../coupons/coupons.ts';
import { priceCart, toWirePayments, toWireShipping, type PricedCart } from '../cart/cartTotals.ts';
import { putLine } from '../cart/lines.ts';
import { cartLines } from '../cart/tables.ts';
import type { Database } from '../database/database.ts';
import { lockCartCards, paidByCards, refuseChangedCards } from '../giftCards/cartCards.ts';
import { refuse } from '../http/envelope.ts';
import type { Limiter } from '../limits/limiter.ts';
import { mailboxOf } from '../limits/mailboxOf.ts';
import type { PaymentOffer } from '../paymentMethods/methods.ts';
import type { Store } from '../stores/stores.ts';
import { orders, type Order } from './tables.ts';
import { writeOrder, type PricedOrder } from './writing.ts';

/** Where, when and by whom an order is placed, and what can be paid with. */
export type PlacingScene = {
  store: Store;
  now: number;
  /** Of the customer: what prices depend on. */
  groupId: number;
  offer: PaymentOffer;
  client: string;
  /** Undefined for a guest. */
  customerId: number | undefined;
  limiter: Limiter;
  /** What the shopper saw when they ordered offline; undefined for an order that is placed online. */
  seenTotal: Cents | undefined;
};

/**
 * Places an order within a transaction: the cart made equal to its products, prices of the server, stock lowered, number,
 * and the mail that confirms it. The same order_id, or a cart already ordered, answers the first order again (ORDER-02).
 */
export async function placeOrder(transaction: Database, scene: PlacingScene, sent: OrderRequest): Promise<Order> {
  const { store } = scene;
  if (sent.store_code !== store.code) refuse(400, 'De bestelling hoort bij een andere winkel.');
  const [before] = await transaction.select().from(orders).where(hasKey(store, sent));
  if (before !== undefined) return sameContent(before, sent);
  const cart = await lockCart(transaction, { store, cartId: sent.cart_id, customerId: scene.customerId });
  // While this transaction waited for the cart, another may have ordered it.
  const [meanwhile] = await transaction
    .select()
    .from(orders)
    .where(or(hasKey(store, sent), eq(orders.cartId, cart.id)));
  if (meanwhile !== undefined) return meanwhile.orderKey === sent.order_id ? sameContent(meanwhile, sent) : meanwhile;
  const priced = await priceOrder(transaction, scene, cart, sent);
  const uses = { ordersOfClient: scene.client, ordersOfEmail: mailboxOf(priced.email) };
  await scene.limiter.takeIn(transaction, uses);
  return writeOrder(transaction, scene, priced);
}

const hasKey = (store: Store, { order_id }: OrderRequest) =>
  and(eq(orders.storeId, store.id), eq(orders.orderKey, order_id));

const contentHash = (sent: OrderRequest): string => createHash('sha256').update(orderFingerprint(sent)).digest('hex');

const sameContent = (order: Order, sent: OrderRequest): Order =>
  order.contentHash === contentHash(sent)
    ? order
    : refuse(409, 'Deze bestelling is al geplaatst met een andere inhoud.');

async function priceOrder(
  transaction: Database,
  scene: PlacingScene,
  cart: Cart,
  sent: OrderRequest,
): Promise<PricedOrder> {
  await equalise(transaction, scene, cart, sent);
  await lockCartCards(transaction, cart);
  const priced = await priceCart(transaction, scene, withChoices(cart, sent));
  if (priced.hasLostCoupon) throw new LostCoupon(cart.couponCode ?? '');
  refuseChangedCards(priced.giftCards);
  refuseOrder(priced, sent);
  refuseHigherTotal(priced, scene);
  const { subtotal, total } = priced.totals;
  if (Math.max(subtotal, total) > maxInteger) refuse(400, 'Dit bedrag is te hoog om online te bestellen.');
  const { payment, cart: chosen } = priced;
  const { shippingAddress: shipping, billingAddress: billing, shippingExtraFields } = sent.addressInformation;
  const email = (shipping?.email || billing?.email || '').trim();
  if (payment === undefined) return refuse(400, orderRefusalTexts['unknown-payment-method']);
  if (billing === undefined || !isEmailAddress(email)) return refuse(400, orderRefusalTexts['missing-address']);
  return {
    ...priced,
    cart: chosen,
    payment,
    customerId: scene.customerId ?? chosen.customerId,
    email,
    billing,
    ...(shipping === undefined ? {} : { shipping }),
    extraFields: shippingExtraFields ?? null,
    orderKey: sent.order_id,
    contentHash: contentHash(sent),
  };
}

/** Makes the server's cart equal to what the shopper ordered; a product named twice counts twice. */
async function equalise(transaction: Database, scene: PlacingScene, cart: Cart, { products }: OrderRequest) {
  const { store, now, groupId } = scene;
  await transaction.delete(cartLines).where(eq(cartLines.cartId, cart.id));
  for (const { sku, qty, product_option } of products) {
    await putLine(transaction, { store, groupId, cart, now }, { sku, qty, prev_qty: 0, product_option });
  }
}

function withChoices(cart: Cart, { addressInformation: sent }: OrderRequest): Cart {
  const address = sent.shippingAddress ?? sent.billingAddress;
  return {
    ...cart,
    ...(address && { country: address.country_id, regions: regionsOf(address) }),
    carrierCode: sent.shipping_carrier_code ?? null,
    methodCode: sent.shipping_method_code ?? null,
    paymentMethod: sent.payment_method_code ?? null,
  };
}

/** Refuses with the first reason of the rule that shop and server share (ORDER-03). Stock was seen line by line. */
function refuseOrder(priced: PricedCart, sent: OrderRequest): void {
  const refusal = orderRefusal(sent, {
    isVirtual: priced.delivery.isVirtual,
    lines: priced.lines.map(() => ({ missing: 0, isPriceKnown: true })),
    shippingMethods: toWireShipping(priced),
    paymentMethods: toWirePayments(priced),
  });
  if (refusal !== undefined) refuse(400, orderRefusalTexts[refusal]);
}

/** Refuses an order that its shopper placed offline, when it costs more than they saw then (QUEUE-12). */
function refuseHigherTotal({ totals, giftCards }: PricedCart, { seenTotal }: PlacingScene): void {
  const total = totals.total - paidByCards(giftCards);
  if (seenTotal === undefined || total <= seenTotal) return;
  refuse(
    400,
    `De prijs is veranderd: je bestelling kost nu ${formatPrice(total)} in plaats van ${formatPrice(seenTotal)}.`,
  );
}
