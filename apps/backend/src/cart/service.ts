import {
  done,
  serverItem,
  type CartDelete,
  type CartTotals,
  type CartUpdate,
  type CollectTotalsRequest,
  type ServerItem,
} from '@etalage/cart/contract';
import * as v from 'valibot';
import type { ShippingChoice } from '@etalage/cart/rules';
import type { Clock } from '../clock.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { PaymentMethods } from '../paymentMethods/methods.ts';
import type { Secrets } from '../ports.ts';
import {
  cartIdOf,
  changeCart,
  createCart,
  lockOpenCart,
  lockOwnCart,
  openCart,
  taskScope,
  type Cart,
  type CartKey,
} from './carts.ts';
import {
  priceCart,
  refuseUnknownMethods,
  toWirePayments,
  toWireShipping,
  toWireTotals,
  withMethods,
} from './cartTotals.ts';
import { findCoupon, usableCoupon } from '../coupons/coupons.ts';
import { putLine, readLines, removeLine, toServerItem } from './lines.ts';
import { sharing } from './sharing.ts';
import type { Buyer, BuyersCart, Shopper } from './shopper.ts';
import { isTaskId, rememberTask } from './taskMemory.ts';

/** What carts are built on. */
export type CartPorts = {
  database: Database;
  clock: Clock;
  methods: PaymentMethods;
  limiter: Limiter;
  /** Signs links to carts. */
  secrets: Pick<Secrets, 'tokenSecret'>;
};

/** An act on a line: the cart may be new, and the act may carry the name of a task. */
export type LineAct = Shopper & Buyer & { cartId: string; taskId: string };

/** Carts of guests and customers. */
export type Carts = ReturnType<typeof createCarts>;

/** Everything the cart's calls do. */
export function createCarts(ports: CartPorts) {
  const { database, clock } = ports;
  const priced = async (key: BuyersCart) => price(ports, key, await openCart(database, key));
  return {
    ...lineActs(ports),
    ...couponActs(ports),
    ...sharing(ports),
    create: (shopper: Shopper) =>
      inTransaction(database, async (transaction) => cartIdOf(await ownOrNewCart(ports, transaction, shopper))),
    lines: async (key: BuyersCart) => {
      const { store, groupId } = key;
      const cart = await openCart(database, key);
      const lines = await readLines(database, { store, groupId, cart, now: clock.now() });
      return lines.map((line) => toServerItem(line, cartIdOf(cart)));
    },
    totals: async (key: BuyersCart) => toWireTotals(await priced(key)),
    paymentMethods: async (key: BuyersCart) => toWirePayments(await priced(key)),
    shippingMethods: async (key: BuyersCart, country: string) => {
      const cart = await openCart(database, key);
      return toWireShipping(await price(ports, key, { ...cart, country }));
    },
    collectTotals: async (key: BuyersCart, methods: CollectTotalsRequest['methods']): Promise<CartTotals> => {
      const cart = withMethods(await openCart(database, key), methods);
      const result = await price(ports, key, cart);
      refuseUnknownMethods(result, methods);
      return toWireTotals(result);
    },
    chooseShipping: (key: BuyersCart, choice: ShippingChoice) => chooseShipping(ports, key, choice),
    choosePayment: (key: BuyersCart, code: string, additional: readonly string[]) =>
      choosePayment(ports, key, code, additional),
  };
}

/** The open cart of a customer, else a new one, which is counted against the limit of the client. */
async function ownOrNewCart({ limiter }: CartPorts, transaction: Database, shopper: Shopper): Promise<Cart> {
  const own = await lockOwnCart(transaction, shopper);
  if (own !== undefined) return own;
  await limiter.takeIn(transaction, { cartsOfClient: shopper.client });
  return createCart(transaction, shopper);
}

const price = async ({ database, clock, methods }: CartPorts, { store, groupId }: Buyer, cart: Cart) =>
  priceCart(database, { offer: await methods.offer(), now: clock.now(), store, groupId }, cart);

function lineActs(ports: CartPorts) {
  const { clock } = ports;
  const put = async (transaction: Database, act: LineAct, sent: CartUpdate['cartItem']): Promise<ServerItem> => {
    const { store, groupId, cartId } = act;
    const cart = cartId === '' ? await ownOrNewCart(ports, transaction, act) : await lockOpenCart(transaction, act);
    const now = clock.now();
    const line = await putLine(transaction, { store, groupId, cart, now }, sent);
    await changeCart(transaction, cart, {}, now);
    return toServerItem(line, cartIdOf(cart));
  };
  const remove = async (transaction: Database, act: LineAct, sent: CartDelete['cartItem']): Promise<true> => {
    const { store, groupId } = act;
    const cart = await lockOpenCart(transaction, act);
    const now = clock.now();
    await removeLine(transaction, { store, groupId, cart, now }, sent);
    await changeCart(transaction, cart, {}, now);
    return true;
  };
  return {
    put: (act: LineAct, sent: CartUpdate['cartItem']) =>
      once(ports, act, serverItem, (transaction) => put(transaction, act, sent)),
    remove: (act: LineAct, sent: CartDelete['cartItem']) =>
      once(ports, act, done, (transaction) => remove(transaction, act, sent)),
  };
}

/** In one transaction, and once per task. */
function once<T>(
  { database, clock }: CartPorts,
  { taskId, ...key }: LineAct,
  answer: v.GenericSchema<unknown, T>,
  act: (transaction: Database) => Promise<T>,
): Promise<T> {
  if (!isTaskId(taskId)) return inTransaction(database, act);
  return rememberTask(
    database,
    { storeId: key.store.id, scope: taskScope(key), taskId, now: clock.now(), answer },
    act,
  );
}

function couponActs({ database, clock, limiter }: CartPorts) {
  return {
    applyCoupon: async (key: CartKey, code: string, client: string): Promise<true> => {
      const cart = await openCart(database, key);
      const uses = { couponGuessesOfClient: client, couponGuessesOfCart: cart.mask };
      const coupon = await limiter.guess(uses, () => usableCoupon(database, key.store, code, clock.now()));
      await changeCart(database, cart, { couponCode: coupon.code }, clock.now());
      return true;
    },
    removeCoupon: async (key: CartKey): Promise<true> => {
      const cart = await openCart(database, key);
      if (cart.couponCode === null) refuse(404, 'Er is geen kortingscode gebruikt.');
      await changeCart(database, cart, { couponCode: null }, clock.now());
      return true;
    },
    coupon: async (key: CartKey): Promise<string> => {
      const { couponCode } = await openCart(database, key);
      const found = couponCode === null ? undefined : await findCoupon(database, key.store, couponCode);
      return found?.code ?? '';
    },
  };
}

/** Keeps country and way of delivery, and answers what follows from them (SHIP-05). */
async function chooseShipping(ports: CartPorts, key: BuyersCart, choice: ShippingChoice) {
  const { database, clock } = ports;
  const cart = await openCart(database, key);
  const changes = {
    country: choice.country ?? cart.country,
    regions: choice.country === undefined ? cart.regions : choice.regions,
    carrierCode: choice.carrierCode,
    methodCode: choice.methodCode,
  };
  const result = await price(ports, key, { ...cart, ...changes });
  if (result.lines.length > 0 && !result.delivery.isVirtual && result.rate === undefined) {
    refuse(400, 'Deze verzendmethode kan hier niet.');
  }
  await changeCart(database, cart, changes, clock.now());
  return { payment_methods: toWirePayments(result), totals: toWireTotals(result) };
}

/** Keeps the way to pay; its costs then count (PAY-04). */
async function choosePayment(
  ports: CartPorts,
  key: BuyersCart,
  code: string,
  additional: readonly string[],
): Promise<true> {
  const { database, clock } = ports;
  const cart = await openCart(database, key);
  const { methods } = await price(ports, key, cart);
  if (!methods.some((method) => method.code === code)) refuse(400, 'Deze betaalmethode kan hier niet.');
  await changeCart(database, cart, { paymentMethod: code, paymentAdditional: additional }, clock.now());
  return true;
}
