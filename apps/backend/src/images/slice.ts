import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { imageRoutes } from './routes.ts';

/** Pictures in any size. */
export const imagesSlice = (ports: Ports): Slice => ({
  routes: new Hono<BackendEnv>().route('/img', imageRoutes(ports)),
  work: [],
});
