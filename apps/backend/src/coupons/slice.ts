import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { couponAdminRoutes } from './routes.ts';

/** Administration of coupons. They are applied by `cart/` and redeemed by `orders/`. */
export const couponsSlice = (ports: Pick<Ports, 'database' | 'secrets'>): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/admin/coupons', couponAdminRoutes(ports)),
  work: [],
});
