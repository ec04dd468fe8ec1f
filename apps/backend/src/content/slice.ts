import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { contentRoutes } from './routes.ts';

/** Stories. */
export const contentSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/ext/cms', contentRoutes(ports)),
  work: [],
});
