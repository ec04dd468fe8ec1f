import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { feedRoutes } from './routes.ts';

/** Feeds and sitemaps. */
export const feedsSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/feeds', feedRoutes(ports)),
  work: [],
});
