import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { importRoutes } from './routes.ts';

/** Catalogues that are brought in. */
export const importSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/admin/import', importRoutes(ports)),
  work: [],
});
