import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { blogRoutes } from './routes.ts';

/** The blog. */
export const blogSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/ext/blog', blogRoutes(ports)),
  work: [],
});
