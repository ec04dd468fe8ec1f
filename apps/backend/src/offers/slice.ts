import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { offerRoutes } from './routes.ts';

/** The daily offer. */
export const offersSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/ext/daily-offer', offerRoutes(ports)),
  work: [],
});
