import type { Context } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { guestGroup } from '../prices/groupPrice.ts';
import type { Store } from '../stores/stores.ts';
import { refuseCart, type CartKey } from './carts.ts';

/** Who makes a request: the client that limits count, in a store view, and the customer whose token it carries. */
export type Shopper = { store: Store; client: string; customerId?: number };

/** Of which store view and which group of customers a shopper is: what their prices depend on (PRICE-09). */
export type Buyer = { store: Store; groupId: number };

/** The shopper of a request; refused with a token that is no customer's (SYNC-03). */
export async function shopperOf(c: Context<BackendEnv>): Promise<Shopper & Buyer> {
  const customer = await c.var.customer();
  const { store, client } = c.var;
  if (customer === undefined) return { store, client, groupId: guestGroup };
  return { store, client, groupId: customer.groupId, customerId: customer.id };
}

/** What tells whose an order is: the cart that it was, and the customer whose token a request carries. */
export type Owner = BuyersCart;

/** A cart, and whose prices it has. */
export type BuyersCart = CartKey & Buyer;

/** The owner in a request; refused with neither a cart nor a token. */
export async function ownerOf(c: Context<BackendEnv>, sent?: string): Promise<Owner> {
  const { store, groupId, customerId } = await shopperOf(c);
  const cartId = c.req.query('cartId') || sent || '';
  if (customerId !== undefined) return { store, groupId, cartId, customerId };
  return cartId === '' ? refuseCart() : { store, groupId, cartId };
}

/** Which cart a request is about, in its query or as it was sent; refused without one. */
export async function cartKeyOf(c: Context<BackendEnv>, sent?: string): Promise<BuyersCart> {
  const key = await ownerOf(c, sent);
  return key.cartId === '' ? refuseCart() : key;
}
