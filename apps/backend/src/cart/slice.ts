import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { limited } from '../limits/limited.ts';
import type { Slice } from '../slice.ts';
import { cartData } from './customerData.ts';
import { cartExtendRoutes, cartRoutes } from './routes.ts';
import { createCarts, type CartPorts } from './service.ts';

/** Carts. */
export function cartSlice(ports: CartPorts): Slice {
  const carts = createCarts(ports);
  const writes = limited(ports.limiter, 'writesOfClient');
  return {
    routes: new Hono<BackendEnv>()
      .use('/api/cart/*', writes)
      .use('/api/ext/cart-extend/*', writes)
      .route('/api/cart', cartRoutes(carts))
      .route('/api/ext/cart-extend', cartExtendRoutes(carts)),
    work: [],
    customerData: cartData,
  };
}
