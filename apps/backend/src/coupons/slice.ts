import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { couponAdminRoutes } from './routes.ts';

/** Coupons, as the shop makes them. A cart applies one, an order uses it. */
export const couponsSlice = (ports: Pick<Ports, 'database' | 'secrets'>): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/admin/coupons', couponAdminRoutes(ports)),
  work: [],
});
