import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { carts } from './tables.ts';

/** A cart as it is kept. */
export type Cart = typeof carts.$inferSelect;

/** Which cart, of which store view; `customerId` is of the token that the request carries. */
export type CartKey = { store: Store; cartId: string; customerId?: number | undefined };

/** The id by which its shopper knows a cart: the number of a customer's, the unguessable text of a guest's (SYNC-03). */
export const cartIdOf = ({ id, mask, customerId }: Cart): string => (customerId === null ? mask : String(id));

/** Whether an id is that of a customer's cart, which is worth nothing without their token. */
const isNumber = (cartId: string): boolean => /^\d{1,9}$/u.test(cartId);

/** The cart of an id, for who may see it: a guest's for anybody who knows it, a customer's for their token alone (SYNC-07). */
export const isCart = ({ store, cartId, customerId }: CartKey) =>
  and(
    eq(carts.storeId, store.id),
    isNumber(cartId) && customerId !== undefined
      ? and(eq(carts.id, Number(cartId)), eq(carts.customerId, customerId))
      : and(eq(carts.mask, cartId), isNull(carts.customerId)),
  );

/** In which cart a task is remembered; an act without a cart is on the customer's, or on a new one of a guest. */
export const taskScope = ({ cartId, customerId }: CartKey): string =>
  customerId !== undefined && (cartId === '' || isNumber(cartId)) ? customerScope(customerId) : cartId;

/** Where the tasks of a customer's carts are remembered. */
export const customerScope = (customerId: number): string => `customer ${customerId}`;

/** 32 characters that nobody guesses. */
const newMask = (): string => randomBytes(16).toString('hex');

type Whose = Pick<CartKey, 'store' | 'customerId'>;

/** A new empty cart. Of a customer, who has one open cart at a time, the one that is there meanwhile. */
export async function createCart(database: Database, whose: Whose): Promise<Cart> {
  const { store, customerId } = whose;
  const row = { storeId: store.id, mask: newMask(), customerId };
  const [cart] = await database.insert(carts).values(row).onConflictDoNothing().returning();
  return cart ?? (await lockOwnCart(database, whose)) ?? refuse(500, 'De winkelwagen kon niet worden gemaakt.');
}

/** The open cart of a customer, held until the transaction ends; undefined without one, and for a guest. */
export async function lockOwnCart(transaction: Database, { store, customerId }: Whose): Promise<Cart | undefined> {
  if (customerId === undefined) return undefined;
  const isOwn = and(eq(carts.storeId, store.id), eq(carts.customerId, customerId), eq(carts.status, 'open'));
  const [cart] = await transaction.select().from(carts).where(isOwn).for('update');
  return cart;
}

/** Says the same of a cart that is not there, one of another shopper and one of another store view (SYNC-07). */
export const refuseCart = (): never => refuse(404, 'Deze winkelwagen bestaat niet.');

/** An open cart; refused with 404. */
export async function openCart(database: Database, key: CartKey): Promise<Cart> {
  const [cart] = await database.select().from(carts).where(isCart(key));
  return cart?.status === 'open' ? cart : refuseCart();
}

/** The same, held until the transaction ends, whatever its status. */
export async function lockCart(transaction: Database, key: CartKey): Promise<Cart> {
  const [cart] = await transaction.select().from(carts).where(isCart(key)).for('update');
  return cart ?? refuseCart();
}

/** An open cart, held until the transaction ends. */
export async function lockOpenCart(transaction: Database, key: CartKey): Promise<Cart> {
  const cart = await lockCart(transaction, key);
  return cart.status === 'open' ? cart : refuseCart();
}

/** Writes changes of the shopper to a cart, and the time of its last change. */
export async function changeCart(database: Database, cart: Cart, changes: Partial<Cart>, at: number): Promise<Cart> {
  const updatedAt = new Date(at);
  await database
    .update(carts)
    .set({ ...changes, updatedAt })
    .where(eq(carts.id, cart.id));
  return { ...cart, ...changes, updatedAt };
}
