import { ApiError } from '@etalage/core';
import type { CartDelete, CartTotals, CartUpdate, ServerItem } from '../contract.ts';

type Line = { id: number; sku: string; quantity: number };
type Cart = { id: number; isCustomers: boolean; lines: Line[] };
type Answer = { item: ServerItem } | { isRemoved: true };

/** What a shop's server does with carts, in memory and by the rules of the backend (apps/backend/src/cart). One customer is known. */
export type ModelServer = ReturnType<typeof createModelServer>;

/** Who calls: the session's token, nothing of a guest. */
export type Caller = { token: string | undefined };

/** In cents, and how many pieces there are. */
type Shelf = { prices: Record<string, number>; stock: Record<string, number> };

const unknownCart = () => new ApiError(404, 'Deze winkelwagen bestaat niet.');

const isNumber = (cartId: string) => /^\d{1,9}$/u.test(cartId);
const idOf = ({ id, isCustomers }: Cart) => (isCustomers ? String(id) : `mask-of-${id}`);

/** A server that sells at `prices`, in cents, and has so many pieces of each sku. */
export function createModelServer(prices: Record<string, number>, stock: Record<string, number> = {}) {
  const shelf: Shelf = { prices, stock };
  let carts: Cart[] = [];
  let tasks = new Map<string, Answer>();
  let made = 0;
  let tokens = new Set<string>();
  const next = () => (made += 1);
  const isCustomer = ({ token }: Caller) => {
    if (token !== undefined && !tokens.has(token)) throw new ApiError(401, 'Je sessie is verlopen.');
    return token !== undefined;
  };
  const own = (caller: Caller): Cart => {
    const isCustomers = isCustomer(caller);
    const found = isCustomers ? carts.find((cart) => cart.isCustomers) : undefined;
    if (found !== undefined) return found;
    const cart = { id: next(), isCustomers, lines: [] };
    carts.push(cart);
    return cart;
  };
  const open = (caller: Caller, cartId: string): Cart => {
    const known = isCustomer(caller);
    const cart = carts.find((other) => idOf(other) === cartId && (known || !other.isCustomers));
    if (cart === undefined) throw unknownCart();
    return cart;
  };
  const linesOf = (cartId: string): Line[] => carts.find((cart) => idOf(cart) === cartId)?.lines ?? [];
  /** A repeat of a task gets its first answer; a refused one is forgotten. */
  const once = (caller: Caller, cartId: string, taskId: string, act: () => Answer): Answer => {
    const isOfCustomer = isCustomer(caller) && (cartId === '' || isNumber(cartId));
    const key = `${isOfCustomer ? 'customer' : cartId} ${taskId}`;
    const answer = tasks.get(key) ?? act();
    tasks.set(key, answer);
    return answer;
  };
  return {
    prices,
    stock,
    logIn(token: string): void {
      tokens.add(token);
    },
    end(token: string): void {
      tokens.delete(token);
    },
    /** The server was set up anew: it knows no guest's cart any more. */
    forgetGuests(): void {
      carts = carts.filter(({ isCustomers }) => isCustomers);
      tasks = new Map([...tasks].filter(([key]) => key.startsWith('customer')));
    },
    create: (caller: Caller): string => idOf(own(caller)),
    pull: (caller: Caller, cartId: string): ServerItem[] => {
      const cart = open(caller, cartId);
      return cart.lines.map((line) => toItem(shelf, cart, line));
    },
    update(caller: Caller, cartId: string, { cartItem }: CartUpdate, taskId: string): ServerItem {
      const answer = once(caller, cartId, taskId, () => ({
        item: put(shelf, cartId === '' ? own(caller) : open(caller, cartId), { ...cartItem, nextId: next }),
      }));
      if ('item' in answer) return answer.item;
      throw new ApiError(409, 'Deze opdracht is al voor iets anders gebruikt.');
    },
    remove(caller: Caller, cartId: string, { cartItem }: CartDelete, taskId: string): true {
      once(caller, cartId, taskId, () => {
        const cart = open(caller, cartId);
        const { item_id, sku } = cartItem;
        cart.lines = cart.lines.filter((line) => (item_id === undefined ? line.sku !== sku : line.id !== item_id));
        return { isRemoved: true };
      });
      return true;
    },
    totals: (caller: Caller, cartId: string): CartTotals => totalsOf(open(caller, cartId), shelf),
    /** The quantities of a cart, by sku. */
    quantities: (cartId: string): Record<string, number> =>
      Object.fromEntries(linesOf(cartId).map(({ sku, quantity }) => [sku, quantity])),
    /** What its pieces cost, in cents. */
    totalOf: (cartId: string): number =>
      linesOf(cartId).reduce((sum, { sku, quantity }) => sum + quantity * (prices[sku] ?? 0), 0),
  };
}

const toItem = ({ prices }: Shelf, cart: Cart, { id, sku, quantity }: Line): ServerItem => ({
  item_id: id,
  sku,
  qty: quantity,
  name: sku,
  price: (prices[sku] ?? 0) / 100,
  product_type: 'simple',
  quote_id: idOf(cart),
});

/** With `prev_qty` the difference is applied to the line that there is (SYNC-05). */
function put(shelf: Shelf, cart: Cart, sent: CartUpdate['cartItem'] & { nextId: () => number }): ServerItem {
  const { sku, qty, prev_qty, nextId } = sent;
  const line = cart.lines.find((other) => other.sku === sku);
  const kept = line?.quantity ?? 0;
  const wanted = prev_qty === undefined ? qty : kept + qty - prev_qty;
  if (wanted <= 0 && kept === 0) throw new ApiError(404, 'Dit product staat niet meer in je winkelwagen.');
  const quantity = Math.max(1, wanted);
  if (quantity > (shelf.stock[sku] ?? Infinity)) throw new ApiError(400, 'Zoveel zijn er niet.');
  const changed = { id: line?.id ?? nextId(), sku, quantity };
  cart.lines = [...cart.lines.filter((other) => other !== line), changed].sort((one, other) => one.id - other.id);
  return toItem(shelf, cart, changed);
}

function totalsOf({ lines }: Cart, { prices }: Shelf): CartTotals {
  const rows = lines.map((line) => ({ ...line, price: prices[line.sku] ?? 0 }));
  const total = rows.reduce((sum, { quantity, price }) => sum + quantity * price, 0) / 100;
  return {
    ...{ grand_total: total, base_grand_total: total, subtotal_incl_tax: total },
    items: rows.map(({ id, sku, quantity, price }) => ({
      ...{ item_id: id, qty: quantity, name: sku, price: price / 100, price_incl_tax: price / 100 },
      ...{ row_total: 0, row_total_incl_tax: (price * quantity) / 100, tax_amount: 0, tax_percent: 0 },
      discount_amount: 0,
    })),
    total_segments: [{ code: 'grand_total', title: 'Totaal', value: total }],
  };
}
