import type { Context } from 'hono';
import { refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Store } from '../stores/stores.ts';
import { refuseCart, type CartKey } from './carts.ts';

/** Who makes a request: the client that limits count, in a store view. */
export type Shopper = { store: Store; client: string };

const expired = 'Je sessie is verlopen. Log opnieuw in';

/** The token of a request, in its header or its query (API-06); empty for a guest. */
export function tokenOf(c: Context<BackendEnv>): string {
  const bearer = /^Bearer\s+(\S+)$/iu.exec(c.req.header('authorization') ?? '')?.[1];
  return bearer ?? c.req.query('token') ?? '';
}

/** Lets guests through. There are no accounts yet, so every token is refused as an expired one is (SYNC-03). */
export function refuseToken(c: Context<BackendEnv>): void {
  if (tokenOf(c) !== '') refuse(401, expired);
}

/** Which cart a request is about; refused without one. */
export function cartKeyOf(c: Context<BackendEnv>, sent?: string): CartKey {
  refuseToken(c);
  const cartId = c.req.query('cartId') || sent || '';
  return cartId === '' ? refuseCart() : { store: c.var.store, cartId };
}
