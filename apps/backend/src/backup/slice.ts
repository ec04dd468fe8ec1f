import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { backupRoutes } from './routes.ts';

/** Backups. */
export const backupSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/admin/backup', backupRoutes(ports)),
  work: [],
});
