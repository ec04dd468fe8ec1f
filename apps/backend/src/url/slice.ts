import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { urlRoutes } from './routes.ts';

/** What an address leads to. */
export const urlSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/url', urlRoutes(ports)),
  work: [],
});
