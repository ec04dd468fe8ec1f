import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Slice } from '../slice.ts';
import { customerDataRoutes } from './routes.ts';
import type { CustomerDataPorts } from './service.ts';

/** What customers may ask of all slices together: their data, and to be forgotten. */
export const customerDataSlice = (ports: CustomerDataPorts): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/user', customerDataRoutes(ports)),
  work: [],
});
