import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { minute, type Slice } from '../slice.ts';
import { customerAdminRoutes } from './adminRoutes.ts';
import { userRoutes } from './routes.ts';
import type { Customers } from './service.ts';

/** Customers: their sessions, passwords and profiles. */
export const customersSlice = (customers: Customers, adminKey: string): Slice => ({
  routes: new Hono<BackendEnv>()
    .route('/api/user', userRoutes(customers))
    .route('/api/admin/customers', customerAdminRoutes(customers, adminKey)),
  work: [{ name: 'sessions that are over', pause: 10 * minute, act: customers.sweep }],
});
