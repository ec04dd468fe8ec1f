import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { stockRoutes } from './routes.ts';

/** What is in stock. */
export const stockSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/stock', stockRoutes(ports)),
  work: [],
});
