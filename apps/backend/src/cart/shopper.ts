import type { Context } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Store } from '../stores/stores.ts';
import { refuseCart, type CartKey } from './carts.ts';

/** Who makes a request: the client that limits count, in a store view, and the customer whose token it carries. */
export type Shopper = { store: Store; client: string; customerId?: number };

/** The shopper of a request; refused with a token that is no customer's (SYNC-03). */
export async function shopperOf(c: Context<BackendEnv>): Promise<Shopper> {
  const customer = await c.var.customer();
  const { store, client } = c.var;
  return customer === undefined ? { store, client } : { store, client, customerId: customer.id };
}

/** What tells whose an order is: the cart that it was, and the customer whose token a request carries. */
export type Owner = CartKey & { customerId?: number };

/** The owner in a request; refused with neither a cart nor a token. */
export async function ownerOf(c: Context<BackendEnv>, sent?: string): Promise<Owner> {
  const { store, customerId } = await shopperOf(c);
  const cartId = c.req.query('cartId') || sent || '';
  if (customerId !== undefined) return { store, cartId, customerId };
  return cartId === '' ? refuseCart() : { store, cartId };
}

/** Which cart a request is about; refused without one. */
export async function cartKeyOf(c: Context<BackendEnv>): Promise<CartKey> {
  const { store, cartId } = await ownerOf(c);
  return cartId === '' ? refuseCart() : { store, cartId };
}
