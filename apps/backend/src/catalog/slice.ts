import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { productRoutes } from './productRoutes.ts';

/** Products by their SKU. */
export const catalogSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/product', productRoutes(ports)),
  work: [],
});
