import type { CartTotals, CollectTotalsRequest, PaymentMethod, ShippingMethod } from '@etalage/cart/contract';
import {
  computeTotals,
  isVirtualCart,
  subtotalAfterCoupon,
  toCartTotals,
  toShippingMethod,
  type PricedLine,
  type ShippingRate,
  type Totals,
} from '@etalage/cart/rules';
import type { Cents } from '@etalage/core';
import type { Database } from '../database/database.ts';
import {
  cardShares,
  giftCardRows,
  paidByCards,
  readCartCards,
  type CardShare,
  type CartCard,
} from '../giftCards/cartCards.ts';
import { refuse } from '../http/envelope.ts';
import { toPaymentMethod, type PaymentOffer, type PaymentOption } from '../paymentMethods/methods.ts';
import type { Sale } from '../prices/groupPrice.ts';
import { chosenRate, deliveryRates, type Delivery } from '../shipping/shipping.ts';
import type { Cart } from './carts.ts';
import { discountOf, findCoupon, isUsable, type Coupon } from '../coupons/coupons.ts';
import { readLines, type CartLine } from './lines.ts';

/** The standard rate, in percent, where no line says another. */
const standardRate = 21;

/** A cart with everything that its price follows from. Prices come from the documents alone (TOTAL-13). */
export type PricedCart = {
  cart: Cart;
  lines: readonly CartLine[];
  delivery: Delivery;
  coupon?: Coupon;
  /** Whether the cart names a coupon that ended or was used up. */
  hasLostCoupon: boolean;
  rate?: ShippingRate;
  payment?: PaymentOption;
  methods: readonly PaymentOption[];
  totals: Totals;
  /** What gift cards pay of the total. */
  giftCards: readonly CardShare[];
};

/** What pricing needs. */
export type PricingPorts = Sale & { offer: PaymentOffer };

/** Reads and prices a cart with its own choices. */
export async function priceCart(database: Database, ports: PricingPorts, cart: Cart): Promise<PricedCart> {
  const { store, now, groupId } = ports;
  const lines = await readLines(database, { store, now, groupId, cart });
  const priced = lines.map(toPricedLine);
  const coupon = cart.couponCode === null ? undefined : await findCoupon(database, ports.store, cart.couponCode);
  const discount = discountOf(coupon, priced, ports.now);
  const isVirtual = isVirtualCart(lines.map(({ ware }) => ({ type_id: ware.productType })));
  const judged = subtotalAfterCoupon(priced, discount);
  const delivery = { country: cart.country, judged, isVirtual };
  const rate = lines.length === 0 ? undefined : chosenRate(delivery, cart.carrierCode, cart.methodCode);
  const cards = await readCartCards(database, cart.id, now);
  const methods = ports.offer.of({
    owed: lines.length === 0 ? 1 : leftOf(judged + (rate?.price ?? 0), cards),
    isVirtual,
    hasBankAccount: ports.store.bank !== undefined,
  });
  const payment = methods.find(({ code }) => code === cart.paymentMethod);
  const totals = computeTotals(priced, fees(priced, rate, payment), discount);
  return {
    cart,
    lines,
    delivery,
    methods,
    hasLostCoupon: cart.couponCode !== null && (coupon === undefined || !isUsable(coupon, ports.now)),
    ...(coupon !== undefined && discount !== undefined ? { coupon } : {}),
    ...(rate === undefined ? {} : { rate }),
    ...(payment === undefined ? {} : { payment }),
    totals,
    giftCards: cardShares(cards, totals.total),
  };
}

/** What is left to pay of an amount after gift cards. */
const leftOf = (amount: Cents, cards: readonly CartCard[]): Cents => amount - paidByCards(cardShares(cards, amount));

const toPricedLine = ({ ware, quantity }: CartLine): PricedLine => ({
  unitPrice: ware.unitPrice,
  quantity,
  taxRate: ware.taxRate,
});

/** Costs are taxed at the highest rate among the lines. */
const fees = (lines: readonly PricedLine[], rate: ShippingRate | undefined, payment: PaymentOption | undefined) => ({
  shipping: rate?.price ?? 0,
  payment: lines.length === 0 ? 0 : (payment?.cost ?? 0),
  taxRate: lines.length === 0 ? standardRate : Math.max(...lines.map(({ taxRate }) => taxRate)),
});

/** The totals in the words of the wire (section 8). */
export const toWireTotals = ({ totals, lines, coupon, rate, payment, giftCards }: PricedCart): CartTotals =>
  toCartTotals(totals, {
    lines: lines.map(({ id, quantity, ware }) => ({
      itemId: id,
      name: ware.name,
      quantity,
      unitPrice: ware.unitPrice,
      taxRate: ware.taxRate,
    })),
    ...(coupon === undefined ? {} : { couponCode: coupon.code }),
    ...(rate === undefined ? {} : { shippingTitle: shippingTitle(rate) }),
    ...(payment === undefined ? {} : { paymentTitle: payment.title }),
    payments: giftCardRows(giftCards),
  });

/** 'Thuisbezorgd - Standaardbezorging'. */
export const shippingTitle = ({ carrierTitle, methodTitle }: ShippingRate): string =>
  `${carrierTitle} - ${methodTitle}`;

/** The ways of delivery in the words of the wire (9.1). */
export const toWireShipping = (cart: PricedCart): ShippingMethod[] =>
  deliveryRates(cart.delivery).map(toShippingMethod);

/** The ways to pay in the words of the wire (9.2). */
export const toWirePayments = (cart: PricedCart): PaymentMethod[] => cart.methods.map(toPaymentMethod);

/** The cart as if these methods were chosen; what is left out stays the cart's own (TOTAL-07). */
export const withMethods = (cart: Cart, methods: CollectTotalsRequest['methods']): Cart => ({
  ...cart,
  paymentMethod: methods.paymentMethod?.method ?? cart.paymentMethod,
  carrierCode: methods.shippingCarrierCode ?? cart.carrierCode,
  methodCode: methods.shippingMethodCode ?? cart.methodCode,
});

/** Refuses given methods that the shop does not offer to the cart; its own that do not suit it any more cost nothing. */
export function refuseUnknownMethods(
  { rate, payment, lines }: PricedCart,
  { shippingCarrierCode, shippingMethodCode, paymentMethod }: CollectTotalsRequest['methods'],
): void {
  if (lines.length === 0) return;
  const isDeliveryGiven = (shippingCarrierCode ?? shippingMethodCode) !== undefined;
  if (isDeliveryGiven && rate === undefined) refuse(400, 'Deze verzendmethode kan hier niet.');
  if (paymentMethod !== undefined && payment === undefined) refuse(400, 'Deze betaalmethode kan hier niet.');
}
