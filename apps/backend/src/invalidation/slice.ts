import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { invalidationAdminRoutes, invalidationRoutes } from './routes.ts';

/** What pages have become old. */
export const invalidationSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>()
    .route('/api/invalidations', invalidationRoutes(ports))
    .route('/api/admin/invalidations', invalidationAdminRoutes(ports)),
  work: [],
});
