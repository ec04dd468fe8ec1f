import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { carts } from './tables.ts';

/** A cart as it is kept. */
export type Cart = typeof carts.$inferSelect;

/** Which cart, of which store view. */
export type CartKey = { store: Store; cartId: string };

/** 32 characters that nobody guesses. */
const newMask = (): string => randomBytes(16).toString('hex');

/** A new empty cart for a guest. */
export async function createCart(database: Database, store: Store): Promise<Cart> {
  const [cart] = await database.insert(carts).values({ storeId: store.id, mask: newMask() }).returning();
  return cart ?? refuse(500, 'De winkelwagen kon niet worden gemaakt.');
}

/** Says the same of a cart that is not there, one of another shopper and one of another store view (SYNC-07). */
export const refuseCart = (): never => refuse(404, 'Deze winkelwagen bestaat niet.');

const guestCart = ({ store, cartId }: CartKey) =>
  and(eq(carts.storeId, store.id), eq(carts.mask, cartId), isNull(carts.customerId));

/** A guest's cart, ordered or not, or undefined. */
async function findCart(database: Database, key: CartKey): Promise<Cart | undefined> {
  const [cart] = await database.select().from(carts).where(guestCart(key));
  return cart;
}

/** A guest's open cart; refused with 404. */
export async function openCart(database: Database, key: CartKey): Promise<Cart> {
  const cart = await findCart(database, key);
  return cart?.status === 'open' ? cart : refuseCart();
}

/** The same, held until the transaction ends, whatever its status. */
export async function lockCart(transaction: Database, key: CartKey): Promise<Cart> {
  const [cart] = await transaction.select().from(carts).where(guestCart(key)).for('update');
  return cart ?? refuseCart();
}

/** An open cart, held until the transaction ends. */
export async function lockOpenCart(transaction: Database, key: CartKey): Promise<Cart> {
  const cart = await lockCart(transaction, key);
  return cart.status === 'open' ? cart : refuseCart();
}

/** Keeps a choice of the shopper. */
export async function changeCart(database: Database, cart: Cart, changes: Partial<Cart>, at: number): Promise<Cart> {
  const updatedAt = new Date(at);
  await database
    .update(carts)
    .set({ ...changes, updatedAt })
    .where(eq(carts.id, cart.id));
  return { ...cart, ...changes, updatedAt };
}
