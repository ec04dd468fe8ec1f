import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { hour, second, type Job, type Slice } from '../slice.ts';
import { searchAdminRoutes } from './adminRoutes.ts';
import { forgetOldSearches } from './insight.ts';
import { indexKeeper } from './keepIndexes.ts';
import { searchRoutes } from './routes.ts';

/** Search, its indexes, and what was searched for. */
export const searchSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>()
    .route('/api/catalog', searchRoutes(ports))
    .route('/api/admin/search', searchAdminRoutes(ports)),
  work: [keepIndexes(ports), { name: 'old searches', pause: hour, act: () => forgetOldSearches(ports) }],
});

function keepIndexes(ports: Ports): Job {
  let keeper: Awaited<ReturnType<typeof indexKeeper>> | undefined;
  return {
    name: 'search indexes',
    pause: second,
    begin: async () => void (keeper = await indexKeeper(ports)),
    act: async () => keeper?.round(),
  };
}
